import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { FunnelEditorElement } from "../../src/entries/funnel-editor.js";
import {
  add,
  conditionRows,
  everyAbility,
  everyCondition,
  type FilterServer,
  filterOf,
  mountFilter,
  nameCondition,
  orPanel,
  serveFilters,
} from "../elements/funnel-editor/page.js";
import { named } from "../elements/page.js";
import { violationsInBothThemes } from "./support/accessibility.js";
import { configurePage } from "./support/console-page.js";
import { type Attributes, drawn, eventually, finishButton, shownText } from "./support/editors.js";
import { focused } from "./support/focus.js";

const sixty = filterOf(...Array.from({ length: 60 }, (_, at) => nameCondition(`名${at + 1}`)));

function isFar(row: Element | undefined): boolean {
  return row?.classList.contains("cond-far") ?? false;
}

describe("a filter of 60 conditions", () => {
  async function mountLong(value: object = sixty): Promise<FunnelEditorElement> {
    serveFilters();
    const editor = mountFilter({ value, mode: "funneling" });
    await eventually(() => conditionRows(editor).length).toBe(60);
    await eventually(() => conditionRows(editor)[0]?.querySelector("input") != null).toBe(true);
    return editor;
  }

  test("says those far from the screen in a sentence, with their place and name", async () => {
    const editor = await mountLong();
    expect(isFar(conditionRows(editor)[0])).toBe(false);
    const last = conditionRows(editor).at(-1) as HTMLElement;
    expect(isFar(last)).toBe(true);
    await eventually(() => last.innerText).toContain("名前に「名60」を含む");
    expect([last.getAttribute("role"), last.getAttribute("aria-label")]).toEqual(["group", "60. 名前"]);
    expect(last.querySelector("input, button")).toBeNull();
  });

  test("Tab skips none of them, neither from above nor from behind the list", async () => {
    scrollTo(0, 0);
    const editor = await mountLong();
    const focusedRow = () => conditionRows(editor).findIndex((row) => row.contains(focused())) + 1;
    const drawnRows = conditionRows(editor).filter((row) => !isFar(row)).length;
    expect(drawnRows).toBeLessThan(40);
    const stops = conditionRows(editor)[drawnRows - 1]?.querySelectorAll<HTMLElement>("[tabindex='0']") ?? [];
    [...stops].at(-1)?.focus({ preventScroll: true });
    await userEvent.tab();
    expect(focusedRow()).toBe(drawnRows + 1);
    scrollTo(0, 0);
    expect(isFar(conditionRows(editor)[59])).toBe(true);
    editor.shadowRoot?.querySelector<HTMLElement>("[data-add]")?.focus({ preventScroll: true });
    await userEvent.tab({ shift: true });
    expect(focusedRow()).toBe(60);
  });

  test("draws them when they are scrolled to, and they stay drawn", async () => {
    const editor = await mountLong();
    const last = () => conditionRows(editor).at(-1) as HTMLElement;
    last().scrollIntoView();
    await eventually(() => last().querySelector("input")?.value).toBe("名60");
    conditionRows(editor)[0]?.scrollIntoView();
    await userEvent.fill(conditionRows(editor)[0]?.querySelector("input") as Element, "始め");
    await eventually(() => (editor.value.inputs as object[])[0]).toMatchObject({ names: ["始め"] });
    expect(isFar(last())).toBe(false);
  });

  test("takes the focus to one that is added", async () => {
    const editor = await mountLong();
    await add(editor, "個別メモ");
    await eventually(() => focused().getAttribute("aria-label") ?? focused().localName).toBe("個別メモ");
    await eventually(() => conditionRows(editor).length).toBe(61);
    expect(conditionRows(editor).at(-1)?.contains(focused())).toBe(true);
    await userEvent.keyboard("x");
    await eventually(() => (editor.value.inputs as object[])[60]).toMatchObject({ memos: ["x"] });
  });

  test("leads to the problem of one that is far", async () => {
    const dates = { type: 30, date_from: "2026-12-31", date_to: "2026-01-01" };
    const inputs = [...(sixty.inputs as object[]).slice(1), dates];
    const editor = await mountLong({ ...sixty, inputs });
    expect(isFar(conditionRows(editor).at(-1))).toBe(true);
    expect((await editor.submit()).ok).toBe(false);
    await eventually(() => conditionRows(editor).at(-1)?.contains(focused())).toBe(true);
  });

  test("is all there for the printer", async () => {
    const editor = await mountLong();
    expect(conditionRows(editor).some(isFar)).toBe(true);
    window.dispatchEvent(new Event("beforeprint"));
    // At once: paper does not wait.
    expect(conditionRows(editor).filter(isFar)).toEqual([]);
  });

  test("comes back as it was", async () => {
    const editor = await mountLong();
    expect([editor.value, editor.dirty]).toEqual([sixty, false]);
  });
});

interface State {
  name: string;
  attributes?: Attributes;
  properties?: object;
  server?: FilterServer;
  reach?(editor: FunnelEditorElement): Promise<unknown>;
}

const states: State[] = [
  { name: "empty", attributes: { copyable: true, cancelable: true } },
  { name: "every condition", attributes: { ...everyAbility, value: everyCondition } },
  {
    name: "every condition in English",
    attributes: { ...everyAbility, value: everyCondition, locale: "en" },
  },
  { name: "locked and held", attributes: { value: everyCondition } },
  { name: "readonly", attributes: { ...everyAbility, value: everyCondition, readonly: true } },
  { name: "disabled", attributes: { ...everyAbility, value: everyCondition, disabled: true } },
  { name: "sixty", attributes: { value: sixty } },
  {
    name: "errors",
    attributes: {
      value: { ...filterOf({ type: 30, date_from: "2026-12-31", date_to: "2026-01-01" }), name: "" },
    },
    async reach(editor) {
      await userEvent.click(finishButton(editor, "検索"));
      await eventually(() => shownText(editor)).toContain("条件を保存するとき名前は必須です");
    },
  },
  {
    name: "failed",
    attributes: { value: sixty },
    server: { save: { status: 422, json: { errors: { a: ["一", "二"] } } }, folders: { status: 500 } },
    async reach(editor) {
      await userEvent.click(finishButton(editor, "検索"));
      await eventually(() => shownText(editor)).toContain("登録に失敗しました");
      await eventually(() => shownText(editor)).toContain("フォルダ情報の取得に失敗しました。");
    },
  },
  {
    name: "not loaded",
    attributes: { "funnel-id": "31" },
    server: { saved: { status: 500 } },
    reach: (editor) => eventually(() => shownText(editor)).toContain("読み込みに失敗しました"),
  },
  {
    name: "with an audience",
    attributes: { value: filterOf(nameCondition("a"), orPanel(nameCondition("b"))) },
    properties: {
      estimate: async () => ({
        total: 0,
        friends: 100,
        conditions: [
          { meets: 5, remaining: 5 },
          { meets: 0, remaining: 0, branches: [0] },
        ],
      }),
      explain: async () => ({ matches: false, conditions: [true, false] }),
    },
    reach: (editor) => eventually(() => shownText(editor)).toContain("残り 5人"),
  },
  {
    name: "a row's menu",
    attributes: { value: filterOf(nameCondition("a"), nameCondition("b")) },
    async reach(editor) {
      await userEvent.click(named(editor, "group", "1. 名前").getByRole("button", { name: "その他の操作" }));
      await eventually(() => focused().getAttribute("role")).toBe("menuitem");
    },
  },
  {
    name: "the list of saved searches",
    attributes: { copyable: true },
    reach: (editor) => userEvent.click(named(editor, "button", "カスタム検索からコピー")),
  },
];

describe("axe, in the light and in the dark", () => {
  test.each(states)("$name", async ({ attributes = {}, properties, server, reach }) => {
    configurePage({ onError: () => {} });
    serveFilters(server);
    const editor = mountFilter(attributes, properties);
    await (reach
      ? eventually(() => editor.shadowRoot?.querySelector(".editor") != null).toBe(true)
      : undefined);
    if (!attributes["funnel-id"] && attributes.value !== sixty) await drawn(editor);
    await reach?.(editor);
    expect(await violationsInBothThemes(editor)).toEqual([]);
  });
});

test("every condition fits on a narrow page", async () => {
  serveFilters();
  const editor = mountFilter({
    ...everyAbility,
    value: { ...everyCondition },
    cancelable: true,
    copyable: true,
  });
  (editor.parentElement as HTMLElement).style.inlineSize = "328px";
  await drawn(editor);
  expect(editor.scrollWidth).toBeLessThanOrEqual(328);
});
