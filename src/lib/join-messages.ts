/** Sentences that stand in one place: a line for each, none twice; `undefined` where there are none. */
export function joinMessages(messages: readonly (string | undefined)[]): string | undefined {
  const distinct = new Set(messages.filter((message) => message !== undefined && message.trim() !== ""));
  return distinct.size === 0 ? undefined : [...distinct].join("\n");
}
