/** An id as a page may give it, a positive whole number; `null` for anything else. */
export function readId(id: number | null): number | null {
  return id !== null && Number.isSafeInteger(id) && id > 0 ? id : null;
}
