import { describe, expect, test } from "vitest";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import {
  type Attributes,
  actionOf,
  drawn,
  eventually,
  shownText,
  withAttributes,
} from "./support/editors.js";
import { type HostPage, openPage } from "./support/host-page.js";
import { messageIn, writtenIn } from "./support/written-text.js";

/** A page on which the editor is there, and the parts that it loads when it needs them are not. */
async function openWithout(
  parts: "wait" | "fail",
  attributes: Attributes,
): Promise<{ page: HostPage; editor: ActionEditorElement }> {
  const page = await openPage();
  page.window.console.error = () => {};
  page.parts[parts]();
  await page.loadEditor();
  const editor = withAttributes(page.document.createElement("action-editor"), attributes);
  page.document.body.append(editor);
  await eventually(() => editor.shadowRoot?.querySelector(".editor")).toBeTruthy();
  return { page, editor };
}

function inside<E extends HTMLElement>(editor: Element, selector: string): E {
  const found = editor.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

function button({ shadowRoot }: Element, name: string): HTMLButtonElement | undefined {
  const buttons = [...(shadowRoot?.querySelectorAll("button") ?? [])];
  return buttons.find((each) => each.textContent === name || each.getAttribute("aria-label") === name);
}

describe("where a part cannot be loaded", () => {
  test("an editor that cannot be drawn still offers to try again, and hands the work over", async () => {
    const { page, editor } = await openWithout("fail", { value: actionOf("一", "二") });
    for (const child of editor.shadowRoot?.querySelectorAll(".editor *") ?? []) child.remove();
    page.window.addEventListener("error", (event) => event.preventDefault());
    editor.value = actionOf("二");
    await eventually(() => shownText(editor)).toContain("この編集欄を表示できませんでした");
    const work = inside<HTMLTextAreaElement>(editor, "[role=alert] label textarea");
    expect([work.value, work.readOnly]).toEqual([JSON.stringify(editor.value), true]);
    expect(work.labels[0]?.textContent).toContain("すべて選んでコピーできます");
    page.parts.come();
    button(editor, "もう一度表示する")?.click();
    await drawn(editor);
    expect(writtenIn(messageIn(editor))).toBe("二");
  });
});
