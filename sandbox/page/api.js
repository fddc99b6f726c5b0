/** What the page asks of the server. */

/** An answer that a person should read. */
class Refused extends Error {}

/** @returns {Promise<Array<{id: string, username: string, global_name: ?string, avatar_colour: string}>>} */
export async function fetchPeople() {
  const answer = await fetch("/page/people");
  if (!answer.ok) throw new Refused(`The server answered ${answer.status}.`);
  return answer.json();
}

/**
 * Does something as a person.
 * @param {string} user
 * @param {?string} channel
 * @param {Object} action with its name under `action`
 * @throws {Refused} with the server's own words
 */
export async function act(user, channel, action) {
  let answer;
  try {
    answer = await fetch("/page/actions", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ user, channel, ...action }),
    });
  } catch {
    throw new Refused("The server cannot be reached. Try again in a moment.");
  }
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok || body.ok === false) throw new Refused(body.text ?? `The server answered ${answer.status}.`);
  return body;
}
