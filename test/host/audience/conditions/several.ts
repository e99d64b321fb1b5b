/** 60, 80, 85: 0 who have at least one of the things; 1 every one; 2 everybody but 0; 3 everybody but 1. */
export type Several = 0 | 1 | 2 | 3;

/** Of no things, as of an empty folder, nobody has any and nobody has all *(ours)*. */
export function hasSeveral(own: readonly number[], asked: readonly number[], code: Several): boolean {
  const has = code === 0 || code === 2 ? hasAny : hasAll;
  return has(own, asked) === code < 2;
}

function hasAny(own: readonly number[], asked: readonly number[]): boolean {
  return asked.some((id) => own.includes(id));
}

function hasAll(own: readonly number[], asked: readonly number[]): boolean {
  return asked.length > 0 && asked.every((id) => own.includes(id));
}
