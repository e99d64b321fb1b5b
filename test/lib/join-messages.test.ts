import { expect, it } from "vitest";
import { joinMessages } from "../../src/lib/join-messages.js";

it.each<[readonly (string | undefined)[], string | undefined]>([
  [[], undefined],
  [[undefined, "", " "], undefined],
  [["一"], "一"],
  [["一", undefined, "二"], "一\n二"],
  [["一", "二", "一"], "一\n二"],
])("%j is %j", (messages, said) => {
  expect(joinMessages(messages)).toBe(said);
});
