import { describe, expect, it } from "vitest";
import { friendListWords } from "../../../src/features/friend-list/messages.js";
import { explainOperatorFailure } from "../../../src/features/friend-list/operator-failure.js";
import { createOperatorHandler } from "../../../src/features/friend-list/operator-handler.js";
import type { Failure } from "../../../src/lib/failure.js";
import { failureOf } from "../../../src/lib/response.js";

const words = friendListWords.ja;
const fields = { name: ["名前が長すぎます", "二つ目"], tag_id: ["タグがありません"] };

/** What each status does, and the words for it (rules: operator-handler). */
const table: readonly [
  what: string,
  failure: Failure,
  said: readonly string[],
  goes: string | null,
  first: boolean,
][] = [
  ["401", failureOf(401, {}), ["認証に失敗しました。再読み込みします。"], "reload", true],
  ["403", failureOf(403, { message: "x" }), ["アクセス権限がありません。再読み込みします。"], "go", true],
  ["409", failureOf(409, {}), ["ページの有効期限が切れました。"], "reload", false],
  ["419", failureOf(419, {}), ["ページの有効期限が切れました。"], "reload", false],
  [
    "422: each first message",
    failureOf(422, { message: "入力エラー", errors: fields }),
    ["操作に失敗しました", "名前が長すぎます", "タグがありません"],
    null,
    true,
  ],
  [
    "422 without fields",
    failureOf(422, { message: "入力エラー" }),
    ["操作に失敗しました", "入力エラー"],
    null,
    true,
  ],
  ["404", failureOf(404, {}), ["データの取得に失敗しました"], null, true],
  [
    "500 with a message",
    failureOf(500, { message: "障害" }),
    ["データの取得に失敗しました", "障害"],
    null,
    true,
  ],
  [
    "unreadable",
    { kind: "unreadable", status: 200, messages: [] },
    ["データの取得に失敗しました"],
    null,
    true,
  ],
  ["no answer", { kind: "timeout", status: null, messages: [] }, ["データの取得に失敗しました"], null, true],
  [
    "no connection",
    { kind: "unreachable", status: null, messages: [] },
    ["データの取得に失敗しました", words.unreachable],
    null,
    true,
  ],
  [
    "the page's mistake",
    { kind: "unusable-setting", status: null, messages: [], setting: "csrf-token" },
    ["データの取得に失敗しました", words.settingUnusable("csrf-token")],
    null,
    true,
  ],
];

/** A page whose clock, address and events are the test's. */
function openPage({
  prevents = false,
  fullStorage = false,
  address = "https://console.test/friends?id=7&tab=2#a",
} = {}) {
  const log: unknown[] = [];
  const timers = new Set<{ ms: number; act(): void }>();
  const handler = createOperatorHandler({
    after(ms, act) {
      const timer = { ms, act };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    announce(type, detail) {
      log.push([type, detail]);
      return !prevents;
    },
    address: () => address,
    keepWork: () => !fullStorage,
    reload: () => log.push("reload"),
    goTo: (url) => log.push(`go to ${url}`),
    show: (failure) => log.push(failure === null ? "nothing" : failure.title),
  });
  function handle(failure: Failure): void {
    const explained = explainOperatorFailure(failure, words);
    if (explained) handler.handle(failure, explained);
  }
  return { log, timers, handler, handle, take: () => log.splice(0) };
}

describe("the operator handler", () => {
  it.each(table)("%s", (_, failure, said, goes, first) => {
    const explained = explainOperatorFailure(failure, words);
    expect([explained?.title, ...(explained?.reasons ?? [])]).toEqual(said);
    expect([explained?.leaving, explained?.isShownFirst]).toEqual([goes, first]);
    const { handle, timers, take } = openPage();
    handle(failure);
    if (goes === null) expect([take(), timers.size]).toEqual([[], 0]);
    else if (first) expect([take(), [...timers].map(({ ms }) => ms)]).toEqual([[said[0]], [3000]]);
    else expect(take()).toEqual([["page-expired", { status: failure.status }], "reload"]);
  });

  it("says nothing of what we ended ourselves", () => {
    expect(explainOperatorFailure({ kind: "aborted", status: null, messages: [] }, words)).toBeNull();
  });

  it("goes after 3 s, once", () => {
    const { handle, handler, timers, take } = openPage();
    handle(failureOf(401, {}));
    take();
    for (const { act } of [...timers]) act();
    handler.confirm();
    expect(take()).toEqual(["nothing", ["page-expired", { status: 401 }], "reload"]);
  });

  it("goes on OK, to the address without its query, and no timer is left", () => {
    const { handle, handler, timers, take } = openPage();
    handle(failureOf(403, {}));
    take();
    handler.confirm();
    const url = "https://console.test/friends";
    expect([take(), timers.size]).toEqual([["nothing", ["navigate", { url }], `go to ${url}`], 0]);
  });

  it.each([401, 403, 409])("stays where the page prevents it: %i", (status) => {
    const { handle, handler, log } = openPage({ prevents: true });
    handle(failureOf(status, {}));
    handler.confirm();
    expect(log.filter((each) => typeof each === "string" && /^(reload|go to)/.test(each))).toEqual([]);
    expect(log.filter((each) => typeof each !== "string")).toHaveLength(1);
  });

  it.each([401, 403, 409])("stays where work on the page could not be kept: %i", (status) => {
    const { handle, handler, log } = openPage({ fullStorage: true });
    handle(failureOf(status, {}));
    handler.confirm();
    expect(log.filter((each) => typeof each === "string" && /^(reload|go to)/.test(each))).toEqual([]);
  });

  it("says the first of several, and nothing once the element has left", () => {
    const { handle, handler, timers, take } = openPage();
    handle(failureOf(401, {}));
    handle(failureOf(403, {}));
    expect(take()).toEqual([words.authenticationFailed]);
    handler.leave();
    expect([take(), timers.size]).toEqual([["nothing"], 0]);
    handler.confirm();
    expect(take()).toEqual([]);
  });
});
