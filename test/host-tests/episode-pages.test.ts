import { describe, expect, it } from "vitest";
import { episodes, salonPlaces } from "../host/api/episodes.js";
import { createApi } from "../host/api.js";
import { moved } from "../host/audience/days.js";
import { fillWithDemoReservations } from "../host/demo/reservations/index.js";
import { fillWithDemoData } from "../host/demo-data.js";
import { createPages } from "../host/pages.js";
import { createMemoryStore } from "../host/store-memory.js";
import { fromScript } from "./calls.js";

/** A host with the demonstration's sequences and reservations. */
function openHost() {
  const store = createMemoryStore();
  fillWithDemoData(store);
  fillWithDemoReservations(store, new Date());
  const { request } = createPages({ store, csrfToken: () => "token" });
  const api = createApi({ store });
  return {
    store,
    request,
    get: async (path: string) => (await request(path)).text(),
    async saveSteps(id: number, body: object) {
      const headers = { ...fromScript, "content-type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      const answer = await api(new Request(`http://host.test/api/episodes/${id}/steps`, init));
      return (await answer.json()).data;
    },
  };
}

const form = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) });
const rowsIn = (page: string, id: string) =>
  [...(new RegExp(`id="${id}">(.*?)</tbody>`, "s").exec(page)?.[1] ?? "").matchAll(/<tr>.*?<\/tr>/gs)].map(
    ([row]) =>
      row
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
  );

describe("what is sent when", () => {
  it("for the reservations of its salon, counted from their start", async () => {
    const { get } = openHost();
    const rows = rowsIn(await get("/episodes/711/plan"), "plan-reservations");
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      const [, day = "", from = ""] = /(\d{4}-\d\d-\d\d) (\d\d:\d\d)〜/.exec(row) ?? [];
      expect(row).toContain(`ステップ 1：${moved(day, -1, "day")} 10:00`);
      const hour = String(Number(from.slice(0, 2)) - 2).padStart(2, "0");
      expect(row).toContain(`ステップ 2：${day} ${hour}${from.slice(2)}`);
    }
  });

  it("after the end of the visit", async () => {
    const { get } = openHost();
    for (const row of rowsIn(await get("/episodes/712/plan"), "plan-reservations")) {
      const [, day = "", to = ""] = /(\d{4}-\d\d-\d\d) \d\d:\d\d〜(\d\d:\d\d)/.exec(row) ?? [];
      expect(row).toContain(
        `ステップ 1：${day} ${String(Number(to.slice(0, 2)) + 1).padStart(2, "0")}${to.slice(2)}`,
      );
    }
  });

  it("with a goal there are no reservations", async () => {
    const page = await openHost().get("/episodes/701/plan");
    expect(page).toContain(`id="plan"`);
    expect(page).not.toContain("plan-reservations");
  });
});

describe("a host that forgets names", () => {
  it("keeps the old one while its switch is on, and says so on its page", async () => {
    const { get, request, saveSteps, store } = openHost();
    const { steps, name } = store.get(episodes, 703)?.value ?? {};
    const turn = async (fields: Record<string, string>) =>
      (await request("/episodes/habits", form({ _token: "token", ...fields }))).status;
    expect(await turn({ forgets_names: "1" })).toBe(303);
    expect(await get("/episodes")).toMatch(/name="forgets_names" value="1" checked/);
    expect(await saveSteps(703, { steps, name: "別の名前" })).toMatchObject({ name });
    expect(await turn({})).toBe(303);
    expect(await get("/episodes")).not.toMatch(/name="forgets_names" value="1" checked/);
    expect(await saveSteps(703, { steps, name: "別の名前" })).toMatchObject({ name: "別の名前" });
  });

  it("is turned by its own page only", async () => {
    const { request, get } = openHost();
    await request("/episodes/habits", form({ _token: "other", forgets_names: "1" }));
    expect(await get("/episodes")).not.toMatch(/name="forgets_names" value="1" checked/);
  });
});

it.each(["/episodes", "/salon-settings"])("%s leads to both places of each salon", async (path) => {
  const { get, store } = openHost();
  store.put(salonPlaces, 2, { episode_id: 721, follow_id: null }, new Date());
  const page = await get(path);
  for (const [href, name] of [
    ["/episodes/711?salon=1&amp;attr=episode_id", "ご予約前日のお知らせ"],
    ["/episodes/712?salon=1&amp;attr=follow_id", "ご来店のお礼"],
    ["/episodes/721?salon=2&amp;attr=episode_id", "横浜店の予約リマインダ"],
    ["/episodes/new?salon=2&amp;attr=follow_id", "（なし）"],
  ])
    expect(page).toContain(`<a href="${href}">${name}</a>`);
});
