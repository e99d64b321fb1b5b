import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  article,
  articles,
  checkbox,
  drawnIds,
  feedButton,
  mountTimeline,
  openTimeline,
  scrollTo,
} from "../elements/message-timeline/page.js";
import { message, messagesOf, serveTimeline } from "../elements/message-timeline/server.js";
import { realTime } from "./support/clock.js";
import { eventually, onScreen, shownText, within } from "./support/editors.js";
import { inBrief, prevent, record } from "./support/events.js";
import { commit, compose } from "./support/input-method.js";
import { deferred, freshServer } from "./support/server.js";
import { stopWaits } from "./support/stopped-waits.js";

const names = (query: URLSearchParams) => [...query.keys()].filter((name) => query.get(name) !== "");
const alertOf = (timeline: Element) =>
  [...(timeline.shadowRoot?.querySelectorAll("[role=alert]") ?? [])].map((each) => each.textContent).join("");
const focusedId = (timeline: Element) =>
  Number((timeline.shadowRoot?.activeElement as HTMLElement | null)?.closest("article")?.dataset.message);

describe("what is shown", () => {
  test("the newest first, with the query names of the call and nothing that is not used", async () => {
    const server = serveTimeline(messagesOf(8));
    const timeline = await openTimeline({}, 3000);
    expect(drawnIds(timeline)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    const [call] = server.asked();
    expect(call?.url.pathname).toMatch(/\/api\/v1\/message\/timeline\/messages$/);
    expect(names(call?.url.searchParams as URLSearchParams).sort()).toEqual(
      ["hasCurrentItems", "pattern", "takeNum", "viewOptionMode"].sort(),
    );
    expect(call?.url.searchParams.get("takeNum")).toBe("100");
  });

  test("of one friend the oldest first, by the friend's own call", async () => {
    const server = serveTimeline(messagesOf(5));
    const timeline = await openTimeline({ pattern: "memberDetail", "member-id": "7" }, 900);
    expect(drawnIds(timeline)).toEqual([1, 2, 3, 4, 5]);
    expect(server.asked()[0]?.url.pathname).toMatch(/\/api\/v1\/member\/messages\/7$/);
  });

  test("another friend: the rows of the one before are gone at once", async () => {
    const server = serveTimeline([...messagesOf(5), message(9, { member_id: 8 })]);
    const timeline = await openTimeline({ pattern: "memberDetail", "member-id": "7" });
    const later = deferred({ json: { data: [message(9, { member_id: 8 })], has_next: false, next: null } });
    server.script.push(later.answer);
    timeline.memberId = "8";
    await eventually(() => articles(timeline).length).toBe(0);
    later.arrive();
    await eventually(() => drawnIds(timeline)).toEqual([9]);
  });

  test("settings made in one task give one load", async () => {
    const server = serveTimeline(messagesOf(5, () => ({ notify: 1 })));
    const timeline = await openTimeline();
    timeline.mode = "uncheck";
    timeline.types = ["text"];
    timeline.query = "本文1";
    await eventually(() => drawnIds(timeline)).toEqual([1]);
    expect(server.asked()).toHaveLength(2);
    expect(server.asked()[1]?.url.searchParams.getAll("types[]")).toEqual(["text"]);
  });

  test("a list without messages, a load that failed, and another try", async () => {
    const server = serveTimeline([]);
    const timeline = mountTimeline();
    await eventually(() => shownText(timeline)).toContain("メッセージがありません");
    server.script.push({ status: 400, json: { message: "ただいま混み合っています" } });
    const failing = mountTimeline();
    const events = record(failing);
    await eventually(() => shownText(failing)).toContain("ただいま混み合っています");
    expect(inBrief(events)).toEqual(["failure http"]);
    expect(failing.state.alert).toContain("ただいま混み合っています");
    server.messages.push(message(1));
    failing.refresh();
    await eventually(() => drawnIds(failing)).toEqual([1]);
    expect(failing.state.alert).toBe("");
  });

  test("shown elsewhere: the page goes there, unless it prevents that", async () => {
    const server = serveTimeline(messagesOf(3));
    server.script.push({ status: 205 });
    const timeline = mountTimeline();
    prevent(timeline, "navigate");
    const events = record(timeline, ["navigate", "failure"]);
    await eventually(() => events.map(({ detail }) => new URL(detail.url).pathname)).toEqual([
      "/line/timeline",
    ]);
  });

  test.each([1, 2])(
    "refreshes answered from elsewhere (%i), where the page stays, leave the rows",
    async (times) => {
      const server = serveTimeline(messagesOf(3));
      const timeline = await openTimeline();
      prevent(timeline, "navigate");
      const events = record(timeline, ["navigate", "failure"]);
      for (let at = 1; at <= times; at += 1) {
        server.script.push({ status: 205 });
        timeline.refresh();
        await eventually(() => server.script.length).toBe(0);
        await eventually(() => inBrief(events)).toEqual(["navigate"]);
        await onScreen();
      }
      expect(drawnIds(timeline)).toEqual([3, 2, 1]);
      expect(timeline.state.alert).toBe("");
      server.messages.push(message(4));
      timeline.refresh();
      await eventually(() => drawnIds(timeline)).toEqual([4, 3, 2, 1]);
    },
  );

  test.each([
    [{ status: 400, json: { message: "ただいま混み合っています" } }, "ただいま混み合っています"],
    [{ status: 404 }, "不明なエラーが発生しました"],
  ])(
    "a refresh that was asked for and fails (%o) alerts, and the next one ends that",
    async (answer, said) => {
      const server = serveTimeline(messagesOf(3));
      const timeline = await openTimeline();
      const alert = () => timeline.shadowRoot?.querySelector(".editor-finish [role=alert]")?.textContent;
      for (const ask of [
        () => timeline.refresh(),
        () => userEvent.click(within(timeline).getByRole("button", { name: "再読み込み" })),
      ]) {
        server.script.push(answer);
        await ask();
        await eventually(() => alert()).toBe(said);
        expect(timeline.state.alert).toBe(said);
        expect(drawnIds(timeline)).toEqual([3, 2, 1]);
        await timeline.refresh();
        expect(timeline.state.alert).toBe("");
        await eventually(() => alert()).toBe("");
      }
    },
  );

  test("refresh() is kept when what came is shown, or its failure said", async () => {
    const server = serveTimeline(messagesOf(3));
    const timeline = await openTimeline();
    server.messages.push(message(4));
    await timeline.refresh();
    expect(drawnIds(timeline)).toEqual([4, 3, 2, 1]);
    server.script.push({ status: 404 });
    await timeline.refresh();
    expect(timeline.state.alert).toBe("不明なエラーが発生しました");
  });

  test("older messages that are elsewhere, where the page stays, leave the rows", async () => {
    const server = serveTimeline(messagesOf(130));
    const timeline = await openTimeline();
    prevent(timeline, "navigate");
    const events = record(timeline, ["navigate"]);
    server.script.push({ status: 205 });
    await scrollTo(timeline, 1e6);
    await eventually(() => inBrief(events)).toEqual(["navigate"]);
    await onScreen();
    expect(drawnIds(timeline).length).toBeGreaterThan(0);
  });

  test("kinds of messages: links that are safe, and what nobody knows is named", async () => {
    serveTimeline([
      message(1, { text: "見て https://example.com/a?b=1 と javascript:alert(1)" }),
      message(2, { type: "unsent", text: null }),
      message(3, { type: "hologram", text: "未来" }),
      message(4, {
        type: "file",
        text: null,
        media: { url: "javascript:alert(1)", name: "見積.pdf", size: 2048 },
      }),
      message(5, {
        type: "image",
        text: null,
        media: { url: "data:text/html,x", thumb_url: null, name: "写真" },
      }),
      message(6, { type: "text", text: "返事", quoted_message_id: 1 }),
      message(7, { text: "二度" }),
      message(7, { member: null, member_id: null as never, text: "<b>だれか</b>" }),
    ]);
    const timeline = await openTimeline({}, 3000);
    const links = [...(timeline.shadowRoot?.querySelectorAll<HTMLAnchorElement>("article a") ?? [])];
    expect(links.map(({ href, rel, target }) => [href, rel, target])).toEqual([
      ["https://example.com/a?b=1", "noopener noreferrer", "_blank"],
    ]);
    expect(article(timeline, 2).textContent).toContain("友だち7さんがメッセージの送信を取り消しました");
    expect(article(timeline, 3).textContent).toContain("不明な種類のメッセージ（hologram）");
    expect(article(timeline, 4).textContent).toContain("見積.pdf2 KB");
    expect(timeline.shadowRoot?.querySelector("article img")).toBe(null);
    expect(article(timeline, 6).textContent).toContain("見て https://example.com");
    expect(article(timeline, 7).textContent).toContain("<b>だれか</b>");
  });

  test("a quote of what is not loaded leads there, page by page", async () => {
    serveTimeline(messagesOf(250, (id) => (id === 250 ? { quoted_message_id: 3 } : {})));
    const timeline = await openTimeline();
    article(timeline, 250).querySelector<HTMLElement>(".message-quote")?.click();
    await eventually(() => focusedId(timeline)).toBe(3);
    expect(timeline.state.loadPage).toBe(3);
  });

  test("a day is gone to, page by page, without leaving anything out", async () => {
    const perDay = 40;
    serveTimeline(
      messagesOf(250, (id) => ({
        timestamp: Date.UTC(2026, 10, 1, 3, id) + Math.floor(id / perDay) * 86_400_000,
      })),
    );
    const timeline = await openTimeline();
    await userEvent.click(feedButton(timeline, "絞り込み"));
    await userEvent.fill(within(timeline).getByLabelText("移動する日"), "2026-11-02");
    await userEvent.click(feedButton(timeline, "この日へ移動"));
    await eventually(() => focusedId(timeline)).toBe(79);
    expect(timeline.state).toMatchObject({ dateFrom: "", dateTo: "", loadPage: 3 });
  });

  test("the operator's search, mode and types are asked for", async () => {
    const server = serveTimeline(messagesOf(20, (id) => ({ rate: id === 4 ? 2 : 1 })));
    const timeline = await openTimeline({}, 3000);
    await userEvent.click(within(timeline).getByRole("radio", { name: "スター" }));
    await eventually(() => drawnIds(timeline)).toEqual([4]);
    await userEvent.click(within(timeline).getByRole("radio", { name: "すべて" }));
    await userEvent.fill(within(timeline).getByRole("textbox", { name: "検索" }), "本文13");
    await eventually(() => drawnIds(timeline)).toEqual([13]);
    expect(server.asked().at(-1)?.url.searchParams.get("search")).toBe("本文13");
    expect(timeline.state).toMatchObject({
      mode: "normal",
      search: "本文13",
      pattern: "timeline",
      loadPage: 1,
    });
  });
});

test("a conversion is searched for when it is accepted, and what is typed stays where the search fails", async () => {
  const server = serveTimeline(messagesOf(20));
  const timeline = await openTimeline({}, 3000);
  const search = within(timeline).getByRole("textbox", { name: "検索" });
  await userEvent.click(search);
  const asked = server.asked().length;
  for (const text of ["ほ", "ほんぶ", "本文13"]) {
    await compose(text);
    await realTime(500, "the search that a commit begins waits as well: its clock must go on");
  }
  expect(server.asked()).toHaveLength(asked);
  server.script.push({ status: 400, json: { message: "検索できません" } });
  await commit("本文13");
  await eventually(() => shownText(timeline)).toContain("検索できません");
  await expect.element(search).toHaveValue("本文13");
  expect(server.asked()).toHaveLength(asked + 1);
  timeline.refresh();
  await eventually(() => drawnIds(timeline)).toEqual([13]);
});

describe("the selection", () => {
  test("by boxes, and ranges by Shift; it is the value", async () => {
    serveTimeline(messagesOf(12));
    const timeline = await openTimeline({}, 3000);
    const events = record(timeline, ["change"]);
    checkbox(timeline, 10).click();
    expect(timeline.value).toEqual([10]);
    checkbox(timeline, 6).dispatchEvent(
      new MouseEvent("click", { bubbles: true, composed: true, cancelable: true, shiftKey: true }),
    );
    expect(timeline.value).toEqual([10, 9, 8, 7, 6]);
    expect(events.map(({ detail }) => detail.value)).toEqual([[10], [10, 9, 8, 7, 6]]);
    await eventually(() => shownText(timeline)).toContain("5件を選択中");
  });

  test("stays through modes and says what is not shown; emptying it is asked about", async () => {
    serveTimeline(messagesOf(12, (id) => ({ rate: id === 4 ? 2 : 1 })));
    const timeline = await openTimeline({}, 3000);
    for (const id of [4, 5, 6]) checkbox(timeline, id).click();
    await userEvent.click(within(timeline).getByRole("radio", { name: "スター" }));
    await eventually(() => shownText(timeline)).toContain("うち2件は表示していません");
    expect(timeline.value).toEqual([4, 5, 6]);
    await userEvent.click(feedButton(timeline, "選択を解除"));
    await expect
      .element(within(timeline).getByRole("dialog", { name: "選択を解除しますか？" }))
      .toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(timeline.value).toEqual([4, 5, 6]);
    await userEvent.click(feedButton(timeline, "選択を解除"));
    await userEvent.click(feedButton(timeline, "解除する"));
    expect(timeline.value).toEqual([]);
  });

  test("by keys: one tab stop, J and K, X and Shift+X", async () => {
    serveTimeline(messagesOf(12));
    const timeline = await openTimeline({}, 500);
    article(timeline, 12).focus();
    await userEvent.keyboard("jjk");
    expect(focusedId(timeline)).toBe(11);
    await userEvent.keyboard("x");
    expect(timeline.value).toEqual([11]);
    await userEvent.keyboard("jjjX");
    expect(timeline.value).toEqual([11, 10, 9, 8]);
    expect(articles(timeline).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await userEvent.tab();
    expect(timeline.shadowRoot?.activeElement?.closest("article")).toBe(null);
    const current = article(timeline, 8);
    expect([current.ariaPosInSet, current.ariaSetSize]).toEqual(["5", "12"]);
  });

  test("Space selects and extends like X, which screen readers keep for themselves; on a check box it is the browser's", async () => {
    serveTimeline(messagesOf(12));
    const timeline = await openTimeline();
    article(timeline, 12).focus();
    await userEvent.keyboard("j ");
    expect(timeline.value).toEqual([11]);
    await userEvent.keyboard("jj{Shift>} {/Shift}");
    expect(timeline.value).toEqual([11, 10, 9]);
    await userEvent.keyboard(" ");
    expect(timeline.value).toEqual([11, 10]);
    article(timeline, 9).querySelector("input")?.focus();
    await userEvent.keyboard(" ");
    expect(timeline.value).toEqual([11, 10, 9]);
  });

  test("with nothing to select Space scrolls on", async () => {
    serveTimeline(messagesOf(3));
    const timeline = await openTimeline({ readonly: true });
    const pressed = new Promise<boolean>((notify) => {
      timeline.addEventListener("keydown", (event) => notify(event.defaultPrevented), { once: true });
    });
    article(timeline, 3).focus();
    await userEvent.keyboard(" ");
    expect(await pressed).toBe(false);
  });

  test("N goes to what is not confirmed, Enter into a message and Escape out of it", async () => {
    serveTimeline(messagesOf(40, (id) => ({ notify: id === 20 || id === 5 ? 1 : 0 })));
    const timeline = await openTimeline({}, 500);
    article(timeline, 40).focus();
    await userEvent.keyboard("n");
    await eventually(() => focusedId(timeline)).toBe(20);
    await userEvent.keyboard("n");
    await eventually(() => focusedId(timeline)).toBe(5);
    await userEvent.keyboard("{Shift>}n{/Shift}");
    await eventually(() => focusedId(timeline)).toBe(20);
    await userEvent.keyboard("{Enter}");
    expect(timeline.shadowRoot?.activeElement?.textContent).toBe("ここまで確認");
    await userEvent.keyboard("{Escape}");
    expect(timeline.shadowRoot?.activeElement).toBe(article(timeline, 20));
  });
});

describe("confirming", () => {
  test("with nothing selected: the message of the rules, and no call", async () => {
    const server = serveTimeline(messagesOf(3));
    const timeline = await openTimeline();
    const events = record(timeline);
    await userEvent.click(feedButton(timeline, "確認済みにする"));
    await eventually(() => alertOf(timeline)).toBe("メッセージが選択されていません");
    expect(inBrief(events)).toEqual(["failure validation"]);
    expect(server.confirmed).toEqual([]);
    const said = () =>
      [...(timeline.shadowRoot?.querySelectorAll("[role=status]") ?? [])].map((each) => each.textContent);
    await eventually(said).toContain("メッセージの上でスペースキーを押すと選択できます");
  });

  test("what the server counted is said, the selection is empty, and the list is read again", async () => {
    const server = serveTimeline(messagesOf(6, () => ({ notify: 1 })));
    const timeline = await openTimeline({}, 2000);
    server.confirm.push({ json: { status: 200, message_count: 5 } });
    timeline.value = [3, 2];
    const events = record(timeline);
    const asked = server.asked().length;
    const result = await timeline.submit();
    expect(result).toEqual({ ok: true, payload: [3, 2], response: { status: 200, message_count: 5 } });
    await eventually(() => shownText(timeline)).toContain("5件のメッセージを確認済みにしました");
    expect(timeline.value).toEqual([]);
    expect(timeline.dirty).toBe(false);
    await eventually(() => server.asked().length).toBe(asked + 1);
    expect(inBrief(events)).toContain("finish");
  });

  test.each([
    [
      "sentences of JSON",
      { status: 422, json: { message: "できません", errors: { ids: ["古いです"] } } },
      "できません古いです",
    ],
    ["a plain text", { status: 500, text: "メンテナンス中です", type: "text/plain" }, "メンテナンス中です"],
    ["a page", { status: 500, text: "<!doctype html><p>x", type: "text/html" }, "不明なエラーが発生しました"],
    ["nothing", { status: 503 }, "不明なエラーが発生しました"],
    ["a success that is no 200", { status: 202, json: { status: 202 } }, "不明なエラーが発生しました"],
    ["a 200 that says otherwise", { json: { status: 500, message_count: 0 } }, "不明なエラーが発生しました"],
  ])("a failure with %s", async (_, answer, said) => {
    const server = serveTimeline(messagesOf(3));
    const timeline = await openTimeline();
    server.confirm.push(answer);
    timeline.value = [3, 2];
    const result = await timeline.submit();
    expect(result.ok).toBe(false);
    await eventually(() => alertOf(timeline)).toBe(said);
    expect(timeline.value).toEqual([3, 2]);
  });

  test.each([409, 419])("an expired page (%i): its sentence, and the event", async (status) => {
    const server = serveTimeline(messagesOf(3));
    const timeline = await openTimeline();
    prevent(timeline, "page-expired");
    const events = record(timeline);
    server.confirm.push({ status, text: "CSRF", type: "text/plain" });
    timeline.value = [1];
    await timeline.submit();
    await eventually(() => alertOf(timeline)).toBe("ページの有効期限が切れています。");
    expect(inBrief(events)).toContain("page-expired");
    expect(timeline.value).toEqual([1]);
  });

  test("more than 500: in parts, one finish; a part that fails stays selected, and only that is sent again", async () => {
    const server = serveTimeline(messagesOf(3));
    const timeline = await openTimeline();
    const ids = Array.from({ length: 1234 }, (_, at) => at + 1);
    server.confirm.push({ json: { status: 200, message_count: 500 } }, { status: 500 });
    timeline.value = ids;
    const events = record(timeline);
    const first = await timeline.submit();
    expect(first).toMatchObject({ ok: false });
    await eventually(() => alertOf(timeline)).toContain("500件");
    expect(timeline.value).toEqual(ids.slice(500));
    const second = await timeline.submit();
    expect(second).toMatchObject({ ok: true, response: { message_count: 734 } });
    expect(server.confirmed.map(({ length }) => length)).toEqual([500, 500, 500, 234]);
    expect(inBrief(events).filter((each) => each.startsWith("finish"))).toHaveLength(1);
  });

  test("what is confirmed leaves the draft too, when the rest could not be", async () => {
    const server = serveTimeline(messagesOf(3));
    const timeline = await openTimeline({ "draft-key": "timeline-parts" });
    onTestFinished(() => sessionStorage.removeItem("timeline-parts"));
    server.confirm.push({ json: { status: 200, message_count: 500 } }, { status: 500 });
    const ids = Array.from({ length: 501 }, (_, at) => at + 1);
    timeline.value = ids.slice(3);
    for (const id of [3, 2, 1]) checkbox(timeline, id).click();
    const kept = () => JSON.parse(sessionStorage.getItem("timeline-parts") ?? "null")?.value;
    await eventually(() => kept()?.length).toBe(501);
    await timeline.submit();
    expect(timeline.value).toEqual([1]);
    await eventually(kept).toEqual([1]);
  });

  test("what nobody selected leaves no draft behind, and C meanwhile sends nothing twice", async () => {
    const waits = stopWaits();
    const server = serveTimeline(messagesOf(6, () => ({ notify: 1 })));
    const timeline = await openTimeline({ "draft-key": "timeline-all" }, 2000);
    onTestFinished(() => sessionStorage.removeItem("timeline-all"));
    const later = deferred({ json: { status: 200, message_count: 3 } });
    server.confirm.push(later.answer);
    article(timeline, 3).querySelector<HTMLElement>(".message-up-to")?.click();
    await eventually(() => server.confirmed.length).toBe(1);
    article(timeline, 6).focus();
    await userEvent.keyboard("c");
    later.arrive();
    await eventually(() => shownText(timeline)).toContain("3件のメッセージを確認済みにしました");
    await onScreen();
    expect(server.confirmed).toHaveLength(1);
    await waits.pass(1_200);
    expect(sessionStorage.getItem("timeline-all")).toBe(null);
  });

  test("all that was loaded: what comes behind it is shown, and nobody reads that there is nothing", async () => {
    const server = serveTimeline(messagesOf(130, () => ({ notify: 1 })));
    const timeline = await openTimeline({ mode: "uncheck" });
    const later = deferred();
    timeline.value = Array.from({ length: 100 }, (_, at) => 130 - at);
    server.script.push(later.answer);
    const submitted = timeline.submit();
    await submitted;
    await onScreen();
    expect(shownText(timeline)).not.toContain("メッセージがありません");
    server.script.length = 0;
    later.arrive();
    timeline.refresh();
    await eventually(() => drawnIds(timeline)[0]).toBe(30);
  });

  test("handed over: no call, and the ids", async () => {
    const server = serveTimeline(messagesOf(3));
    const timeline = await openTimeline({ finisher: "emit" });
    const events = record(timeline, ["finish"]);
    checkbox(timeline, 2).click();
    await timeline.submit();
    expect(events.map(({ detail }) => detail.payload)).toEqual([[2]]);
    expect(server.confirmed).toEqual([]);
  });

  test("all that match: counted first, asked about, posted once each; what arrives meanwhile is none of it", async () => {
    const server = serveTimeline(messagesOf(650, (id) => ({ notify: id % 2 })));
    const timeline = await openTimeline({ mode: "uncheck" });
    await userEvent.click(feedButton(timeline, "条件に合うすべてを確認"));
    await expect
      .element(within(timeline).getByRole("dialog", { name: "325件のメッセージを確認済みにしますか？" }))
      .toBeVisible();
    expect(server.confirmed).toEqual([]);
    server.messages.push(message(651, { notify: 1 }));
    const dialog = within(timeline).getByRole("dialog");
    await userEvent.click(dialog.getByRole("button", { name: "325件を確認済みにする", exact: true }));
    await eventually(() => shownText(timeline)).toContain("325件のメッセージを確認済みにしました");
    expect(new Set(server.confirmed.flat()).size).toBe(325);
    expect(server.confirmed.flat()).toHaveLength(325);
    expect(server.confirmed.flat()).not.toContain(651);
    await eventually(() => drawnIds(timeline)).toEqual([651]);
    expect(timeline.value).toEqual([]);
  });

  test("all that match: given up while it counts, nothing is posted", async () => {
    const server = serveTimeline(messagesOf(250, () => ({ notify: 1 })));
    const timeline = await openTimeline({ mode: "uncheck" });
    const never = deferred();
    server.script.push(never.answer);
    await userEvent.click(feedButton(timeline, "条件に合うすべてを確認"));
    await userEvent.click(feedButton(timeline, "中止"));
    never.arrive();
    await onScreen();
    expect(server.confirmed).toEqual([]);
    expect(within(timeline).getByRole("dialog").elements()).toHaveLength(0);
  });

  test("up to here: what is as old or older and loaded", async () => {
    const server = serveTimeline(messagesOf(6, () => ({ notify: 1 })));
    const timeline = await openTimeline({}, 2000);
    article(timeline, 3).querySelector<HTMLElement>(".message-up-to")?.click();
    await eventually(() => server.confirmed.map((ids) => [...ids].sort())).toEqual([[1, 2, 3]]);
    await eventually(() => shownText(timeline)).toContain("3件のメッセージを確認済みにしました");
    expect(timeline.value).toEqual([]);
  });

  test("up to here, and further while that is under way: the rest of it follows", async () => {
    const server = serveTimeline(messagesOf(6, () => ({ notify: 1 })));
    const timeline = await openTimeline({}, 2000);
    const later = deferred({ json: { status: 200, message_count: 3 } });
    server.confirm.push(later.answer);
    const upTo = (id: number) => article(timeline, id).querySelector<HTMLElement>(".message-up-to")?.click();
    upTo(3);
    await eventually(() => server.confirmed.length).toBe(1);
    upTo(5);
    upTo(5);
    await onScreen();
    expect([server.confirmed.length, timeline.value.length]).toEqual([1, 5]);
    later.arrive();
    await eventually(() => server.confirmed.map((ids) => [...ids].sort())).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    await eventually(() => shownText(timeline)).toContain("2件のメッセージを確認済みにしました");
    expect(timeline.value).toEqual([]);
  });

  test("what waits for a confirmation that fails is not sent, and stays selected with that", async () => {
    const server = serveTimeline(messagesOf(6, () => ({ notify: 1 })));
    const timeline = await openTimeline({}, 2000);
    const later = deferred({ status: 500 });
    server.confirm.push(later.answer);
    timeline.value = [6];
    void timeline.submit();
    await eventually(() => server.confirmed.length).toBe(1);
    article(timeline, 2).querySelector<HTMLElement>(".message-up-to")?.click();
    later.arrive();
    await eventually(() => alertOf(timeline)).toBe("不明なエラーが発生しました");
    await onScreen();
    expect([server.confirmed, [...timeline.value].sort()]).toEqual([[[6]], [1, 2, 6]]);
    expect((await timeline.submit()).ok).toBe(true);
    expect(timeline.value).toEqual([]);
  });

  test("all but what is selected, asked for while that is confirmed: it follows, and what was to be left out is left out", async () => {
    const server = serveTimeline(messagesOf(6, () => ({ notify: 1 })));
    const timeline = await openTimeline({ mode: "uncheck" }, 2000);
    const later = deferred({ json: { status: 200, message_count: 1 } });
    server.confirm.push(later.answer);
    timeline.value = [6];
    void timeline.submit();
    await eventually(() => server.confirmed.length).toBe(1);
    checkbox(timeline, 5).click();
    article(timeline, 5).focus();
    await userEvent.keyboard("{Shift>}c{/Shift}");
    const dialog = within(timeline).getByRole("dialog");
    await userEvent.click(dialog.getByRole("button", { name: "4件を確認済みにする", exact: true }));
    expect([server.confirmed, [...timeline.value].sort()]).toEqual([[[6]], [1, 2, 3, 4, 6]]);
    later.arrive();
    await eventually(() => server.confirmed.map((ids) => [...ids].sort())).toEqual([[6], [1, 2, 3, 4]]);
    await eventually(() => timeline.value).toEqual([]);
  });
});

describe("new messages", () => {
  test("handed over: sorted, replaced, of other friends ignored, and nothing is thrown", async () => {
    serveTimeline(messagesOf(5));
    const timeline = await openTimeline({ pattern: "memberDetail", "member-id": "7" }, 900);
    timeline.append([message(7), message(6), message(8, { member_id: 9 }), message(2, { text: "書き直し" })]);
    timeline.append([null, 3, { id: "x" }, { id: 1e20 }]);
    timeline.append("fallback");
    await eventually(() => drawnIds(timeline)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(article(timeline, 2).textContent).toContain("書き直し");
  });

  test("by a poll that the page begins later; what it hands over then is shown as well", async () => {
    const server = serveTimeline(messagesOf(3));
    const timeline = await openTimeline({}, 2000);
    timeline.poll = 30;
    timeline.append([message(9)]);
    await eventually(() => drawnIds(timeline)).toContain(3);
    timeline.append([message(10)]);
    await eventually(() => drawnIds(timeline)[0]).toBe(10);
    server.messages.push(message(10), message(11));
    timeline.refresh();
    await eventually(() => drawnIds(timeline)[0]).toBe(11);
  });

  test("of another server, where the page names only that", async () => {
    const server = serveTimeline(messagesOf(3));
    const timeline = await openTimeline({}, 2000);
    await eventually(() => drawnIds(timeline)).toEqual([3, 2, 1]);
    server.messages.push(message(4));
    timeline.setAttribute("api-base", freshServer());
    await eventually(() => drawnIds(timeline)).toEqual([4, 3, 2, 1]);
  });

  test("by a poll", async () => {
    const server = serveTimeline(messagesOf(3));
    const timeline = await openTimeline({ poll: "0.2" }, 2000);
    server.messages.push(message(4));
    await eventually(() => drawnIds(timeline)).toEqual([4, 3, 2, 1]);
  });

  test("only they are announced, and the way to them goes when they are seen", async () => {
    serveTimeline(messagesOf(60));
    const timeline = await openTimeline({}, 400);
    const regions = () =>
      [...(timeline.shadowRoot?.querySelectorAll("[role=status]") ?? [])]
        .map((each) => each.textContent)
        .join("");
    expect(regions()).not.toContain("新着");
    timeline.append([message(61), message(62)]);
    await eventually(regions).toContain("新着メッセージ2件");
    await userEvent.click(feedButton(timeline, "新着 2 件"));
    await eventually(() => focusedId(timeline)).toBe(62);
    await eventually(() => feedButton(timeline, "新着 2 件").elements().length).toBe(0);
  });

  test("so many that they do not fit: at the newest, the way there is gone, until another comes", async () => {
    serveTimeline(messagesOf(60));
    const timeline = await openTimeline({}, 400);
    timeline.append(Array.from({ length: 30 }, (_, at) => message(61 + at)));
    await userEvent.click(feedButton(timeline, "新着 30 件"));
    await eventually(() => focusedId(timeline)).toBe(90);
    await eventually(() => feedButton(timeline, /^新着/).elements().length).toBe(0);
    timeline.append([message(91)]);
    await eventually(() => feedButton(timeline, "新着 1 件").elements().length).toBe(1);
  });
});
