import { describe, expect, it } from "vitest";
import { notificationErrors } from "../host/api/notifications.js";
import { createApi } from "../host/api.js";
import { fillWithDemoData } from "../host/demo-data.js";
import { createPages } from "../host/pages.js";
import { createMemoryStore } from "../host/store-memory.js";
import { fromScript } from "./calls.js";

/** A host with the demonstration's notifications. */
function openHost() {
  const store = createMemoryStore();
  fillWithDemoData(store);
  const { request } = createPages({ store, csrfToken: () => "token" });
  const api = createApi({ store });
  return {
    get: async (path: string) => (await request(path)).text(),
    call: (path: string) => api(new Request(`http://host.test${path}`, { headers: fromScript })),
  };
}

/** Where the links of a page lead, by their words. */
const linksOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<a class="btn[^"]*" href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, path, text]) => [
      text,
      path?.replaceAll("&amp;", "&"),
    ]),
  );
const editorOf = (page: string) => /<notification-editor[^>]*>/.exec(page)?.[0] ?? "";

describe("the list of notifications", () => {
  it("leads to a new one, to a form, to a script, to one that cannot be loaded and to English, theme and all", async () => {
    const { get } = openHost();
    expect(linksOf(await get("/notifications?theme=dark"))).toEqual({
      新規通知: "/notifications/new?theme=dark",
      フォームで送る: "/notifications/form?theme=dark",
      スクリプトから使う: "/notifications/script?theme=dark",
      読み込めない通知: "/notifications/9999?theme=dark",
      English: "/notifications/new?locale=en&theme=dark",
    });
  });

  it("has an editor behind each of them; the broken one is told by the server alone", async () => {
    const { get, call } = openHost();
    const links = linksOf(await get("/notifications"));
    for (const path of Object.values(links))
      expect(await get(path as string)).toContain("notification-editor");
    expect(editorOf(await get(links.読み込めない通知 as string))).toContain('notification-id="9999"');
    expect((await call("/api/notifications/9999")).status).toBe(404);
    expect((await call("/api/notifications/7")).status).toBe(200);
  });

  it("is in English by the locale of the page's address, and not otherwise", async () => {
    const { get } = openHost();
    for (const path of ["/notifications/new", "/notifications/7"]) {
      expect(editorOf(await get(`${path}?locale=en`))).toContain('locale="en"');
      expect(editorOf(await get(path))).not.toContain("locale");
    }
  });
});

describe("what the server refuses of hours", () => {
  const errorsOf = (from: unknown, to: unknown, more: object = {}) =>
    notificationErrors({
      ...{ id: null, title: "名前", use_notify: false, schedule: { mode: "window" } },
      timings: [{ weekdays: [1], from, to }],
      ...more,
    });

  it.each([
    ["10:00", "09:00"],
    ["10:00", "10:00"],
  ])("from %s to %s, also of one that is off", (from, to) => {
    expect(errorsOf(from, to)).toEqual({ "timings.0.to": ["終了は開始より後にしてください"] });
    expect(errorsOf(from, to, { schedule: { mode: "always" } })).toEqual({});
  });

  it.each([
    ["10:00", "00:00"],
    ["10:00", "23:59"],
    ["10:00", "24:00"],
    ["", ""],
    [undefined, null],
  ])("but not from %s to %s", (from, to) => {
    expect(errorsOf(from, to)).toEqual({});
  });
});
