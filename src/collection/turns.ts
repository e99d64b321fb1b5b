/** Makes a call when those before it on the same record have ended. */
export async function inTurn<T>(
  turns: Map<string, Promise<unknown>>,
  record: string,
  call: () => Promise<T>,
): Promise<T> {
  const before = turns.get(record);
  const turn = before ? before.then(call, call) : call();
  turns.set(record, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(record) === turn) turns.delete(record);
  }
}
