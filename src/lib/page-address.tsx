/*
 * Where the page stands. In a frame whose page is written into another (`srcdoc`, or by script) `location` names nothing,
 * and the page around counts.
 */

/** The origin that calls go to. Not `self.origin` where `location` knows it: a page's `var origin` takes its place. */
export function pageOrigin(): string {
  return location.origin === "null" ? self.origin : location.origin;
}

/** The address that others are relative to, whatever `<base>` the page has. */
export function pageAddress(): string {
  return isWritten() ? document.baseURI : location.href;
}

/** Path and query, to tell pages of one origin apart; frames that are written into one page have a number too. */
export function pagePath(): string {
  const { pathname, search } = new URL(pageAddress());
  return pathname + search + (isWritten() ? `#${frameNumber()}` : "");
}

function isWritten(): boolean {
  return location.protocol === "about:";
}

function frameNumber(): number {
  let number = 0;
  while (number < parent.length && parent[number] !== window) number++;
  return number;
}
