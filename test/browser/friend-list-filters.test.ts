import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawnFriends, openFriends } from "../elements/friend-list/page.js";
import { friendsOf, serveFriends } from "../elements/friend-list/server.js";
import { combobox, isOpen } from "../elements/item-picker/page.js";
import { alertText } from "../elements/page.js";
import { violationsInBothThemes } from "./support/accessibility.js";
import { type Attributes, eventually, shownText, within } from "./support/editors.js";
import { hasFocus } from "./support/focus.js";
import { afterConversion, commit, compose } from "./support/input-method.js";
import { listOf } from "./support/lists.js";
import { deferred, type Scripted } from "./support/server.js";

/** As many as accounts have. */
const tags = listOf(
  Array.from({ length: 500 }, (_, at) => ({
    id: at + 1,
    name: at === 400 ? "VIP会員" : `タグ${at + 1}`,
    writable: 0,
  })),
);
const marks = listOf([
  { id: 1, name: "未対応" },
  { id: 2, name: "対応中" },
]);
const [tag, level] = ["タグ", "通知レベル"];
const filters = (list: Element) => within(list).getByRole("button", { name: /^絞り込み( ?\d)?$/ });
const panel = (list: Element, name = "絞り込み") => within(list).getByRole("dialog", { name, exact: true });
const takeOff = (list: Element) => panel(list).getByRole("button", { name: "絞り込みを解除" });
const field = (list: Element, label: string) => combobox(list, label).element().getAttribute("placeholder");

/** The open list of a picker: the rows of friends are options too, and are searched by another box. */
const search = (list: Element, label: string) => panel(list, label).getByRole("searchbox", { name: "検索" });
const option = (list: Element, name: string) =>
  within(list.shadowRoot?.querySelector("#picker-popup") as Element).getByRole("option", {
    name,
    exact: true,
  });
const optionNames = (list: Element) =>
  [...(list.shadowRoot?.querySelectorAll<HTMLElement>("#picker-popup [role=option]") ?? [])].map(
    ({ title }) => title,
  );

async function openSixty(attributes: Attributes = {}, lists: Record<string, Scripted[]> = {}) {
  const server = serveFriends(friendsOf(60));
  server.lists = { tag: [{ json: tags }], response_mark: [{ json: marks }], ...lists };
  const list = await openFriends(attributes);
  /** What the last call of the list was asked of tag and level. */
  const asked = () => ["tag_id", "notify"].map((name) => server.asked().at(-1)?.get(name));
  return { server, list, asked };
}

async function openPanel(list: Element) {
  await userEvent.click(filters(list));
  await expect.element(combobox(list, tag)).toBeVisible();
}

async function choose(list: Element, label: string, searched: string, name: string) {
  await userEvent.click(combobox(list, label));
  await hasFocus(search(list, label));
  await userEvent.type(search(list, label), searched);
  await eventually(() => optionNames(list)).toEqual([name]);
  await userEvent.click(option(list, name));
}

describe("friends are filtered", () => {
  test("by a tag that is searched among five hundred, and by a level; counted, and taken off together", async () => {
    const { server, list, asked } = await openSixty({ query: "友だち" });
    expect(server.listed()).toEqual([]);
    await openPanel(list);
    await choose(list, tag, "vip", "VIP会員");
    await eventually(asked).toEqual(["401", null]);
    await choose(list, level, "対応中", "通知レベル2（対応中）");
    await eventually(asked).toEqual(["401", "2"]);
    expect([field(list, tag), field(list, level)]).toEqual(["VIP会員", "通知レベル2（対応中）"]);
    expect(filters(list).element().textContent).toBe("絞り込み2");
    await userEvent.click(takeOff(list));
    await eventually(asked).toEqual([null, null]);
    expect(server.asked().at(-1)?.get("name")).toBe("友だち");
    expect(filters(list).element().textContent).toBe("絞り込み");
    expect(server.listed().sort()).toEqual(["response_mark", "tag"]);
  });

  test("by level 0, which is not the same as no level", async () => {
    const { list, asked } = await openSixty();
    await openPanel(list);
    await userEvent.click(combobox(list, level));
    await eventually(() => optionNames(list)).toEqual([
      "通知レベル0",
      "通知レベル1（未対応）",
      "通知レベル2（対応中）",
    ]);
    await userEvent.click(option(list, "通知レベル0"));
    await eventually(asked).toEqual([null, "0"]);
    expect(filters(list).element().textContent).toBe("絞り込み1");
    await userEvent.click(panel(list).getByRole("button", { name: "選択を解除" }));
    await eventually(asked).toEqual([null, null]);
  });

  test("by keys alone, and the focus comes back: from the list to its field, from the panel to its button", async () => {
    const { list, asked } = await openSixty();
    (filters(list).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await hasFocus(combobox(list, tag));
    await userEvent.keyboard("{Enter}");
    await hasFocus(search(list, tag));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    await eventually(asked).toEqual(["3", null]);
    await hasFocus(combobox(list, tag));
    expect(isOpen(list)).toBe(false);
    await userEvent.keyboard("{Escape}");
    await hasFocus(filters(list));
    expect(panel(list).query()).toBeNull();
  });

  test("by a name that is converted: the Enter that accepts it chooses nothing", async () => {
    const { server, list, asked } = await openSixty();
    await openPanel(list);
    await userEvent.click(combobox(list, tag));
    await hasFocus(search(list, tag));
    await compose("かいいん");
    await compose("会員");
    await commit("会員");
    await eventually(() => optionNames(list)).toEqual(["VIP会員"]);
    expect(
      server
        .asked()
        .map((query) => query.get("tag_id"))
        .filter(Boolean),
    ).toEqual([]);
    await afterConversion();
    await userEvent.keyboard("{Enter}");
    await eventually(asked).toEqual(["401", null]);
  });

  test("so that nobody is left: all of it is taken off there", async () => {
    const { server, list, asked } = await openSixty();
    await openPanel(list);
    server.script.list.push({ json: { data: [], pagination: { total: 0, per_page: 50 } } });
    await choose(list, tag, "vip", "VIP会員");
    await eventually(() => shownText(list)).toContain("条件に合う友だちはいません");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(within(list).getByRole("button", { name: "検索条件を消す" }));
    await eventually(() => drawnFriends(list).length > 0).toBe(true);
    expect([asked(), filters(list).element().textContent]).toEqual([[null, null], "絞り込み"]);
  });
});

describe("what the page has set", () => {
  test("is shown by its names; the operator's choice takes its place, and the page's next one that of both", async () => {
    const { list, asked } = await openSixty({ "tag-id": "401", notify: "2" });
    expect(asked()).toEqual(["401", "2"]);
    expect(filters(list).element().textContent).toBe("絞り込み2");
    await openPanel(list);
    await eventually(() => [field(list, tag), field(list, level)]).toEqual([
      "VIP会員",
      "通知レベル2（対応中）",
    ]);
    await choose(list, tag, "タグ500", "タグ500");
    await eventually(asked).toEqual(["500", "2"]);
    // The same text again is no other wish; another attribute leaves the choice alone.
    list.setAttribute("tag-id", "401");
    list.setAttribute("notify", "1");
    await eventually(asked).toEqual(["500", "1"]);
    await eventually(() => field(list, level)).toBe("通知レベル1（未対応）");
    list.setAttribute("tag-id", "7");
    await eventually(asked).toEqual(["7", "1"]);
    await eventually(() => field(list, tag)).toBe("タグ7");
    list.removeAttribute("notify");
    await eventually(asked).toEqual(["7", null]);
  });

  test("a level that has no mark is shown by its number, a tag that is deleted as such", async () => {
    const { list, asked } = await openSixty({ "tag-id": "999", notify: "9" });
    await openPanel(list);
    await eventually(() => field(list, level)).toBe("通知レベル9");
    await eventually(() => field(list, tag)).toContain("削除");
    await userEvent.click(takeOff(list));
    await eventually(asked).toEqual([null, null]);
  });
});

test("lists that could not be loaded say so, each for itself, and are asked for again; the friends stay", async () => {
  const refused = { status: 500, json: { message: "ただいま混み合っています" } };
  const { server, list } = await openSixty({ notify: "2" }, { tag: [], response_mark: [] });
  const late = deferred(refused);
  // Calls that only read are made again by themselves.
  server.lists = { response_mark: [late.answer, refused, refused], tag: [{ json: tags }] };
  await openPanel(list);
  expect(field(list, level)).toContain("読み込み中");
  late.arrive();
  await eventually(() => field(list, level)).toBe("ID 2");
  await userEvent.click(combobox(list, level));
  await eventually(() => shownText(list)).toContain("選択肢の読み込み中にエラーが発生しました");
  server.lists.response_mark = [{ json: marks }];
  await userEvent.click(panel(list, level).getByRole("button", { name: "もう一度読み込む" }));
  await eventually(() => field(list, level)).toBe("通知レベル2（対応中）");
  expect([drawnFriends(list).length > 0, alertText(list)]).toEqual([true, ""]);
});

test("lists with nothing in them say so", async () => {
  const { list } = await openSixty({}, { tag: [{ json: listOf([]) }] });
  await openPanel(list);
  await userEvent.click(combobox(list, tag));
  await eventually(() => shownText(list)).toContain("選択可能なタグがありません");
});

test("at 360 px nothing is cut, and axe finds nothing, in both languages", async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 800));
  const server = serveFriends(friendsOf(60));
  server.lists = { tag: [{ json: tags }], response_mark: [{ json: marks }] };
  const list = await openFriends({ "tag-id": "401", notify: "2", locale: "en" }, 344);
  const head = list.shadowRoot?.querySelector(".friend-head") as HTMLElement;
  expect(head.scrollWidth - head.clientWidth).toBe(0);
  await userEvent.click(within(list).getByRole("button", { name: /^Filter/ }));
  await eventually(() => combobox(list, "Tag").query()?.getAttribute("placeholder")).toBe("VIP会員");
  await eventually(() => field(list, "Notify level")).toBe("Notify level 2 (対応中)");
  const box = panel(list, "Filter").element();
  const { left, right } = box.getBoundingClientRect();
  expect([left >= 0, right <= 360, box.scrollWidth - box.clientWidth]).toEqual([true, true, 0]);
  await userEvent.click(combobox(list, "Tag"));
  await eventually(() => optionNames(list).length > 0).toBe(true);
  const open = list.shadowRoot?.querySelector("#picker-popup") as HTMLElement;
  const { left: from, right: to } = open.getBoundingClientRect();
  expect([from >= 0, to <= 360]).toEqual([true, true]);
  expect(await violationsInBothThemes(list)).toEqual([]);
});
