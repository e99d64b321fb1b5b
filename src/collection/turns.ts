/** Makes a call when those before it on the same record, or on any of several, have ended. */
export async function inTurn<T>(
  turns: Map<string, Promise<unknown>>,
  records: string | readonly string[],
  call: () => Promise<T>,
): Promise<T> {
  const names = typeof records === "string" ? [records] : records;
  const before = names.flatMap((name) => turns.get(name) ?? []);
  const turn = before.length > 0 ? Promise.allSettled(before).then(call) : call();
  for (const name of names) turns.set(name, turn);
  try {
    return await turn;
  } finally {
    for (const name of names) if (turns.get(name) === turn) turns.delete(name);
  }
}
