import { describe, expect, test } from "vitest";
import { eventually, within } from "./support/editors.js";
import { serveSalon } from "./support/reservation.js";
import { openSchedule } from "./support/schedule.js";

const button = (schedule: Element, name: string) =>
  within(schedule).getByRole("button", { name, exact: true }).first();
const dialog = (schedule: Element, name: string | RegExp) => within(schedule).getByRole("dialog", { name });

describe("shifts", () => {
  const shift = {
    ...{ master_id: 31, self_id: null, salon_resource_id: 12, start_date: "2026-11-02", _date: "2026-11-18" },
    ...{ dirty_date: null, repeat: "weekly", from: "10:00", to: "19:00", description: "", expired_at: null },
    ...{ patch_type: null, updated_at: "2026-11-01T10:00:00+09:00" },
  };
  const weekly = { page: "PAGE_TIME_SHIFT_WEEKLY" };

  test.each([
    ["今回のみ", "once", { date: "2026-11-18" }],
    ["以降すべて", "following", { date: "2026-11-18" }],
    ["全体", "permanently", {}],
  ])("%s: what it touches is said, and the calls", async (name, scope, query) => {
    const server = serveSalon([]);
    server.shifts = [shift, { ...shift, _date: "2026-11-25" }];
    const schedule = await openSchedule(weekly);
    const chosen = within(schedule).getByRole("button", { name: "10:00〜19:00 中村" });
    await chosen.click();
    const form = dialog(schedule, "シフトの編集");
    await form.getByRole("radio", { name }).click();
    await expect.element(form.getByText(`${scope === "once" ? 1 : 2}日分`, { exact: false })).toBeVisible();
    await form.getByLabelText("終了").fill("18:00");
    await form.getByRole("button", { name: "保存", exact: true }).click();
    await eventually(() => server.sent("PUT")[0]).toMatchObject({
      path: "/api/salon/1/resources/12/time_shifts/31",
      body: { patch_type: scope, date: "2026-11-18", self_id: null, from: "10:00", to: "18:00" },
    });
    await chosen.click();
    await form.getByRole("radio", { name }).click();
    await form.getByRole("button", { name: "削除" }).click();
    const search = new URLSearchParams(query).toString();
    await eventually(() => server.sent("DELETE").map(({ path }) => path)).toEqual([
      `/api/salon/1/resources/12/time_shifts/31/${scope}${search && `?${search}`}`,
    ]);
  });

  test("シフト adds a series", async () => {
    const server = serveSalon([]);
    const schedule = await openSchedule(weekly);
    await button(schedule, "シフト").click();
    const form = dialog(schedule, "シフトの追加");
    await form.getByLabelText("担当").selectOptions("中村");
    await form.getByLabelText("くり返し").selectOptions("毎週");
    await form.getByRole("button", { name: "保存", exact: true }).click();
    await eventually(() => server.sent("POST")).toEqual([
      {
        path: "/api/salon/1/resources/12/time_shifts",
        body: {
          ...{ start_date: "2026-11-20", repeat: "weekly", from: "10:00", to: "19:00" },
          ...{ description: "", expired_at: null },
        },
      },
    ]);
  });
});
