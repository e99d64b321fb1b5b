import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  backButton,
  conditionSwitch,
  drawnAction,
  drawnSlide,
  isOpen,
} from "../elements/action-editor/page-conditions.js";
import { serveFilters } from "../elements/funnel-editor/page.js";
import { type Announced, announced, flat } from "./support/accessibility.js";
import { eventually, within } from "./support/editors.js";
import { focused, focusedName, tabTo } from "./support/focus.js";

/** The slide as a screen reader is told of it. */
async function slideHeard(): Promise<Announced | undefined> {
  return flat(await announced()).find(({ role, name }) => role === "group" && name === "条件を編集");
}
const backHeard = async () =>
  flat([(await slideHeard()) ?? []].flat()).find(({ states }) => states.focused === true);

describe("the condition in the place of what it belongs to", () => {
  test("says that it is one, whose it is, and whether it is on", async () => {
    serveFilters();
    const editor = await drawnAction();
    await tabTo("1. テキスト送信 > 条件");
    await userEvent.keyboard(" ");
    await drawnSlide(editor);
    await eventually(focusedName).toBe("名前を追加");
    const described = (await slideHeard())?.description;
    expect(described).toMatch(/^1\. テキスト送信.+条件はオフです。決めるとオンになります$/);
    await userEvent.keyboard("{Enter}");
    (backButton(editor).element() as HTMLElement).focus();
    await eventually(async () => (await backHeard())?.description).toBe("条件はオンです");
  });
});

describe("behind the fields", () => {
  const way = (editor: Element, name: string) => within(editor).getByRole("button", { name, exact: true });

  test("who goes forward meets a way to the condition, and comes back to the switch", async () => {
    serveFilters();
    const editor = await drawnAction();
    const give = way(editor, "条件を付ける").first().element() as HTMLElement;
    const text = editor.shadowRoot?.querySelector<HTMLElement>("[role=textbox]");
    expect(text && text.compareDocumentPosition(give) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    text?.focus();
    await tabTo("1. テキスト送信 > 条件を付ける");
    expect(focused()).toBe(give);
    expect(getComputedStyle(give).clipPath).toBe("none");
    await userEvent.keyboard("{Enter}");
    await drawnSlide(editor);
    (backButton(editor).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await eventually(() => isOpen(editor)).toBe(false);
    await eventually(() => focusedName()).toBe("1. テキスト送信 > 条件");
    await expect.element(conditionSwitch(editor)).toBeInTheDocument();
  });

  test("which takes no room, and is not seen until it has the focus", async () => {
    serveFilters();
    const editor = await drawnAction();
    const give = way(editor, "条件を付ける").first().element() as HTMLElement;
    const panel = give.closest("section") as HTMLElement;
    const before = panel.getBoundingClientRect().height;
    expect(getComputedStyle(give).clipPath).not.toBe("none");
    give.focus();
    expect(panel.getBoundingClientRect().height).toBe(before);
  });
});
