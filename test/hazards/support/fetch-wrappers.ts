// What trackers of old pages put in the place of `fetch`. They were written for calls of the form `fetch(text, options)`
// and take anything else to pieces. Each is sent to the page as text, so it can use nothing outside of itself.

/** Marks every call: the headers are copied as if they were always a plain object. */
export function headersCopied(): void {
  const original = globalThis.fetch;
  globalThis.fetch = (address, options) =>
    original(address, { ...options, headers: { ...options?.headers, "X-Visitor": "7" } });
}

/** Looks for its own calls in the address, as if that were always text. */
export function addressSearched(): void {
  const original = globalThis.fetch;
  globalThis.fetch = async (address, options) =>
    (address as string).indexOf("/analytics") === -1 ? original(address, options) : new Response("counted");
}

/** Keeps caches out by something at the end of the address, which makes a text of whatever it is. */
export function addressExtended(): void {
  const original = globalThis.fetch;
  globalThis.fetch = (address, options) => original(`${address}?_=1`, options);
}
