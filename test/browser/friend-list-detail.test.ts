import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  activeRow,
  drawnFriends,
  heading,
  mountFriends,
  nested,
  openFriends,
  pane,
  row,
  rowBox,
  rows,
} from "../elements/friend-list/page.js";
import { friend, friendsOf, serveFriends } from "../elements/friend-list/server.js";
import { alertText, button, tab } from "../elements/page.js";
import { eventually, onScreen, shownText, within } from "./support/editors.js";
import { inBrief, prevent, record } from "./support/events.js";
import { focused } from "./support/focus.js";
import { openPage } from "./support/host-page.js";
import { deferred } from "./support/server.js";

const selected = (list: Element) =>
  rows(list).flatMap(({ ariaSelected, dataset }) =>
    ariaSelected === "true" ? [Number(dataset.friend)] : [],
  );
const isSeen = (element: Element | null) => element?.checkVisibility() ?? false;
const shownName = (list: Element) => heading(list)?.textContent;

/** Waits until the views of a friend are there. */
async function showsViews(list: Element): Promise<void> {
  await eventually(() => nested(list, "friend-editor")).not.toBeNull();
}

describe("selecting", () => {
  test("by a press: the event, the friend's own call with the same query, and the views", async () => {
    const server = serveFriends(friendsOf(60));
    const list = await openFriends({ "order-by": "3", query: "友だち" });
    const events = record(list, ["member-select"]);
    expect(shownText(list)).toContain("友だちを選んでください");
    await userEvent.click(row(list, 3));
    await eventually(() => shownName(list)).toBe("友だち3");
    await showsViews(list);
    expect(events.map(({ detail }) => detail)).toEqual([{ memberId: 3 }]);
    const [call] = server.askedFriends();
    expect(call?.url.pathname).toMatch(/\/api\/v1\/allow_members\/3$/);
    expect([...(call?.url.searchParams ?? [])]).toEqual([
      ["operator_role_id", "4"],
      ["order_by", "3"],
      ["name", "友だち"],
      ["member_id", "3"],
    ]);
    expect([selected(list), list.memberId]).toEqual([[3], 3]);
    expect(focused()).toBe(rowBox(list));
    expect(nested(list, "friend-editor")?.getAttribute("member-id")).toBe("3");
    expect(nested(list, "friend-editor")?.hasAttribute("inline")).toBe(true);
  });

  test("by the page: no event, and the friend may be on a page that is not loaded", async () => {
    serveFriends(friendsOf(500));
    const list = mountFriends({ "member-id": "400" });
    const events = record(list, ["member-select"]);
    await eventually(() => shownName(list)).toBe("友だち400");
    list.memberId = 2;
    await eventually(() => shownName(list)).toBe("友だち2");
    await eventually(() => selected(list)).toEqual([2]);
    list.memberId = null;
    await eventually(() => shownText(list)).toContain("友だちを選んでください");
    expect(events).toEqual([]);
  });

  test("Enter leads into the detail, Escape and the button back to the same row", async () => {
    serveFriends(friendsOf(300));
    const list = await openFriends();
    rowBox(list).focus();
    await userEvent.keyboard("{PageDown}{PageDown}");
    const place = activeRow(list)?.ariaPosInSet;
    await userEvent.keyboard("{Enter}");
    await eventually(() => focused()).toBe(heading(list));
    await userEvent.keyboard("{Escape}");
    expect(focused()).toBe(rowBox(list));
    expect(activeRow(list)?.ariaPosInSet).toBe(place);
    await userEvent.keyboard("{Enter}");
    await eventually(() => focused()).toBe(heading(list));
    button(list, "一覧へ戻る").element().focus();
    await userEvent.keyboard("{Enter}");
    expect(focused()).toBe(rowBox(list));
  });

  test("in a narrow place the detail stands in place of the list, and the way back is a button", async () => {
    serveFriends(friendsOf(300));
    const list = await openFriends({}, 400);
    expect([isSeen(rowBox(list)), isSeen(pane(list))]).toEqual([true, false]);
    rowBox(list).scrollTop = 84 * 20;
    await eventually(() => drawnFriends(list)).toContain(23);
    await userEvent.click(row(list, 23));
    await eventually(() => focused()).toBe(heading(list));
    expect([isSeen(rowBox(list)), isSeen(pane(list))]).toEqual([false, true]);
    await userEvent.click(button(list, "一覧へ戻る"));
    expect([isSeen(rowBox(list)), isSeen(pane(list))]).toEqual([true, false]);
    expect([focused(), activeRow(list)?.dataset.friend]).toEqual([rowBox(list), "23"]);
    const { top, bottom } = row(list, 23).getBoundingClientRect();
    const box = rowBox(list).getBoundingClientRect();
    expect(top >= box.top - 1 && bottom <= box.bottom + 1).toBe(true);
  });

  test("another friend's answer that is overtaken is not shown", async () => {
    const server = serveFriends(friendsOf(5));
    const list = await openFriends();
    const late = deferred({ json: { data: friend(1, { name: "遅い" }) } });
    server.script.friend.push(late.answer);
    await userEvent.click(row(list, 1));
    await eventually(() => server.askedFriends()).toHaveLength(1);
    await userEvent.click(row(list, 2));
    await eventually(() => shownName(list)).toBe("友だち2");
    late.arrive();
    await onScreen();
    expect([shownName(list), alertText(list)]).toEqual(["友だち2", ""]);
  });
});

describe("the views", () => {
  test("messages of the friend, told what the list was told; the view stays over friends", async () => {
    const server = serveFriends(friendsOf(5));
    const list = await openFriends({
      locale: "en",
      "csrf-token": "secret",
      theme: "dark",
      abilities: "tag-write",
    });
    await userEvent.click(row(list, 3));
    await showsViews(list);
    expect(nested(list, "message-timeline")).toBeNull();
    await userEvent.click(tab(list, "Messages"));
    const timeline = nested(list, "message-timeline") as HTMLElement & Record<string, unknown>;
    expect([timeline.getAttribute("pattern"), timeline.getAttribute("member-id")]).toEqual([
      "memberDetail",
      "3",
    ]);
    await eventually(() => shownText(timeline)).toContain("There are no messages");
    expect(timeline.theme).toBe("dark");
    expect(timeline.abilities).toEqual(["tag-write"]);
    expect(timeline.hasAttribute("csrf-token")).toBe(false);
    const call = server.received.find(({ url }) => url.pathname.includes("/member/messages/"));
    expect(call?.url.pathname).toMatch(/\/member\/messages\/3$/);
    expect(timeline.csrfToken).toBe("secret");
    expect(call?.url.pathname.startsWith(`${list.getAttribute("api-base")}/api`)).toBe(true);
    await userEvent.click(row(list, 4));
    await eventually(() => nested(list, "message-timeline")?.getAttribute("member-id")).toBe("4");
  });

  test("events inside do not leave, not even for who listens first; that the page goes is asked of it", async () => {
    serveFriends(friendsOf(5));
    const list = await openFriends();
    await userEvent.click(row(list, 3));
    await showsViews(list);
    await userEvent.click(tab(list, "メッセージ"));
    const timeline = nested(list, "message-timeline") as HTMLElement & {
      emit(type: string, detail: object): boolean;
    };
    const heard: string[] = [];
    const listening = new AbortController();
    for (const type of ["change", "finish", "failure", "page-expired", "navigate"])
      window.addEventListener(
        type,
        (event) => heard.push(`${type} of ${(event.target as Element).localName}`),
        {
          capture: true,
          signal: listening.signal,
        },
      );
    prevent(list, "page-expired");
    for (const type of ["change", "finish", "failure"]) timeline.emit(type, {});
    expect(timeline.emit("page-expired", { status: 409 })).toBe(false);
    expect(timeline.emit("navigate", { url: "https://example.com/" })).toBe(true);
    listening.abort();
    expect(heard).toEqual(["page-expired of friend-list", "navigate of friend-list"]);
  });

  test("after a save inside, the friend is read again and the row shows it", async () => {
    const server = serveFriends(friendsOf(5));
    const list = await openFriends();
    await userEvent.click(row(list, 3));
    await showsViews(list);
    server.friends[2] = friend(3, { name: "新しい名前" });
    nested(list, "friend-editor")?.dispatchEvent(new CustomEvent("finish", { bubbles: true }));
    await eventually(() => row(list, 3).textContent).toContain("新しい名前");
    expect(server.askedFriends()).toHaveLength(2);
    expect(shownName(list)).toBe("新しい名前");
    expect(server.asked()).toHaveLength(1);
  });

  test("unsaved work is asked about before another friend is shown, by the operator or the page", async () => {
    serveFriends(friendsOf(5));
    const list = await openFriends();
    const events = record(list, ["member-select"]);
    await userEvent.click(row(list, 3));
    await showsViews(list);
    const editor = nested(list, "friend-editor") as HTMLElement & { confirmLeave?(): Promise<boolean> };
    let answer = (_: boolean) => {};
    let asked = 0;
    editor.confirmLeave = () => {
      asked += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    };
    await userEvent.click(row(list, 4));
    await userEvent.click(row(list, 5));
    expect(asked).toBe(1);
    answer(false);
    await onScreen();
    expect([shownName(list), list.memberId, events.length]).toEqual(["友だち3", 3, 1]);
    list.memberId = 2;
    await eventually(() => asked).toBe(2);
    expect(shownName(list)).toBe("友だち3");
    await userEvent.click(row(list, 5));
    answer(true);
    await eventually(() => shownName(list)).toBe("友だち5");
    expect([list.memberId, events.map(({ detail }) => detail.memberId)]).toEqual([5, [3, 5]]);
  });

  test.each([
    ["the list is off the page for a while", (list: HTMLElement) => list.remove()],
    ["it is another operator's", (list: HTMLElement) => list.setAttribute("operator-role-id", "5")],
  ])(
    "the question about it goes when %s: nobody else is shown, and another can be chosen",
    async (_, leave) => {
      serveFriends(friendsOf(5));
      const list = await openFriends();
      const page = list.parentElement;
      await userEvent.click(row(list, 3));
      await showsViews(list);
      const editor = nested(list, "friend-editor") as HTMLElement;
      Object.assign(editor, { value: { base: { vals: { 本名: "書きかけ" } } } });
      await userEvent.click(row(list, 4));
      await expect
        .element(within(editor).getByRole("dialog", { name: "保存していない変更があります" }))
        .toBeVisible();
      leave(list);
      await eventually(() => nested(list, "friend-editor")).not.toBe(editor);
      page?.append(list);
      await eventually(() => list.memberId).toBe(3);
      await eventually(() => drawnFriends(list)).toContain(5);
      await userEvent.click(row(list, 5));
      await eventually(() => shownName(list)).toBe("友だち5");
    },
  );
});

describe("what cannot be shown of a friend", () => {
  test("is said in the detail, with another try", async () => {
    const server = serveFriends(friendsOf(5));
    server.script.friend.push({ status: 400, json: { message: "混雑" } });
    const list = await openFriends({ "member-id": "3" });
    const events = record(list);
    await eventually(() => alertText(list)).toContain("データの取得に失敗しました");
    expect(nested(list, "friend-editor")).toBeNull();
    await userEvent.click(button(list, "もう一度"));
    await showsViews(list);
    expect(alertText(list)).toBe("");
    expect(inBrief(events).filter((each) => each !== "failure http")).toEqual([]);
  });

  test("403: the alert, and on OK the page may keep its address", async () => {
    const server = serveFriends(friendsOf(5));
    const list = await openFriends();
    prevent(list, "navigate");
    const events = record(list, ["failure", "navigate"]);
    server.script.friend.push({ status: 403, json: {} });
    await userEvent.click(row(list, 3));
    await eventually(() => alertText(list)).toContain("アクセス権限がありません。再読み込みします。");
    await userEvent.click(button(list, "OK"));
    expect(inBrief(events)).toEqual(["failure http", "navigate"]);
    expect(events[1]?.detail.url).toBe(location.origin + location.pathname);
    expect(alertText(list)).toBe("");
  });

  test("401 of the permissions: the alert once, then the page may be kept; 409 without a word", async () => {
    const server = serveFriends(friendsOf(5));
    server.script.permissions.push({ status: 401, json: {} });
    server.script.list.push({ status: 401, json: {} });
    const list = mountFriends();
    prevent(list, "page-expired");
    const events = record(list, ["failure", "page-expired"]);
    await eventually(() => alertText(list)).toBe("認証に失敗しました。再読み込みします。OK");
    await userEvent.click(button(list, "OK"));
    expect(events.map(({ type, detail }) => [type, detail.status])).toEqual([
      ["failure", 401],
      ["page-expired", 401],
    ]);
    server.script.list.push({ status: 409, json: {} });
    const expired = mountFriends();
    prevent(expired, "page-expired");
    const heard = record(expired, ["failure", "page-expired"]);
    await eventually(() => heard.map(({ type, detail }) => [type, detail.status])).toEqual([
      ["failure", 409],
      ["page-expired", 409],
    ]);
  });
});

describe("the page itself", () => {
  test.each([
    ["401 reloads it", 401, "?member=7"],
    ["403 takes it to its address without the query", 403, ""],
  ])("%s, on OK", async (_, status, search) => {
    const page = await openPage(({ window, document, loads }) => {
      if (loads > 1) return;
      window.fetch = async () => Response.json({}, { status });
      window.history.replaceState(null, "", "?member=7");
      document.body.innerHTML = '<friend-list operator-role-id="4"></friend-list>';
      const script = document.createElement("script");
      script.type = "module";
      script.src = "/src/entries/friend-list.ts";
      document.head.append(script);
    });
    const list = () => page.document.querySelector("friend-list")?.shadowRoot;
    const ok = () => list()?.querySelector<HTMLElement>(".alert-region button");
    await eventually(() => ok()?.textContent).toBe("OK");
    expect(page.loads).toBe(1);
    ok()?.click();
    await eventually(() => page.loads).toBe(2);
    expect(page.window.location.search).toBe(search);
  });
});
