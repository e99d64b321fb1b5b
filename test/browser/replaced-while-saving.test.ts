import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import { actionOf, textField, textsOf } from "../elements/action-editor/page.js";
import { eventually, shownText } from "./support/editors.js";
import { inBrief, record } from "./support/events.js";
import { isOffered, mountKept, nextIdle, stored } from "./support/kept-work.js";
import { deferred, type Scripted, serve } from "./support/server.js";

/* Other content that the page sets while the one before is being saved. */

beforeEach(() => sessionStorage.clear());

const seventh = { ...actionOf("七"), aid: 7 };

/** A new action that is edited and sent. */
async function send(answer: Scripted, ...later: Scripted[]) {
  const held = deferred(answer);
  const calls = serve(held.answer, ...later);
  const editor = mountKept();
  await userEvent.fill(textField(editor), "新");
  await eventually(() => stored()?.value).toEqual(actionOf("新"));
  const result = editor.submit();
  await eventually(() => calls.length).toBe(1);
  return { editor, calls, held, result };
}

const idOf = (editor: ActionEditorElement) => editor.value.aid;

describe("what is set while another is being saved", () => {
  test("gets nothing of its answer, and waits for nothing", async () => {
    const { editor, held, result } = await send({ json: { aid: 12 } });
    editor.value = seventh;
    expect(editor.status).toBe(0);
    const heard = record(editor);
    held.arrive();
    expect(await result).toMatchObject({ ok: true, response: { aid: 12 } });
    expect([idOf(editor), editor.dirty, editor.status]).toEqual([7, false, 0]);
    expect(inBrief(heard)).toEqual([]);
    await userEvent.fill(textField(editor), "七の続き");
    await eventually(() => textsOf(editor)).toEqual(["七の続き"]);
    editor.undo();
    expect(idOf(editor)).toBe(7);
  });

  test("says nothing of its refusal", async () => {
    const { editor, held, result } = await send({ status: 422, json: { message: "名前が長すぎます" } });
    editor.value = seventh;
    held.arrive();
    expect((await result).ok).toBe(false);
    await nextIdle();
    expect(shownText(editor)).not.toContain("名前が長すぎます");
    expect(editor.status).toBe(0);
  });

  test("is sent when it is submitted", async () => {
    const { editor, calls, held, result } = await send({ json: { aid: 12 } }, { json: { aid: 7 } });
    editor.value = seventh;
    expect(await editor.submit()).toMatchObject({ ok: true, payload: { aid: 7 } });
    expect(calls.length).toBe(2);
    held.arrive();
    await result;
    expect([idOf(editor), editor.dirty]).toEqual([7, false]);
  });
});

describe("the draft of the one before", () => {
  test("goes when it has arrived", async () => {
    const { editor, held, result } = await send({ json: { aid: 12 } });
    editor.value = seventh;
    held.arrive();
    await result;
    expect(stored()).toBe(null);
    editor.value = actionOf("次");
    await nextIdle();
    expect(isOffered(editor)).toBe(false);
  });

  test("goes from what is on offer too, where the same record was set anew", async () => {
    const held = deferred({ json: { aid: 7 } });
    const calls = serve(held.answer);
    const editor = mountKept({ value: seventh });
    await userEvent.fill(textField(editor), "七の続き");
    await eventually(() => stored()?.value).toEqual({ ...actionOf("七の続き"), aid: 7 });
    const result = editor.submit();
    await eventually(() => calls.length).toBe(1);
    editor.value = { ...actionOf("七の新しい方"), aid: 7 };
    await eventually(() => isOffered(editor)).toBe(true);
    held.arrive();
    await result;
    await eventually(() => isOffered(editor)).toBe(false);
    await eventually(stored).toBe(null);
  });

  test("stays when it was refused", async () => {
    const { editor, held, result } = await send({ status: 500 });
    editor.value = seventh;
    held.arrive();
    await result;
    editor.value = actionOf("次");
    await eventually(() => isOffered(editor)).toBe(true);
  });
});
