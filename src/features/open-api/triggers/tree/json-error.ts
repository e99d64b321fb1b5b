/** Deeper than any sample, shallower than the stack. */
const deepest = 200;

/**
 * Index at which a text stops being JSON: the place of the first character that cannot stand there, `null` if it is
 * JSON. Engines say it in words of their own, or not at all. What is nested deeper than 200 levels is refused as
 * well.
 */
export function jsonErrorAt(text: string): number | null {
  let at = 0;

  // Each of these reads on from `at`. Where one answers false, `at` is where it failed.
  function blanks(): void {
    while (" \t\n\r".includes(text[at] ?? "end")) at += 1;
  }
  function isNext(character: string): boolean {
    if (text[at] !== character) return false;
    at += 1;
    return true;
  }
  function matches(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  }
  function string(): boolean {
    if (!isNext('"')) return false;
    while (at < text.length) {
      if (isNext('"')) return true;
      if (text[at] === "\\") {
        if (!matches(/\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y)) return false;
      } else if (text.charCodeAt(at) < 0x20) return false;
      else at += 1;
    }
    return false;
  }
  function members(depth: number, end: string): boolean {
    if (depth > deepest) return false;
    at += 1;
    blanks();
    if (isNext(end)) return true;
    do {
      if (end === "}" && !name()) return false;
      if (!value(depth)) return false;
      blanks();
      if (isNext(end)) return true;
    } while (isNext(","));
    return false;
  }
  function name(): boolean {
    blanks();
    if (!string()) return false;
    blanks();
    return isNext(":");
  }
  function value(depth: number): boolean {
    blanks();
    if (text[at] === "{") return members(depth + 1, "}");
    if (text[at] === "[") return members(depth + 1, "]");
    if (text[at] === '"') return string();
    return matches(/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
  }

  if (!value(0)) return at;
  blanks();
  return at === text.length ? null : at;
}

/** On which line a place of a text is, counted from 1. Where the text ends too early that is its last line with something. */
export function lineAt(text: string, at: number): number {
  const before = at >= text.length ? text.trimEnd() : text.slice(0, at);
  return before.split(/\r\n|\r|\n/).length;
}
