import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { named } from "../elements/page.js";
import "../../src/entries/action-editor.js";
import type { PlainObject } from "../../src/lib/plain-data.js";
import { emptyAction } from "../elements/action-editor/page.js";
import {
  begin,
  drawnAction,
  drawnSlide,
  switchOn,
  untilShown,
} from "../elements/action-editor/page-conditions.js";
import {
  emptyFilter,
  filterOf,
  nameCondition,
  openFilter,
  serveFilters,
} from "../elements/funnel-editor/page.js";
import { eventually, shownText, within } from "./support/editors.js";

const estimate = async ({ inputs }: PlainObject) => ({
  total: 12,
  friends: 100,
  conditions: (inputs as unknown[]).map(() => ({ meets: 12, remaining: 12 })),
});
const explain = async (_: PlainObject, memberId: number | string) => ({
  matches: memberId === 7,
  conditions: [memberId === 7],
});
const friends = [
  { id: 7, name: "田中 花子" },
  { id: 8, name: "田中 太郎" },
];

describe("the audience of an effect's condition", () => {
  test("is counted in the slide where the page can, and follows what the page sets", async () => {
    serveFilters();
    const editor = await drawnAction();
    editor.estimate = estimate;
    expect([editor.estimate, editor.explain, editor.findFriends]).toEqual([estimate, null, null]);
    await switchOn(editor);
    await begin(editor, "田中");
    await untilShown(editor, "残り 12人");
    expect(shownText(editor)).toContain("/ 友だち 100人");
    editor.estimate = null;
    await eventually(() => shownText(editor)).not.toContain("残り 12人");
    editor.estimate = "text" as never;
    expect(editor.estimate).toBeNull();
  });

  test("shows nothing and asks nothing without them", async () => {
    serveFilters();
    const editor = await drawnAction();
    await switchOn(editor);
    await begin(editor, "田中");
    expect(editor.shadowRoot?.querySelector(".audience")).toBeNull();
  });

  test("what was set before the element knew itself counts", async () => {
    serveFilters();
    const early = document.createElement("action-editor");
    Object.defineProperty(early, "estimate", { value: estimate, configurable: true, writable: true });
    document.body.append(early);
    await eventually(() => early.estimate).toBe(estimate);
    expect(Object.hasOwn(early, "estimate")).toBe(false);
    early.remove();
  });
});

describe("a friend", () => {
  test("is found by name, by keys too, and asked about", async () => {
    serveFilters();
    const findFriends = vi.fn(async (text: string) => friends.filter(({ name }) => name.includes(text)));
    const editor = await openFilter({ value: filterOf(nameCondition("田中")) }, { explain, findFriends });
    const search = within(editor).getByRole("combobox", { name: "友だちの名前" });
    await userEvent.fill(search, "田中");
    await expect.element(named(editor, "option", "田中 太郎")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await untilShown(editor, "田中 太郎：この友だちは条件を満たしません");
    await userEvent.click(named(editor, "option", "田中 花子"));
    await untilShown(editor, "田中 花子：この友だちは条件を満たします");
    await userEvent.fill(search, "だれも");
    await untilShown(editor, "見つかりませんでした");
    expect(findFriends.mock.lastCall?.[0]).toBe("だれも");
  });

  test("a failed search says so, and an answer of anything is none", async () => {
    serveFilters();
    let answer: unknown = { friends };
    const findFriends = async () => answer as never;
    const editor = await openFilter({ value: filterOf(nameCondition("田中")) }, { explain, findFriends });
    const search = within(editor).getByRole("combobox", { name: "友だちの名前" });
    await userEvent.fill(search, "田");
    await untilShown(editor, "友だちを検索できませんでした");
    answer = [{ id: {}, name: "x" }, null, { id: 9, name: "佐藤" }, { id: 9, name: "佐藤" }];
    await userEvent.fill(search, "佐");
    await expect.element(named(editor, "option", "佐藤")).toBeVisible();
    expect(editor.shadowRoot?.querySelectorAll("[role=option]")).toHaveLength(1);
  });

  test("is named by id where the page finds nobody", async () => {
    serveFilters();
    const editor = await openFilter({ value: filterOf(nameCondition("田中")) }, { explain });
    await userEvent.fill(named(editor, "textbox", "友だちID"), "7");
    await userEvent.click(named(editor, "button", "この友だちで確認"));
    await untilShown(editor, "この友だちは条件を満たします");
  });
});

describe("an effect whose condition says the same", () => {
  test("is remarked on in its strip, for a saved condition and for one that is being edited", async () => {
    const filter = {
      ...emptyFilter,
      fid: 31,
      inputs: [{ type: 60, tag_or: 0, use_group: 0, tag_ids: [101] }],
    };
    serveFilters({ saved: { json: filter } });
    const tag = {
      type: 13,
      remove: 0,
      use_group: 0,
      tag_ids: [101],
      tag_group_id: null,
      member_query_id: 31,
    };
    const editor = await drawnAction({ value: { ...emptyAction, inputs: [tag] } });
    const remark = "タグ「VIP会員」は、この条件の友だちには既に付いています";
    await untilShown(editor, remark);
    await userEvent.click(named(editor, "button", "条件を編集"));
    await drawnSlide(editor);
    await userEvent.selectOptions(
      editor.shadowRoot?.querySelector("select[data-field=tag_or]") as HTMLElement,
      "をどれも含まない",
    );
    await userEvent.click(within(editor).getByRole("button", { name: /^1\. タグ操作/ }));
    await eventually(() => shownText(editor)).not.toContain(remark);
  });
});
