import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { SalonSettingsElement } from "../../src/entries/salon-settings.js";
import { tab } from "../elements/page.js";
import { alerts, group, openSettings, panel, rowNames } from "../elements/salon-settings/page.js";
import { serveSalons } from "../elements/salon-settings/server.js";
import { settled } from "./support/clock.js";
import { eventually, mountMarkup, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { gate } from "./support/served-host.js";

type Row = Record<string, unknown>;

test("5,000 courses: all are there, one is found, and a move says every id", async () => {
  const host = serveSalons();
  const [like] = (await host.colleague("GET", "salon/1/courses/all")) as Row[];
  const many = Array.from({ length: 5_000 }, (_, at) => ({
    ...like,
    ...{ id: at + 1, order: at + 1, name: `コース ${at + 1}` },
  }));
  host.meet("GET 1/courses/all", () => Response.json({ data: many }));
  host.meet("POST 1/courses/order", () =>
    Response.json({ data: many.map(({ id }, at) => ({ id, order: at + 1 })) }),
  );
  const made = await openSettings();
  const search = within(made).getByRole("searchbox", { name: "検索" });
  await userEvent.fill(search, "ｺｰｽ　４９９９");
  await eventually(() => rowNames(made)).toEqual(["コース 4999"]);
  await userEvent.fill(search, "");
  await eventually(() => rowNames(made)[0]).toBe("コース 1");
  await within(made).getByRole("button", { name: "下へ移動", exact: true }).first().click();
  await eventually(() => host.named("POST 1/courses/order").length).toBe(1);
  const [sent] = host.named("POST 1/courses/order");
  const ids = (sent?.body as { ids: number[] } | undefined)?.ids ?? [];
  expect([ids.length, new Set(ids).size, ids.slice(0, 3)]).toEqual([5_000, 5_000, [2, 1, 3]]);
});

/** What becomes of the element while its call is under way. */
const ways: readonly [name: string, act: (made: SalonSettingsElement) => Promise<void>][] = [
  ["it is moved in one task", async (made) => mountMarkup("").append(made)],
  [
    "it is removed, and put back later",
    async (made) => {
      const { parentElement } = made;
      made.remove();
      await settled();
      parentElement?.append(made);
    },
  ],
  ["another section is shown", (made) => tab(made, "予約ページURL").click()],
];

describe("while a call is under way", () => {
  test.each(ways)("and %s, it is made once, and its answer is shown", async (_, act) => {
    const host = serveSalons();
    const made = await openSettings();
    const heard = record(made, ["failure"]);
    const held = gate();
    host.meet("PATCH 1/courses", () => held.passed.then(() => null));
    const [name = ""] = rowNames(made);
    const isOn = () => group(made, name).getByRole("switch").element().getAttribute("aria-checked");
    const was = isOn();
    await group(made, name).getByRole("switch").click();
    await eventually(() => host.writes().length).toBe(1);
    await act(made);
    held.open();
    await settled();
    made.section = "courses";
    await eventually(() => panel(made)?.querySelector(".salon-item") ?? null).not.toBe(null);
    expect(isOn()).not.toBe(was);
    const [stored] = (await host.colleague("GET", "salon/1/courses/all")) as Row[];
    expect(String(stored?.is_public)).toBe(isOn());
    expect([host.writes().length, heard, alerts(made)]).toEqual([1, [], []]);
    expect(made.dirty).toBe(false);
  });
});
