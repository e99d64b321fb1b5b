import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { button, group } from "../elements/page.js";
import { alerts, announced } from "../elements/salon-settings/page.js";
import { callsAfter, edge, openHours, type Row } from "../elements/salon-settings/page-hours.js";
import { refusal } from "../elements/salon-settings/server.js";
import { eventually, within } from "./support/editors.js";

describe("reservations that are affected", () => {
  const booked = (date: string, from: string, to: string, status: string, name: string) => ({
    ...{ id: 1, salon_id: 1, date, from, to, status, name, user: { name }, customer_name: name },
  });

  test("are listed by one call, and refuse nothing", async () => {
    const { host, made } = await openHours();
    const list = (await host.colleague("GET", "salon/1/reservations?from=2026-11-25&to=2027-01-25")) as Row[];
    const [model] = list;
    const like = (more: Row) => ({ ...model, ...more });
    const data = [
      like(booked("2026-12-02", "18:00", "19:30", "approved", "佐藤")),
      like(booked("2026-12-02", "18:00", "19:00", "canceled", "鈴木")),
      like(booked("2026-12-02", "11:00", "12:00", "pending", "高橋")),
      like(booked("2026-12-02", "21:00", "22:00", "pending", "夜中")),
    ];
    await userEvent.fill(edge(group(made, "水曜日"), 1, "終了"), "18:30");
    host.meet("GET 1/reservations", () => Response.json({ data }));
    const count = host.calls.length;
    await button(made, "影響する予約を確認").click();
    const found = within(made).getByRole("region", { name: "影響する予約" });
    await expect.element(found.getByRole("listitem")).toHaveTextContent("12月2日(水) 18:00〜19:30 佐藤");
    expect(callsAfter(host, count)).toEqual(["GET 1/reservations?from=2026-11-25&to=2027-01-25"]);
    await button(made, "元に戻す").click();
    await expect.element(found).toHaveTextContent("影響する予約はありません（2027年1月25日(月)まで）");
    expect(announced(made)).toMatch(/^元に戻しました：.*終了$/);
  });

  test("could not be read is said", async () => {
    const { host, made } = await openHours();
    host.meet("GET 1/reservations", () => refusal(403, { message: "権限がありません" }));
    await button(made, "影響する予約を確認").click();
    await eventually(() => alerts(made)).toEqual(["権限がありません"]);
    expect(within(made).getByRole("region", { name: "影響する予約" }).elements()).toEqual([]);
  });
});
