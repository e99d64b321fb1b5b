import { describe, expect, it } from "vitest";
import { reservations, salonResources } from "../../host/api/reservations.js";
import { fillWithDemoMessages } from "../../host/demo/messages/index.js";
import { fillWithDemoReservations } from "../../host/demo/reservations/index.js";
import { fillWithDemoData } from "../../host/demo-data.js";
import { createPages } from "../../host/pages.js";
import { appKey, salonChannel } from "../../host/realtime/app.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { start } from "../running-host.js";
import { unescaped } from "../unescaped.js";

const hostile = `<img src=x onerror=alert(1)>"'</script><!--`;
const table = "/salons/1/reservations";

function openPages() {
  const store = createMemoryStore();
  fillWithDemoData(store);
  fillWithDemoMessages(store);
  fillWithDemoReservations(store);
  const { request } = createPages({ store, csrfToken: () => "token" });
  const day = store.get(reservations, 1)?.value.date ?? "";
  return { store, request, day, get: async (path: string) => (await request(path)).text() };
}

/** The attributes of the page's one panel; one without a value is the empty text. */
function panelIn(markup: string) {
  const [[, written = ""] = [], ...others] = markup.matchAll(/<reservation-panel([^>]*)>/g);
  expect(others).toEqual([]);
  return Object.fromEntries(
    [...written.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, unescaped(value)]),
  );
}

/** The texts of each row, by its reservation; what the template is for comes after them. */
function rowsIn(markup: string) {
  const [body = ""] = markup.split("</tbody>");
  return [...body.matchAll(/<tr data-row="(\d+)"[\s\S]*?<\/tr>/g)].map(([row, id]) => [
    Number(id),
    [...row.matchAll(/<td data-cell="\w+"[^>]*>([^<]*)/g)].map(([, text]) => unescaped(text)).join("|"),
  ]);
}

describe("the table of a day", () => {
  it("has the reservations of that day in their order, and one panel that is closed", async () => {
    const { get, day } = openPages();
    const markup = await get(`${table}?date=${day}`);
    expect(panelIn(markup)).toEqual({ id: "reservation-panel", "salon-id": "1" });
    const rows = rowsIn(markup);
    expect(rows.map(([id]) => id)).toEqual([1, 14, 2, 9, 3, 10, 11, 4, 13, 5, 6, 7, 8, 12]);
    expect(rows[0]?.[1]).toMatch(/^10:00〜10:45\|.+\|カット\|佐々木（店長）\|予約済み$/);
    expect(rows[8]?.[1]).toMatch(/^15:00〜15:30\|.+\|トリートメント\|\|予約済み$/);
    const statuses = rows.map(([, texts]) => String(texts).split("|")[4]);
    for (const status of ["変更申請中", "キャンセル申請中", "新規申請中", "新規申請却下", "キャンセル済み"])
      expect(statuses).toContain(status);
    for (const name of ["reservation-page.js", "reservation-table.js"])
      expect(markup).toContain(`src="/public/${name}"`);
    expect(markup).toContain('<script type="module" src="/assets/reservation-panel.js"></script>');
  });

  it("begins a new one on that day, with the first resource that is there", async () => {
    const { get, store } = openPages();
    const beginning = async (path: string) =>
      JSON.parse(unescaped(/data-new="([^"]*)"/.exec(await get(path))?.[1]));
    expect(await beginning(`${table}?date=2028-02-29`)).toEqual({
      date: "2028-02-29",
      salon_resource_id: 11,
    });
    const first = store.get(salonResources, 11)?.value;
    if (first) store.put(salonResources, 11, { ...first, deleted_at: first.updated_at }, new Date(0));
    expect(await beginning(`${table}?date=2028-02-29`)).toEqual({
      date: "2028-02-29",
      salon_resource_id: 12,
    });
  });

  it("leads to the days beside it, theme and all", async () => {
    const markup = await openPages().get(`${table}?date=2028-03-01&theme=dark`);
    expect(markup).toContain("<strong>2028年3月1日(水)</strong>");
    const links = [...markup.matchAll(/class="btn btn-default" href="([^"]*)"/g)].map(([, to]) =>
      unescaped(to),
    );
    expect(links).toEqual([
      `${table}?date=2028-02-29&theme=dark`,
      `${table}?date=2028-03-02&theme=dark`,
      `${table}?theme=dark`,
      `${table}/new?date=2028-03-01&theme=dark`,
    ]);
  });

  it.each(["2027-02-29", "2028-2-1", "%22%3E", ""])("%s is no day, so it is today", async (date) => {
    const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    expect(await openPages().get(`${table}?date=${date}`)).toContain(`data-date="${today}"`);
  });

  it("says when there is nothing, and knows the salons that there are", async () => {
    const { get, request } = openPages();
    expect(await get(`${table}?date=2040-01-01`)).toMatch(
      /<p id="no-reservations"[^>]*>この日の予約はありません/,
    );
    expect(await get(`${table}?date=2040-01-01`)).not.toMatch(/<p id="no-reservations"[^>]* hidden/);
    for (const path of ["/salons/9/reservations", "/salons/0/reservations", "/salons/9/reservations/new"])
      expect((await request(path)).status, path).toBe(404);
  });

  it("writes hostile names as text", async () => {
    const { store, get, day } = openPages();
    const known = store.get(reservations, 1)?.value;
    if (known) store.put(reservations, 1, { ...known, name: hostile }, new Date(0));
    for (const path of [`${table}?date=${day}`, `${table}/1`]) {
      const markup = await get(path);
      expect(markup, path).toContain("&lt;img src=x");
      expect(markup, path).not.toMatch(/<img|<!--/);
    }
  });
});

describe("the page of one reservation", () => {
  it.each([
    ["", "detail"],
    ["?type=form", "form"],
    ["?type=%22%3E", "detail"],
  ])("%s shows its %s, open, with a draft of its own", async (query, type) => {
    const markup = await openPages().get(`${table}/3${query}`);
    const own = { id: "reservation-panel", "salon-id": "1", "reservation-id": "3", open: "" };
    expect(panelIn(markup)).toEqual({ ...own, type, "draft-key": "reservation-3" });
  });

  it("is there for the reservations of its salon alone", async () => {
    const { request } = openPages();
    for (const path of ["/salons/2/reservations/3", `${table}/99999`, "/salons/9/reservations/3"])
      expect((await request(path)).status, path).toBe(404);
  });

  it("tells the panel where to listen", async () => {
    const { request } = openPages();
    for (const path of [table, `${table}/3`, `${table}/new`]) {
      const markup = await (await request(`http://console.test:8080${path}`)).text();
      const context = /id="console-context">(.*?)<\/script>/.exec(markup)?.[1] ?? "";
      expect(JSON.parse(context).realtime, path).toEqual({
        ...{ key: appKey, channel: salonChannel, wsHost: "console.test", wsPort: 8080, forceTLS: false },
      });
    }
  });
});

describe("the form of a reservation", () => {
  const send = (request: ReturnType<typeof openPages>["request"], fields: Record<string, string>) =>
    request(`${table}/new?theme=dark`, { method: "POST", body: new URLSearchParams(fields) });

  it("has the panel as one of its fields", async () => {
    const markup = await openPages().get(`${table}/new?date=2028-02-29`);
    expect(panelIn(markup)).toEqual({
      ...{ id: "reservation-panel", name: "reservation", "salon-id": "1", type: "form", finisher: "emit" },
      ...{ value: JSON.stringify({ date: "2028-02-29", salon_resource_id: 11 }), open: "" },
    });
    expect(markup).toMatch(/<form method="post"[\s\S]*<reservation-panel[\s\S]*<\/form>/);
    expect(markup).not.toContain("サーバーに届いた内容");
  });

  it("shows exactly what arrived, and has it in the panel again", async () => {
    const { request } = openPages();
    const reservation = JSON.stringify({ name: hostile, date: "2028-02-29", from: "10:00", future: [1] });
    const markup = await (await send(request, { _token: "token", taken_by: " 佐藤 ", reservation })).text();
    const arrived = [...markup.matchAll(/<pre data-field="([^"]+)">([^<]*)<\/pre>/g)];
    expect(arrived.map(([, name, text]) => [name, unescaped(text)])).toEqual([
      ["_token", "token"],
      ["taken_by", " 佐藤 "],
      ["reservation", reservation],
    ]);
    expect(panelIn(markup).value).toBe(reservation);
    expect(markup).not.toMatch(/<img|<!--/);
  });

  it("refuses a form that is not ours", async () => {
    const { request } = openPages();
    expect((await send(request, { _token: "wrong", reservation: "{}" })).status).toBe(419);
  });
});

it("the pages show what the calls have changed, and what they need is served", async () => {
  const { get, json, token } = await start();
  for (const path of ["/public/reservation-page.js", "/public/reservation-table.js"])
    expect((await get(path)).status, path).toBe(200);
  const made = await get("/api/v2/salon/1/reservations?force=1", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", "x-csrf-token": token },
    body: JSON.stringify({ name: "田村 恵", date: "2028-02-29", from: "10:00", to: "10:45" }),
  });
  expect(made.status).toBe(201);
  const { id } = ((await made.json()) as { data: { id: number } }).data;
  expect(rowsIn(await (await get(`${table}?date=2028-02-29`)).text())).toEqual([
    [id, "10:00〜10:45|田村 恵|||予約済み"],
  ]);
  expect((await get(`${table}/${id}`)).status).toBe(200);
  const body = new URLSearchParams({ _token: token, reservation: "{}" });
  expect((await get(`${table}/new`, { method: "POST", body })).status).toBe(200);
  const seen = (await json("/_host/requests")) as { path: string; body: string }[];
  expect(seen.find(({ path }) => path === `${table}/new`)?.body).toContain("reservation=");
});
