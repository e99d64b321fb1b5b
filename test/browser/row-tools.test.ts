import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { actionOf, openAction, textsOf } from "../elements/action-editor/page.js";
import {
  everyAbility,
  filterOf,
  memoCondition,
  nameCondition,
  openFilter,
  orPanel,
  serveFilters,
} from "../elements/funnel-editor/page.js";
import { mountMarkup } from "./support/editors.js";
import { focused, focusedName, press, tabTo } from "./support/focus.js";

let before: HTMLElement;
beforeEach(() => {
  before = mountMarkup('<button type="button">前</button>').firstElementChild as HTMLElement;
});

describe("the buttons of an effect's head", () => {
  async function twoEffects() {
    const editor = await openAction({ value: actionOf("朝", "夜") });
    before.focus();
    return editor;
  }

  test("are one stop, and arrows, Home and End lead through them", async () => {
    await twoEffects();
    await tabTo("1. テキスト送信 > 条件");
    await press("{ArrowRight}");
    expect(focusedName()).toBe("1. テキスト送信 > 上へ移動");
    await press("{ArrowRight}");
    expect(focusedName()).toBe("1. テキスト送信 > 下へ移動");
    await press("{End}");
    expect(focusedName()).toBe("1. テキスト送信 > その他の操作");
    await press("{ArrowRight}");
    expect(focusedName()).toBe("1. テキスト送信 > 条件");
    await press("{ArrowLeft}{ArrowLeft}");
    expect(focusedName()).toBe("1. テキスト送信 > 削除");
    await userEvent.tab();
    expect(focused().closest("[role=toolbar]")).toBeNull();
    await userEvent.tab({ shift: true });
    expect(focusedName()).toBe("1. テキスト送信 > 削除");
  });

  test("keep their stop on a button that has moved the effect, and Alt with an arrow is another key", async () => {
    const editor = await twoEffects();
    await tabTo("1. テキスト送信 > 条件");
    await press("{ArrowRight}{ArrowRight}{Enter}");
    await expect.poll(focusedName).toBe("2. テキスト送信 > 下へ移動");
    await press("{Alt>}{ArrowRight}{/Alt}");
    expect(focusedName()).toBe("2. テキスト送信 > 下へ移動");
    expect(textsOf(editor)).toEqual(["夜", "朝"]);
  });

  test("leave the arrows of their menu to it", async () => {
    await twoEffects();
    await tabTo("1. テキスト送信 > 条件");
    await press("{End}{Enter}");
    await expect.poll(() => focused().getAttribute("role")).toBe("menuitem");
    const first = focused();
    await press("{ArrowRight}");
    expect(focused()).toBe(first);
    await press("{ArrowDown}");
    expect(focused()).not.toBe(first);
    await press("{Escape}");
    expect(focusedName()).toBe("1. テキスト送信 > その他の操作");
  });
});

test("the buttons of a condition and of an or-panel are one stop each", async () => {
  serveFilters();
  const editor = await openFilter({
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
