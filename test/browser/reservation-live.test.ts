import { describe, expect, test } from "vitest";
import { field } from "../elements/page.js";
import { arrived, button, openPanel, panelText } from "../elements/reservation-panel/page.js";
import { editRequest, serverReservation, serveSalon } from "../elements/reservation-panel/server.js";
import { configurePage } from "./support/console-page.js";
import { eventually, onScreen, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { madeUpTime, reads, realtime, see, serveLive, servePush, signed } from "./support/made-up-socket.js";
import { freshServer } from "./support/server.js";

describe("a detail that is open", () => {
  test("follows what others do", async () => {
    const { push, change, listens, asked, reads } = serveLive();
    const panel = await openPanel();
    await listens();
    expect(push.sockets.map(({ url }) => url.split("?")[0])).toEqual(["wss://push.test:6001/app/made-up"]);
    expect(asked().map(({ fields }) => fields)).toEqual([
      { socket_id: "1.1", channel_name: "private-salon" },
    ]);
    expect(reads()).toBe(1);
    change({ from: "18:00", to: "19:00" });
    await eventually(() => panelText(panel)).toContain("18:00〜19:00");
    await eventually(reads).toBe(2);
    // The history does not come along.
    expect(panelText(panel)).toContain("作成 はなこ");
  });

  test("stays as an event has it where a server answers from before", async () => {
    const { server, change, listens, reads } = serveLive();
    const panel = await openPanel();
    await listens();
    const before = server.rows.get(5);
    server.on("/reservations", { json: { data: [before] } });
    change({ name: "佐藤 健" });
    await eventually(reads).toBe(2);
    await eventually(() => server.script.length).toBe(2);
    await onScreen();
    expect(panelText(panel)).toContain("佐藤 健 様");
    // Others on the page show what is known.
    const other = await openPanel({ "api-base": panel.getAttribute("api-base") ?? "" });
    expect(panelText(other)).toContain("佐藤 健 様");
  });

  test("asks for a reservation that did not come along", async () => {
    const { server, notify, listens, reads } = serveLive();
    const panel = await openPanel();
    await listens();
    const { updated_at } = server.change(5, { name: "佐藤 健" });
    notify({ updated_at });
    await eventually(() => panelText(panel)).toContain("佐藤 健 様");
    expect(reads()).toBeGreaterThan(1);
  });

  test("is no block time of the same id", async () => {
    const { notify, listens } = serveLive();
    const panel = await openPanel();
    await listens();
    const updated_at = "2026-11-03T10:00:00+09:00";
    const block = serverReservation({ status: "blocked", name: "棚卸し", updated_at });
    notify({ updated_at, reservation: block });
    await onScreen();
    expect(panelText(panel)).toContain("山田 花子 様");
  });

  test("reads again what stands where a customer wants to be", async () => {
    const other = serverReservation({ id: 9, name: "佐藤 健", from: "16:00", to: "17:00" });
    const { server, notify, listens } = serveLive([
      serverReservation({ status: "edit_pending", change_child: editRequest }),
    ]);
    const panel = await openPanel();
    await eventually(() => panelText(panel)).toContain("この時間は空いています");
    await listens();
    server.rows.set(9, other);
    notify({ type: "create", reservation_id: 9, reservation: other });
    await eventually(() => panelText(panel)).toContain("佐藤 健（11月20日(金) 16:00〜17:00）");
  });

  test("changes nothing for an event that does not count", async () => {
    const { change, notify, listens, reads, push } = serveLive();
    const panel = await openPanel();
    await listens();
    const newest = change({ name: "二番目" }, { event_id: "second" });
    await eventually(reads).toBe(2);
    const older = { ...newest, name: "古い", updated_at: "2026-11-01T09:00:00+09:00" };
    for (const event of [
      { event_id: "second", updated_at: newest.updated_at, reservation: { ...newest, name: "もう一度" } },
      { updated_at: older.updated_at, reservation: older },
      { salon_id: 2, reservation: { ...newest, salon_id: 2, name: "別のサロン" } },
      { type: "manager_update", reservation: { ...newest, name: "管理者" } },
      { type: "approve", reservation: { ...newest, name: "承認" } },
      { reservation_id: 6, reservation: { ...newest, id: 6, name: "別の予約" } },
      { reservation_id: "x" },
    ])
      notify(event);
    notify({ reservation: { ...newest, name: "別の種類" } }, "another_event");
    push.notify("salon_reservation_event", "no event");
    // What comes after them has been heard, so they have been too.
    change({ name: "三番目" });
    await eventually(() => panelText(panel)).toContain("三番目 様");
    await eventually(reads).toBe(3);
  });
});

describe("a form", () => {
  test("keeps what was typed and takes what nobody touched here, also when it was cancelled", async () => {
    const { change, listens } = serveLive();
    const panel = await openPanel({ type: "form" });
    await listens();
    await field(panel, "コメント").fill("書きかけ");
    change({ contact_address: "080-3333-4444", status: "canceled" }, { type: "cancel" });
    await expect.element(field(panel, "連絡先")).toHaveValue("080-3333-4444");
    await expect.element(field(panel, "コメント")).toHaveValue("書きかけ");
    const canceled = "この予約はキャンセルされています。入力内容はそのまま残っています。";
    await eventually(() => panelText(panel)).toContain(canceled);
    await field(panel, "コメント").fill("まだ書きかけ");
    await eventually(() => panel.value).toMatchObject({ comment: "まだ書きかけ" });
    expect(panelText(panel)).toContain(canceled);
  });

  test("asks what both have changed", async () => {
    const { change, listens } = serveLive();
    const panel = await openPanel({ type: "form" });
    await listens();
    await field(panel, "コメント").fill("私のコメント");
    change({ comment: "相手のコメント" });
    await expect.element(within(panel).getByRole("radiogroup", { name: "コメントの競合" })).toBeVisible();
    await expect.element(field(panel, "コメント")).toHaveValue("私のコメント");
  });

  test("that was saved is not disturbed by the echo of it", async () => {
    const { server, notify, listens, reads } = serveLive();
    const panel = await openPanel({ type: "form" });
    const heard = record(panel, ["failure", "finish"]);
    await listens();
    await field(panel, "コメント").fill("保存する");
    await button(panel, "保存").click();
    await eventually(() => panelText(panel)).toContain("予約を保存しました");
    const saved = server.rows.get(5);
    await field(panel, "コメント").fill("続き");
    notify({ updated_at: saved?.updated_at, reservation: saved });
    await eventually(reads).toBe(2);
    await expect.element(field(panel, "コメント")).toHaveValue("続き");
    expect(within(panel).getByRole("radiogroup").elements()).toEqual([]);
    expect(heard.map(({ type }) => type)).toEqual(["finish"]);
  });

  test("names the socket in what it writes, and not before there is one", async () => {
    const { server, listens } = serveLive();
    const panel = await openPanel({ type: "form" });
    await listens();
    await field(panel, "コメント").fill("保存する");
    await button(panel, "保存").click();
    await eventually(() => server.sent("PUT").length).toBe(1);
    const named = server.received.map(({ method, headers }) => `${method} ${headers.get("X-Socket-ID")}`);
    expect(named.filter((each) => !each.startsWith("GET"))).toEqual(["POST null", "PUT 1.1"]);
  });
});

describe("the connection", () => {
  test("that broke is made again, and what was missed is read", async () => {
    const { push, server, listens, reads } = serveLive();
    const panel = await openPanel();
    await listens();
    push.drop();
    expect(push.listening()).toEqual([]);
    server.change(5, { name: "見逃した変更" });
    await eventually(() => panelText(panel)).toContain("見逃した変更 様");
    expect([push.sockets.length, push.listening().length, reads()]).toEqual([2, 1, 2]);
  });

  test("is one for all elements, and ends with the last of them", async () => {
    const { push, change, listens } = serveLive();
    const here = { "api-base": freshServer() };
    const [first, second] = [await openPanel(here), await openPanel(here)];
    await listens();
    first.remove();
    change({ name: "あとの変更" });
    await eventually(() => panelText(second)).toContain("あとの変更 様");
    expect(push.listening().length).toBe(1);
    second.close();
    await eventually(() => push.open()).toEqual([]);
    second.show();
    await arrived(second);
    await listens();
    second.remove();
    await eventually(() => push.open()).toEqual([]);
    expect(push.sockets.length).toBe(2);
  });

  test("is not there before a reservation is shown", async () => {
    const { push, listens } = serveLive();
    const panel = await openPanel({ "reservation-id": null, type: "form" });
    expect(push.sockets).toEqual([]);
    panel.reservationId = "5";
    await listens();
    expect(push.sockets.length).toBe(1);
  });

  test("goes on with the salon that is shown then", async () => {
    const { push, change, listens, notify } = serveLive();
    const panel = await openPanel({ "salon-id": "2" });
    await listens();
    panel.salonId = "1";
    await arrived(panel);
    await eventually(() => panelText(panel)).toContain("山田 花子 様");
    change({ name: "サロン1" });
    notify({ salon_id: 2, reservation: serverReservation({ name: "サロン2" }) });
    await eventually(() => panelText(panel)).toContain("サロン1 様");
    expect([push.sockets.length, push.listening().length]).toEqual([1, 1]);
  });

  test("is another one where the page says so", async () => {
    const { push, listens } = serveLive();
    await openPanel();
    await listens();
    configurePage({ realtime: { ...realtime, key: "another" } });
    await eventually(() => push.open().map(({ url }) => url.split("?")[0])).toEqual([
      "wss://push.test:6001/app/another",
    ]);
  });
});

const useless = ["unreachable", "unknown-key", "out-of-order"] as const;

describe("without events", () => {
  test.each(useless)("the reservation is read each minute: the server is %s", async (welcome) => {
    const time = madeUpTime();
    const { push, server, reads } = serveLive();
    push.welcome = welcome;
    const panel = await openPanel();
    server.change(5, { name: "一分後" });
    await time.pass(60);
    await eventually(() => panelText(panel)).toContain("一分後 様");
    await time.pass(60);
    await eventually(reads).toBe(3);
    // It is not asked again and again.
    expect(push.sockets.length).toBeLessThan(welcome === "unknown-key" ? 2 : 12);
  });

  test("a channel that is not ours is not asked for again", async () => {
    const time = madeUpTime();
    const { authorize, push, reads, asked } = serveLive();
    authorize({ status: 403, json: { message: "いいえ" } });
    const panel = await openPanel();
    const failures = record(panel, ["failure"]);
    await eventually(() => asked().length).toBe(1);
    await time.pass(120);
    await eventually(reads).toBe(3);
    expect([asked().length, push.open()]).toEqual([1, []]);
    expect(failures).toEqual([]);
  });

  test("a server that is briefly unwell is asked again", async () => {
    const time = madeUpTime();
    const { authorize, listens, asked } = serveLive();
    authorize({ status: 503 }, { status: 500 }, signed);
    await openPanel();
    await eventually(() => asked().length).toBe(2);
    await time.pass(5);
    await listens();
    expect(asked().length).toBe(3);
  });

  test("a page that nobody sees does not ask, and asks when it is seen again", async () => {
    const time = madeUpTime();
    const { push, reads } = serveLive();
    push.welcome = "unreachable";
    await openPanel();
    see(false);
    await time.pass(180);
    expect(reads()).toBe(1);
    see(true);
    await eventually(reads).toBe(2);
  });

  test("a page that was hidden for a minute is read again, although events came", async () => {
    const time = madeUpTime();
    const { listens, reads } = serveLive();
    await openPanel();
    await listens();
    see(false);
    await time.pass(30);
    see(true);
    await time.pass(1);
    expect(reads()).toBe(1);
    see(false);
    await time.pass(61);
    see(true);
    await eventually(reads).toBe(2);
  });

  test("what the page gave is not read", async () => {
    const time = madeUpTime();
    const { push, reads, change, listens } = serveLive();
    const panel = await openPanel({ value: serverReservation({ name: "渡した予約" }) });
    await listens();
    change({ name: "新しい名前" });
    await eventually(() => panelText(panel)).toContain("新しい名前 様");
    push.welcome = "unreachable";
    push.drop();
    await time.pass(120);
    expect(reads()).toBe(0);
  });

  test.each([
    ["nothing", null],
    ["a channel for everybody", { ...realtime, channel: "salon" }],
  ])("of %s in the context the page makes no connection", async (_, context) => {
    const time = madeUpTime();
    const push = servePush(context);
    const server = serveSalon();
    await openPanel();
    await time.pass(60);
    await eventually(() => reads(server.received)).toBe(2);
    expect(push.sockets).toEqual([]);
  });
});
