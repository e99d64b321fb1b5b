import { beforeEach, describe, expect, it, test } from "vitest";
import { openHost } from "./salon-settings-host.js";

/* What the host answers about calendars of others (rules: calendar-links). */

let { ask, get, refused, wait, makeFast } = openHost();
beforeEach(() => {
  ({ ask, get, refused, wait, makeFast } = openHost());
});

interface Association {
  readonly association_id: number;
  readonly purpose: string;
  readonly status: string;
  readonly last_synced_at: string | null;
  readonly error_message: string | null;
}

interface Link {
  readonly primary_id: number;
  readonly link_target: string;
  readonly associations: readonly Association[];
}

interface Calendars {
  readonly accounts: readonly { readonly google_token_id: number; readonly needs_reauth: boolean }[];
  readonly links: readonly Link[];
  readonly connect_url: string;
}

const path = "salon/1/googlecalendars";
const made = {
  ...{ salon_resource_id: 12, google_token_id: 5, google_calendar_id: "nakamura@example.test" },
  link_target: "both",
};
const training = { google_token_id: 6, google_calendar_id: "training@example.test" };
const read = () => get<Calendars>(path);
const statuses = async (primaryId = 31) =>
  (await read()).links
    .find(({ primary_id }) => primary_id === primaryId)
    ?.associations.map(({ status }) => status);

test("accounts, links in every state, and where another account is added", async () => {
  const { accounts, links, connect_url } = await read();
  expect(accounts.map(({ google_token_id, needs_reauth }) => [google_token_id, needs_reauth])).toEqual([
    [5, false],
    [6, true],
  ]);
  expect(JSON.stringify(accounts)).toContain('"writable":false');
  expect(JSON.stringify([accounts, links])).not.toMatch(/"salon_id"|"job"/);
  expect(links.map((link) => link.associations.map(({ status }) => status).join())).toEqual([
    ...["ok,ok", "pending,syncing", "error,error", "ok"],
  ]);
  expect(connect_url).toBe("/salons/1/google-consent");
  expect(await get<Calendars>("salon/3/googlecalendars")).toMatchObject({ accounts: [], links: [] });
  expect((await ask("GET", "salon/9/googlecalendars")).status).toBe(404);
});

describe("a new link", () => {
  it("waits at first", async () => {
    const { status, body } = await ask("POST", path, made);
    const waiting = { status: "pending", last_synced_at: null, error_message: null };
    expect([status, body.data]).toEqual([
      202,
      {
        ...{ ...made, primary_id: 31, calendar_name: "中村" },
        associations: [
          { association_id: 61, purpose: "reservation", ...waiting },
          { association_id: 62, purpose: "shift", ...waiting },
        ],
      },
    ]);
    expect((await read()).links.at(-1)).toEqual(body.data);
  });

  it("is at work, then well, 20 to 40 seconds later, by the clock alone", async () => {
    await ask("POST", path, made);
    wait(19.9);
    expect(await statuses()).toEqual(["pending", "pending"]);
    wait(0.1);
    expect(await statuses()).toEqual(["syncing", "pending"]);
    wait(10);
    expect(await statuses()).toEqual(["ok", "syncing"]);
    wait(10);
    const { associations } = (await read()).links.at(-1) as Link;
    expect(associations.map(({ status, last_synced_at }) => [status, last_synced_at])).toEqual([
      ["ok", "2026-11-25T03:00:25.000Z"],
      ["ok", "2026-11-25T03:00:33.000Z"],
    ]);
  });

  it("is over in two seconds when the host is told to hurry, also one that is at work", async () => {
    await ask("POST", path, made);
    expect((await makeFast(true)).status).toBe(200);
    wait(1);
    expect(await statuses()).toEqual(["syncing", "syncing"]);
    wait(1);
    expect([await statuses(), await statuses(28)]).toEqual([
      ["ok", "ok"],
      ["ok", "ok"],
    ]);
    await ask("POST", path, { ...made, salon_resource_id: null, link_target: "shift" });
    await makeFast(false);
    wait(2);
    expect(await statuses(32)).toEqual(["ok"]);
    await ask("POST", path, { ...made, salon_resource_id: 13, link_target: "shift" });
    wait(2);
    expect(await statuses(33)).toEqual(["pending"]);
  });

  it("fails where the calendar is gone", async () => {
    const google_calendar_id = "old-bookings@example.test";
    await ask("POST", path, { ...made, google_calendar_id, link_target: "reservation" });
    wait(40);
    expect((await read()).links.at(-1)?.associations).toEqual([
      {
        ...{ association_id: 61, purpose: "reservation", status: "error", last_synced_at: null },
        error_message: expect.stringContaining("カレンダーが見つかりません"),
      },
    ]);
  });

  it.each([
    [{ salon_resource_id: 0 }, "salon_resource_id"],
    [{ salon_resource_id: 21 }, "salon_resource_id"],
    [{ google_token_id: 7 }, "google_token_id"],
    [{ ...training, salon_resource_id: 11 }, "google_token_id"],
    [{ google_calendar_id: "nobody@example.test" }, "google_calendar_id"],
    [{ google_calendar_id: "holiday@group.example.test" }, "link_target"],
    [{ google_calendar_id: "sasaki@example.test", salon_resource_id: 11 }, "google_calendar_id"],
    [{ link_target: "all" }, "link_target"],
    [{ calendar_name: "中村" }, "calendar_name"],
  ])("%j is refused at %s", async (more, field) => {
    expect(await refused("POST", path, { ...made, ...more })).toEqual([422, field]);
  });

  it("may read what it may not write", async () => {
    const google_calendar_id = "holiday@group.example.test";
    const sent = { ...made, google_calendar_id, link_target: "shift" };
    expect((await ask("POST", path, sent)).status).toBe(202);
  });
});

describe("one direction", () => {
  it("is removed alone, and the link with the last one", async () => {
    expect((await ask("DELETE", `${path}/27/shift/54`)).status).toBe(404);
    expect((await ask("DELETE", `salon/2/googlecalendars/27/shift/55`)).status).toBe(404);
    expect((await ask("DELETE", `${path}/27/shift/55`)).status).toBe(204);
    expect((await read()).links[0]).toMatchObject({
      ...{ primary_id: 27, link_target: "reservation", associations: [{ association_id: 54 }] },
    });
    expect((await ask("DELETE", `${path}/27/shift/55`)).status).toBe(404);
    expect((await ask("DELETE", `${path}/27/reservation/54`)).status).toBe(204);
    expect((await read()).links.map(({ primary_id }) => primary_id)).toEqual([28, 29, 30]);
  });

  it("is read again, once at a time; what was synced last stays known", async () => {
    const resync = (ids: string) => ask<Association>("POST", `${path}/${ids}/resync`);
    const first = await resync("27/shift/55");
    expect([first.status, first.body.data]).toEqual([
      202,
      {
        ...{ association_id: 55, purpose: "shift", status: "pending", error_message: null },
        last_synced_at: "2026-11-25T02:30:00.000Z",
      },
    ]);
    wait(10);
    await resync("27/shift/55");
    wait(30);
    expect((await read()).links[0]?.associations[1]).toMatchObject({ status: "ok" });
    // Without its account it fails again.
    await resync("29/shift/59");
    wait(40);
    expect(await statuses(29)).toEqual(["error", "error"]);
    expect((await resync("27/shift/54")).status).toBe(404);
    expect((await ask("POST", `${path}/27/reservation/54/resync`)).status).toBe(404);
  });
});
