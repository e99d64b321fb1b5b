import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { actionOf, textField, textsOf } from "../elements/action-editor/page.js";
import { configurePage } from "./support/console-page.js";
import { eventually } from "./support/editors.js";
import { isOffered, key, leaveWork, mountKept, nextIdle } from "./support/kept-work.js";
import { deferred, serve } from "./support/server.js";

beforeEach(() => sessionStorage.clear());

test("what is handed over takes the offer away, also where the page names an owner", async () => {
  configurePage({ draftOwner: "A" });
  await leaveWork("前の");
  const editor = mountKept({ finisher: "emit" });
  await eventually(() => isOffered(editor)).toBe(true);
  await editor.submit();
  await nextIdle();
  expect([isOffered(editor), sessionStorage.getItem(`${key}?owner=A`)]).toEqual([false, null]);
});

test("where the owner changes during a save, only the draft of what was saved goes", async () => {
  const seventh = { ...actionOf("七"), aid: 7 };
  const keptOf = (owner: string) => sessionStorage.getItem(`${key}?owner=${owner}`);
  configurePage({ draftOwner: "B" });
  await leaveWork("Bの", { value: seventh });
  configurePage({ draftOwner: "A" });
  const held = deferred({ json: { aid: 7 } });
  const calls = serve(held.answer);
  const editor = mountKept({ value: seventh });
  await userEvent.fill(textField(editor), "Aの");
  await eventually(() => keptOf("A")).toContain("Aの");
  const result = editor.submit();
  await eventually(() => calls.length).toBe(1);
  configurePage({ draftOwner: "B" });
  await eventually(() => isOffered(editor)).toBe(true);
  held.arrive();
  await result;
  await nextIdle();
  expect(textsOf(editor)).toEqual(["Aの"]);
  expect([keptOf("A"), isOffered(editor)]).toEqual([null, true]);
  expect(keptOf("B")).toContain("Bの");
});
