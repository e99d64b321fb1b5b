import { fold } from "../lib/fold.js";

/**
 * Index to which a key leads in a list of `count`, from the active row (-1: none yet); round at the ends, except by
 * pages. Under a search box Home and End belong to its caret. No answer for any other key.
 */
export function activeAfter(
  key: string,
  active: number,
  count: number,
  searching: boolean,
): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case "ArrowDown":
      return active >= last ? 0 : active + 1;
    case "ArrowUp":
      return active <= 0 ? last : active - 1;
    case "PageDown":
      return Math.min(active + pageRows, last);
    case "PageUp":
      return Math.max(active - pageRows, 0);
    case "Home":
      return searching ? undefined : 0;
    case "End":
      return searching ? undefined : last;
    default:
      return undefined;
  }
}

const pageRows = 10;

/**
 * The row whose label begins with what was typed, from the active one on. One letter again and again goes through all
 * rows that begin with it.
 */
export function typedRow(typed: string, active: number, labels: readonly string[]): number | undefined {
  const wanted = fold(typed);
  const [letter = ""] = wanted;
  const repeated = wanted !== "" && wanted === letter.repeat(wanted.length);
  const start = repeated ? active + 1 : Math.max(active, 0);
  const order = labels.map((_, at) => (start + at) % labels.length);
  return order.find((at) => letter !== "" && fold(labels[at] ?? "").startsWith(repeated ? letter : wanted));
}
