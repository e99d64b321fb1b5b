import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  actionOf,
  announced,
  openAction,
  openFolded,
  textEffect,
  textsOf,
} from "../elements/action-editor/page.js";
import { control, eventually } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused, focusedName } from "./support/focus.js";
import { finger, middleOf, mouse, type Point, pen } from "./support/pointer.js";
import { messageIn, messagesIn, writtenIn } from "./support/written-text.js";

/** Folded, so that all panels are on the screen. */
function grip(editor: Element, number: number): HTMLElement {
  const panel = control(editor, "region", `${number}. テキスト送信`);
  return panel.getByRole("button", { name: "並べ替え" }).element() as HTMLElement;
}

const panels = ({ shadowRoot }: Element) => [...(shadowRoot?.querySelectorAll("section[data-row]") ?? [])];
const marks = (editor: Element) =>
  panels(editor).map((panel) => panel.querySelector("[data-mark]")?.getAttribute("data-mark") ?? "");

/** Just below the middle of the n-th panel, so that what is carried comes down behind it. */
function behind(editor: Element, number: number): Point {
  const { x, y } = middleOf(panels(editor)[number - 1] as Element);
  return { x, y: y + 4 };
}

describe("Alt and an arrow on a panel's head", () => {
  test("moves the effect, says so, and the focus stays on what had it", async () => {
    const editor = await openFolded(["a", "b", "c"]);
    const heard = record(editor, ["change"]);
    control(editor, "button", "1. テキスト送信").element().focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await eventually(() => textsOf(editor)).toEqual(["b", "a", "c"]);
    await eventually(focusedName).toBe("2. テキスト送信");
    expect(announced(editor)).toBe("「テキスト送信」を2番目に移動しました");
    grip(editor, 2).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await eventually(() => textsOf(editor)).toEqual(["b", "c", "a"]);
    await eventually(focusedName).toBe("3. テキスト送信 > 並べ替え");
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{Alt>}{ArrowUp}{/Alt}");
    await eventually(() => textsOf(editor)).toEqual(["b", "a", "c"]);
    expect(heard).toHaveLength(3);
  });

  test("does nothing in a field", async () => {
    const editor = await openFolded(["a", "b"]);
    await control(editor, "button", "1. テキスト送信").click();
    await eventually(() => messagesIn(editor).length).toBe(1);
    messageIn(editor).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(textsOf(editor)).toEqual(["a", "b"]);
  });
});

describe("by the grip and keys", () => {
  test("Space lifts, arrows carry, Space drops: one step, said, and the focus stays on the grip", async () => {
    const editor = await openFolded(["a", "b", "c", "d"]);
    const heard = record(editor, ["change"]);
    grip(editor, 1).focus();
    await userEvent.keyboard(" ");
    await eventually(() => announced(editor)).toContain("「1. テキスト送信」を持ち上げました");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await eventually(() => announced(editor)).toBe("4件中3番目に動かします");
    expect(marks(editor)).toEqual(["reorder-dragged", "", "reorder-after", ""]);
    expect([textsOf(editor), heard.length]).toEqual([["a", "b", "c", "d"], 0]);
    await userEvent.keyboard(" ");
    await eventually(() => textsOf(editor)).toEqual(["b", "c", "a", "d"]);
    await eventually(focusedName).toBe("3. テキスト送信 > 並べ替え");
    await eventually(() => announced(editor)).toBe("「テキスト送信」を3番目に移動しました");
    expect([heard.length, marks(editor).join("")]).toEqual([1, ""]);
    editor.undo();
    expect([textsOf(editor), editor.canUndo, editor.dirty]).toEqual([["a", "b", "c", "d"], false, false]);
  });

  test("Escape gives it back", async () => {
    const editor = await openFolded(["a", "b", "c"]);
    const heard = record(editor, ["change"]);
    grip(editor, 3).focus();
    await userEvent.keyboard(" {Home}{Escape}");
    await eventually(() => announced(editor)).toContain("並べ替えをやめました");
    expect([textsOf(editor), heard.length, marks(editor).join("")]).toEqual([["a", "b", "c"], 0, ""]);
    expect(focused()).toBe(grip(editor, 3));
  });

  test("a readonly editor has no grips", async () => {
    const editor = await openAction({ value: actionOf("a", "b"), readonly: true });
    expect(editor.shadowRoot?.querySelector(".reorder-handle")).toBeNull();
  });
});

describe("by the grip and a pointer", () => {
  test.each([
    ["a mouse", mouse, 1280],
    ["a pen", pen, 1280],
    ["a finger at 360 pixels", finger, 360],
  ] as const)("%s carries an effect down and up, a step each", async (_, pointer, width) => {
    const before = [innerWidth, innerHeight] as const;
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(...before));
    const editor = await openFolded(["a", "b", "c", "d"]);
    const heard = record(editor, ["change"]);
    /** A finger scrolls, unless it has rested. */
    const lifted = async () => {
      if (pointer !== finger) return;
      const dragged = () => editor.shadowRoot?.querySelectorAll("[aria-pressed=true].reorder-handle").length;
      await eventually(dragged).toBe(1);
    };
    await pointer.down(middleOf(grip(editor, 1)));
    await lifted();
    await pointer.move(behind(editor, 2));
    await pointer.move(behind(editor, 3));
    await eventually(() => marks(editor)).toEqual(["reorder-dragged", "", "reorder-after", ""]);
    await pointer.up(behind(editor, 3));
    await eventually(() => textsOf(editor)).toEqual(["b", "c", "a", "d"]);
    await eventually(focusedName).toBe("3. テキスト送信 > 並べ替え");
    expect(announced(editor)).toBe("「テキスト送信」を3番目に移動しました");
    await pointer.down(middleOf(grip(editor, 4)));
    await lifted();
    const top = middleOf(panels(editor)[0] as Element);
    await pointer.move({ ...top, y: top.y - 6 });
    await pointer.up({ ...top, y: top.y - 6 });
    await eventually(() => textsOf(editor)).toEqual(["d", "b", "c", "a"]);
    expect(heard).toHaveLength(2);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  });

  test("Escape gives back what is being carried", async () => {
    const editor = await openFolded(["a", "b", "c"]);
    await mouse.down(middleOf(grip(editor, 1)));
    await mouse.move(behind(editor, 3));
    await eventually(() => marks(editor)[2]).toBe("reorder-after");
    await userEvent.keyboard("{Escape}");
    await mouse.up(behind(editor, 3));
    await eventually(() => marks(editor).join("")).toBe("");
    expect([textsOf(editor), editor.canUndo]).toEqual([["a", "b", "c"], false]);
  });

  test("near the edge of the window the page scrolls along", async () => {
    const texts = Array.from({ length: 40 }, (_, i) => `t${i}`);
    const editor = await openFolded(texts);
    scrollTo(0, 0);
    await mouse.down(middleOf(grip(editor, 2)));
    const edge = { x: 100, y: innerHeight - 2 };
    await mouse.move(edge);
    await eventually(() => Math.ceil(scrollY + innerHeight)).toBeGreaterThan(
      document.documentElement.scrollHeight - 2,
    );
    await mouse.move({ ...edge, y: edge.y - 1 });
    await mouse.up({ ...edge, y: edge.y - 1 });
    await eventually(() => textsOf(editor).indexOf("t1")).toBeGreaterThan(20);
    scrollTo(0, 0);
  });
});

/** Always the same numbers. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

test("after any of 20 moves panels, fields and value agree", async () => {
  const editor = await openAction({
    value: { ...actionOf("a", "b", "c"), inputs: ["a", "b", "c", "d", "e"].map((text) => textEffect(text)) },
  });
  editor.shadowRoot?.querySelector<HTMLElement>(".editor-tools > :last-child")?.click();
  await eventually(() => messagesIn(editor).length).toBe(5);
  const random = numbers(7);
  const next = (below: number) => (random.next().value as number) % below;
  let expected = ["a", "b", "c", "d", "e"];
  for (let i = 0; i < 20; i++) {
    const [from, to] = [next(5), next(4)];
    const place = to < from ? to : to + 1;
    grip(editor, from + 1).focus();
    const arrow = place < from ? "{ArrowUp}" : "{ArrowDown}";
    await userEvent.keyboard(` ${arrow.repeat(Math.abs(place - from))} `);
    const [moved = ""] = expected.slice(from, from + 1);
    expected = expected.toSpliced(from, 1).toSpliced(place, 0, moved);
    await eventually(() => textsOf(editor)).toEqual(expected);
    await eventually(() => messagesIn(editor).map(writtenIn)).toEqual(expected);
    expect(panels(editor).map((panel) => panel.getAttribute("aria-label"))).toEqual(
      expected.map((_, at) => `${at + 1}. テキスト送信`),
    );
    expect(focused()).toBe(grip(editor, place + 1));
  }
});
