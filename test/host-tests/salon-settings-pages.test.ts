import { describe, expect, it, test } from "vitest";
import { calendarAccounts } from "../host/api/salon/calendars.js";
import { salonUrls } from "../host/api/salon/urls.js";
import { modulesOf } from "../host/pages/booking/qr-code.js";
import { createPages } from "../host/pages.js";
import { start } from "./running-host.js";
import { openHost } from "./salon-settings-host.js";

function openPages() {
  const { store } = openHost();
  const { request } = createPages({ store, csrfToken: () => "token" });
  return { store, request, get: async (path: string) => (await request(path)).text() };
}

const tagsIn = (markup: string) => [...markup.matchAll(/<salon-settings[^>]*>/g)].map(([tag]) => tag);

describe("the pages of a salon's settings", () => {
  it.each([
    ["/salon-settings", `<salon-settings id="salon-settings" salon-id="1" draft-key="salon-settings">`],
    [
      "/salon-settings?salon=2&section=urls&readonly=1&locale=en",
      `<salon-settings id="salon-settings" salon-id="2" section="urls" readonly locale="en" draft-key="salon-settings">`,
    ],
    ["/salon-settings?salon=", `<salon-settings id="salon-settings" draft-key="salon-settings">`],
    [
      "/salon-settings/modal?salon=6",
      `<salon-settings id="salon-settings-modal" salon-id="6" draft-key="salon-settings-modal">`,
    ],
  ])("%s has one tag", async (path, tag) => {
    expect(tagsIn(await openPages().get(path))).toEqual([tag]);
  });

  it("shows each section alone, with work of its own", async () => {
    const tags = tagsIn(await openPages().get("/salon-settings/columns?salon=2"));
    const sections = ["courses", "resources", "opening", "online", "calendars", "urls"];
    expect(tags).toEqual(
      sections.map((each) => {
        const id = `salon-settings-${each}`;
        return `<salon-settings id="${id}" salon-id="2" section="${each}" sections="${each}" draft-key="${id}">`;
      }),
    );
  });

  it("turns to every salon there is, and shows the same one's schedule", async () => {
    const { get } = openPages();
    const salons = [...(await get("/salon-settings")).matchAll(/data-salon="(\d+)">([^<]+)/g)];
    expect(salons.map(([, id, name]) => [id, name])).toEqual([
      ["1", "表参道店"],
      ["2", "横浜店"],
      ["3", "オンライン相談"],
      ["6", "新しい店舗"],
    ]);
    const markup = await get("/salon-settings/schedule?salon=2");
    expect(tagsIn(markup)[0]).toContain('salon-id="2"');
    expect(markup).toContain('<reservation-schedule id="reservation-schedule" salon-id="2">');
  });
});

describe("the page of consent", () => {
  const path = "/salons/1/google-consent";
  const send = (request: ReturnType<typeof openPages>["request"], fields: Record<string, string>) =>
    request(path, { method: "POST", body: new URLSearchParams(fields) });

  it("makes an account well again, or connects a new one", async () => {
    const { store, request, get } = openPages();
    expect(await get(path)).toContain("「training@example.test」を再認証する");
    const again = await (await send(request, { _token: "token", account: "6" })).text();
    expect(again).toContain("「training@example.test」を接続しました");
    expect(again).not.toContain("再認証する");
    expect(store.get(calendarAccounts, 6)?.value.needs_reauth).toBe(false);
    // That of another salon is nobody's to connect here.
    await send(request, { _token: "token", account: "7" });
    expect(store.get(calendarAccounts, 8)?.value).toMatchObject({
      ...{ salon_id: 1, email: "staff-8@example.test", needs_reauth: false },
    });
  });

  it("refuses what is not ours", async () => {
    const { store, request } = openPages();
    expect((await send(request, { _token: "wrong" })).status).toBe(419);
    expect(store.get(calendarAccounts, 8)).toBeUndefined();
    expect((await request("/salons/9/google-consent")).status).toBe(404);
  });
});

describe("the page that customers see", () => {
  it("says what is offered, and why nothing is", async () => {
    const { get, request } = openPages();
    expect(await get("/booking/1")).toContain("カット＋カラー（60分） 11,000 円");
    expect(await get("/booking/6")).toContain("現在、オンライン予約を受け付けていません。");
    expect((await request("/booking/9")).status).toBe(404);
  });

  it("is counted by its address, and ends with it", async () => {
    const { store, get, request } = openPages();
    const url = store.get(salonUrls, 4)?.value;
    const markup = await get(`/booking/1/${url?.code}`);
    expect([markup.includes("佐々木（店長）"), markup.includes("中村")]).toEqual([true, false]);
    expect(store.get(salonUrls, 4)?.value).toEqual({ ...url, click_count: 59 });
    expect(await get(`/booking/1/${store.get(salonUrls, 3)?.value.code}`)).toContain(
      "有効期限は切れています",
    );
    expect((await request(`/booking/2/${url?.code}`)).status).toBe(404);
  });

  it("has a code of squares, as large as its address is long", () => {
    const sides = [17, 32, 53, 78, 106].map((length) => modulesOf("a".repeat(length)).length);
    expect(sides).toEqual([21, 25, 29, 33, 37]);
    expect(() => modulesOf("a".repeat(107))).toThrow(RangeError);
    const [first] = modulesOf("http://localhost:4600/booking/1");
    expect(first?.slice(0, 8)).toEqual([...Array(7).fill(true), false]);
  });
});

test("a running host: the settings are there, imports hurry when told to, and a page shows what a call has changed", async () => {
  const { get, json, token } = await start();
  for (const name of ["page", "colleague", "schedule"])
    expect((await get(`/public/salon-settings-${name}.js`)).status, name).toBe(200);
  const code = await get("/booking/1/qr.svg");
  expect([code.headers.get("content-type"), (await code.text()).slice(0, 4)]).toEqual([
    "image/svg+xml",
    "<svg",
  ]);
  expect(await json("/_host/salon/imports")).toEqual({ data: { is_fast: false } });
  const fast = await get("/_host/salon/imports", { method: "POST", body: '{"is_fast":true}' });
  expect(await fast.json()).toEqual({ data: { is_fast: true } });
  expect((await get("/_host/salon/imports", { method: "POST", body: "{}" })).status).toBe(422);
  const headers = { "x-csrf-token": token, "content-type": "application/json", accept: "application/json" };
  const body = '{"value":6000}';
  const changed = await get("/api/salon/1/courses/41?attr=price", { method: "PATCH", headers, body });
  expect(changed.status).toBe(200);
  expect(await (await get("/booking/1")).text()).toContain("カット（45分） 6,000 円");
});
