import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { violationsOf } from "./support/accessibility.js";
import { control, eventually, mountMarkup, onScreen, shownText } from "./support/editors.js";
import { prevent, record } from "./support/events.js";
import {
  announcedIn,
  friendOf,
  friendsIn,
  isLastCallAborted,
  mountLists,
  pageOf,
  seePage,
} from "./support/made-up-lists.js";
import { deferred } from "./support/server.js";

// An element without a value, on what every such element stands on: it fakes nothing, and no ground of its own is in it.

const refused = { status: 400, json: { message: "混み合っています" } };
const loadFailed = "友だちを読み込めませんでした";
const press = (list: Element, name: string) => userEvent.click(control(list, "button", name));
const screenEvents = ["failure", "page-expired", "change", "finish"];

/** What the page heard: the type of each event, with the status and the sentences that the operator is shown. */
function inFull(events: readonly CustomEvent[]): unknown[] {
  return events.map(({ type, detail }) => [type, detail.status, ...(detail.messages ?? [])]);
}

describe("what is loaded", () => {
  test("is waited for in words, and then shown", async () => {
    const first = deferred(pageOf("a b* c"));
    const { lists, calls } = mountLists({ GET: [first.answer] });
    const [list] = lists;
    await eventually(() => shownText(list)).toContain("読み込み中...");
    expect(await violationsOf(list)).toEqual([]);
    first.arrive();
    await eventually(() => friendsIn(list)).toBe("a b* c");
    expect(calls.map(({ method, url }) => `${method} ${url.search}`)).toEqual(["GET "]);
    expect(await violationsOf(list)).toEqual([]);
  });

  test("is asked for once by all who show it, who show the same", async () => {
    const { lists, calls } = mountLists({ GET: [pageOf("a b", 2), pageOf("c")] }, 2);
    for (const list of lists) await eventually(() => friendsIn(list)).toBe("a b");
    await press(lists[0], "続きを読み込む");
    for (const list of lists) await eventually(() => friendsIn(list)).toBe("a b c");
    expect(calls).toHaveLength(2);
  });

  test("may be nothing", async () => {
    const [list] = mountLists({ GET: [pageOf("")] }).lists;
    await eventually(() => shownText(list)).toContain("友だちはまだいません");
    expect(await violationsOf(list)).toEqual([]);
  });

  test("may fail: that is said once, with one event, and tried again by a button, which leaves the focus with the content", async () => {
    const { lists } = mountLists({ GET: [refused, refused, pageOf("a")] });
    const [list] = lists;
    const heard = record(list, screenEvents);
    const said = [`${loadFailed} 混み合っています`];
    await eventually(() => announcedIn(list, "alert")).toEqual(said);
    const event = ["failure", 400, loadFailed, "混み合っています"];
    expect(inFull(heard)).toEqual([event]);
    expect(await violationsOf(list)).toEqual([]);
    await press(list, "もう一度読み込む");
    await eventually(() => inFull(heard)).toEqual([event, event]);
    await eventually(() => announcedIn(list, "alert")).toEqual(said);
    control(list, "button", "もう一度読み込む").element().focus();
    await userEvent.keyboard("{Enter}");
    await eventually(() => friendsIn(list)).toBe("a");
    expect(heard).toHaveLength(2);
    expect(list.shadowRoot?.activeElement?.className).toBe("editor-content");
  });

  test("that failed is said by each that shows it, and not again by one that comes back", async () => {
    const { lists } = mountLists({ GET: [refused] }, 2);
    const heard = lists.map((list) => record(list, ["failure"]));
    const said = () => lists.map((list) => announcedIn(list, "alert").length);
    await eventually(said).toEqual([1, 1]);
    const [list] = lists;
    const place = list.parentElement as HTMLElement;
    list.remove();
    await eventually(said).toEqual([0, 1]);
    place.append(list);
    await eventually(said).toEqual([1, 1]);
    expect(heard.map((events) => events.length)).toEqual([1, 1]);
  });

  test("may be none of this account's business: then nothing can be tried", async () => {
    const { lists } = mountLists({ GET: [{ status: 403 }] });
    const [list] = lists;
    const heard = record(list, screenEvents);
    await eventually(() => announcedIn(list, "alert")).toEqual(["操作権限がありません"]);
    expect(inFull(heard)).toEqual([["failure", 403, loadFailed, "操作権限がありません"]]);
    expect(list.shadowRoot?.querySelector("button")).toBeNull();
    expect(await violationsOf(list)).toEqual([]);
  });
});

describe("pages", () => {
  test("come one after another; what they share is there once", async () => {
    const second = deferred(pageOf("b* c d", 9));
    const { lists, calls } = mountLists({ GET: [pageOf("a b", 7), second.answer, pageOf("e")] });
    const [list] = lists;
    await eventually(() => friendsIn(list)).toBe("a b");
    await press(list, "続きを読み込む");
    await eventually(() => list.shadowRoot?.querySelector(".more-pages [aria-busy]")).not.toBeNull();
    second.arrive();
    await eventually(() => friendsIn(list)).toBe("a b* c d");
    await press(list, "続きを読み込む");
    await eventually(() => friendsIn(list)).toBe("a b* c d e");
    expect(control(list, "button", "続きを読み込む").query()).toBeNull();
    expect(calls.map(({ url }) => url.searchParams.get("after"))).toEqual([null, "7", "9"]);
  });

  test("may fail: what is there stays, that is said at its end, and the same button tries again", async () => {
    const { lists } = mountLists({ GET: [pageOf("a", 7), refused, pageOf("b")] });
    const [list] = lists;
    const heard = record(list, screenEvents);
    await eventually(() => friendsIn(list)).toBe("a");
    await press(list, "続きを読み込む");
    await eventually(() => announcedIn(list, "alert")).toEqual([`${loadFailed} 混み合っています`]);
    expect(inFull(heard)).toEqual([["failure", 400, loadFailed, "混み合っています"]]);
    expect(friendsIn(list)).toBe("a");
    expect(await violationsOf(list)).toEqual([]);
    await press(list, "もう一度読み込む");
    await eventually(() => friendsIn(list)).toBe("a b");
    expect(announcedIn(list, "alert")).toEqual([]);
  });
});

describe("a gesture", () => {
  test("is shown at once, and is what the server makes of it", async () => {
    const put = deferred({ json: { ...friendOf("a*"), name: "a2" } });
    const { lists, calls } = mountLists({ GET: [pageOf("a b")], PUT: [put.answer] });
    const [list] = lists;
    await eventually(() => friendsIn(list)).toBe("a b");
    await press(list, "a");
    await eventually(() => friendsIn(list)).toBe("a* b");
    // What is shown does not wait for the call.
    await eventually(() => calls.length).toBe(2);
    expect([calls[1]?.method, calls[1]?.url.pathname.split("/api")[1], calls[1]?.text]).toEqual([
      "PUT",
      "/made-up/1",
      '{"marked":true}',
    ]);
    put.arrive();
    await eventually(() => friendsIn(list)).toBe("a2* b");
  });

  test("that fails takes back its own change and no other; it is said once, with one event, until the next", async () => {
    const [first, last] = [deferred(refused), deferred({ json: friendOf("a*") })];
    const { lists } = mountLists({
      GET: [pageOf("a b"), pageOf("a b c*")],
      PUT: [first.answer, { json: friendOf("b*") }, last.answer],
    });
    const [list] = lists;
    const heard = record(list, screenEvents);
    await eventually(() => friendsIn(list)).toBe("a b");
    await press(list, "a");
    await press(list, "b");
    await eventually(() => friendsIn(list)).toBe("a* b*");
    first.arrive();
    await eventually(() => friendsIn(list)).toBe("a b*");
    await eventually(() => announcedIn(list, "alert")).toEqual([
      "aに印をつけられませんでした 混み合っています",
    ]);
    expect(inFull(heard)).toEqual([["failure", 400, "aに印をつけられませんでした", "混み合っています"]]);
    expect(await violationsOf(list)).toEqual([]);
    await press(list, "a");
    await eventually(() => friendsIn(list)).toBe("a* b*");
    expect(announcedIn(list, "alert")).toEqual([]);
    last.arrive();
    await onScreen();
    expect([friendsIn(list), heard.length]).toEqual(["a* b*", 1]);
  });
});

describe("a poll", () => {
  test("brings what is new, and what a gesture shows stays over it", async () => {
    const put = deferred({ json: friendOf("a*") });
    const { lists, calls } = mountLists({
      GET: [pageOf("b a", 5), pageOf("e"), pageOf("c* b a", 5)],
      PUT: [put.answer],
    });
    const [list] = lists;
    await eventually(() => friendsIn(list)).toBe("b a");
    await press(list, "続きを読み込む");
    await eventually(() => friendsIn(list)).toBe("b a e");
    await press(list, "a");
    seePage();
    await eventually(() => friendsIn(list)).toBe("c* b a* e");
    put.arrive();
    await onScreen();
    await eventually(() => calls.filter(({ method }) => method === "GET").length).toBeGreaterThan(2);
    expect(friendsIn(list)).toBe("c* b a* e");
  });

  test("that fails is said quietly and once, with a way to try again, and what is there stays", async () => {
    const { lists, calls } = mountLists({ GET: [pageOf("a"), refused, refused, pageOf("a b")] });
    const [list] = lists;
    const heard = record(list, screenEvents);
    await eventually(() => friendsIn(list)).toBe("a");
    const said = ["最新の友だちを読み込めませんでした"];
    for (const asked of [2, 3]) {
      seePage();
      await eventually(() => calls.length).toBe(asked);
      await eventually(() => announcedIn(list, "status")).toEqual(said);
    }
    await onScreen();
    expect(inFull(heard)).toEqual([
      ["failure", 400, "最新の友だちを読み込めませんでした", "混み合っています"],
    ]);
    expect([friendsIn(list), announcedIn(list, "alert")]).toEqual(["a", []]);
    expect(await violationsOf(list)).toEqual([]);
    await press(list, "もう一度読み込む");
    await eventually(() => friendsIn(list)).toBe("a b");
    expect(announcedIn(list, "status")).toEqual([]);
    expect(list.shadowRoot?.activeElement?.className).toBe("editor-content");
  });
});

describe.each([409, 419])("a page that is too old (%i)", (status) => {
  test("is said to be so once, by what is loaded", async () => {
    const { lists, calls } = mountLists({ GET: [{ status }, { status }] });
    const [list] = lists;
    prevent(list, "page-expired");
    const heard = record(list, screenEvents);
    await eventually(() => inFull(heard)).toEqual([
      ["failure", status, loadFailed, "ページの有効期限が切れました。"],
      ["page-expired", status],
    ]);
    seePage();
    await eventually(() => calls.length).toBe(2);
    await onScreen();
    expect(heard).toHaveLength(2);
  });

  test("is said to be so once, by a gesture", async () => {
    const { lists } = mountLists({ GET: [pageOf("a")], PUT: [{ status }] });
    const [list] = lists;
    prevent(list, "page-expired");
    const heard = record(list, screenEvents);
    await eventually(() => friendsIn(list)).toBe("a");
    await press(list, "a");
    await eventually(() => inFull(heard)).toEqual([
      ["failure", status, "aに印をつけられませんでした", "ページの有効期限が切れました。"],
      ["page-expired", status],
    ]);
    expect(friendsIn(list)).toBe("a");
  });
});

describe("where the element is", () => {
  test("what is under way ends when it leaves the page, nobody is told, and it is loaded when it comes back", async () => {
    const { lists, calls } = mountLists({ GET: [deferred().answer, pageOf("a", 7), deferred().answer] });
    const [list] = lists;
    const place = list.parentElement as HTMLElement;
    const heard = record(list, screenEvents);
    await eventually(() => calls.length).toBe(1);
    list.remove();
    await eventually(isLastCallAborted).toBe(true);
    place.append(list);
    await eventually(() => friendsIn(list)).toBe("a");
    await press(list, "続きを読み込む");
    await eventually(() => calls.length).toBe(3);
    expect(isLastCallAborted()).toBe(false);
    list.remove();
    await eventually(isLastCallAborted).toBe(true);
    expect(heard).toEqual([]);
  });

  test("a move changes nothing: pages, what is said and the calls under way stay, and nothing is loaded twice", async () => {
    const third = deferred(pageOf("c"));
    const { lists, calls } = mountLists({
      GET: [pageOf("a", 7), pageOf("b", 8), third.answer],
      PUT: [refused],
    });
    const [list] = lists;
    await eventually(() => friendsIn(list)).toBe("a");
    await press(list, "続きを読み込む");
    await eventually(() => friendsIn(list)).toBe("a b");
    await press(list, "a");
    await eventually(() => announcedIn(list, "alert")).toHaveLength(1);
    await press(list, "続きを読み込む");
    await eventually(() => calls.length).toBe(4);
    mountMarkup("").append(list);
    await onScreen();
    expect([friendsIn(list), announcedIn(list, "alert")]).toEqual([
      "a b",
      ["aに印をつけられませんでした 混み合っています"],
    ]);
    third.arrive();
    await eventually(() => friendsIn(list)).toBe("a b c");
    expect(calls).toHaveLength(4);
  });
});
