import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { actionOf, drawn, mountEditor, mountMarkup, textsOf } from "./support/editors.js";
import {
  drawnFilter,
  everyAbility,
  filterOf,
  memoCondition,
  nameCondition,
  orPanel,
  serveFilters,
} from "./support/filters.js";
import { focused, focusedName, tabTo } from "./support/focus.js";

let before: HTMLElement;
beforeEach(() => {
  before = mountMarkup('<button type="button">前</button>').firstElementChild as HTMLElement;
});

const keys = (text: string) => userEvent.keyboard(text);
describe("the buttons of an effect's head", () => {
  async function twoEffects() {
    const editor = mountEditor({ value: actionOf("朝", "夜") });
    await drawn(editor);
    before.focus();
    return editor;
  }

  test("are one stop, and arrows, Home and End lead through them", async () => {
    await twoEffects();
    await tabTo("1. テキスト送信 > 条件");
    await keys("{ArrowRight}");
    expect(focusedName()).toBe("1. テキスト送信 > 上へ移動");
    await keys("{ArrowRight}");
    expect(focusedName()).toBe("1. テキスト送信 > 下へ移動");
    await keys("{End}");
    expect(focusedName()).toBe("1. テキスト送信 > その他の操作");
    await keys("{ArrowRight}");
    expect(focusedName()).toBe("1. テキスト送信 > 条件");
    await keys("{ArrowLeft}{ArrowLeft}");
    expect(focusedName()).toBe("1. テキスト送信 > 削除");
    await userEvent.tab();
    expect(focused().closest("[role=toolbar]")).toBeNull();
    await userEvent.tab({ shift: true });
    expect(focusedName()).toBe("1. テキスト送信 > 削除");
  });

  test("keep their stop on a button that has moved the effect, and Alt with an arrow is another key", async () => {
    const editor = await twoEffects();
    await tabTo("1. テキスト送信 > 条件");
    await keys("{ArrowRight}{ArrowRight}{Enter}");
    await expect.poll(focusedName).toBe("2. テキスト送信 > 下へ移動");
    await keys("{Alt>}{ArrowRight}{/Alt}");
    expect(focusedName()).toBe("2. テキスト送信 > 下へ移動");
    expect(textsOf(editor)).toEqual(["夜", "朝"]);
  });

  test("leave the arrows of their menu to it", async () => {
    await twoEffects();
    await tabTo("1. テキスト送信 > 条件");
    await keys("{End}{Enter}");
    await expect.poll(() => focused().getAttribute("role")).toBe("menuitem");
    const first = focused();
    await keys("{ArrowRight}");
    expect(focused()).toBe(first);
    await keys("{ArrowDown}");
    expect(focused()).not.toBe(first);
    await keys("{Escape}");
    expect(focusedName()).toBe("1. テキスト送信 > その他の操作");
  });
});

test("the buttons of a condition and of an or-panel are one stop each", async () => {
  serveFilters();
  const editor = await drawnFilter({
    ...everyAbility,
    value: filterOf(nameCondition("田"), orPanel(memoCondition("常連"))),
  });
  const bars = [...(editor.shadowRoot?.querySelectorAll<HTMLElement>("[role=toolbar]") ?? [])];
  expect(bars.length).toBeGreaterThanOrEqual(3);
  for (const bar of bars) {
    const stops = [...bar.querySelectorAll("button")].filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
  }
});
