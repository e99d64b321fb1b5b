import { describe, expect, it } from "vitest";
import everyCondition from "../../fixtures/filter-every-condition.json" with { type: "json" };
import { createApi } from "../../host/api.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { formOf, fromScript, postForm } from "../calls.js";
import { start } from "../running-host.js";
import { audienceOf, filterOf, somebody } from "./people.js";

const people = [somebody(1, { name: "田中", mark: 1 }), somebody(2, { name: "佐藤" })];
const marked = filterOf([{ type: 50, notify: [1] }]);

function open(csrfToken?: () => string) {
  const { store, audience } = audienceOf(people);
  const api = createApi({ store, audience, ...(csrfToken && { csrfToken }) });
  const ask = async (path: string, body?: unknown) => {
    const answer = await api(
      new Request(`http://host.test/api/audience/${path}`, {
        headers: { ...fromScript, "content-type": "application/json" },
        ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      }),
    );
    return [answer.status, await answer.json()];
  };
  return { api, ask };
}

describe("calls about the audience", () => {
  it("estimate a filter", async () => {
    const figures = { total: 1, friends: 2, conditions: [{ meets: 1, remaining: 1 }] };
    expect(await open().ask("estimate", marked)).toEqual([200, figures]);
  });

  it("need no more of a filter than what decides whom it finds", async () => {
    const { ask } = open();
    const [, whole] = await ask("estimate", { ...marked, with_blocked: 0 });
    expect(await ask("estimate", { inputs: marked.inputs, name: "a".repeat(101) })).toEqual([200, whole]);
  });

  it("explain a friend", async () => {
    const { ask } = open();
    const explanation = { matches: false, conditions: [false], name: "佐藤" };
    expect(await ask("explain", { filter: marked, member_id: 2 })).toEqual([200, explanation]);
    const refusal = { message: "友だちが見つかりません。" };
    expect(await ask("explain", { filter: marked, member_id: 3 })).toEqual([404, refusal]);
  });

  it("find friends by name", async () => {
    const { ask } = open();
    expect(await ask("members?q=%E7%94%B0")).toEqual([200, { data: [{ id: 1, name: "田中" }] }]);
    expect(await ask("members")).toEqual([
      200,
      {
        data: [
          { id: 1, name: "田中" },
          { id: 2, name: "佐藤" },
        ],
      },
    ]);
  });

  const missing = "項目が足りないか、形式が正しくありません。";
  it.each<[what: string, path: string, body: unknown, errors: object]>([
    ["nothing", "estimate", null, { "": [missing] }],
    [
      "a wrong condition",
      "estimate",
      filterOf([{ type: 50, notify: 1 }]),
      { "inputs.0.notify": ["対応マークの指定が正しくありません。"] },
    ],
    ["no friend", "explain", { filter: marked }, { member_id: [missing] }],
    [
      "a friend as text",
      "explain",
      { filter: marked, member_id: "1" },
      { member_id: ["友だちは整数で指定してください。"] },
    ],
    [
      "a wrong filter",
      "explain",
      { filter: { ...marked, with_blocked: 3 }, member_id: 1 },
      { "filter.with_blocked": ["ブロック中の表示の値が正しくありません。"] },
    ],
  ])("refuse %s", async (_what, path, body, errors) => {
    expect(await open().ask(path, body)).toEqual([
      422,
      { message: "入力内容に誤りがあります。", code: "invalid", errors },
    ]);
  });

  it("need the page's token where they carry a filter", async () => {
    const { ask } = open(() => "token");
    expect((await ask("estimate", marked))[0]).toBe(419);
    expect((await ask("members"))[0]).toBe(200);
  });

  it.each(["estimate", "explain", "members"])("%s is not there where there is no database", async (path) => {
    const api = createApi({ store: createMemoryStore() });
    const body = JSON.stringify(path === "explain" ? { filter: marked, member_id: 1 } : marked);
    const init = path === "members" ? { headers: fromScript } : { method: "POST", headers: fromScript, body };
    const answer = await api(new Request(`http://host.test/api/audience/${path}`, init));
    expect([answer.status, await answer.json()]).toEqual([
      501,
      { message: "このホストには友だちのデータがありません。" },
    ]);
  });

  it("count the friends of a saved filter when asked", async () => {
    const { api } = open();
    const form = formOf({ ...marked }, "json");
    form.append("withCount", "1");
    expect(await (await postForm(api, "/api/funnel/register", form)).json()).toMatchObject({ count: 1 });
    const without = await postForm(api, "/api/funnel/register", formOf({ ...marked }, "json"));
    expect(await without.json()).not.toHaveProperty("count");
  });
});

describe("a running host", () => {
  it("has friends, and goes by the clock it is given", async () => {
    const { get, token } = await start({ clock: () => new Date("2026-09-10T03:00:00Z") });
    const estimate = async (inputs: object[]) => {
      const headers = { ...fromScript, "x-csrf-token": token, "content-type": "application/json" };
      const body = JSON.stringify(filterOf(inputs));
      const answer = await get("/api/audience/estimate", { method: "POST", headers, body });
      return ((await answer.json()) as { total: number }).total;
    };
    expect(await estimate(everyCondition.inputs)).toBe(0);
    expect(await estimate([])).toBe(400);
    const planned = { type: 75, var_id: 203, match: 20, query: "" };
    const inMonth = (month: number) => estimate([{ ...planned, month_from: month }]);
    const now = await estimate([{ ...planned, use_current_date: 1, search_type: "month" }]);
    expect(now).toBe(await inMonth(9));
    expect(now).toBeGreaterThan(0);
    expect(now).not.toBe(await inMonth(11));
  });
});
