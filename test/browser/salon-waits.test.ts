import { describe, expect, test } from "vitest";
import type { SalonSettingsElement } from "../../src/entries/salon-settings.js";
import { heardAfterMs } from "../../src/kit/StatusRegion.js";
import { root, tab } from "../elements/page.js";
import { alerts, announced, button, group, holdClock } from "../elements/salon-settings/page.js";
import {
  addsCalendar,
  associationOf,
  calendarsOf,
  chooseCalendar,
  linkOf,
  openCalendars,
  progress,
  readsCalendars,
  send,
  sendAndSee,
} from "../elements/salon-settings/page-calendars.js";
import { refusal, type SalonHost, serveSalons } from "../elements/salon-settings/server.js";
import { settled, until } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { listenTo } from "./support/heard-gestures.js";
import { see } from "./support/page-hazards.js";
import { gate } from "./support/served-host.js";

/* A calendar that was added is read again once, 30 s after the answer (rules: calendar-new-waits). */

type Time = ReturnType<typeof holdClock>;
const reads = (host: SalonHost) => host.named(readsCalendars).length;
const link = "中村 → サロン全体";
const statuses = (made: Element) =>
  [...root(made).querySelectorAll("[role=status]")].map((each) => each.textContent).join("");

/** Added, with the clock in the test's hand. */
async function begin(): Promise<{ host: SalonHost; made: SalonSettingsElement; time: Time }> {
  const host = serveSalons();
  const made = await openCalendars();
  await chooseCalendar(made);
  const time = holdClock(new Date(), true);
  await sendAndSee(host, made);
  return { host, made, time };
}

/** Sent with the clock in the test's hand, and not answered. */
async function sendHeld() {
  const host = serveSalons();
  const made = await openCalendars();
  await chooseCalendar(made);
  const held = gate();
  host.meet(addsCalendar, () => held.passed.then(() => null));
  const before = reads(host);
  const time = holdClock(new Date(), true);
  send(made);
  await until(() => host.named(addsCalendar).length === 1);
  return { host, made, held, before, time };
}

async function passed(time: Time, ms: number): Promise<void> {
  await time.pass(ms);
  await settled();
}

test("29,999 ms no call, 30,000 ms one, and never again", async () => {
  const { host, made, time } = await begin();
  expect(host.named(addsCalendar)[0]?.body).toEqual({
    salon_resource_id: null,
    google_token_id: 5,
    google_calendar_id: "nakamura@example.test",
    link_target: "both",
  });
  const calls = host.calls.length;
  const row = group(made, link).element();
  expect(row.textContent).toContain("準備中");
  expect(progress(made)).toEqual(["準備中（あと30秒）"]);
  await until(() => statuses(made).includes("「中村」を準備しています。30秒後に読み込みます。"));
  // The dialog that has just gone kept them silent until now.
  const heard = listenTo(made).announced();
  await passed(time, 1000);
  await until(() => heard.length > 0);
  expect(progress(made)).toEqual(["準備中（あと29秒）"]);
  await passed(time, 28_000);
  expect(progress(made)).toEqual(["準備中（あと1秒）"]);
  await passed(time, 999);
  const begun = "追加しました 「中村」を準備しています。30秒後に読み込みます。";
  expect([host.calls.length, heard]).toEqual([calls, [begun]]);
  await passed(time, 1);
  await until(() => progress(made).length === 0);
  expect(host.calls.slice(calls).map(({ call }) => call)).toEqual([readsCalendars]);
  // Seen at once, and heard a moment later.
  await passed(time, heardAfterMs);
  await until(() => heard.length > 1);
  expect(announced(made)).toMatch(/^「中村」は.+です$/);
  await passed(time, 60 * 60_000);
  expect([host.calls.length, heard.length]).toEqual([calls + 1, 2]);
});

describe("left in one of eight ways", () => {
  /** What happens meanwhile, and how many reads have come of it when it is over. */
  const ways: readonly [string, number, (of: Awaited<ReturnType<typeof begin>>) => Promise<void>][] = [
    [
      "another section is shown",
      1,
      async ({ made }) => {
        made.section = "urls";
        await until(() => root(made).querySelector(".salon-url") !== null);
      },
    ],
    [
      "another section is shown, and this one again",
      1,
      async ({ made }) => {
        made.section = "urls";
        await settled();
        made.section = "calendars";
      },
    ],
    [
      "a dialog is opened",
      1,
      async ({ made }) => {
        root(made).querySelector<HTMLElement>(".salon-calendar-part .button-primary")?.click();
        await until(() => root(made).querySelector("dialog[open]") !== null);
      },
    ],
    [
      "the element is moved in one task",
      1,
      async ({ made }) => {
        const place = document.createElement("div");
        made.parentElement?.append(place);
        made.remove();
        place.append(made);
      },
    ],
    ["the element is removed", 0, async ({ made }) => made.remove()],
    [
      "salon-id is changed",
      0,
      async ({ made }) => {
        made.salonId = 2;
        await until(() => root(made).querySelector(".salon-section") !== null);
      },
    ],
    [
      "salon-id is changed and changed back",
      0,
      async ({ made }) => {
        made.salonId = 2;
        await settled();
        made.salonId = 1;
      },
    ],
    [
      "it is made read-only",
      1,
      async ({ made }) => {
        made.readonly = true;
      },
    ],
  ];
  test.each(ways)("%s: %i read", async (_, count, leave) => {
    const of = await begin();
    const before = reads(of.host);
    await passed(of.time, 10_000);
    await leave(of);
    await passed(of.time, 19_999);
    expect(reads(of.host)).toBe(before);
    await passed(of.time, 1);
    await passed(of.time, 60_000);
    expect(reads(of.host)).toBe(before + count);
  });

  test("the element is removed, and put back later: read at once, and no more", async () => {
    const { host, made, time } = await begin();
    const before = reads(host);
    await passed(time, 10_000);
    const place = made.parentElement;
    made.remove();
    await passed(time, 1);
    expect(reads(host)).toBe(before);
    place?.append(made);
    await passed(time, 1);
    expect(reads(host)).toBe(before + 1);
    await passed(time, 80_000);
    expect(reads(host)).toBe(before + 1);
  });

  test("a hidden page reads when it is shown again, and once", async () => {
    const { host, made, time } = await begin();
    const before = reads(host);
    see(false);
    await passed(time, 90_000);
    expect(reads(host)).toBe(before);
    see(true);
    await until(() => progress(made).length === 0);
    await passed(time, 60_000);
    expect(reads(host)).toBe(before + 1);
  });

  test("hidden and shown again in time changes nothing", async () => {
    const { host, time } = await begin();
    const before = reads(host);
    see(false);
    await passed(time, 20_000);
    see(true);
    await passed(time, 9_999);
    expect(reads(host)).toBe(before);
    await passed(time, 1);
    expect(reads(host)).toBe(before + 1);
  });

  test("of two at once each has its own wait", async () => {
    const { host, made, time } = await begin();
    const before = reads(host);
    await passed(time, 10_000);
    root(made).querySelector<HTMLElement>(".salon-calendar-part .button-primary")?.click();
    await until(() => root(made).querySelector("dialog[open]") !== null);
    await chooseByHand(made, "room@example.test");
    await sendAndSee(host, made);
    expect(progress(made)).toEqual(["準備中（あと20秒）", "準備中（あと30秒）"]);
    await passed(time, 20_000);
    expect([reads(host), progress(made).length]).toEqual([before + 1, 1]);
    await passed(time, 9_999);
    expect(reads(host)).toBe(before + 1);
    await passed(time, 1);
    expect([reads(host), progress(made)]).toEqual([before + 2, []]);
    await passed(time, 60_000);
    expect(reads(host)).toBe(before + 2);
  });

  test("it counts from the answer, however late that is", async () => {
    const { host, made, held, before, time } = await sendHeld();
    await passed(time, 25_000);
    held.open();
    await until(() => progress(made).length === 1);
    await passed(time, 29_999);
    expect(reads(host)).toBe(before);
    await passed(time, 1);
    expect(reads(host)).toBe(before + 1);
  });

  test("an answer that comes when the element is gone, or shows another salon, begins none", async () => {
    const { host, made, held, before, time } = await sendHeld();
    made.remove();
    await passed(time, 1);
    held.open();
    await passed(time, 90_000);
    expect(reads(host)).toBe(before);
  });

  test("a call that fails begins none, and what was chosen stays", async () => {
    const host = serveSalons();
    const made = await openCalendars();
    await chooseCalendar(made);
    host.meet(addsCalendar, () =>
      refusal(422, { message: "だめです", errors: { google_calendar_id: ["使えません"] } }),
    );
    const before = reads(host);
    const time = holdClock(new Date(), true);
    send(made);
    await until(() => alerts(made).length > 0);
    expect([alerts(made), progress(made)]).toEqual([["だめです", "使えません"], []]);
    await passed(time, 90_000);
    expect(reads(host)).toBe(before);
    const chosen = within(made)
      .getByRole("dialog")
      .getByRole("combobox", { name: "カレンダー", exact: true });
    expect((chosen.element() as HTMLSelectElement).selectedOptions[0]?.textContent).toBe("中村");
    expect(chosen.element().ariaInvalid).toBe("true");
  });
});

test("still pending: it is said, nothing is asked by itself, and 再読み込み reads once", async () => {
  const { host, made, time } = await begin();
  const pending = () => calendarsOf([linkOf([associationOf("shift", "pending")])]);
  host.meet(readsCalendars, pending);
  const before = reads(host);
  await passed(time, 30_000);
  await until(() => root(made).textContent?.includes("まだ準備中です。") === true);
  expect(root(made).textContent).toContain(
    "まだ準備中です。しばらくしてから「再読み込み」を押してください。",
  );
  await passed(time, 10 * 60_000);
  expect(reads(host)).toBe(before + 1);
  host.meet(readsCalendars, () => calendarsOf([linkOf([associationOf("shift", "ok")])]));
  const again = button(made, "再読み込み").element() as HTMLElement;
  again.focus();
  again.click();
  again.click();
  await until(() => root(made).textContent?.includes("まだ準備中です。") === false);
  expect(reads(host)).toBe(before + 2);
  // What was pressed is gone: the focus stays at its calendar.
  await eventually(() => root(made).activeElement?.getAttribute("aria-label")).toBe("試し → サロン全体");
  await passed(time, 10 * 60_000);
  expect(reads(host)).toBe(before + 2);
});

test("a read that fails at its end is said, and not made again", async () => {
  const { host, made, time } = await begin();
  host.meet(readsCalendars, () => refusal(403, { message: "権限がありません" }));
  const before = reads(host);
  await passed(time, 30_000);
  await until(() => alerts(made).length > 0);
  expect(alerts(made)).toEqual(["カレンダー連携を読み込めませんでした", "権限がありません"]);
  await passed(time, 10 * 60_000);
  expect([reads(host), progress(made)]).toEqual([before + 1, []]);
  expect(tab(made, "カレンダー連携").element().ariaSelected).toBe("true");
});

/** Chooses in the dialog that is open while no timer runs. */
async function chooseByHand(made: Element, calendar: string): Promise<void> {
  const choose = async (at: number, value: string) => {
    const select = root(made).querySelectorAll<HTMLSelectElement>("dialog[open] select")[at];
    if (!select) throw new Error("no such choice");
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
  };
  const valueFor = (at: number, text: string) =>
    [...(root(made).querySelectorAll<HTMLSelectElement>("dialog[open] select")[at]?.options ?? [])].find(
      (each) => each.textContent === text,
    )?.value ?? "";
  await choose(0, valueFor(0, "omotesando@example.test"));
  await choose(1, valueFor(1, calendar === "room@example.test" ? "個室" : calendar));
  root(made).querySelector<HTMLElement>("dialog[open] input[type=radio]")?.click();
  await settled();
}
