import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import { actionOf, emptyAction, mountEditor, textEffect, textsOf } from "../elements/action-editor/page.js";
import { announced, flat } from "./support/accessibility.js";
import { control, eventually, onScreen } from "./support/editors.js";
import { focused, focusedName } from "./support/focus.js";
import { middleOf, mouse } from "./support/pointer.js";
import { messageIn, messagesIn, writtenIn } from "./support/written-text.js";

const texts = Array.from({ length: 200 }, (_, at) => `${at + 1}通目`);

/** Two hundred texts, drawn. */
async function mountLong(
  effects: object[] = texts.map((text) => textEffect(text)),
): Promise<ActionEditorElement> {
  scrollTo(0, 0);
  const editor = mountEditor({ value: { ...emptyAction, inputs: effects }, finisher: "emit" });
  await eventually(() => panels(editor).length).toBe(effects.length);
  await eventually(() => toolsOf(panel(editor, 1))).not.toEqual([]);
  await onScreen();
  return editor;
}

function panels({ shadowRoot }: Element): HTMLElement[] {
  return [...(shadowRoot?.querySelectorAll<HTMLElement>("section[data-row]") ?? [])];
}
/** The n-th, from 1. */
const panel = (editor: Element, number: number) => panels(editor)[number - 1] as HTMLElement;
const toolsOf = (place: Element) => [...place.querySelectorAll(".panel-tools button, .panel-grip button")];
const toggleOf = (place: Element) => place.querySelector<HTMLElement>("[aria-expanded]") as HTMLElement;
const nameOf = (place: Element) => place.getAttribute("aria-label");

/** Scrolls there, until it is drawn whole. */
async function comeTo(editor: Element, number: number): Promise<HTMLElement> {
  panel(editor, number).scrollIntoView({ block: "center" });
  await eventually(() => toolsOf(panel(editor, number))).not.toEqual([]);
  return panel(editor, number);
}

describe("an action of 200 effects", () => {
  test("says those far from the screen in a sentence, with their place and name", async () => {
    const editor = await mountLong();
    expect(toolsOf(panel(editor, 16))).not.toEqual([]);
    const last = panel(editor, 200);
    await eventually(() => last.textContent).toContain("「200通目」をすぐに送る");
    expect([nameOf(last), toolsOf(last), toggleOf(last).ariaExpanded]).toEqual([
      "200. テキスト送信",
      [],
      "false",
    ]);
  });

  test("is there for screen readers in the order of the list", async () => {
    await mountLong();
    const regions = flat(await announced()).filter(({ role }) => role === "region");
    expect(regions.map(({ name }) => name)).toEqual(texts.map((_, at) => `${at + 1}. テキスト送信`));
  });

  test("draws those that are scrolled to, and they stay drawn", async () => {
    const editor = await mountLong();
    const { length } = toolsOf(panel(editor, 1));
    expect(toolsOf(await comeTo(editor, 150))).toHaveLength(length);
    panel(editor, 1).scrollIntoView();
    await eventually(() => panel(editor, 150).style.contentVisibility).toBe("auto");
    expect(toolsOf(panel(editor, 150))).toHaveLength(length);
    // What is on the screen is not cut off: the line of a drop stands outside of its panel.
    await eventually(() => getComputedStyle(panel(editor, 1)).contentVisibility).toBe("visible");
  });

  test("opens any of them, and what is typed goes there", async () => {
    const editor = await mountLong();
    for (const number of [3, 120, 200]) {
      toggleOf(await comeTo(editor, number)).click();
      await eventually(() => messagesIn(editor, panel(editor, number)).length).toBe(1);
      messageIn(editor, panel(editor, number)).focus();
      await userEvent.keyboard("{End}!");
      await eventually(() => textsOf(editor)[number - 1]).toBe(`${number}通目!`);
    }
    editor.undo();
    expect(textsOf(editor).filter((text) => String(text).endsWith("!"))).toEqual(["3通目!", "120通目!"]);
  });

  test("opened from afar by a screen reader, goes there", async () => {
    const editor = await mountLong();
    toggleOf(panel(editor, 170)).click();
    await eventually(() => messagesIn(editor, panel(editor, 170)).map(writtenIn)).toEqual(["170通目"]);
    await eventually(focusedName).toBe("170. テキスト送信");
    expect(toggleOf(panel(editor, 170)).ariaExpanded).toBe("true");
  });

  test("has every control in the order of Tab, into what was far", async () => {
    const editor = await mountLong();
    // The grip, the toggle, and the tools, which are one.
    const stops = 3;
    const first = 14;
    panel(editor, first).querySelector<HTMLElement>(".panel-grip button")?.focus();
    const passed: (string | null | undefined)[] = [];
    for (let press = 0; press < stops * 6; press += 1) {
      passed.push(focused().closest("section")?.getAttribute("aria-label"));
      await userEvent.keyboard("{Tab}");
      await new Promise(requestAnimationFrame);
    }
    const wanted = [0, 1, 2, 3, 4, 5].flatMap((at) => Array(stops).fill(`${first + at}. テキスト送信`));
    expect(passed).toEqual(wanted);
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await eventually(focusedName).toBe(`${first + 5}. テキスト送信 > 条件`);
  });

  test("moves one in the middle by its buttons and by keys, and the focus goes along", async () => {
    const editor = await mountLong();
    await comeTo(editor, 150);
    await control(editor, "region", "150. テキスト送信").getByRole("button", { name: "上へ移動" }).click();
    await eventually(() => textsOf(editor).slice(148, 150)).toEqual(["150通目", "149通目"]);
    await eventually(focusedName).toBe("149. テキスト送信 > 上へ移動");
    toggleOf(panel(editor, 149)).focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{ArrowUp}{/Alt}");
    await eventually(() => textsOf(editor).indexOf("150通目")).toBe(146);
    await eventually(focusedName).toBe("147. テキスト送信");
  });

  test("carries one by its grip over what was far, and the focus stays on the grip", async () => {
    const editor = await mountLong();
    panel(editor, 2).querySelector<HTMLElement>(".panel-grip button")?.focus();
    await userEvent.keyboard(" {End}");
    await eventually(() => toolsOf(panel(editor, 200))).not.toEqual([]);
    await userEvent.keyboard(" ");
    await eventually(() => textsOf(editor).indexOf("2通目")).toBe(199);
    await eventually(focusedName).toBe("200. テキスト送信 > 並べ替え");
  });

  test("shows the line of a drop on a panel that was far", async () => {
    const editor = await mountLong();
    const from = await comeTo(editor, 100);
    await eventually(() => toolsOf(panel(editor, 102))).not.toEqual([]);
    const grip = from.querySelector(".panel-grip button") as Element;
    await mouse.down(middleOf(grip));
    const { x, y } = middleOf(panel(editor, 102));
    await mouse.move({ x, y: y + 4 });
    await eventually(() => panel(editor, 102).querySelector("[data-mark='reorder-after']")).not.toBeNull();
    expect(getComputedStyle(panel(editor, 102)).contentVisibility).toBe("visible");
    await mouse.up({ x, y: y + 4 });
    await eventually(() => textsOf(editor).indexOf("100通目")).toBe(101);
  });

  test("leads to the problem of one that is far, opens it and goes to its field", async () => {
    const editor = await mountLong([...texts.slice(1).map((text) => textEffect(text)), textEffect("")]);
    expect(toolsOf(panel(editor, 200))).toEqual([]);
    expect((await editor.submit()).ok).toBe(false);
    await eventually(() => focused().role).toBe("textbox");
    expect(panel(editor, 200).contains(focused())).toBe(true);
    await userEvent.keyboard("書いた");
    await eventually(() => textsOf(editor)[199]).toBe("書いた");
  });

  test("brings one back that was removed far below, and keeps the focus", async () => {
    const editor = await mountLong();
    await comeTo(editor, 180);
    await control(editor, "region", "180. テキスト送信").getByRole("button", { name: "削除" }).click();
    await eventually(() => panels(editor).length).toBe(199);
    await eventually(focusedName).toBe("180. テキスト送信");
    await userEvent.keyboard("{Control>}z{/Control}");
    await eventually(() => textsOf(editor)).toEqual(texts);
    await eventually(() => panels(editor).length).toBe(200);
    await eventually(() => toolsOf(panel(editor, 180))).not.toEqual([]);
    expect(panel(editor, 181).contains(focused())).toBe(true);
  });

  test("takes the focus to one that is added", async () => {
    const editor = await mountLong();
    const add = control(editor, "button", "テキスト送信を追加");
    await expect.element(add).not.toHaveAttribute("aria-disabled");
    await add.click();
    await eventually(() => panel(editor, 201)?.contains(focused()) ?? false).toBe(true);
    await userEvent.keyboard("新しい");
    await eventually(() => textsOf(editor)[200]).toBe("新しい");
  });

  test("opens all: those that are far when they are scrolled to", async () => {
    const editor = await mountLong();
    await control(editor, "button", "すべて開く").click();
    await eventually(() => messagesIn(editor, panel(editor, 1)).map(writtenIn)).toEqual(["1通目"]);
    expect(panel(editor, 190).textContent).toContain("「190通目」をすぐに送る");
    await comeTo(editor, 190);
    await eventually(() => messagesIn(editor, panel(editor, 190)).map(writtenIn)).toEqual(["190通目"]);
  });

  test("is all there for the printer, at once", async () => {
    const editor = await mountLong();
    window.dispatchEvent(new Event("beforeprint"));
    expect(panels(editor).filter((each) => toolsOf(each).length === 0)).toEqual([]);
    expect(panels(editor).filter((each) => getComputedStyle(each).contentVisibility !== "visible")).toEqual(
      [],
    );
  });

  test("comes back as it was", async () => {
    const editor = await mountLong();
    expect([textsOf(editor), editor.dirty]).toEqual([texts, false]);
  });

  test("is drawn anew when another one is set", async () => {
    const editor = await mountLong();
    await comeTo(editor, 200);
    editor.value = { ...emptyAction, inputs: texts.map((text) => textEffect(`新${text}`)) };
    await eventually(() => panel(editor, 1).textContent).toContain("新1通目");
    await comeTo(editor, 1);
    await comeTo(editor, 100);
    expect(panels(editor)).toHaveLength(200);
  });
});

test("a list of 40 is drawn whole", async () => {
  const editor = mountEditor({ value: actionOf(...texts.slice(0, 40)) });
  await eventually(() => panels(editor).length).toBe(40);
  await eventually(() => panels(editor).filter((each) => toolsOf(each).length === 0)).toEqual([]);
});
