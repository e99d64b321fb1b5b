import { describe, expect, test } from "vitest";
import { actionOf, openWithoutParts } from "../elements/action-editor/page.js";
import { buttonNode, inside } from "../elements/page.js";
import { drawn, eventually, shownText } from "./support/editors.js";
import { messageIn, writtenIn } from "./support/written-text.js";

describe("where a part cannot be loaded", () => {
  test("an editor that cannot be drawn still offers to try again, and hands the work over", async () => {
    const { page, editor } = await openWithoutParts("fail", { value: actionOf("一", "二") });
    for (const child of editor.shadowRoot?.querySelectorAll(".editor *") ?? []) child.remove();
    page.window.addEventListener("error", (event) => event.preventDefault());
    editor.value = actionOf("二");
    await eventually(() => shownText(editor)).toContain("この編集欄を表示できませんでした");
    const work = inside<HTMLTextAreaElement>(editor, "[role=alert] label textarea");
    expect([work.value, work.readOnly]).toEqual([JSON.stringify(editor.value), true]);
    expect(work.labels[0]?.textContent).toContain("すべて選んでコピーできます");
    page.parts.come();
    buttonNode(editor, "もう一度表示する")?.click();
    await drawn(editor);
    expect(writtenIn(messageIn(editor))).toBe("二");
  });
});
