import { expect, test } from "vitest";
import { alerts, announced, mountSettings, panel } from "../elements/salon-settings/page.js";
import { refusal, serveSalons } from "../elements/salon-settings/server.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { gate } from "./support/served-host.js";

/* A salon that nothing is set up of yet: its first change makes the configuration (rules: salon-config-not-yet). */

const blank = {
  enable_online: false,
  sync_shift: false,
  push_notification_status: false,
  special_dates: [],
  change_permission: 0,
  cancel_permission: 0,
  slot_minutes: 30,
};

async function openUnconfigured(section: string) {
  const host = serveSalons();
  const made = mountSettings({ "salon-id": "6", section });
  const heard = record(made, ["failure", "saved"]);
  await eventually(() => panel(made)?.querySelector(".switch") ?? null).not.toBe(null);
  const toggle = (name: string) => within(made).getByRole("switch", { name });
  return { host, made, heard, toggle };
}

test("404 is no error; everything is off", async () => {
  const { made, heard, toggle } = await openUnconfigured("online");
  await expect.element(toggle("オンライン予約を受け付ける")).not.toBeChecked();
  await expect.element(toggle("予約をプッシュ通知する")).not.toBeChecked();
  for (const name of ["お客様による変更", "お客様によるキャンセル"])
    await expect
      .element(within(made).getByRole("radiogroup", { name }).getByRole("radio", { name: "不可" }))
      .toBeChecked();
  expect([alerts(made), heard]).toEqual([[], []]);
});

test("a switch makes it by POST, with the change in it; the next one is a PATCH", async () => {
  const { host, made, heard, toggle } = await openUnconfigured("online");
  await toggle("予約をプッシュ通知する").click();
  await eventually(() => announced(made)).toBe("保存しました");
  expect(host.writes()).toEqual([
    { call: "POST 6/configs", body: { ...blank, push_notification_status: true } },
  ]);
  expect(heard.map(({ type, detail }) => [type, detail.section])).toEqual([["saved", "online"]]);
  await toggle("オンライン予約を受け付ける").click();
  await eventually(() => host.writes().slice(1)).toEqual([
    { call: "PATCH 6/configs?attr=enable_online", body: { value: true } },
  ]);
});

test("pressed at once they are one POST and patches of what there is by then", async () => {
  const { host, made, toggle } = await openUnconfigured("online");
  const held = gate();
  host.meet("POST 6/configs", () => held.passed.then(() => null));
  await toggle("予約をプッシュ通知する").click();
  await toggle("オンライン予約を受け付ける").click();
  await within(made)
    .getByRole("radiogroup", { name: "お客様による変更" })
    .getByRole("radio", { name: "申請" })
    .click();
  held.open();
  await eventually(() => host.writes().map(({ call }) => call)).toEqual([
    ...["POST 6/configs", "PATCH 6/configs?attr=enable_online", "PUT 6/configs"],
  ]);
  await eventually(() => host.colleague("GET", "salon/6/configs")).toMatchObject({
    push_notification_status: true,
    enable_online: true,
    change_permission: 3,
  });
  expect(alerts(made)).toEqual([]);
});

test("from calendars too", async () => {
  const { host, toggle } = await openUnconfigured("calendars");
  await toggle("シフトをカレンダーと同期する").click();
  await eventually(() => host.writes()).toEqual([
    { call: "POST 6/configs", body: { ...blank, sync_shift: true } },
  ]);
});

test("that fails, the switch goes back, and the next change makes it", async () => {
  const { host, made, heard, toggle } = await openUnconfigured("online");
  host.meet("POST 6/configs", () => refusal(422, { message: "まだ作れません" }));
  await toggle("オンライン予約を受け付ける").click();
  await eventually(() => alerts(made)).toEqual(["まだ作れません"]);
  await expect.element(toggle("オンライン予約を受け付ける")).not.toBeChecked();
  expect(heard.map(({ type, detail }) => [type, detail.status, detail.section])).toEqual([
    ["failure", 422, "online"],
  ]);
  await within(made)
    .getByRole("radiogroup", { name: "お客様によるキャンセル" })
    .getByRole("radio", { name: "可", exact: true })
    .click();
  await eventually(() => host.writes().at(-1)).toEqual({
    call: "POST 6/configs",
    body: { ...blank, cancel_permission: 1 },
  });
});
