import { expect, test } from "vitest";
import type { BrowserCommandContext } from "vitest/node";
import { clipboardTurns } from "./clipboard-turns.js";

test("one page after the other has the clipboard, in the order in which they ask", async () => {
  const { takeClipboard, giveClipboardBack } = clipboardTurns();
  const page = (sessionId: string) => ({ sessionId }) as BrowserCommandContext;
  const log: string[] = [];
  const take = async (name: string) => {
    await takeClipboard(page(name));
    log.push(name);
  };
  await take("a");
  await take("a");
  const others = [take("b"), take("c")];
  await Promise.resolve();
  expect(log).toEqual(["a", "a"]);
  // Who has it not gives nothing back.
  await giveClipboardBack(page("b"));
  await Promise.resolve();
  expect(log).toEqual(["a", "a"]);
  await giveClipboardBack(page("a"));
  await others[0];
  expect(log).toEqual(["a", "a", "b"]);
  await giveClipboardBack(page("b"));
  await Promise.all(others);
  expect(log).toEqual(["a", "a", "b", "c"]);
  await giveClipboardBack(page("c"));
  await take("a");
});
