/** The live connection of one person; it comes back by itself. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

/**
 * @param {string} user
 * @param {(event: Object) => void} receive each event of the server
 * @param {(connected: boolean, tries: number) => void} report the state of the line; `tries` counts failures in a row
 * @returns {() => void} closes the line for good
 */
export function connect(user, receive, report) {
  let socket = null;
  let timer = 0;
  let tries = 0;
  let closed = false;

  function open() {
    const address = new URL(`/page/socket?user=${encodeURIComponent(user)}`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(address);
    socket.onmessage = (frame) => {
      if (closed) return;
      const event = JSON.parse(frame.data);
      if (event.type === "hello") {
        tries = 0;
        report(true, 0);
      }
      receive(event);
    };
    socket.onclose = () => {
      if (closed) return;
      tries += 1;
      report(false, tries);
      timer = setTimeout(open, Math.min(LONGEST_WAIT, FIRST_WAIT * 1.6 ** (tries - 1)));
    };
  }

  open();
  return () => {
    closed = true;
    clearTimeout(timer);
    socket.close();
  };
}
