import { beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { PlainObject } from "../../src/lib/plain-data.js";
import {
  add,
  any,
  condition,
  filterOf,
  makeFilter,
  memoCondition,
  nameCondition,
  openFilter,
  orPanel,
  serveFilters,
  typeNames,
} from "../elements/funnel-editor/page.js";
import { named } from "../elements/page.js";
import { drawn, eventually, mountMarkup, shownText, within } from "./support/editors.js";
import { useWindow } from "./support/window-size.js";

const value = filterOf(
  nameCondition("田中"),
  memoCondition("VIP"),
  orPanel(nameCondition("a"), memoCondition("b")),
);

/** Of 1,000 friends each condition leaves half. */
async function half(filter: PlainObject) {
  const inputs = filter.inputs as PlainObject[];
  const conditions = inputs.map((each, at) => ({
    meets: 700,
    remaining: Math.floor(1000 / 2 ** (at + 1)),
    ...(each.type === 120 && { branches: (each.effects as unknown[]).map((_, number) => 60 - number) }),
  }));
  return { total: conditions.at(-1)?.remaining ?? 1000, friends: 1000, conditions };
}

/** One friend that meets only the first condition. */
const firstOnly = async (filter: PlainObject) => ({
  matches: false,
  conditions: (filter.inputs as unknown[]).map((_, at) => at === 0),
});

// Where there is room, all of it stands open.
beforeEach(() => useWindow(1400, 900));

const aside = (element: Element) => within(element).getByRole("complementary", { name: "対象者" });

function text(element: Element): string {
  return (aside(element).query() as HTMLElement | null)?.innerText.replaceAll("\n", "") ?? "";
}

describe("estimate", () => {
  test("shows the total and a figure beside each row", async () => {
    serveFilters();
    const editor = await openFilter({ value }, { estimate: half });
    await eventually(() => text(editor)).toContain("125人/ 友だち 1,000人");
    await expect.element(condition(editor, "1. 名前").getByText("残り 500人")).toBeVisible();
    await expect.element(condition(editor, "2. 個別メモ").getByText("残り 250人")).toBeVisible();
    const figures = () => shownText(editor).match(/該当 \d+人/g);
    await eventually(figures).toEqual(["該当 60人", "該当 59人"]);
    expect(editor.estimate).toBe(half);
  });

  test("is called anew after an edit, with the filter of then, and never for what is half filled", async () => {
    serveFilters();
    const estimate = vi.fn(half);
    const editor = await openFilter({ value: filterOf(nameCondition("田中")) }, { estimate });
    await eventually(() => text(editor)).toContain("500人");
    await typeNames(editor, "佐藤");
    await eventually(() => estimate.mock.lastCall?.[0].inputs).toEqual([nameCondition("佐藤")]);
    const calls = estimate.mock.calls.length;
    await add(editor, "個別メモ");
    await expect.element(condition(editor, "2. 個別メモ").getByText("未入力のため除外")).toBeVisible();
    await userEvent.fill(condition(editor, "2. 個別メモ").getByRole("textbox"), "x");
    await eventually(() => text(editor)).toContain("250人");
    expect(estimate).toHaveBeenCalledTimes(calls + 1);
  });

  test("may be set before the class is there, and later, and taken away", async () => {
    serveFilters();
    const early = makeFilter({ value });
    // What a script writes onto an element that is not upgraded yet.
    Object.defineProperty(early, "estimate", {
      value: half,
      writable: true,
      configurable: true,
      enumerable: true,
    });
    mountMarkup("").append(early);
    await drawn(early);
    await eventually(() => text(early)).toContain("125人");
    early.estimate = null;
    await expect.element(aside(early)).not.toBeInTheDocument();
    // The rows and the part beside them are drawn one after the other.
    await eventually(() => shownText(early)).not.toMatch(/残り|該当/);
    early.estimate = half;
    await eventually(() => text(early)).toContain("125人");
  });

  test("that is no function is none, and without one nothing is shown", async () => {
    serveFilters();
    const editor = await openFilter({ value }, { estimate: "call me" });
    expect([editor.estimate, editor.explain, aside(editor).query()]).toEqual([null, null, null]);
    expect(shownText(editor)).not.toContain("対象者");
  });

  test.each([
    ["rejects", () => Promise.reject(new Error("x"))],
    [
      "throws",
      () => {
        throw new Error("x");
      },
    ],
    ["answers nonsense", () => ({ people: 7 })],
  ])("that %s says so, and is asked again", async (_, fails) => {
    serveFilters();
    let succeeds = false;
    const estimate = (filter: PlainObject) => (succeeds ? half(filter) : fails());
    const editor = await openFilter({ value }, { estimate });
    await expect.element(within(editor).getByText("計算できませんでした")).toBeVisible();
    succeeds = true;
    await userEvent.click(named(editor, "button", "もう一度計算する"));
    await eventually(() => text(editor)).toContain("125人");
    expect(shownText(editor)).not.toContain("計算できませんでした");
    expect(editor.value).toEqual(value);
  });

  test("that fails after an edit leaves no figure of before beside a row", async () => {
    serveFilters();
    let succeeds = true;
    const estimate = (filter: PlainObject) => (succeeds ? half(filter) : Promise.reject(new Error("x")));
    const editor = await openFilter({ value }, { estimate });
    await expect.element(condition(editor, "1. 名前").getByText("残り 500人")).toBeVisible();
    succeeds = false;
    await typeNames(editor, "佐藤");
    await expect.element(within(editor).getByText("計算できませんでした")).toBeVisible();
    await eventually(() => shownText(editor).match(/残り|該当/)).toBeNull();
    succeeds = true;
    await userEvent.click(named(editor, "button", "もう一度計算する"));
    await expect.element(condition(editor, "1. 名前").getByText("残り 500人")).toBeVisible();
  });

  test("names the condition that leaves nobody, and what there would be without it", async () => {
    serveFilters();
    const estimate = async ({ inputs }: PlainObject) => {
      const all = inputs as PlainObject[];
      const kept = all.map(({ type }, at) => ({ meets: 1, remaining: type === 20 || at > 1 ? 0 : 40 }));
      const total = all.some(({ type }) => type === 20) ? 0 : 40;
      return { total, friends: 100, conditions: kept };
    };
    const two = filterOf(nameCondition("田中"), memoCondition("VIP"));
    const editor = await openFilter({ value: two }, { estimate });
    await eventually(() => text(editor)).toContain("「2. 個別メモ」で対象者が0人になります。");
    await eventually(() => text(editor)).toContain("「2. 個別メモ」を外すと40人になります。");
  });

  test("gives no advice where nobody is left without that condition either", async () => {
    serveFilters();
    const asked: number[] = [];
    const estimate = async ({ inputs }: PlainObject) => {
      asked.push((inputs as unknown[]).length);
      return {
        total: 0,
        friends: 100,
        conditions: (inputs as unknown[]).map(() => ({ meets: 0, remaining: 0 })),
      };
    };
    const two = filterOf(nameCondition("田中"), memoCondition("VIP"));
    const editor = await openFilter({ value: two }, { estimate });
    await eventually(() => text(editor)).toContain("「1. 名前」で対象者が0人になります。");
    // It was asked, and has been heard.
    await eventually(() => asked).toContain(1);
    await new Promise(requestAnimationFrame);
    expect(text(editor)).not.toContain("外すと");
  });

  test("cannot change the filter by what it is given", async () => {
    serveFilters();
    const estimate = vi.fn(async (filter: PlainObject) => {
      (filter.inputs as unknown[]).length = 0;
      return { total: 1 };
    });
    const editor = await openFilter({ value }, { estimate });
    await eventually(() => text(editor)).toContain("1人");
    expect(editor.value).toEqual(value);
  });

  test("is told to stop when the element leaves the page", async () => {
    serveFilters();
    const signals: AbortSignal[] = [];
    const estimate = (_: PlainObject, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise<never>(() => {});
    };
    const editor = await openFilter({ value }, { estimate });
    await eventually(() => signals.length).toBe(1);
    expect(signals[0]?.aborted).toBe(false);
    editor.remove();
    await eventually(() => signals[0]?.aborted).toBe(true);
  });
});

describe("explain", () => {
  test("says of one friend which conditions are met", async () => {
    serveFilters();
    const explain = vi.fn(firstOnly);
    const editor = await openFilter({ value }, { estimate: half, explain });
    expect(editor.explain).toBe(explain);
    await userEvent.fill(named(editor, "textbox", "友だちID"), "12");
    await userEvent.click(within(editor).getByRole("button", { name: "この友だちで確認" }));
    await eventually(() => text(editor)).toContain("この友だちは条件を満たしません");
    expect(explain.mock.calls[0]?.slice(0, 2)).toEqual([value, 12]);
    await expect.element(condition(editor, "1. 名前").getByText("満たす", { exact: true })).toBeVisible();
    await expect
      .element(condition(editor, "2. 個別メモ").getByText("満たさない", { exact: true }))
      .toBeVisible();
    await userEvent.click(named(editor, "button", "確認をやめる"));
    await expect
      .element(condition(editor, "1. 名前").getByText("満たす", { exact: true }))
      .not.toBeInTheDocument();
  });

  test("marks an or-panel as a whole, since none of its conditions is asked about alone", async () => {
    serveFilters();
    const editor = await openFilter({ value }, { estimate: half, explain: firstOnly });
    await userEvent.fill(named(editor, "textbox", "友だちID"), "12");
    await userEvent.click(within(editor).getByRole("button", { name: "この友だちで確認" }));
    await expect.element(named(editor, "group", any).getByText("満たさない", { exact: true })).toBeVisible();
  });

  test("needs no figures: alone it asks about friends, and counts nothing", async () => {
    serveFilters();
    useWindow(600, 900);
    const editor = await openFilter({ value }, { explain: firstOnly });
    await userEvent.fill(named(editor, "textbox", "友だちID"), "12");
    await userEvent.click(within(editor).getByRole("button", { name: "この友だちで確認" }));
    await eventually(() => text(editor)).toContain("この友だちは条件を満たしません");
    for (const words of ["計算", "人数", "残り"]) expect(shownText(editor)).not.toContain(words);
    editor.estimate = half;
    await eventually(() => text(editor)).toContain("125人");
    editor.estimate = null;
    await eventually(() => text(editor)).not.toContain("125人");
    await eventually(() => shownText(editor)).not.toContain("残り");
  });

  test.each([
    ["a name", "田中", "田中：この友だちは条件を満たしません"],
    ["markup for a name", "<b>田中</b>", "<b>田中</b>：この友だちは条件を満たしません"],
    ["blanks for a name", " ", "この友だちは条件を満たしません"],
    ["no text for a name", { name: 1 }, "この友だちは条件を満たしません"],
  ])("with %s", async (_, name, verdict) => {
    serveFilters();
    const explain = async (filter: PlainObject) => ({ ...(await firstOnly(filter)), name });
    const editor = await openFilter({ value }, { estimate: half, explain });
    await userEvent.fill(named(editor, "textbox", "友だちID"), "12");
    await userEvent.click(within(editor).getByRole("button", { name: "この友だちで確認" }));
    const verdictText = () => editor.shadowRoot?.querySelector(".audience-verdict")?.textContent;
    await eventually(verdictText).toBe(verdict);
  });

  test("that fails after an edit takes back what was said of the rows before", async () => {
    serveFilters();
    let succeeds = true;
    const explain = (filter: PlainObject) => (succeeds ? firstOnly(filter) : Promise.reject(new Error("x")));
    const editor = await openFilter({ value }, { estimate: half, explain });
    await userEvent.fill(named(editor, "textbox", "友だちID"), "12");
    await userEvent.click(within(editor).getByRole("button", { name: "この友だちで確認" }));
    await expect.element(condition(editor, "1. 名前").getByText("満たす", { exact: true })).toBeVisible();
    succeeds = false;
    await typeNames(editor, "佐藤");
    await eventually(() => text(editor)).toContain("確認できませんでした");
    await expect
      .element(condition(editor, "1. 名前").getByText("満たす", { exact: true }))
      .not.toBeInTheDocument();
  });

  test("that fails says so and is asked again", async () => {
    serveFilters();
    let succeeds = false;
    const explain = (filter: PlainObject) => (succeeds ? firstOnly(filter) : Promise.reject(new Error("x")));
    const editor = await openFilter({ value }, { estimate: half, explain });
    const check = within(editor).getByRole("button", { name: "この友だちで確認" });
    await userEvent.fill(named(editor, "textbox", "友だちID"), "12");
    await userEvent.click(check);
    await eventually(() => text(editor)).toContain("確認できませんでした");
    succeeds = true;
    await userEvent.click(check);
    await eventually(() => text(editor)).toContain("この友だちは条件を満たしません");
  });
});
