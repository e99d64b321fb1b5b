import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { button, dialog, group, root } from "../elements/page.js";
import { alerts, announced } from "../elements/salon-settings/page.js";
import {
  addSpecialDay,
  callsAfter,
  changeYear,
  chooseSlot,
  configOf,
  edge,
  openHours,
  type Row,
  save,
  showYear,
  untilSaved,
  yearOf,
} from "../elements/salon-settings/page-hours.js";
import { refusal, type SalonHost } from "../elements/salon-settings/server.js";
import { eventually, finishButton, within } from "./support/editors.js";
import { record } from "./support/events.js";

const ten = { from: "10:00", to: "20:00" };

/** Something of everything: two years, a special day, the steps. */
async function editAll(made: Element): Promise<void> {
  await group(made, "月曜日").getByRole("switch", { name: "営業" }).click();
  await showYear(made, 2027);
  await userEvent.fill(edge(group(made, "金曜日"), 1, "終了"), "21:00");
  await addSpecialDay(made, "2027-02-01", "改装");
  await chooseSlot(made, "30分");
}

const row = [
  ...["GET 1/configs?attr=opening&y=2026", "PUT 1/configs/opening"],
  ...["GET 1/configs?attr=opening&y=2027", "PUT 1/configs/opening"],
  ...["PUT 1/configs/special_dates", "PUT 1/configs"],
];

function without({ updated_at: _, ...others }: Row): Row {
  return others;
}

/** What is sent; the version is read again where a server does not say it. */
const sent = (host: SalonHost, after: number) =>
  callsAfter(host, after).filter((call) => call !== "GET 1/configs");

describe("the row of calls", () => {
  test("years, special days, steps, each whole and only if it was changed", async () => {
    const { host, made } = await openHours();
    const heard = record(made, ["saved", "change"]);
    const before = await configOf(host);
    const [first, second] = [await yearOf(host, 2026), await yearOf(host, 2027)];
    await editAll(made);
    expect(made.dirty).toBe(true);
    const count = host.calls.length;
    await save(made);
    await untilSaved(made);
    expect(sent(host, count)).toEqual(row);
    const [one, two, specials, config] = host.writes().map(({ body }) => body as Row);
    expect(one).toEqual({ ...first, weekdays: { ...(first.weekdays as Row), 1: [] } });
    const friday = [{ from: "10:00", to: "21:00" }];
    expect(two).toEqual({ ...second, weekdays: { ...(second.weekdays as Row), 5: friday } });
    const added = { date: "2027-02-01", closed: true, ranges: [], note: "改装" };
    expect(specials?.base_updated_at).toBe(before.updated_at);
    expect(Object.keys(specials ?? {}).sort()).toEqual(["base_updated_at", "special_dates"]);
    expect(specials?.special_dates).toHaveLength((before.special_dates as Row[]).length + 1);
    expect(specials?.special_dates).toContainEqual(added);
    const now = await configOf(host);
    const { updated_at, base_updated_at, ...whole } = config ?? {};
    expect(whole).toEqual({ ...without(before), slot_minutes: 30, special_dates: now.special_dates });
    expect(base_updated_at).toBe(updated_at);
    expect(now).toMatchObject({ slot_minutes: 30, special_dates: specials?.special_dates });
    expect(made.dirty).toBe(false);
    // A year has no id.
    expect(heard.filter(({ type }) => type === "saved").map(({ detail }) => detail)).toMatchObject(
      [null, null, before.id, before.id].map((id) => ({ section: "opening", id })),
    );
    await expect.element(finishButton(made, "保存")).toHaveAttribute("aria-disabled", "true");
  });

  const failing: readonly [
    call: string,
    skipped: number,
    said: readonly string[],
    left: readonly string[],
  ][] = [
    ["GET 1/configs?attr=opening&y=2026", 0, [], row],
    ["PUT 1/configs/opening", 0, [], row],
    ["GET 1/configs?attr=opening&y=2027", 0, ["2026年の営業時間は保存されています"], row.slice(2)],
    ["PUT 1/configs/opening", 1, ["2026年の営業時間は保存されています"], row.slice(2)],
    ["PUT 1/configs/special_dates", 0, ["営業時間は保存されています"], row.slice(4)],
    ["PUT 1/configs", 3, ["営業時間と特別な日は保存されています"], row.slice(5)],
  ];
  test.each(failing)(
    "%s fails after %i alike: what was saved is not sent again",
    async (call, skipped, lines, left) => {
      const { host, made } = await openHours();
      await editAll(made);
      for (let time = 0; time < skipped; time += 1) host.meet(call, () => null);
      host.meet(call, () => refusal(403, { message: "権限がありません" }));
      const heard = record(made, ["failure"]);
      await save(made);
      await eventually(() => alerts(made)).toEqual([...lines, "権限がありません"]);
      expect(announced(made)).not.toContain("保存しました");
      expect(made.dirty).toBe(true);
      expect(heard.map(({ detail }) => detail)).toMatchObject([
        { reason: "http", status: 403, section: "opening" },
      ]);
      const count = host.calls.length;
      await save(made);
      await untilSaved(made);
      expect(sent(host, count)).toEqual(left);
      expect([made.dirty, alerts(made)]).toEqual([false, []]);
    },
  );

  test.each([409, 419, 500])("%i is an unknown error, and what was typed stays", async (status) => {
    const { host, made } = await openHours();
    await userEvent.fill(edge(group(made, "月曜日"), 1, "終了"), "18:00");
    host.meet("PUT 1/configs/opening", () => refusal(status, { message: "x" }));
    await save(made);
    await eventually(() => alerts(made)).toEqual(["不明なエラーが発生しました"]);
    await expect.element(edge(group(made, "月曜日"), 1, "終了")).toHaveValue("18:00");
  });

  test("what the server says of times stands at them, of the steps too", async () => {
    const { host, made } = await openHours();
    await group(made, "月曜日").getByRole("button", { name: "時間帯を追加" }).click();
    await userEvent.fill(edge(group(made, "月曜日"), 2, "開始"), "07:00");
    await userEvent.fill(edge(group(made, "月曜日"), 2, "終了"), "08:00");
    await chooseSlot(made, "30分");
    await showYear(made, 2027);
    // The second range comes first on the wire.
    const errors = { "weekdays.1.0.to": ["早すぎます"], "weekdays.3.0.from": ["水曜はだめです"], x: ["謎"] };
    host.meet("PUT 1/configs/opening", () => refusal(422, { message: "入力を確認してください", ...errors }));
    await save(made);
    await eventually(() => alerts(made)).toEqual(
      expect.arrayContaining(["早すぎます", "水曜はだめです", "謎"]),
    );
    const early = edge(group(made, "月曜日"), 2, "終了");
    await expect.element(early).toHaveAccessibleDescription("早すぎます");
    await expect.element(early).toHaveAttribute("aria-invalid", "true");
    await eventually(() => root(made).activeElement).toBe(early.element());
    await expect
      .element(edge(group(made, "水曜日"), 1, "開始"))
      .toHaveAccessibleDescription("水曜はだめです");
    await userEvent.fill(early, "09:00");
    await expect.element(early).not.toHaveAttribute("aria-invalid", "true");
    const steps = within(made).getByRole("combobox", { name: "予約の刻み" });
    host.meet("PUT 1/configs", () => null);
    host.meet("PUT 1/configs", () => refusal(422, { errors: { slot_minutes: ["細かすぎます"] } }));
    await save(made);
    await expect.element(steps).toHaveAccessibleDescription("細かすぎます");
    await eventually(() => root(made).activeElement).toBe(steps.element());
    expect(alerts(made)).toEqual(["営業時間は保存されています", "細かすぎます"]);
  });

  test("a press while it runs makes no second row", async () => {
    const { host, made } = await openHours();
    await userEvent.fill(edge(group(made, "月曜日"), 1, "終了"), "18:00");
    let answer = () => {};
    host.meet("PUT 1/configs/opening", () => new Promise((done) => (answer = () => done(null))));
    await save(made);
    const busy = () => root(made).querySelector<HTMLElement>("button[aria-busy=true]");
    await eventually(() => busy()?.textContent).toContain("処理中...");
    busy()?.click();
    await eventually(() => host.writes().length).toBe(1);
    answer();
    await untilSaved(made);
    expect(host.writes().length).toBe(1);
  });

  test("edits made while it runs stay unsaved", async () => {
    const { host, made } = await openHours();
    await userEvent.fill(edge(group(made, "月曜日"), 1, "終了"), "18:00");
    let answer = () => {};
    host.meet("PUT 1/configs/opening", () => new Promise((done) => (answer = () => done(null))));
    await save(made);
    await eventually(() => host.writes().length).toBe(1);
    await userEvent.fill(edge(group(made, "水曜日"), 1, "終了"), "17:00");
    answer();
    await untilSaved(made);
    expect(made.dirty).toBe(true);
    await save(made);
    await eventually(() => made.dirty).toBe(false);
    const { weekdays } = await yearOf(host, 2026);
    expect(weekdays).toMatchObject({ 1: [{ ...ten, to: "18:00" }], 3: [{ ...ten, to: "17:00" }] });
  });
});

test("with messages nothing is sent, and the first of them has the focus", async () => {
  const { host, made } = await openHours();
  const heard = record(made, ["failure", "change"]);
  await userEvent.fill(edge(group(made, "月曜日"), 1, "終了"), "09:00");
  await userEvent.fill(edge(group(made, "水曜日"), 1, "開始"), "");
  expect(heard.at(-1)?.detail).toEqual({ dirty: true, valid: false, section: "opening" });
  await showYear(made, 2027);
  const count = host.calls.length;
  await save(made);
  await eventually(() => root(made).activeElement).toBe(edge(group(made, "月曜日"), 1, "終了").element());
  await expect.element(within(made).getByRole("textbox", { name: "年", exact: true })).toHaveValue("2026");
  await expect
    .element(edge(group(made, "月曜日"), 1, "終了"))
    .toHaveAccessibleDescription("終了は開始より後にしてください");
  expect(heard.filter(({ type }) => type === "failure").map(({ detail }) => detail)).toEqual([
    {
      ...{ reason: "validation", status: null, section: "opening" },
      messages: ["終了は開始より後にしてください", "時刻を入力してください"],
    },
  ]);
  expect(callsAfter(host, count)).toEqual([]);
});

test("without a configuration the first change makes it", async () => {
  const { host, made } = await openHours({ "salon-id": "6" });
  await addSpecialDay(made, "2027-02-01", "改装");
  await chooseSlot(made, "15分");
  const count = host.calls.length;
  await save(made);
  await untilSaved(made);
  expect(callsAfter(host, count)).toEqual(["POST 6/configs", "PUT 6/configs"]);
  const [made1, put] = host.writes().map(({ body }) => body as Row);
  const special_dates = [{ date: "2027-02-01", closed: true, ranges: [], note: "改装" }];
  expect(made1).toEqual({
    ...{ enable_online: false, sync_shift: false, push_notification_status: false },
    ...{ change_permission: 0, cancel_permission: 0, slot_minutes: 30, special_dates },
  });
  expect(put).toMatchObject({ slot_minutes: 15, special_dates });
  expect(await configOf(host, 6)).toMatchObject({ slot_minutes: 15, special_dates });
});

test("the differences are listed, and undone they are none", async () => {
  const { made } = await openHours();
  await userEvent.fill(edge(group(made, "月曜日"), 1, "終了"), "23:59");
  await addSpecialDay(made, "2026-12-10", "改装", "2026-12-11");
  await chooseSlot(made, "30分");
  await button(made, "変更点を見る").click();
  const rows = () =>
    [...dialog(made, "変更点").element().querySelectorAll("tbody tr")].map((each) =>
      [...each.children].map(({ textContent }) => textContent),
    );
  await eventually(rows).toEqual([
    ["2026年 月曜日", "10:00〜20:00", "10:00〜24:00"],
    ["2026年 12月10日(木)〜12月11日(金)", "通常どおり", "休業（改装）"],
    ["予約の刻み", "15分", "30分"],
  ]);
  await dialog(made, "変更点").getByRole("button", { name: "閉じる" }).last().click();
  for (const _ of [1, 2, 3]) await button(made, "元に戻す").click();
  expect(made.dirty).toBe(false);
  await button(made, "変更点を見る").click();
  await expect.element(dialog(made, "変更点")).toHaveTextContent("変更はありません");
});

test("an odd year goes back key for key", async () => {
  const odd = {
    ...{ future: { x: [1] }, year: 2026, type: "1", common: null },
    weekdays: {
      ...{ "7": [{ from: "10:00", to: "11:00", room: 3 }], "0": null, "1": [ten] },
      ...{ "2": [{ from: "9:00", to: "25:00" }], "3": [{ from: "14:00", to: "24:00" }, ten], "9": "x" },
    },
    dates: { "2026-12-24": null, "2025-01-01": [{ from: null, to: null }], x: 1 },
  };
  const { host, made } = await openHours({}, (served) => {
    for (const _ of [1, 2])
      served.meet("GET 1/configs?attr=opening&y=2026", () => Response.json({ data: odd }));
    served.meet("PUT 1/configs/opening", () => Response.json({ data: odd }));
  });
  expect(made.dirty).toBe(false);
  await userEvent.fill(edge(group(made, "月曜日"), 1, "開始"), "11:00");
  await save(made);
  await untilSaved(made);
  const expected = { ...odd, weekdays: { ...odd.weekdays, "1": [{ ...ten, from: "11:00" }] } };
  const [write] = host.writes();
  expect(write?.body).toEqual(expected);
  expect(Object.keys(write?.body as Row)).toEqual(Object.keys(odd));
});

test("a colleague who has made the same change leaves nothing to send", async () => {
  const { host, made } = await openHours();
  await group(made, "月曜日").getByRole("switch", { name: "営業" }).click();
  await changeYear(host, 2026, ({ weekdays }) => ({ weekdays: { ...(weekdays as Row), 1: [] } }));
  await save(made);
  await eventually(() => made.dirty).toBe(false);
  expect([host.writes(), alerts(made)]).toEqual([[], []]);
});
