import { describe, expect, test } from "vitest";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import { actionOf, textsOf } from "../elements/action-editor/page.js";
import { type Attributes, drawn, eventually, shownText, withAttributes } from "./support/editors.js";
import { type HostPage, openPage } from "./support/host-page.js";
import { typeInto } from "./support/page-hazards.js";
import { messageIn } from "./support/written-text.js";

const offer = "前回の編集内容が残っています";

/** A page of a console that answers every call with this status, with an editor on it after each load. */
async function openExpired(status: number, ...editors: Attributes[]): Promise<HostPage> {
  return openPage((page) => {
    page.window.fetch = async () => new page.window.Response(null, { status });
    for (const attributes of editors) {
      const editor = page.document.createElement("action-editor");
      page.document.body.append(withAttributes(editor, { value: actionOf("一"), ...attributes }));
    }
    void page.loadEditor();
  });
}

async function editorOf({ document, window }: HostPage, number = 1): Promise<ActionEditorElement> {
  await window.customElements.whenDefined("action-editor");
  const editor = document.querySelectorAll("action-editor")[number - 1] as ActionEditorElement;
  await drawn(editor);
  return editor;
}

async function edit(editor: ActionEditorElement, text: string): Promise<void> {
  typeInto(messageIn(editor), text);
  await eventually(() => textsOf(editor)).toEqual([text]);
}

function press({ shadowRoot }: Element, name: string): void {
  const buttons = [...(shadowRoot?.querySelectorAll("button") ?? [])];
  buttons.find(({ textContent }) => textContent === name)?.click();
}

describe("an expired page", () => {
  test.each([
    [409, "with a key", { "draft-key": "action-draft" }],
    [409, "without one", {}],
    [419, "without one", {}],
  ])("(%d, %s) keeps the work, reloads and offers it back", async (status, _, attributes) => {
    const page = await openExpired(status, attributes);
    const before = await editorOf(page);
    await edit(before, "編集した");
    press(before, "確定");
    await eventually(() => page.loads).toBe(2);

    const after = await editorOf(page);
    await eventually(() => shownText(after)).toContain(offer);
    expect(textsOf(after)).toEqual(["一"]);
    press(after, "復元する");
    await eventually(() => textsOf(after)).toEqual(["編集した"]);
  });

  test("offers each of two editors its own work", async () => {
    const page = await openExpired(409, {}, {});
    const [first, second] = [await editorOf(page, 1), await editorOf(page, 2)];
    await edit(first, "一つ目");
    first.addEventListener("page-expired", (event) => event.preventDefault());
    await first.submit();
    await edit(second, "二つ目");
    await second.submit();
    await eventually(() => page.loads).toBe(2);
    for (const [number, text] of [
      [1, "一つ目"],
      [2, "二つ目"],
    ] as const) {
      const editor = await editorOf(page, number);
      await eventually(() => shownText(editor)).toContain(offer);
      press(editor, "復元する");
      await eventually(() => textsOf(editor)).toEqual([text]);
    }
  });

  test.each([
    ["without keys", {}, {}],
    ["with a key on the other", {}, { "draft-key": "other" }],
  ])("keeps and offers what the others on the page have, %s", async (_, first, second) => {
    const page = await openExpired(419, first, second, {});
    const [one, two] = [await editorOf(page, 1), await editorOf(page, 2)];
    await edit(two, "よその");
    await one.submit();
    await eventually(() => page.loads).toBe(2);
    const after = await editorOf(page, 2);
    await eventually(() => shownText(after)).toContain(offer);
    press(after, "復元する");
    await eventually(() => textsOf(after)).toEqual(["よその"]);
    expect(shownText(await editorOf(page, 3))).not.toContain(offer);
  });

  test("reloads without an offer when nothing was changed", async () => {
    const page = await openExpired(409, {});
    await (await editorOf(page)).submit();
    await eventually(() => page.loads).toBe(2);
    const after = await editorOf(page);
    expect(shownText(after)).not.toContain(offer);
  });

  test.each([
    ["with a key", { "draft-key": "action-draft" }],
    ["without one", {}],
  ])(
    "is not reloaded where the work cannot be kept (%s), and the operator is told",
    async (_, attributes) => {
      const page = await openExpired(409, attributes);
      const editor = await editorOf(page);
      page.window.Storage.prototype.setItem = () => {
        throw new page.window.DOMException("", "QuotaExceededError");
      };
      await edit(editor, "編集した");
      const result = await editor.submit();
      expect(result).toMatchObject({ ok: false, status: 409 });
      await eventually(() => shownText(editor)).toContain("ページを再読み込みしていません");
      expect(shownText(editor)).not.toContain("控えてあります");
      expect(result).not.toMatchObject({
        messages: expect.arrayContaining([expect.stringContaining("控えて")]),
      });
      expect([page.leaving, textsOf(editor), editor.status]).toEqual([false, ["編集した"], 0]);
    },
  );

  test("is not reloaded against the host's will, and does not say that it is", async () => {
    const page = await openExpired(409, {});
    const editor = await editorOf(page);
    editor.addEventListener("page-expired", (event) => event.preventDefault());
    await edit(editor, "編集した");
    await editor.submit();
    await eventually(() => shownText(editor)).toContain("登録に失敗しました");
    expect([page.leaving, textsOf(editor)]).toEqual([false, ["編集した"]]);
    expect(shownText(editor)).not.toContain("再読み込みします");
  });
});

describe("a reload by the operator", () => {
  test("right after the last key loses nothing", async () => {
    const page = await openExpired(500, { "draft-key": "action-draft" });
    const before = await editorOf(page);
    await edit(before, "編集した");
    page.window.location.reload();
    await eventually(() => page.loads).toBe(2);
    const after = await editorOf(page);
    await eventually(() => shownText(after)).toContain(offer);
    press(after, "復元する");
    await eventually(() => textsOf(after)).toEqual(["編集した"]);
  });
});
