import { useRef, useState } from "react";
import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { allEmojis } from "../../src/features/message/emoji/emoji.js";
import { EmojiPanel } from "../../src/features/message/emoji/index.js";
import { Popover } from "../../src/kit/Popover.js";
import type { Locale } from "../../src/lib/locale.js";
import { violationsOf } from "./support/accessibility.js";
import { afterConversion, commit, compose, pressForInputMethod } from "./support/input-method.js";
import { emulate, focusedIn, type KitStage, stage } from "./support/kit-stage.js";

const lastEmoji = allEmojis().at(-1)?.character;

interface Given {
  locale?: Locale;
  recent?: readonly string[];
  chosen?: string[];
}

function Editor({ locale = "ja", recent = [], chosen = [] }: Given) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);
  return (
    <>
      <button ref={anchor} type="button" onClick={() => setOpen(!open)}>
        絵文字
      </button>
      {open ? (
        <Popover label="絵文字" anchor={anchor} onClose={() => setOpen(false)}>
          <EmojiPanel locale={locale} recent={recent} onChoose={(emoji) => void chosen.push(emoji)} />
        </Popover>
      ) : null}
    </>
  );
}

async function openPanel(given: Given = {}, direction?: "rtl"): Promise<KitStage> {
  const on = await stage(<Editor {...given} />, direction);
  const search = given.locale === "en" ? "Search emoji" : "絵文字を検索";
  await expect.poll(() => focusedIn(on)?.ariaLabel).toBe(search);
  // The rest comes once the beginning is there.
  await expect.poll(() => emojis(on).at(-1)).toBe(lastEmoji);
  return on;
}

/** The emoji that has the focus. */
function focusedEmoji(on: KitStage): string {
  const focused = focusedIn(on);
  return focused instanceof HTMLButtonElement ? focused.value : "";
}

function isInSearch(on: KitStage): boolean {
  return focusedIn(on) instanceof HTMLInputElement;
}

/** The emoji that are there, in their order. */
function emojis({ root }: KitStage): string[] {
  return [...root.querySelectorAll<HTMLButtonElement>("[role=gridcell]")].map(({ value }) => value);
}

/** Once what a search has found is there. */
async function found(on: KitStage): Promise<string[]> {
  await expect.poll(() => emojis(on).length).toBeLessThan(100);
  return emojis(on);
}

/** Presses keys one after another and says which emoji has the focus after each. */
async function walk(on: KitStage, ...keys: string[]): Promise<string[]> {
  const walked: string[] = [];
  for (const key of keys) {
    await userEvent.keyboard(key);
    walked.push(focusedEmoji(on));
  }
  return walked;
}

describe("the keyboard", () => {
  test("goes from the search into the grid, nine a line, and back", async () => {
    const on = await openPanel();
    const all = emojis(on);
    expect(
      await walk(
        on,
        "{ArrowDown}",
        "{ArrowRight}",
        "{ArrowDown}",
        "{ArrowLeft}",
        "{End}",
        "{Home}",
        "{ArrowUp}",
      ),
    ).toEqual([all[0], all[1], all[10], all[9], all[17], all[9], all[0]]);
    expect(await walk(on, "{Control>}{End}{/Control}", "{ArrowRight}")).toEqual([lastEmoji, lastEmoji]);
    expect(await walk(on, "{Control>}{Home}{/Control}", "{ArrowUp}")).toEqual([all[0], ""]);
    expect(isInSearch(on)).toBe(true);
  });

  test("goes on in the next group, and what has the focus is seen", async () => {
    const on = await openPanel({ recent: ["🎉", "🙏"] });
    expect(await walk(on, "{ArrowDown}", "{ArrowRight}", "{ArrowRight}", "{ArrowLeft}")).toEqual([
      "🎉",
      "🙏",
      "😀",
      "🙏",
    ]);
    for (const key of ["{Control>}{End}{/Control}", "{ArrowUp}", "{PageUp}", "{PageUp}", "{ArrowUp}"]) {
      await userEvent.keyboard(key);
      const cell = focusedIn(on)?.getBoundingClientRect();
      const list = on.root.querySelector(".emoji-list")?.getBoundingClientRect();
      const heading = (on.root.querySelector(".emoji-heading") as HTMLElement).offsetHeight;
      expect(cell?.top).toBeGreaterThanOrEqual((list?.top ?? 0) + heading - 1);
      expect(cell?.bottom).toBeLessThanOrEqual(list?.bottom ?? 0);
    }
  });

  test("the grid is one stop, where the focus was last", async () => {
    const on = await openPanel();
    const all = emojis(on);
    expect(await walk(on, "{Tab}", "{ArrowRight}", "{ArrowDown}")).toEqual([all[0], all[1], all[10]]);
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    expect(isInSearch(on)).toBe(true);
    expect(await walk(on, "{Tab}")).toEqual([all[10]]);
  });

  test("Enter and Space choose", async () => {
    const chosen: string[] = [];
    const on = await openPanel({ chosen });
    const all = emojis(on);
    await userEvent.keyboard("{ArrowDown}{Enter}{ArrowRight} ");
    expect(chosen).toEqual([all[0], all[1]]);
  });

  test("what is typed on an emoji goes to the search, and Backspace takes it back there", async () => {
    const on = await openPanel({ locale: "en" });
    await userEvent.keyboard("{ArrowDown}d");
    expect(isInSearch(on)).toBe(true);
    await userEvent.keyboard("og");
    const field = focusedIn(on) as HTMLInputElement;
    expect(field.value).toBe("dog");
    await expect.poll(() => emojis(on)[0]).toBe("🐕");
    await userEvent.keyboard("{ArrowDown}{Backspace}");
    expect(isInSearch(on)).toBe(true);
    expect(field.value).toBe("do");
  });

  test("arrows go where they point, also where lines run to the left", async () => {
    const on = await openPanel({}, "rtl");
    const all = emojis(on);
    expect(await walk(on, "{ArrowDown}", "{ArrowLeft}", "{ArrowRight}")).toEqual([all[0], all[1], all[0]]);
  });

  test("Escape is the popover's", async () => {
    const on = await openPanel();
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect.poll(() => on.root.querySelector("[role=dialog]")).toBeNull();
    expect(focusedIn(on)?.textContent).toBe("絵文字");
  });
});

describe("the search", () => {
  test("finds 犬, says how many once it rests, and Enter chooses the first", async () => {
    const chosen: string[] = [];
    const on = await openPanel({ chosen });
    await commit("犬");
    const dogs = await found(on);
    expect(dogs).toContain("🐶");
    await expect.element(on.find.getByRole("status")).toHaveTextContent(`${dogs.length}件見つかりました`);
    await userEvent.keyboard("{Enter}");
    expect(chosen).toEqual([dogs[0]]);
  });

  test("the Enter that accepts a conversion chooses nothing, the next one does", async () => {
    const chosen: string[] = [];
    const on = await openPanel({ chosen });
    await compose("いぬ");
    await pressForInputMethod("ArrowDown");
    await compose("犬");
    await pressForInputMethod("Enter");
    await commit("犬");
    expect(await found(on)).toContain("🐶");
    expect(chosen).toEqual([]);
    expect(isInSearch(on)).toBe(true);
    await afterConversion();
    await userEvent.keyboard("{Enter}");
    expect(chosen).toHaveLength(1);
  });

  test("that finds nothing says so, and Enter and the arrow do nothing", async () => {
    const chosen: string[] = [];
    const on = await openPanel({ chosen });
    await commit("そんなものはない");
    await expect.element(on.find.getByText("見つかりませんでした").first()).toBeVisible();
    await expect.element(on.find.getByRole("status")).toHaveTextContent("見つかりませんでした");
    await userEvent.keyboard("{Enter}{ArrowDown}");
    expect(chosen).toEqual([]);
    expect(isInSearch(on)).toBe(true);
  });

  test("without a text shows all again, from the top, and Enter chooses none of them", async () => {
    const chosen: string[] = [];
    const on = await openPanel({ chosen });
    const { length } = emojis(on);
    await userEvent.keyboard("{ArrowDown}{Control>}{End}{/Control}");
    expect(on.root.querySelector(".emoji-list")?.scrollTop).toBeGreaterThan(0);
    await userEvent.click(on.find.getByRole("textbox", { name: "絵文字を検索" }));
    await commit("犬");
    await found(on);
    await userEvent.keyboard("{Backspace}");
    await expect.poll(() => emojis(on).length).toBe(length);
    expect(on.root.querySelector(".emoji-list")?.scrollTop).toBe(0);
    await userEvent.keyboard("{Enter}");
    expect(chosen).toEqual([]);
  });

  test("does not change the height of the panel", async () => {
    const on = await openPanel();
    const height = () => (on.root.querySelector(".emoji-panel") as HTMLElement).offsetHeight;
    const before = height();
    await commit("そんなものはない");
    await expect.poll(() => emojis(on)).toEqual([]);
    expect(height()).toBe(before);
  });
});

describe("the emoji", () => {
  test("are chosen by a press, with their name in the language of the page", async () => {
    const chosen: string[] = [];
    const on = await openPanel({ locale: "en", chosen });
    await userEvent.click(on.find.getByRole("gridcell", { name: "grinning face", exact: true }));
    expect(chosen).toEqual(["😀"]);
  });

  test("used before come first: each once, two lines, unchanged while the panel is open", async () => {
    const recent = ["🎉", "🎉", "🙏", ..."🍎🍐🍊🍋🍌🍉🍇🍓🫐🍈🍒🍑🥭🍍🥥🥝🍅🍆"];
    const on = await openPanel({ recent });
    const group = on.find.getByRole("rowgroup", { name: "よく使う" });
    await expect.element(group).toBeVisible();
    const cells = [...group.element().querySelectorAll("button")].map(({ value }) => value);
    expect(cells).toEqual(["🎉", "🙏", ..."🍎🍐🍊🍋🍌🍉🍇🍓🫐🍈🍒🍑🥭🍍🥥🥝"]);
  });

  test("stand nine in a line of 24 px, in 32 to 36 px, without a bar below", async () => {
    const on = await openPanel();
    const [first, ...others] = [...(on.root.querySelector("[role=row]")?.children ?? [])];
    expect(others).toHaveLength(8);
    const { width, height } = (first as Element).getBoundingClientRect();
    for (const size of [width, height]) expect(size).toBeGreaterThanOrEqual(32);
    for (const size of [width, height]) expect(size).toBeLessThanOrEqual(36);
    expect(getComputedStyle(first as Element).fontSize).toBe("24px");
    const list = on.root.querySelector(".emoji-list") as HTMLElement;
    expect(list.scrollWidth).toBe(list.clientWidth);
  });

  test("pass axe, and what a search finds does in forced colours too", async () => {
    const on = await openPanel({ recent: ["🎉"] });
    expect(await violationsOf(on.root.host)).toEqual([]);
    await commit("犬");
    await found(on);
    expect(await violationsOf(on.root.host)).toEqual([]);
    await emulate("forced-colors", "active");
    expect(await violationsOf(on.root.host)).toEqual([]);
  });
});

describe("the groups", () => {
  const tab = (on: KitStage, name: string) => on.find.getByRole("tab", { name, exact: true });

  test("are tabs: all at first, then one at a time, by press and by arrows", async () => {
    const on = await openPanel({ recent: ["🎉"] });
    await expect.element(tab(on, "すべて")).toHaveAttribute("aria-selected", "true");
    expect(on.find.getByRole("tab").elements()).toHaveLength(10);
    await userEvent.click(tab(on, "旗"));
    await expect.poll(() => emojis(on)[0]).toBe("🏁");
    expect(emojis(on).at(-1)).toBe(lastEmoji);
    await expect.element(on.find.getByRole("tabpanel", { name: "旗" })).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(tab(on, "記号")).toHaveAttribute("aria-selected", "true");
    expect(focusedIn(on)).toBe(tab(on, "記号").element());
    await userEvent.keyboard("{Home}");
    await expect.poll(() => emojis(on)[0]).toBe("🎉");
  });

  test("a search looks through all of them", async () => {
    const on = await openPanel();
    await userEvent.click(tab(on, "旗"));
    await expect.poll(() => emojis(on)[0]).toBe("🏁");
    await userEvent.click(on.find.getByRole("textbox", { name: "絵文字を検索" }));
    await commit("犬");
    await expect.poll(() => emojis(on)).toContain("🐶");
    await expect.element(tab(on, "すべて")).toHaveAttribute("aria-selected", "true");
    await userEvent.click(tab(on, "食べ物と飲み物"));
    await expect.poll(() => emojis(on)[0]).toBe("🍇");
    expect(on.find.getByRole("textbox", { name: "絵文字を検索" }).element()).toHaveProperty("value", "");
  });

  test("pass axe, one of them chosen", async () => {
    const on = await openPanel();
    await userEvent.click(tab(on, "旗"));
    await expect.poll(() => emojis(on)[0]).toBe("🏁");
    expect(await violationsOf(on.root.host)).toEqual([]);
  });
});

test.each<Partial<CSSStyleDeclaration>>([{ zoom: "0.8" }, { zoom: "1.25" }, { transform: "scale(0.8)" }])(
  "stands below its button, and takes what is under the pointer, on a page with %o",
  async (style) => {
    Object.assign(document.body.style, style, { transformOrigin: "0 0" });
    onTestFinished(() => document.body.removeAttribute("style"));
    const chosen: string[] = [];
    const on = await openPanel({ chosen });
    const [button, popover] = ["button", "[popover]"].map((selector) =>
      (on.root.querySelector(selector) as Element).getBoundingClientRect(),
    );
    expect(Math.abs((popover?.top ?? 0) - (button?.bottom ?? 0))).toBeLessThan(8);
    const third = on.root.querySelectorAll<HTMLButtonElement>("[role=gridcell]")[2] as HTMLButtonElement;
    await userEvent.click(third);
    expect(chosen).toEqual([third.value]);
  },
);
