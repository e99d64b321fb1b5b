import { describe, expect, it } from "vitest";
import { faultKinds, faultNames } from "../host/fault-kinds.js";
import { fromScript } from "./calls.js";
import { start } from "./running-host.js";

/** A list of choices that a fault may have changed in any way. */
// biome-ignore lint/suspicious/noExplicitAny: nothing is known of it, which is the point.
type Answer = any;

describe("faults", () => {
  const path = "/api/action/register";

  it.each([
    ["401", 401, "application/json", /"message":/],
    ["403", 403, "application/json", /"message":/],
    ["403-empty", 403, null, /^$/],
    ["404", 404, "application/json", /"message":/],
    ["409", 409, "application/json", /"message":/],
    ["419", 419, "application/json", /"message":/],
    ["422", 422, "application/json", /"errors":\{"inputs.0.text":\[/],
    ["429", 429, "application/json", /"message":/],
    ["500", 500, "application/json", /"message":/],
    ["500-text", 500, "text/plain; charset=utf-8", /^ただいま確認できません$/],
    ["500-empty", 500, null, /^$/],
    ["500-html", 500, "text/html; charset=utf-8", /<h1>/],
    ["html", 200, "text/html; charset=utf-8", /<h1>/],
    ["redirect-login", 302, null, /^$/],
    ["malformed", 200, "application/json", /^\{"aid": 1,$/],
    ["wrong-shape", 200, "application/json", /"aid":"one"/],
    ["preparing", 202, "application/json", /^\{"message":"一覧を準備しています。"\}$/],
    ["empty", 204, null, /^$/],
    ["205", 205, null, /^$/],
  ])("%s answers %i once, and does nothing", async (kind, status, contentType, body) => {
    const { arm, save, json } = await start();
    expect((await arm({ path, kind })).status).toBe(201);
    const answer = await save();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, contentType]);
    expect(await answer.text()).toMatch(body);
    if (kind === "redirect-login") expect(answer.headers.get("location")).toBe("/login");
    expect(await actionCount(json)).toBe(12);
    expect((await save()).status).toBe(200);
  });

  it("drop breaks the connection before anything was done, drop-after when it is done", async () => {
    const { arm, save, json } = await start();
    await arm({ path, kind: "drop" });
    await expect(save()).rejects.toThrow("fetch failed");
    expect(await actionCount(json)).toBe(12);
    await arm({ path, kind: "drop-after" });
    await expect(save()).rejects.toThrow("fetch failed");
    expect(await actionCount(json)).toBe(13);
    const seen = (await json("/_host/requests")) as { path: string; status: number | null }[];
    expect(seen.filter((each) => each.path === path).map(({ status }) => status)).toEqual([null, null]);
  });

  it("hang answers when it is disarmed and does nothing", async () => {
    const { arm, save, get, json } = await start();
    await arm({ path, kind: "hang" });
    const hanging = save();
    await seen(json, path);
    await get("/_host/faults", { method: "DELETE" });
    expect((await hanging).status).toBe(503);
    expect(await actionCount(json)).toBe(12);
  });

  it("slow does its work after the delay", async () => {
    const { arm, save } = await start();
    await arm({ path, kind: "slow", delay: 80 });
    const before = performance.now();
    expect((await save()).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(75);
  });

  it.each<[kind: string, changed: (list: Answer) => unknown, expected: unknown]>([
    [
      "numbers-as-text",
      ({ ids, items }) => [ids[0], items[1001].id, items[1001].group_id],
      ["1001", "1001", null],
    ],
    ["null-lists", ({ ids, group_ids, items }) => [ids, group_ids, items[1001].id], [null, null, 1001]],
    ["extra-keys", ({ ids, future, __v }) => [ids[0], future, __v], [1001, { a: [1] }, 2]],
    [
      "redirect-elsewhere",
      ({ ids, redirect_to }) => [ids[0], redirect_to],
      [1001, "https://example.com/elsewhere"],
    ],
    ["huge", ({ ids, padding }) => [ids[0], padding.length], [1001, 50_000_000]],
  ])("%s changes what the host says, once", { timeout: 30_000 }, async (kind, changed, expected) => {
    const { arm, json } = await start();
    const list = "/api/v_resource/journey_tag";
    const honest = await json(list);
    await arm({ path: list, kind });
    expect(changed(await json(list))).toEqual(expected);
    expect(await json(list)).toEqual(honest);
  });

  it("what changes answers lets the work be done, and leaves what is no JSON", async () => {
    const { arm, save, get, json } = await start();
    await arm({ path, kind: "extra-keys" });
    expect(await (await save()).json()).toMatchObject({ aid: 13, __v: 2 });
    expect(await actionCount(json)).toBe(13);
    await arm({ path: "/", kind: "extra-keys" });
    expect(await (await get("/")).text()).toContain("<!doctype html>");
  });

  it("drip sends one byte after another, and ends when it is disarmed or unheard", async () => {
    const { arm, get } = await start();
    const list = "/api/v_resource/response_mark";
    const whole = await (await get(list)).text();
    await arm({ path: list, kind: "drip", delay: 0 });
    expect(await (await get(list)).text()).toBe(whole);

    await arm({ path: list, kind: "drip", delay: 1, times: 2 });
    const reader = (await get(list)).body!.getReader();
    const first = await reader.read();
    expect(first.value?.length).toBeLessThan(whole.length);
    await reader.cancel();

    const slow = await get(list);
    await get("/_host/faults", { method: "DELETE" });
    expect((await slow.text()).length).toBeLessThan(whole.length);
  });

  it("always is gone only when it is disarmed", async () => {
    const { arm, get, json } = await start();
    await arm({ path: "/api/v_resource/:kind", kind: "500", times: "always" });
    for (const kind of ["tag", "egg", "tag"]) expect((await get(`/api/v_resource/${kind}`)).status).toBe(500);
    expect((await get("/api/v_resource/tag/more", { headers: fromScript })).status).toBe(404);
    expect(await json("/_host/faults")).toMatchObject([{ times: "always" }]);
    await get("/_host/faults", { method: "DELETE" });
    expect((await get("/api/v_resource/tag")).status).toBe(200);
  });

  it("takes a path for what it says: a dot is a dot", async () => {
    const { arm, get } = await start();
    await arm({ path: "/public/host.css", kind: "500", times: "always" });
    expect([(await get("/public/hostXcss")).status, (await get("/public/host.css")).status]).toEqual([
      404, 500,
    ]);
  });

  it("has a Japanese name for every kind", () => {
    expect(Object.keys(faultNames).sort()).toEqual(Object.keys(faultKinds).sort());
  });

  it("does not keep the host from closing while a request hangs", async () => {
    const { arm, save, json, close } = await start();
    await arm({ path, kind: "hang" });
    const hanging = save().catch((error: Error) => error.message);
    await seen(json, path);
    await close();
    expect(await hanging).toBe("fetch failed");
  });

  it("catches by method and by the beginning of a path, as often as it was told", async () => {
    const { arm, get, json, save } = await start();
    await arm({ path: "/api/*", method: "get", kind: "500", times: 2 });
    expect(await json("/_host/faults")).toEqual([
      { path: "/api/*", method: "GET", kind: "500", times: 2, delay: 2000 },
    ]);
    expect((await save()).status).toBe(200);
    const statuses = [];
    for (let turn = 0; turn < 3; turn++) statuses.push((await get("/api/v_resource/tag")).status);
    expect(statuses).toEqual([500, 500, 200]);
    expect(await json("/_host/faults")).toEqual([]);
  });

  it.each([
    { path, kind: "melt" },
    { kind: "500" },
    { path: "api", kind: "500" },
    { path, kind: "500", times: 0 },
    { path, kind: "500", times: "often" },
  ])("refuses to arm %o", async (fault) => {
    const { arm, json } = await start();
    expect((await arm(fault)).status).toBe(422);
    expect(await json("/_host/faults")).toEqual([]);
  });
});

async function actionCount(json: (path: string) => Promise<unknown>): Promise<number> {
  return ((await json("/api/v_resource/action")) as { ids: number[] }).ids.length;
}

/** Waits until the host has seen a request of the path. */
async function seen(json: (path: string) => Promise<unknown>, path: string): Promise<void> {
  const requests = (await json("/_host/requests")) as { path: string }[];
  if (!requests.some((each) => each.path === path)) await seen(json, path);
}
