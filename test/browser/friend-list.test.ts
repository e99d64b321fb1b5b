import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  activeRow,
  drawnFriends,
  mountFriends,
  openFriends,
  row,
  rowAt,
  rowBox,
  rows,
} from "../elements/friend-list/page.js";
import { friend, friendsOf, serveFriends } from "../elements/friend-list/server.js";
import { alertText, button } from "../elements/page.js";
import { eventually, onScreen, shownText, within } from "./support/editors.js";
import { inBrief, record } from "./support/events.js";
import { commit, compose } from "./support/input-method.js";
import { deferred } from "./support/server.js";

const used = (query: URLSearchParams | undefined) =>
  [...(query ?? [])].map(([name, value]) => `${name}=${value}`);
const search = (list: Element) => within(list).getByRole("searchbox", { name: "検索" });

describe("what is asked", () => {
  test("permissions and the first page, with the query names of the calls and nothing that is not used", async () => {
    const server = serveFriends(friendsOf(3));
    const list = await openFriends();
    expect(drawnFriends(list)).toEqual([1, 2, 3]);
    expect(server.received.map(({ url }) => url.pathname.replace(/^.*\/api/, "/api")).sort()).toEqual([
      "/api/v1/allow_members",
      "/api/v1/operator/permission_list",
    ]);
    expect(used(server.asked()[0])).toEqual(["operator_role_id=4", "page=1", "per_page=50"]);
    await expect.element(within(list).getByText("3人")).toBeVisible();
  });

  test("all that the attributes say; settings made in one task give one load", async () => {
    const server = serveFriends(friendsOf(60));
    const list = await openFriends({ "order-by": "0", "tag-id": "9", notify: "2" });
    expect(used(server.asked()[0])).toEqual([
      "operator_role_id=4",
      "order_by=0",
      "tag_id=9",
      "notify=2",
      "page=1",
      "per_page=50",
    ]);
    const before = server.asked().length;
    list.orderBy = 3;
    list.tagId = null;
    list.query = "友だち60";
    await eventually(() => drawnFriends(list)).toEqual([60]);
    expect(server.asked().slice(before).map(used)).toEqual([
      ["operator_role_id=4", "order_by=3", "notify=2", "name=友だち60", "page=1", "per_page=50"],
    ]);
    expect((search(list).element() as HTMLInputElement).value).toBe("友だち60");
  });

  test("five quick letters: few calls, and no word of what was overtaken", async () => {
    const server = serveFriends(friendsOf(60));
    const list = await openFriends();
    const events = record(list);
    const before = server.asked().length;
    await userEvent.type(search(list), "友だち59");
    await eventually(() => drawnFriends(list)).toEqual([59]);
    const names = server
      .asked()
      .slice(before)
      .map((query) => query.get("name"));
    expect(names.length).toBeLessThanOrEqual(3);
    expect(names.at(-1)).toBe("友だち59");
    expect([events, alertText(list)]).toEqual([[], ""]);
  });

  test("a call that is overtaken is aborted, and its answer changes nothing", async () => {
    const server = serveFriends(friendsOf(60));
    const list = await openFriends();
    const late = deferred({ json: { data: [friend(7)], pagination: { total: 1, per_page: 50 } } });
    server.script.list.push(late.answer);
    const before = server.asked().length;
    list.query = "友だち7";
    await eventually(() => server.asked().length).toBe(before + 1);
    list.query = "友だち42";
    await eventually(() => drawnFriends(list)).toEqual([42]);
    late.arrive();
    await onScreen();
    expect([drawnFriends(list), alertText(list)]).toEqual([[42], ""]);
  });

  test("no call while the input method converts", async () => {
    const server = serveFriends([friend(1), friend(2, { name: "山田" })]);
    const list = await openFriends();
    const before = server.asked().length;
    await userEvent.click(search(list));
    await compose("や");
    await compose("山田");
    // Longer than an operator rests before it is searched.
    const composed = performance.now();
    await eventually(() => performance.now() - composed).toBeGreaterThan(400);
    expect(server.asked()).toHaveLength(before);
    await commit("山田");
    await eventually(() => drawnFriends(list)).toEqual([2]);
    expect(server.asked()).toHaveLength(before + 1);
  });

  test("another order by the operator; what the page changes later takes its place", async () => {
    const server = serveFriends(friendsOf(3));
    const list = await openFriends({ "order-by": "1" });
    await userEvent.selectOptions(
      within(list).getByRole("combobox", { name: "並び順" }),
      "メッセージが古い順",
    );
    await eventually(() => server.asked().at(-1)?.get("order_by")).toBe("4");
    list.orderBy = 0;
    await eventually(() => server.asked().at(-1)?.get("order_by")).toBe("0");
  });
});

describe("rows", () => {
  test("everything that is known, names whole in the title, addresses of pictures only if they are safe", async () => {
    const long = "とても長い名前の友だち".repeat(20);
    serveFriends([
      friend(1, {
        name: long,
        icon_url: "javascript:alert(1)",
        richmenu: { id: 1, name: "会員メニュー" },
        target_vars: [{ var_id: 1, name: "来店回数", type: 1, value: 12 }],
        user_forms: [{ id: 1, name: "アンケート" }],
        hide: 1,
        notify: 3,
        last_message_text: "こんにちは",
      }),
      friend(2, { icon_url: "https://example.com/2.png", last_message_at: null, last_message_text: null }),
      friend(3, { name: " " }),
    ]);
    const list = await openFriends();
    const [first, second, third] = [1, 2, 3].map((id) => row(list, id));
    for (const text of [
      long,
      "会員メニュー",
      "来店回数: 12",
      "アンケート",
      "非表示",
      "通知レベル3",
      "こんにちは",
    ])
      expect(first?.textContent).toContain(text);
    expect(first?.querySelector(".friend-name")?.getAttribute("title")).toBe(long);
    expect(first?.querySelector("img")).toBeNull();
    expect(first?.clientHeight).toBe(second?.clientHeight);
    expect(second?.querySelector("img")?.getAttribute("src")).toBe("https://example.com/2.png");
    expect(second?.textContent).toContain("メッセージはまだありません");
    expect(third?.textContent).toContain("名前のない友だち");
  });

  test("20,000 friends: a true scrollbar, few rows, and only the pages that are looked at", async () => {
    const server = serveFriends(friendsOf(20_000));
    const list = await openFriends();
    const box = rowBox(list);
    expect(rows(list)[0]?.getAttribute("aria-setsize")).toBe("20000");
    expect(box.scrollHeight).toBe(20_000 * 84);
    await eventually(() => server.pages()).toEqual([1, 2]);
    // In the middle of a page.
    box.scrollTop = 84 * 10_020;
    await eventually(() => drawnFriends(list)).toContain(10_021);
    expect(row(list, 10_021).getAttribute("aria-posinset")).toBe("10021");
    await eventually(() => [...server.pages().slice(2)].sort()).toEqual([200, 201, 202]);
    expect(rows(list).length).toBeLessThanOrEqual(200);
    expect(rows(list).every(({ dataset }) => dataset.friend !== undefined)).toBe(true);
    box.scrollTop = 0;
    await eventually(() => drawnFriends(list)[0]).toBe(1);
    await onScreen();
    expect(server.pages()).toHaveLength(5);
  });

  test("at most 200 in the document, however high it is", async () => {
    const server = serveFriends(friendsOf(1000));
    const list = await openFriends({}, 1000, 30_000);
    await onScreen();
    // Its calls are not those of the next test.
    await eventually(() => [...server.pages()].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(rows(list).length).toBeLessThanOrEqual(200);
    expect(rows(list).length).toBeGreaterThan(100);
  });

  test("rows that are not there yet are busy; pages that are scrolled past are given up without a word", async () => {
    const server = serveFriends(friendsOf(20_000));
    const list = await openFriends();
    await eventually(() => server.pages()).toEqual([1, 2]);
    const held = [deferred(), deferred(), deferred()];
    server.script.list.push(...held.map(({ answer }) => answer));
    rowBox(list).scrollTop = 84 * 5020;
    await eventually(() => server.pages()).toHaveLength(5);
    expect(rows(list).filter(({ ariaBusy }) => ariaBusy === "true").length).toBeGreaterThan(5);
    rowBox(list).scrollTop = 84 * 15_000;
    await eventually(() => drawnFriends(list)).toContain(15_001);
    for (const { arrive } of held) arrive();
    await onScreen();
    expect(shownText(list)).not.toContain("読み込めませんでした");
  });

  const said = "データの取得に失敗しました";
  const times = (list: Element) => shownText(list).split(said).length - 1;

  test.each([
    ["404", { status: 404, json: { message: "見つかりません" } }, `${said}見つかりません`, "failure http"],
    ["500", { status: 500, json: {} }, said, "failure http"],
    [
      "no connection",
      "unreachable",
      `${said}通信できませんでした。接続を確認して、もう一度お試しください。`,
      "failure network",
    ],
  ] as const)(
    "pages that fail while one scrolls (%s): said once, the rows stay, another try",
    async (_, answer, text, event) => {
      const server = serveFriends(friendsOf(300));
      const list = await openFriends();
      const events = record(list);
      await eventually(() => server.pages()).toEqual([1, 2]);
      for (const page of [3, 4, 5]) server.refused.set(page, answer);
      rowBox(list).scrollTop = 84 * 170;
      await eventually(() => rowAt(list, 171).textContent).toContain("読み込めませんでした");
      // Each page has had its answer, and all three fail alike.
      await eventually(() => rows(list).filter(({ ariaBusy }) => ariaBusy === "true")).toEqual([]);
      rowBox(list).scrollTop = 84 * 220;
      await eventually(() => rowAt(list, 221).ariaBusy).toBe(null);
      expect([times(list), inBrief(events)]).toEqual([1, [event]]);
      expect(alertText(list)).toContain(text);
      rowBox(list).scrollTop = 0;
      await eventually(() => drawnFriends(list)[0]).toBe(1);
      expect(times(list)).toBe(1);
      rowBox(list).scrollTop = 84 * 170;
      await eventually(() => rowAt(list, 171).ariaBusy).toBe(null);
      server.refused.clear();
      await userEvent.click(button(list, "もう一度"));
      await eventually(() => drawnFriends(list)).toContain(171);
      await eventually(() => times(list)).toBe(0);
    },
  );

  test("a row that is missing tries again, when it is pressed and by Enter, and chooses nobody", async () => {
    const server = serveFriends(friendsOf(300));
    const list = await openFriends();
    const events = record(list, ["member-select"]);
    await eventually(() => server.pages()).toEqual([1, 2]);
    for (const page of [5, 6]) server.refused.set(page, { status: 404, json: {} });
    await userEvent.click(rowBox(list));
    events.length = 0;
    await userEvent.keyboard("{End}");
    await eventually(() => activeRow(list)?.ariaLabel).toBe("読み込めませんでした・もう一度");
    const before = server.pages().length;
    await userEvent.keyboard("{Enter}");
    await eventually(() => server.pages().length).toBe(before + 2);
    await eventually(() => rowAt(list, 300).ariaBusy).toBe(null);
    server.refused.clear();
    await userEvent.click(rowAt(list, 299));
    await eventually(() => drawnFriends(list)).toContain(300);
    expect([times(list), events]).toEqual([0, []]);
  });

  test("a further page that is refused has the page go, whatever failed before", async () => {
    const server = serveFriends(friendsOf(1000));
    const list = await openFriends();
    list.addEventListener("navigate", (event) => event.preventDefault());
    const events = record(list);
    await eventually(() => server.pages()).toEqual([1, 2]);
    for (const page of [5, 6]) server.refused.set(page, { status: 404, json: {} });
    for (const page of [14, 15, 16, 17]) server.refused.set(page, { status: 403, json: {} });
    rowBox(list).scrollTop = 84 * 250;
    await eventually(() => times(list)).toBe(1);
    rowBox(list).scrollTop = 84 * 750;
    await eventually(() => alertText(list)).toContain("アクセス権限がありません。再読み込みします。");
    expect(times(list)).toBe(1);
    await userEvent.click(button(list, "OK"));
    await eventually(() => inBrief(events)).toEqual(["failure http", "failure http", "navigate"]);
    expect(times(list)).toBe(1);
  });

  test("the permissions and the list of before fail: it is said once", async () => {
    const server = serveFriends(friendsOf(3));
    const list = await openFriends();
    server.script.permissions.push({ status: 400, json: {} });
    server.script.list.push({ status: 400, json: {} });
    await list.refresh();
    await onScreen();
    expect([times(list), drawnFriends(list)]).toEqual([1, [1, 2, 3]]);
  });
});

describe("keys", () => {
  test("one stop; arrows, Home, End and pages move, Enter selects, and what is active is always drawn", async () => {
    serveFriends(friendsOf(20_000));
    const list = await openFriends();
    const events = record(list, ["member-select"]);
    rowBox(list).focus();
    const at = () => activeRow(list)?.ariaPosInSet;
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    expect(at()).toBe("2");
    await userEvent.keyboard("{End}");
    expect(at()).toBe("20000");
    await eventually(() => drawnFriends(list)).toContain(20_000);
    await userEvent.keyboard("{PageUp}");
    expect(Number(at())).toBeLessThan(19_999);
    expect(Number(at())).toBeGreaterThan(19_980);
    await userEvent.keyboard("{Home}");
    expect(at()).toBe("1");
    rowBox(list).scrollTop = 84 * 10_000;
    await eventually(() => drawnFriends(list)).toContain(10_001);
    expect(at()).toBe("1");
    await userEvent.keyboard("{PageDown}");
    expect(Number(at())).toBeGreaterThan(2);
    const id = Number(activeRow(list)?.dataset.friend);
    await userEvent.keyboard("{Enter}");
    await eventually(() => events.map(({ detail }) => detail)).toEqual([{ memberId: id }]);
    expect(rows(list).filter(({ ariaSelected }) => ariaSelected === "true")).toEqual([row(list, id)]);
    const stops = [...(list.shadowRoot?.querySelectorAll("[role=listbox] [tabindex]") ?? [])];
    expect(stops).toEqual([]);
  });

  test("Down leads from the search into the list, unless the input method has it", async () => {
    serveFriends(friendsOf(3));
    const list = await openFriends();
    await userEvent.click(search(list));
    await userEvent.keyboard("{ArrowDown}");
    expect(list.shadowRoot?.activeElement).toBe(rowBox(list));
  });

  test("Down leads nowhere while no list is there, and the list does not take the focus later", async () => {
    const server = serveFriends(friendsOf(3));
    const late = deferred({ json: { data: [friend(1)], pagination: { total: 1, per_page: 50 } } });
    server.script.list.push(late.answer);
    const list = mountFriends();
    await eventually(() => server.asked()).toHaveLength(1);
    await userEvent.click(search(list));
    await userEvent.keyboard("{ArrowDown}");
    late.arrive();
    await eventually(() => drawnFriends(list)).toEqual([1]);
    await onScreen();
    expect(list.shadowRoot?.activeElement).toBe(search(list).element());
  });
});

describe("instead of friends", () => {
  test("nobody at all, and nobody found: the search can be cleared", async () => {
    serveFriends([]);
    const empty = mountFriends();
    await eventually(() => shownText(empty)).toContain("友だちはまだいません");
    serveFriends(friendsOf(3));
    const list = mountFriends({ query: "だれか", "tag-id": "9" });
    await eventually(() => shownText(list)).toContain("「だれか」に合う友だちはいません");
    await expect.element(within(list).getByText("0人")).toBeVisible();
    await userEvent.click(button(list, "検索条件を消す"));
    await eventually(() => drawnFriends(list)).toEqual([1, 2, 3]);
    // The button is gone, and the next key is still the list's.
    expect(list.shadowRoot?.activeElement?.className).toBe("friend-content");
  });

  test("without the permission nobody is shown, whatever the list's call says", async () => {
    const server = serveFriends(friendsOf(3));
    server.permissions = ["salon.write"];
    server.script.list.push({ status: 403, json: {} });
    const list = mountFriends();
    const events = record(list);
    await eventually(() => shownText(list)).toContain("友だちを見る権限がありません");
    expect(shownText(list)).toContain("管理者に依頼してください");
    await onScreen();
    expect([drawnFriends(list), alertText(list), events]).toEqual([[], "", []]);
  });

  test("a load that failed, another try, and `refresh()`", async () => {
    const server = serveFriends(friendsOf(3));
    server.script.list.push({ status: 400, json: { message: "ただいま混み合っています" } });
    const list = mountFriends();
    const events = record(list);
    await eventually(() => alertText(list)).toContain("データの取得に失敗しました");
    expect(alertText(list)).toContain("ただいま混み合っています");
    expect(events.map(({ type, detail }) => [type, detail])).toEqual([
      [
        "failure",
        { reason: "http", status: 400, messages: ["データの取得に失敗しました", "ただいま混み合っています"] },
      ],
    ]);
    await userEvent.click(button(list, "もう一度"));
    await eventually(() => drawnFriends(list)).toEqual([1, 2, 3]);
    server.friends.push(friend(4));
    list.refresh();
    await eventually(() => drawnFriends(list)).toEqual([1, 2, 3, 4]);
    await expect.element(within(list).getByText("4人")).toBeVisible();
  });

  test("422: each first message", async () => {
    const server = serveFriends(friendsOf(3));
    server.script.list.push({
      status: 422,
      json: { message: "x", errors: { name: ["長すぎます", "二つ目"] } },
    });
    const list = mountFriends();
    await eventually(() => alertText(list)).toContain("操作に失敗しました");
    expect(alertText(list)).toContain("長すぎます");
    expect(alertText(list)).not.toContain("二つ目");
  });

  test("a server that is preparing is asked again, until that is stopped", async () => {
    const server = serveFriends(friendsOf(3));
    const preparing = () => ({ status: 202, json: {} });
    server.script.list.push(preparing(), preparing());
    const list = mountFriends();
    await eventually(() => shownText(list)).toContain("一覧を準備しています");
    await eventually(() => drawnFriends(list)).toEqual([1, 2, 3]);
    expect(server.pages()).toEqual([1, 1, 1]);
    server.script.list.push(...Array.from({ length: 20 }, preparing));
    list.query = "友だち2";
    await eventually(() => shownText(list)).toContain("一覧を準備しています");
    await userEvent.click(button(list, "中止"));
    await eventually(() => shownText(list)).toContain("中止しました");
    server.script.list.length = 0;
    await userEvent.click(button(list, "もう一度"));
    await eventually(() => drawnFriends(list)).toEqual([2]);
  });
});
