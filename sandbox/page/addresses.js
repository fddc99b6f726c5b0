/** Which addresses may be followed or loaded. */

/** The address if it is http or https, else null: `javascript:` and the like never become links. */
export function safeLink(address) {
  try {
    const url = new URL(address);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}

/** The stand-in's own files come under whatever name it calls itself: take the path, so that they are of our origin. */
export function fileAddress(address) {
  try {
    const url = new URL(address, location.href);
    if (url.pathname.startsWith("/cdn/")) return url.pathname + url.search;
    return safeLink(url.href);
  } catch {
    return null;
  }
}

/** Address of a media item; `attachment://name` means a file of the same message. */
export function mediaAddress(media, attachments = []) {
  const url = media?.url ?? "";
  if (!url.startsWith("attachment://")) return fileAddress(url);
  const file = attachments.find((attachment) => attachment.filename === url.slice("attachment://".length));
  return file ? fileAddress(file.url) : null;
}
