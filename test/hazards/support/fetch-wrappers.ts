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

/** Hands over a `Request`, which our calls must not do: the path that was asked for, or the error, and the token that came. */
export async function fateOfRequest(): Promise<unknown[]> {
  try {
    const response = await fetch(new Request("/api/echo", { headers: { "X-CSRF-TOKEN": "token" } }));
    const { token } = response.ok ? await response.json() : { token: null };
    return [new URL(response.url).pathname, token];
  } catch (error) {
    return [String(error), null];
  }
}
