import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  cancelRequest,
  clashAnswer,
  editRequest,
  serverReservation,
  serveSalon,
} from "../elements/reservation-panel/server.js";
import { openSchedule } from "../elements/reservation-schedule/page.js";
import { atRest, realTime } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import type { Scripted } from "./support/server.js";

/* Requests are judged in a list, one after another. */

const at = { date: "2026-11-20", from: "13:00", to: "13:45" };
const request = (reservation_id: number, kind: string, child_id: number | null, name: string) => ({
  ...{ reservation_id, kind, child_id, name, member: null, ...at },
  requested_at: "2026-11-19T10:38:00+09:00",
});

/** A change, a new one and a cancellation. */
async function openInbox() {
  const server = serveSalon([
    serverReservation({ change_child: editRequest }),
    serverReservation({ id: 6, name: "佐藤 健", status: "pending" }),
    serverReservation({ id: 7, name: "鈴木 一郎", status: "cancel_pending", cancel_child: cancelRequest }),
  ]);
  server.unsolved = [
    request(5, "edit", 71, "山田 花子"),
    request(6, "create", null, "佐藤 健"),
    request(7, "cancel", 81, "鈴木 一郎"),
  ];
  const schedule = await openSchedule();
  await within(schedule).getByRole("button", { name: "未対応 3" }).click();
  const inbox = within(schedule).getByRole("dialog", { name: "未対応の申請" });
  await expect.element(inbox.getByRole("button", { name: "承認する 鈴木 一郎" })).toBeVisible();
  const focus = (name: string) => (inbox.getByRole("button", { name }).element() as HTMLElement).focus();
  const focused = () => focusedName(schedule);
  const judgements = () =>
    server.received
      .filter(({ method }) => method === "POST" || method === "PATCH")
      .map(({ method, url, text }) => [method, url.pathname.split("/reservations")[1], text]);
  return { server, schedule, inbox, focus, focused, judgements };
}

function focusedName(schedule: HTMLElement): string | null | undefined {
  const button = schedule.shadowRoot?.activeElement;
  return button?.getAttribute("aria-label") ?? button?.querySelector(".button-label")?.textContent;
}

/** Longer than what is pressed again by mistake. */
const unseen = () => realTime(200, "two presses are told apart by the times of the browser's events");

const editCall = ["POST", "/5/judge/71/edit", '{"status":"approved"}'];
const createCall = ["PATCH", "", '{"id":6,"value":"denied"}'];
const cancelCall = ["POST", "/7/judge/81/cancel", '{"status":"approved"}'];

test("what a request would change is said, with what the customer wrote", async () => {
  const { inbox } = await openInbox();
  await expect.element(inbox.getByText(/13:00〜13:45 中村 カット/).first()).toBeVisible();
  await expect.element(inbox.getByText("受付 11/19(木) 10:38").first()).toBeVisible();
  await expect.element(inbox.getByText(editRequest.comment as string)).toBeVisible();
});

test("by keys alone: the calls follow one after another, and each answer leads to the next request", async () => {
  const { server, inbox, focus, focused, judgements } = await openInbox();
  let answer = (_: { status: number; json: unknown }): void => {};
  server.on(
    "/judge/71/edit",
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  focus("承認する 山田 花子");
  await userEvent.keyboard("{Enter}");
  // The answer is not there: the focus stays, and says so.
  const own = inbox.getByRole("button", { name: "承認する 山田 花子" });
  await expect.element(own).toHaveAttribute("aria-busy", "true");
  await expect.element(own).toHaveTextContent("処理中...");
  expect(focused()).toBe("承認する 山田 花子");
  await userEvent.keyboard("{ArrowDown}{Shift>}{Tab}{/Shift}{Enter}");
  expect(focused()).toBe("却下する 佐藤 健");
  await userEvent.keyboard("{ArrowDown}{Tab}{Enter}");
  expect(focused()).toBe("承認する 鈴木 一郎");
  await eventually(judgements).toEqual([editCall]);
  server.unsolved = [];
  const counted = server.received.filter(({ url }) => url.searchParams.has("count_only")).length;
  answer({ status: 200, json: { data: serverReservation() } });
  await eventually(judgements).toEqual([editCall, createCall, cancelCall]);
  await expect.element(inbox.getByText("山田 花子の申請を承認しました").first()).toBeVisible();
  await expect.element(inbox.getByText("佐藤 健の申請を却下しました").first()).toBeVisible();
  await expect.element(inbox.getByText("鈴木 一郎の申請を承認しました").first()).toBeVisible();
  // What is left is counted once, after the last one.
  const counts = () => server.received.filter(({ url }) => url.searchParams.has("count_only")).length;
  await eventually(counts).toBe(counted + 1);
});

test("arrows go to the same button of another request; a held key judges one", async () => {
  const { focus, focused, inbox, judgements } = await openInbox();
  focus("却下する 山田 花子");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(focused()).toBe("却下する 鈴木 一郎");
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toBe("却下する 佐藤 健");
  const button = inbox.getByRole("button", { name: "却下する 佐藤 健" }).element();
  const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
  expect(button.dispatchEvent(held)).toBe(false);
  expect(judgements()).toEqual([]);
});

test("Home and End go to the same button of the first and the last request", async () => {
  const { focus, focused } = await openInbox();
  focus("承認する 山田 花子");
  await userEvent.keyboard("{End}");
  expect(focused()).toBe("承認する 鈴木 一郎");
  await userEvent.keyboard("{Home}");
  expect(focused()).toBe("承認する 山田 花子");
});

test("an answer leads on to the next request, else to the one before, else to what is left", async () => {
  const { focus, focused } = await openInbox();
  focus("承認する 佐藤 健");
  await userEvent.keyboard("{Enter}");
  await eventually(focused).toBe("承認する 鈴木 一郎");
  await unseen();
  await userEvent.keyboard("{Enter}");
  await eventually(focused).toBe("承認する 山田 花子");
  await unseen();
  await userEvent.keyboard("{Enter}");
  await eventually(focused).toMatch(/変更申請.*山田 花子/);
});

test.each([
  ["twice", "{Enter}{Enter}"],
  ["held", "{Enter>12/}"],
  ["twice by Space", "[Space][Space]"],
])("the same press, %s, judges one request", async (_, keys) => {
  const { focus, focused, judgements } = await openInbox();
  focus("承認する 山田 花子");
  await userEvent.keyboard(keys);
  await eventually(focused).toBe("承認する 佐藤 健");
  await atRest();
  expect(judgements()).toEqual([editCall]);
});

test("a key that is still down when the answer comes judges no other request, nor does it force this one", async () => {
  const { server, focus, focused, judgements } = await openInbox();
  let answer = (_: Scripted): void => {};
  const later = () =>
    new Promise<Scripted>((resolve) => {
      answer = resolve;
    });
  server.on("/judge/71/edit", later());
  focus("承認する 山田 花子");
  await Promise.all([
    userEvent.keyboard("{Enter>150/}"),
    eventually(judgements)
      .toHaveLength(1)
      .then(() => answer(clashAnswer())),
  ]);
  await eventually(focused).toBe("このまま登録");
  await atRest();
  expect(judgements()).toEqual([editCall]);
  server.on("/judge/71/edit", later());
  await Promise.all([
    userEvent.keyboard("{Enter>150/}"),
    eventually(judgements)
      .toHaveLength(2)
      .then(() => answer({ json: { data: serverReservation() } })),
  ]);
  await eventually(focused).toBe("承認する 佐藤 健");
  await atRest();
  expect(judgements()).toHaveLength(2);
  // The operator has seen where they are.
  await userEvent.keyboard("{Enter}");
  await eventually(judgements).toHaveLength(3);
});

test.each([
  ["can be forced", true, "このまま登録"],
  ["cannot be forced", false, "直す"],
])(
  "at a clash that %s the focus is in the request's own row, and no other one is judged",
  async (_, forcible, name) => {
    const { server, focus, focused, judgements } = await openInbox();
    server.on("/v2/salon/1/reservations", clashAnswer(forcible), "PATCH");
    focus("承認する 佐藤 健");
    await userEvent.keyboard("{Enter}");
    await eventually(focused).toBe(name);
    // So soon nobody has read what stands there.
    await userEvent.keyboard("{Enter}");
    expect(judgements()).toHaveLength(1);
    if (!forcible) return;
    await unseen();
    await userEvent.keyboard("{Enter}");
    await eventually(() => server.sent("PATCH").map(({ path }) => path.split("?")[1])).toEqual([
      "attr=status",
      "attr=status&force=1",
    ]);
    await eventually(focused).toBe("承認する 鈴木 一郎");
    expect(server.sent("POST")).toEqual([]);
  },
);

test("one that fails says why and can be judged again, and the others are done", async () => {
  const { server, schedule, inbox, judgements } = await openInbox();
  const events = record(schedule, ["failure"]);
  server.on("/v2/salon/1/reservations", { status: 400, json: { message: "受付を終了しました。" } }, "PATCH");
  for (const name of ["承認する 山田 花子", "却下する 佐藤 健", "承認する 鈴木 一郎"])
    await inbox.getByRole("button", { name }).click();
  await expect.element(inbox.getByText("佐藤 健の申請を処理できませんでした").first()).toBeVisible();
  await expect.element(inbox.getByText("受付を終了しました。")).toBeVisible();
  await expect.element(inbox.getByText("鈴木 一郎の申請を承認しました").first()).toBeVisible();
  expect(events).toHaveLength(1);
  await inbox.getByRole("button", { name: "却下する 佐藤 健" }).click();
  await eventually(judgements).toEqual([editCall, createCall, cancelCall, createCall]);
  await expect.element(inbox.getByText("佐藤 健の申請を却下しました").first()).toBeVisible();
});

test("what stands there is named, and saved all the same where that is wanted", async () => {
  const { server, inbox } = await openInbox();
  server.on("/judge/71/edit", clashAnswer(true, "田中 太郎"));
  await inbox.getByRole("button", { name: "承認する 山田 花子" }).click();
  await expect.element(inbox.getByText(/田中 太郎（11月20日\(金\) 13:30〜14:00）/)).toBeVisible();
  await inbox.getByRole("button", { name: "このまま登録" }).click();
  await expect.element(inbox.getByText("山田 花子の申請を承認しました").first()).toBeVisible();
  expect(server.sent("POST").map(({ path }) => path.split("edit")[1])).toEqual(["", "?force=1"]);
});

test("one that somebody else was faster with says so", async () => {
  const { server, inbox } = await openInbox();
  const stale = { message: "変更されています。", code: "stale", errors: {}, current: serverReservation() };
  server.on("/judge/71/edit", { status: 422, json: stale });
  await inbox.getByRole("button", { name: "却下する 山田 花子" }).click();
  await expect.element(inbox.getByText("山田 花子の申請はすでに処理されています").first()).toBeVisible();
});

test("a request that cannot be named to the server is only looked at", async () => {
  const { server, schedule, inbox } = await openInbox();
  await inbox.getByRole("button", { name: "閉じる" }).click();
  server.unsolved = [request(5, "edit", null, "山田 花子"), request(6, "swap", 3, "佐藤 健")];
  await within(schedule).getByRole("button", { name: "未対応 3" }).click();
  await expect.element(inbox.getByRole("button", { name: /^swap 佐藤 健/ })).toBeVisible();
  expect(inbox.getByRole("button", { name: /承認する|却下する/ }).elements()).toEqual([]);
});

test("what waits for its turn is judged in its own salon, also when the page shows another one meanwhile", async () => {
  const { server, schedule, inbox } = await openInbox();
  let answer = (_: { status: number; json: unknown }): void => {};
  server.on(
    "/judge/71/edit",
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await inbox.getByRole("button", { name: "承認する 山田 花子" }).click();
  await inbox.getByRole("button", { name: "承認する 鈴木 一郎" }).click();
  schedule.setAttribute("salon-id", "2");
  answer({ status: 200, json: { data: serverReservation() } });
  const judged = () => server.sent("POST").map(({ path }) => path);
  await eventually(judged).toHaveLength(2);
  expect(judged()[1]).toBe("/api/v2/salon/1/reservations/7/judge/81/cancel");
});

/** A change to 15:30 with 中村, where 高橋 is already. */
async function openClashing(others: Record<string, unknown>[] = [taken]) {
  const server = serveSalon([serverReservation({ change_child: editRequest }), ...others]);
  server.unsolved = [request(5, "edit", 71, "山田 花子")];
  const schedule = await openSchedule();
  await within(schedule)
    .getByRole("button", { name: /^未対応/ })
    .click();
  const inbox = within(schedule).getByRole("dialog", { name: "未対応の申請" });
  return { server, schedule, inbox, focused: () => focusedName(schedule) };
}

const taken = serverReservation({ id: 9, name: "高橋 翼", from: "16:00", to: "17:00" });

const clashWith = (kind: string, id: number, forcible = true): Scripted => ({
  status: 422,
  json: {
    ...{ message: "ほかの予定と重なっています。", code: "conflict", forcible, errors: {} },
    conflicts: [
      { kind, id, salon_resource_id: 12, date: "2026-11-20", from: "16:00", to: "17:00", label: "高橋 翼" },
    ],
  },
});

test("what a request would meet is said before it is judged, and approved all the same by one press", async () => {
  const { server, inbox } = await openClashing();
  await expect.element(inbox.getByText("重なりあり")).toBeVisible();
  await expect.element(inbox.getByText("高橋 翼（11月20日(金) 16:00〜17:00）")).toBeVisible();
  server.on("/judge/71/edit", clashWith("reservation", 9));
  await inbox.getByRole("button", { name: "重なっていても承認 山田 花子" }).click();
  await expect.element(inbox.getByText("山田 花子の申請を承認しました").first()).toBeVisible();
  // The server is asked first: what it knows besides is not forced.
  expect(server.sent("POST").map(({ path }) => path.split("edit")[1])).toEqual(["", "?force=1"]);
});

test("it stands there as soon as the list does, and is heard with the approval (rules: clash-before-press)", async () => {
  let answer = (_: Scripted): void => {};
  const server = serveSalon([serverReservation({ change_child: editRequest }), taken]);
  server.unsolved = [request(5, "edit", 71, "山田 花子")];
  const schedule = await openSchedule();
  const late = new Promise<Scripted>((resolve) => {
    answer = resolve;
  });
  server.on("/reservations", late, "GET");
  await within(schedule)
    .getByRole("button", { name: /^未対応/ })
    .click();
  const inbox = within(schedule).getByRole("dialog", { name: "未対応の申請" });
  await expect.element(inbox.getByText("読み込み中").first()).toBeVisible();
  await atRest();
  expect(inbox.getByRole("button", { name: "承認する 山田 花子" }).elements()).toEqual([]);
  answer({ json: { data: [...server.rows.values()] } });
  const approval = inbox.getByRole("button", { name: "承認する 山田 花子", exact: true });
  await expect.element(approval).toHaveAccessibleDescription(/重なりあり.*高橋 翼/);
});

test.each([
  ["something that was not shown", clashWith("outside_shift", 0)],
  ["another reservation", clashWith("reservation", 10)],
])("%s is not forced with what was seen", async (_, answer) => {
  const { server, inbox, focused } = await openClashing();
  server.on("/judge/71/edit", answer);
  const anyway = inbox.getByRole("button", { name: "重なっていても承認 山田 花子" });
  await expect.element(anyway).toBeVisible();
  (anyway.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(inbox.getByRole("button", { name: "このまま登録" })).toBeVisible();
  expect(server.sent("POST")).toHaveLength(1);
  await eventually(focused).toBe("このまま登録");
});

test.each([
  ["is with somebody else", { salon_resource_id: 11 }],
  ["is cancelled", { status: "canceled" }],
  ["waits itself", { status: "pending" }],
  ["ends as the other begins", { from: "16:30", to: "17:00" }],
])("what %s is no clash", async (_, fields) => {
  const { server, inbox } = await openClashing([{ ...taken, ...fields }]);
  const asked = () => server.received.filter(({ url }) => url.searchParams.get("from") === "2026-11-20");
  await eventually(asked).not.toEqual([]);
  await atRest();
  await expect.element(inbox.getByRole("button", { name: "承認する 山田 花子" })).toBeVisible();
  expect(inbox.getByText("重なりあり").elements()).toEqual([]);
});

test("the first request has the focus as its list opens; Enter accepts, Delete denies", async () => {
  const { inbox, focused, judgements } = await openInbox();
  await eventually(focused).toBe("承認する 山田 花子");
  await expect
    .element(inbox.getByRole("button", { name: "承認する 山田 花子" }))
    .toHaveAccessibleDescription(/変更申請 山田 花子/);
  await unseen();
  await userEvent.keyboard("{Delete}");
  await eventually(focused).toBe("承認する 佐藤 健");
  expect(judgements()).toEqual([["POST", "/5/judge/71/edit", '{"status":"denied"}']]);
  await unseen();
  await userEvent.keyboard("{Enter}");
  await eventually(focused).toBe("承認する 鈴木 一郎");
  // Held, it denies nothing more.
  const held = new KeyboardEvent("keydown", { key: "Delete", repeat: true, bubbles: true, cancelable: true });
  inbox.getByRole("button", { name: "承認する 鈴木 一郎" }).element().dispatchEvent(held);
  expect(judgements()).toHaveLength(2);
});

test("requests that come after their dialog take the focus from its close button", async () => {
  const server = serveSalon();
  let answer = (_: Scripted): void => {};
  const schedule = await openSchedule();
  server.on(
    "/unsolved",
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await within(schedule)
    .getByRole("button", { name: /^未対応/ })
    .click();
  await eventually(() => focusedName(schedule)).toBe("閉じる");
  answer({ json: { data: [request(5, "edit", 71, "山田 花子")] } });
  await eventually(() => focusedName(schedule)).toBe("承認する 山田 花子");
});
