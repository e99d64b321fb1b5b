import type * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  bodySchema,
  callAt,
  type DescribedCall,
  describedCalls,
} from "../../../src/api/description/index.js";
import { createApi } from "../../host/api.js";
import { friendParts } from "../../host/audience/demo/index.js";
import { messageParts } from "../../host/demo/messages/index.js";
import { reservationParts } from "../../host/demo/reservations/index.js";
import { salonSettingsParts } from "../../host/demo/salon-settings/index.js";
import { prepareStore } from "../../host/first-start.js";
import { createBroadcastingAuth } from "../../host/realtime/auth.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { fromScript } from "../../host-tests/calls.js";
import { problems } from "./ask-host.js";

/* What the reference host answers for a salon is what the description asks for. */

const clock = () => new Date("2026-11-25T12:00:00+09:00");
const days = "from=2026-11-01&to=2026-12-31";

type Row = Record<string, unknown> & { readonly id: number; readonly updated_at: string };

/** A host with the demonstration's data, as it starts. */
function openHost() {
  const store = createMemoryStore();
  const parts = { ...friendParts, ...messageParts(clock), ...reservationParts(clock) };
  prepareStore(store, { ...parts, ...salonSettingsParts(clock) });
  const api = createApi({ store, clock });

  /** The call as it is described, and what came. */
  async function ask(method: string, address: string, body?: unknown) {
    const { pathname, search, searchParams } = new URL(address, "http://host.test");
    const call = callAt(describedCalls, method, pathname) as DescribedCall;
    const headers = { ...fromScript, "content-type": "application/json" };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const url = `http://host.test${pathname}${search}`;
    const answer = await api(new Request(url, { method, headers, ...sent }));
    const text = await answer.text();
    const came = (text === "" ? null : JSON.parse(text)) as { data: Row; [key: string]: unknown };
    const schema = bodySchema(call, Object.fromEntries(searchParams));
    const wrong = schema ? problems(schema, came) : [];
    const said = call.body && "json" in call.body ? problems(call.body.json, body) : [];
    return { status: answer.status, body: came, problems: [...said, ...wrong], meant: call.answer.status };
  }

  return { ask };
}

const host = openHost();

const reads = [
  "configs",
  "configs?attr=opening&y=2026",
  "configs?attr=opening&y=2027",
  "courses/all",
  "courses/all?include_deleted=1",
  "resources/all",
  "resources/all?include_deleted=1",
  "resource_course_unlinks",
  "online_url",
  "online_configs",
  "googlecalendars",
  "salon_urls",
  `time_shifts?${days}`,
  `reservations?${days}`,
  `reservations?${days}&with_blocked=1`,
  "reservations?from=2026-01-01&to=2027-12-31&with_blocked=1",
  "unsolved",
  "unsolved?count_only=1",
];

describe.each([1, 2])("salon %i", (salon) => {
  it.each(reads)("%s", async (path) => {
    const answer = await host.ask("GET", `/api/salon/${salon}/${path}`);
    expect(answer).toMatchObject({ status: 200, problems: [] });
  });

  it("reservations by their ids, with what happened to them", async () => {
    const all = await host.ask("GET", `/api/salon/${salon}/reservations?${days}`);
    const ids = (all.body.data as unknown as Row[]).slice(0, 100).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    const named = await host.ask("GET", `/api/salon/${salon}/reservations?ids=${ids.join(",")}`);
    expect(named).toMatchObject({ status: 200, problems: [] });
    expect(named.body.data).toHaveLength(ids.length);
    expect((named.body.data as unknown as Row[])[0]?.histories).toBeInstanceOf(Array);
  });
});

it.each([3, 4, 5, 6])("of salon %i there is what is described, or it is not set up yet", async (salon) => {
  for (const path of reads) {
    const answer = await host.ask("GET", `/api/salon/${salon}/${path}`);
    if (answer.status === 404) expect(answer.body.message).toBeTypeOf("string");
    else expect({ path, ...answer }).toMatchObject({ path, status: 200, problems: [] });
  }
});

it("the demo data has something of each kind", async () => {
  const read = async (path: string) => (await host.ask("GET", `/api/salon/1/${path}`)).body.data;
  const reservations = (await read(`reservations?${days}&with_blocked=1`)) as unknown as Row[];
  expect(new Set(reservations.map(({ status }) => status)).size).toBeGreaterThan(5);
  expect(reservations.some(({ change_child }) => change_child)).toBe(true);
  expect(reservations.some(({ cancel_child }) => cancel_child)).toBe(true);
  for (const path of ["unsolved", `time_shifts?${days}`, "salon_urls", "resource_course_unlinks"])
    expect((await read(path)) as unknown as Row[]).not.toHaveLength(0);
});

describe("writes", () => {
  it("a course is made, changed, put in order and deleted", async () => {
    const { ask } = openHost();
    const list = "/api/salon/1/courses";
    const course = {
      ...{ name: "前髪カット", duration_min: 15, price: null, color: "#2971c6", description: "" },
      is_public: false,
    };
    const made = await ask("POST", list, course);
    expectFit(made);
    const { id, updated_at } = made.body.data;
    expectFit(
      await ask("PUT", `${list}/${id}`, { ...made.body.data, price: 1100, base_updated_at: updated_at }),
    );
    expectFit(await ask("PATCH", `${list}/${id}?attr=duration_min`, { value: 20 }));
    const rows = (await ask("GET", `${list}/all`)).body.data as unknown as Row[];
    expectFit(await ask("POST", `${list}/order`, { ids: rows.map((row) => row.id).reverse() }));
    expectFit(await ask("DELETE", `${list}/${id}`));
  });

  it("a resource is made, and deleted by force", async () => {
    const { ask } = openHost();
    const list = "/api/salon/1/resources";
    const resource = {
      ...{ name: "個室", capacity: 1, fee: 0, icon_url: null, color: "#008388", description: "" },
      is_public: true,
    };
    const made = await ask("POST", list, resource);
    expectFit(made);
    expectFit(await ask("DELETE", `${list}/${made.body.data.id}?force=1`));
  });

  it("a reservation is made, replaced, patched and deleted", async () => {
    const { ask } = openHost();
    const list = "/api/v2/salon/1/reservations";
    const fields = {
      ...{ name: "山田 花子", comment: "", contact_address: "", course_id: null, member_id: 1 },
      ...{ date: "2026-12-02", from: "13:00", to: "13:45", salon_resource_id: null, sub_resource_ids: [] },
      ...{ resource_fee_is_charged: false, meta_data: "", status: "approved" },
    };
    const made = await ask("POST", `${list}?force=1`, fields);
    expectFit(made);
    const { id, updated_at } = made.body.data;
    const later = { ...fields, id, from: "14:00", to: "14:45", base_updated_at: updated_at };
    expectFit(await ask("PUT", `${list}?force=1`, later));
    for (const [attr, value] of [
      ...([["memo", "窓側"]] as const),
      ...([["checked_at", true]] as const),
      ...([["visit_status", 2]] as const),
      ...([["is_attended", true]] as const),
      ...([["status", "canceled"]] as const),
    ])
      expectFit(await ask("PATCH", `${list}?attr=${attr}`, { id, value }));
    expectFit(await ask("DELETE", `/api/salon/1/reservations/${id}`));
  });

  it.each(["edit", "cancel"])("a wish to %s is judged", async (kind) => {
    const { ask } = openHost();
    const wishes = (await ask("GET", "/api/salon/1/unsolved")).body.data as unknown as Row[];
    const wish = wishes.find((each) => each.kind === kind);
    const { reservation_id, child_id } = wish as Row;
    const address = `/api/v2/salon/1/reservations/${reservation_id}/judge/${child_id}/${kind}`;
    expectFit(await ask("POST", `${address}?force=1`, { status: "approved" }));
  });

  it("time is blocked, moved and free again", async () => {
    const { ask } = openHost();
    const block = {
      ...{ date: "2026-12-02", from: "14:00", to: "15:00", salon_resource_id: null },
      ...{ memo: "研修", is_confirmed: true },
    };
    const made = await ask("POST", "/api/v2/salon/1/block_times", block);
    expectFit(made);
    const { id, updated_at } = made.body.data;
    const later = { ...block, to: "16:00", base_updated_at: updated_at };
    expectFit(await ask("PUT", `/api/v2/salon/1/block_times/${id}`, later));
    expectFit(await ask("DELETE", `/api/salon/1/block_times/${id}`));
  });

  it("a shift is made, changed and deleted", async () => {
    const { ask } = openHost();
    const resource = await ask("POST", "/api/salon/1/resources", {
      ...{ name: "見習い", capacity: 1, fee: 0, icon_url: null, color: "#008388", description: "" },
      is_public: true,
    });
    const series = `/api/salon/1/resources/${resource.body.data.id}/time_shifts`;
    const shift = {
      ...{ start_date: "2026-12-01", repeat: "weekly", from: "10:00", to: "19:00" },
      ...{ description: "早番", expired_at: null },
    };
    const made = await ask("POST", series, shift);
    expectFit(made);
    const { master_id } = made.body.data;
    const day = { patch_type: "once", date: "2026-12-08", self_id: null };
    expectFit(await ask("PUT", `${series}/${master_id}`, { ...shift, ...day, start_date: "2026-12-09" }));
    const shifts = await ask("GET", `/api/salon/1/time_shifts?${days}`);
    expect(shifts.problems).toEqual([]);
    expectFit(await ask("DELETE", `${series}/${master_id}/once?date=2026-12-15`));
    expectFit(await ask("DELETE", `${series}/${master_id}/permanently`));
  });

  it("the configuration is set up, replaced and switched, and so are the hours", async () => {
    const { ask } = openHost();
    const path = "/api/salon/1/configs";
    const { data: config } = (await ask("GET", path)).body;
    const { id: _, salon_id, updated_at, ...first } = config;
    expectFit(await ask("POST", "/api/salon/6/configs", { ...first, special_dates: [] }));
    expectFit(await ask("PUT", path, { ...config, slot_minutes: 10, base_updated_at: updated_at }));
    expectFit(await ask("PATCH", `/api/v2/salon/1/configs?attr=push_notification`, { value: false }));
    const { data: year } = (await ask("GET", `${path}?attr=opening&y=2026`)).body;
    expectFit(await ask("PUT", `${path}/opening`, year));
    expectFit(await ask("PUT", `${path}/special_dates`, { special_dates: first.special_dates }));
    expect(salon_id).toBe(1);
  });

  it("online booking, calendars, links and pairs are written", async () => {
    const { ask } = openHost();
    const salon = "/api/salon/1";
    const { data: online } = (await ask("GET", `${salon}/online_configs`)).body;
    expectFit(await ask("PUT", `${salon}/online_configs/${online.id}`, { ...online, is_public: false }));
    expectFit(await ask("PUT", `${salon}/online_configs/${online.id}/actions`, { actions: online.actions }));
    const patch = (attr: string, body: unknown) => ask("PATCH", `${salon}/online_configs?attr=${attr}`, body);
    expectFit(await patch("shop", { shop_info: online.shop_info }));
    const [asked] = online.customer_info as Row[];
    expectFit(await patch("customer:upsert", { item: { ...asked, description: "本名" } }));
    expectFit(await patch("customer:remove", { id: asked?.id }));
    const rest = (online.customer_info as Row[]).slice(1).map(({ id }) => id);
    expectFit(await patch("customer:sort", { ids: rest.reverse() }));

    const { data: pairs } = (await ask("GET", `${salon}/resource_course_unlinks`)).body;
    expectFit(await ask("PUT", `${salon}/resource_course_unlinks`, { unlinks: pairs }));

    const { data: calendars } = (await ask("GET", `${salon}/googlecalendars`)).body;
    const links = calendars.links as Row[];
    const directions = links.flatMap((link) =>
      (link.associations as Row[]).map((each) => ({ ...link, ...each })),
    );
    const { primary_id, association_id, google_token_id, google_calendar_id } = directions.find(
      ({ purpose }) => purpose === "shift",
    ) as Row;
    const address = `${salon}/googlecalendars/${primary_id}/shift/${association_id}`;
    expectFit(await ask("POST", `${address}/resync`));
    expectFit(await ask("DELETE", address));
    const again = { link_target: "shift", salon_resource_id: null };
    expectFit(
      await ask("POST", `${salon}/googlecalendars`, { google_token_id, google_calendar_id, ...again }),
    );

    const made = await ask("POST", "/api/v2/salon/1/salon_urls", {
      ...{ name: "春の案内", course_id: null, salon_resource_id: null },
      expires_at: "2026-12-31T23:59:00+09:00",
    });
    expectFit(made);
    expectFit(await ask("DELETE", `/api/v2/salon/1/salon_urls/${made.body.data.id}`));
  });
});

it("a socket may listen to the channel of the page", async () => {
  const app = createBroadcastingAuth(() => "token");
  const body = new URLSearchParams({ socket_id: "1.2", channel_name: "private-salon" });
  const headers = { ...fromScript, "x-csrf-token": "token" };
  const answer = await app.request("/broadcasting/auth", { method: "POST", headers, body });
  const call = callAt(describedCalls, "POST", "/broadcasting/auth") as DescribedCall;
  expect(answer.status).toBe(call.answer.status);
  expect(problems(bodySchema(call) as v.GenericSchema, await answer.json())).toEqual([]);
});

/** What was sent and what came are as they are described. */
function expectFit(answer: { status: number; meant: number; problems: readonly string[]; body: unknown }) {
  const { status, meant, problems, body } = answer;
  expect({ status, problems, body }).toEqual({ status: meant, problems: [], body });
}
