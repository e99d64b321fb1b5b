/**
 * Returns `before` where `next` is equal to it, so that whoever compares by `===` is told of changes alone: what TanStack
 * Query calls structural sharing, of the whole. Plain objects, lists and maps are compared by what is in them; anything
 * else is equal only to itself.
 */
export function keptIfEqual<T>(before: unknown, next: T): T {
  return isEqual(before, next) ? (before as T) : next;
}

/** Makes a function that gives what it gave before as long as it is given something equal. */
export function createKeeper<T>(): (next: T) => T {
  let last: unknown;
  return (next) => {
    const kept = keptIfEqual(last, next);
    last = kept;
    return kept;
  };
}

function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, at) => isEqual(each, b[at]));
  if (a instanceof Map && b instanceof Map)
    return a.size === b.size && [...a].every(([key, each]) => b.has(key) && isEqual(each, b.get(key)));
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
  );
}

/** True for what a literal makes. A set, a date or an instance has no keys that say what it is. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
