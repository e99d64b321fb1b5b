import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { root } from "../elements/page.js";
import { button, openPanel } from "../elements/reservation-panel/page.js";
import { editRequest, serverReservation, serveSalon } from "../elements/reservation-panel/server.js";
import { chip, chipNames, dayRows, openSchedule, statusText } from "../elements/reservation-schedule/page.js";
import { atRest } from "./support/clock.js";
import { eventually, onScreen, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { deferred, freshServer, type Scripted } from "./support/server.js";

/* A call of a salon is under way, or waits, and the page names another server or salon: it goes where it was meant for. */

const hanako = "13:00〜13:45 山田 花子";
const dialog = (element: Element) => within(element).getByRole("dialog");

type Server = ReturnType<typeof serveSalon>;
interface Gesture {
  readonly method: string;
  readonly path: string;
  act(element: Element): Promise<unknown>;
  readonly attributes?: Readonly<Record<string, string>>;
  /** What the server does with it. */
  made(server: Server): unknown;
  /** What is shown of its own server when it was made, and when it was refused; empty where nothing more is. */
  readonly shown: readonly [made: string, refused: string];
}

async function moveByKeys(schedule: Element, name = hanako): Promise<void> {
  await eventually(() => chipNames(schedule)).toContain(name);
  chip(schedule, name).focus();
  await userEvent.keyboard("{Alt>}{ArrowRight}{ArrowRight}{/Alt}{Enter}");
}

const blocked = { status: "blocked", meta_data: "棚卸し", member_id: null, member: null, name: "" };
const isLate = { from: "15:30", to: "16:30", change_child: null };

const gestures: Readonly<Record<string, Gesture>> = {
  "a move": {
    method: "PUT",
    path: "/reservations",
    act: moveByKeys,
    made: (server) => server.change(5, { from: "13:30", to: "14:15" }),
    shown: ["13:30〜14:15 山田 花子", hanako],
  },
  "a new block": {
    method: "POST",
    path: "/block_times",
    async act(schedule) {
      await button(schedule, "ブロック").click();
      await dialog(schedule).getByRole("button", { name: "登録", exact: true }).click();
    },
    made: ({ rows }) => rows.set(802, serverReservation({ ...blocked, id: 802, from: "17:00", to: "18:00" })),
    shown: ["17:00〜18:00 棚卸し", ""],
  },
  "a judgement": {
    method: "POST",
    path: "/judge/71/edit",
    async act(schedule) {
      await button(schedule, "未対応 3").click();
      await dialog(schedule).getByRole("button", { name: "承認する 山田 花子" }).click();
    },
    made: (server) => server.change(5, isLate),
    shown: ["15:30〜16:30 山田 花子", hanako],
  },
  "a shift": {
    method: "POST",
    path: "/time_shifts",
    async act(schedule) {
      await button(schedule, "シフト").click();
      await dialog(schedule).getByLabelText("担当").selectOptions("中村");
      await dialog(schedule).getByRole("button", { name: "保存", exact: true }).click();
    },
    attributes: { page: "PAGE_TIME_SHIFT_WEEKLY" },
    made: (server) =>
      server.shifts.push({
        ...{ master_id: 32, self_id: null, salon_resource_id: 12, start_date: "2026-11-20" },
        ...{ _date: "2026-11-20", dirty_date: null, repeat: "none", from: "10:00", to: "19:00" },
        ...{ description: "", expired_at: null, patch_type: null, updated_at: "2026-11-01T10:00:00+09:00" },
      }),
    shown: ["10:00〜19:00 中村", ""],
  },
};

/** The names of everything that stands in a calendar. */
const named = (schedule: Element) =>
  [...root(schedule).querySelectorAll(".schedule-content button[aria-label]")].map((each) => each.ariaLabel);

const bases = (server: ReturnType<typeof serveSalon>, method: string, path: string) =>
  server.received
    .filter((call) => call.method === method && call.url.pathname.endsWith(path))
    .map(({ url }) => url.pathname.split("/api/")[0]);

describe.each(Object.entries(gestures))("schedule: %s", (_, gesture) => {
  const { method, path, act, attributes = {}, made, shown } = gesture;
  test.each([
    ["made", { status: 200, json: { data: null } }],
    ["refused", { status: 404, json: { message: "混み合っています。" } }],
  ])("%s: said and shown where it was meant for, and nowhere else", async (is, answer) => {
    const server = serveSalon([serverReservation({ change_child: editRequest }), ...dayRows.slice(1)]);
    const schedule = await openSchedule(attributes);
    const before = schedule.apiBase as string;
    const held = deferred(answer);
    server.on(path, held.answer, method);
    await act(schedule);
    await eventually(() => bases(server, method, path).length).toBe(1);
    const other = freshServer();
    schedule.apiBase = other;
    await eventually(() =>
      server.received.some(({ url }) =>
        url.pathname.startsWith(`${new URL(other, location.href).pathname}/`),
      ),
    ).toBe(true);
    // A dialog of the other one stays open.
    const opened = attributes.page ? "シフト" : "ブロック";
    await button(schedule, opened).click();
    const events = record(schedule, ["failure"]);
    if (is === "made") made(server);
    held.arrive();
    await atRest();
    await onScreen();
    expect(bases(server, method, path)).toEqual([new URL(before, location.href).pathname]);
    expect(statusText(schedule)).not.toMatch(/移動しました|保存しました|登録しました|承認しました/);
    expect(root(schedule).textContent).not.toContain("混み合っています");
    expect(root(schedule).querySelectorAll("dialog[open]").length).toBe(1);
    expect(root(schedule).querySelectorAll("[aria-busy=true]").length).toBe(0);
    expect(events).toEqual([]);
    // Where it was meant for it is as that server has it.
    schedule.apiBase = before;
    const [there, notThere] = is === "made" ? shown : shown.toReversed();
    if (there) await eventually(() => named(schedule)).toContain(there);
    await atRest();
    expect([named(schedule).includes(there), named(schedule).includes(notThere)]).toEqual([
      there !== "",
      false,
    ]);
    expect(root(schedule).querySelectorAll("[aria-busy=true]").length).toBe(0);
  });
});

test("schedule: a move that waits for another goes to the server it was meant for", async () => {
  const server = serveSalon(dayRows);
  const schedule = await openSchedule();
  const before = new URL(schedule.apiBase as string, location.href).pathname;
  const held = deferred({ json: { data: serverReservation({ from: "13:30", to: "14:15" }) } });
  server.on("/reservations", held.answer, "PUT");
  await moveByKeys(schedule);
  await eventually(() => bases(server, "PUT", "/reservations").length).toBe(1);
  await moveByKeys(schedule, "13:30〜14:15 山田 花子");
  await eventually(() => chipNames(schedule)).toContain("14:00〜14:45 山田 花子");
  expect(bases(server, "PUT", "/reservations")).toEqual([before]);
  schedule.apiBase = freshServer();
  held.arrive();
  await eventually(() => bases(server, "PUT", "/reservations")).toEqual([before, before]);
});

const panelGestures: Readonly<Record<string, Gesture>> = {
  "a judgement": {
    method: "POST",
    path: "/judge/71/edit",
    act: async (panel) => button(panel, "承認する").click(),
    made: (server) => server.change(5, isLate),
    shown: ["15:30〜16:30", "13:00〜13:45"],
  },
  "a memo": {
    method: "PATCH",
    path: "/reservations",
    async act(panel) {
      await userEvent.fill(within(panel).getByLabelText("メモ").first(), "奥の席");
      await button(panel, "メモを保存").click();
    },
    made: (server) => server.change(5, { meta_data: "奥の席" }),
    // The operator has given up what was written: where it was refused nothing of it is left.
    shown: ["奥の席", "窓側"],
  },
  "a deletion": {
    method: "DELETE",
    path: "/reservations/5",
    async act(panel) {
      await button(panel, "削除").click();
      await dialog(panel).last().getByRole("button", { name: "削除", exact: true }).click();
    },
    made: ({ rows }) => rows.delete(5),
    shown: ["予約を読み込めませんでした", "13:00〜13:45"],
  },
};

/** What a panel says, with what is written in it. */
const read = (panel: Element) =>
  [
    root(panel).textContent,
    ...[...root(panel).querySelectorAll("textarea, input")].map((each) => (each as HTMLInputElement).value),
  ].join(" ");

describe.each(Object.entries(panelGestures))("panel: %s", (_, gesture) => {
  const { method, path, act, made, shown } = gesture;
  test.each([
    ["made", { status: 200, json: { data: null } }],
    ["refused", { status: 404, json: { message: "混み合っています。" } }],
  ])("%s: said and shown where it was meant for, and nowhere else", async (is, answer) => {
    const server = serveSalon([
      serverReservation({ change_child: editRequest }),
      serverReservation({ id: 6 }),
    ]);
    const panel = await openPanel();
    const before = new URL(panel.apiBase as string, location.href).pathname;
    const held = deferred(answer);
    server.on(path, held.answer, method);
    await act(panel);
    await eventually(() => bases(server, method, path).length).toBe(1);
    const other = new URL(freshServer(), location.href).pathname;
    panel.apiBase = other;
    // What is written stays until the operator gives it up.
    if (method === "PATCH") await dialog(panel).getByRole("button", { name: "破棄する" }).click();
    await eventually(() => server.received.some(({ url }) => url.pathname.startsWith(`${other}/`))).toBe(
      true,
    );
    await onScreen();
    const events = record(panel, ["failure", "judge", "close"]);
    const calls = server.received.length;
    if (is === "made") made(server);
    held.arrive();
    await atRest();
    await onScreen();
    expect(bases(server, method, path)).toEqual([before]);
    expect(events).toEqual([]);
    expect(panel.open).toBe(true);
    expect(root(panel).textContent).not.toMatch(/混み合っています|承認しました|メモを保存しました/);
    // Nor is anything asked of the other one.
    const after = server.received.slice(calls).map(({ url }) => url.pathname);
    expect(after.filter((each) => each.startsWith(`${other}/`))).toEqual([]);
    // Where it was meant for it is as that server has it.
    panel.apiBase = before;
    const there = shown[is === "made" ? 0 : 1];
    await eventually(() => read(panel)).toContain(there);
    await atRest();
    expect(read(panel)).toContain(there);
    expect(read(panel)).not.toContain("保存されていません");
  });
});

const clash = {
  ...{ message: "ほかの予定と重なっています。", code: "conflict", forcible: true, errors: {} },
  conflicts: [{ kind: "reservation", id: 9, salon_resource_id: 12, date: "2026-11-20", label: "中村" }],
};

describe("panel: a save of the form", () => {
  async function openSaving(answer: Scripted) {
    const server = serveSalon([serverReservation(), serverReservation({ id: 6 })]);
    const panel = await openPanel({ type: "form" });
    const before = new URL(panel.apiBase as string, location.href).pathname;
    await userEvent.fill(within(panel).getByLabelText("お名前").first(), "別の名前");
    const held = deferred(answer);
    server.on("/reservations", held.answer, "PUT");
    await button(panel, "保存").click();
    await eventually(() => bases(server, "PUT", "/reservations").length).toBe(1);
    const other = new URL(freshServer(), location.href).pathname;
    const events = record(panel, ["failure", "finish"]);
    panel.apiBase = other;
    return { server, panel, before, other, held, events };
  }

  test.each([
    ["made", { status: 200, json: { data: serverReservation({ name: "別の名前" }) } }],
    ["refused", { status: 404, json: { message: "混み合っています。" } }],
    ["a clash", { status: 422, json: clash }],
  ])("%s: nothing of it in the other's form, which can be saved at once", async (_is, answer) => {
    const { server, panel, before, other, held, events } = await openSaving(answer);
    await dialog(panel).getByRole("button", { name: "破棄" }).click();
    await eventually(() => server.received.some(({ url }) => url.pathname.startsWith(`${other}/`))).toBe(
      true,
    );
    const name = within(panel).getByLabelText("お名前").first();
    await expect.element(name).toHaveValue("山田 花子");
    await userEvent.fill(name, "ここの名前");
    held.arrive();
    await atRest();
    await onScreen();
    expect(events).toEqual([]);
    await expect.element(name).toHaveValue("ここの名前");
    expect(root(panel).textContent).not.toMatch(/混み合っています|重なっています|保存しました/);
    expect(root(panel).querySelectorAll("[aria-busy=true]").length).toBe(0);
    await button(panel, "保存").click();
    await eventually(() => bases(server, "PUT", "/reservations")).toEqual([before, other]);
  });

  test("the other's form does not wait for it", async () => {
    const { server, panel, before, other } = await openSaving({ json: {} });
    await dialog(panel).getByRole("button", { name: "破棄" }).click();
    const name = within(panel).getByLabelText("お名前").first();
    await expect.element(name).toHaveValue("山田 花子");
    await userEvent.fill(name, "ここの名前");
    await button(panel, "保存").click();
    await eventually(() => bases(server, "PUT", "/reservations")).toEqual([before, other]);
  });

  test("made while it is asked about: nothing is left to be asked, and the other is shown", async () => {
    const { panel, held } = await openSaving({ json: { data: serverReservation({ name: "別の名前" }) } });
    await expect.element(dialog(panel)).toBeVisible();
    held.arrive();
    await expect.element(dialog(panel)).not.toBeInTheDocument();
    await expect.element(within(panel).getByLabelText("お名前").first()).toHaveValue("山田 花子");
  });

  test("kept on the screen, it is saved where it belongs", async () => {
    const { server, panel, before, held } = await openSaving({
      ...{ status: 404, json: { message: "混み合っています。" } },
    });
    await dialog(panel).getByRole("button", { name: "編集を続ける" }).click();
    held.arrive();
    await eventually(() => root(panel).textContent).toContain("混み合っています");
    await button(panel, "保存").click();
    await eventually(() => bases(server, "PUT", "/reservations")).toEqual([before, before]);
  });
});

test("panel: a memo that is saved while it is asked about: the other is shown", async () => {
  const server = serveSalon();
  const panel = await openPanel();
  const held = deferred({ json: { data: serverReservation({ meta_data: "奥の席" }) } });
  server.on("/reservations", held.answer, "PATCH");
  await userEvent.fill(within(panel).getByLabelText("メモ").first(), "奥の席");
  await button(panel, "メモを保存").click();
  const other = new URL(freshServer(), location.href).pathname;
  panel.apiBase = other;
  await expect.element(dialog(panel)).toBeVisible();
  expect(server.received.filter(({ url }) => url.pathname.startsWith(`${other}/`))).toEqual([]);
  held.arrive();
  await expect.element(dialog(panel)).not.toBeInTheDocument();
  await eventually(() => server.received.some(({ url }) => url.pathname.startsWith(`${other}/`))).toBe(true);
});

test("panel: a form that is kept on the screen finds friends where it belongs", async () => {
  const server = serveSalon([serverReservation({ member_id: null, member: null })]);
  server.on("/allow_members", { json: { data: [{ id: 7, name: "佐藤", icon_url: null }] } }, "GET");
  const panel = await openPanel({ type: "form" });
  const before = new URL(panel.apiBase as string, location.href).pathname;
  await userEvent.fill(within(panel).getByLabelText("お名前").first(), "別の名前");
  panel.apiBase = freshServer();
  await dialog(panel).getByRole("button", { name: "編集を続ける" }).click();
  await userEvent.fill(within(panel).getByRole("combobox", { name: "友だち", exact: true }), "佐");
  await expect.element(within(panel).getByRole("option", { name: "佐藤" })).toBeVisible();
  expect(bases(server, "GET", "/allow_members")).toEqual([before]);
});
