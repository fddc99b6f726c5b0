/** Who one is and where, kept in the address, so that two tabs can be two people. */

/** @returns {{user: ?string, channel: ?string}} */
export function readPlace() {
  const parts = new URLSearchParams(location.hash.slice(1));
  return { user: parts.get("user"), channel: parts.get("channel") };
}

/** Writes the place without an entry in the browser's history and without a `hashchange`. */
export function writePlace(user, channel) {
  const parts = new URLSearchParams({ user });
  if (channel) parts.set("channel", channel);
  history.replaceState(null, "", `#${parts}`);
}
