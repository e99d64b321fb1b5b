/** Sentences that stand in one place: a line for each, none twice; `undefined` where there are none. */
export function joinMessages(messages: readonly (string | undefined)[]): string | undefined {
  const said = new Set(messages.filter((message) => message !== undefined && message.trim() !== ""));
  return said.size === 0 ? undefined : [...said].join("\n");
}
