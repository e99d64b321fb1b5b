import { describe, expect, it } from "vitest";
import { operatorOf } from "../../host/api/operators.js";
import { fillWithDemoData } from "../../host/demo-data.js";
import { createPages } from "../../host/pages.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { fromScript } from "../calls.js";
import { start } from "../running-host.js";

function openPages() {
  const store = createMemoryStore();
  fillWithDemoData(store);
  return createPages({ store, csrfToken: () => "token" });
}

/** Who a page says its reader is, and the way to be the other. */
function operatorIn(markup: string) {
  const [, name, role, href, other] =
    /担当者：<strong>(.*?)<\/strong>（(.*?)） <a class="navbar-link" href="(.*?)">(.*?)さんになる/.exec(
      markup,
    ) ?? [];
  return { name, role, href, other };
}

describe("the operator", () => {
  it.each<[cookie: string | undefined, name: string]>([
    [undefined, "佐藤"],
    ["operator=1", "佐藤"],
    ["operator=2", "高橋"],
    ["theme=dark; operator=2; other=1", "高橋"],
    ["theme=dark;operator=2", "高橋"],
    ["operator=3", "佐藤"],
    ["operator=", "佐藤"],
    ["my_operator=2", "佐藤"],
  ])("is who the cookie %j says: %s", async (cookie, name) => {
    const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
    expect(operatorOf(new Request("http://host.test/", { headers })).name).toBe(name);
    const answer = await openPages().request("/actions", { headers });
    expect(operatorIn(await answer.text()).name).toBe(name);
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  it("is changed by any page, which says so at once and remembers it", async () => {
    for (const path of ["/", "/actions?theme=dark", "/line/timeline", "/nothing"]) {
      const answer = await openPages().request(`${path}${path.includes("?") ? "&" : "?"}operator=2`);
      expect(answer.headers.get("set-cookie"), path).toBe("operator=2; Path=/; SameSite=Lax; HttpOnly");
      const markup = await answer.text();
      expect(operatorIn(markup), path).toMatchObject({ name: "高橋", role: "スタイリスト", other: "佐藤" });
      const themes = markup.match(/<p class="navbar-text theme-links">.*?<\/p>/s)?.[0] ?? "";
      expect(themes, path).toContain("theme=light");
      expect(themes, path).not.toContain("operator");
    }
  });

  it("is nobody who is not there", async () => {
    const answer = await openPages().request("/actions?operator=3");
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(operatorIn(await answer.text())).toMatchObject({ name: "佐藤", role: "管理者" });
  });

  it("is changed by a link that stays on the page", async () => {
    const markup = await (await openPages().request("/actions/new?template=1&theme=dark")).text();
    expect(operatorIn(markup).href).toBe("/actions/new?template=1&amp;theme=dark&amp;operator=2");
  });

  it("is whose name a save of a friend carries, in this browser and no other", async () => {
    const { get, token, json } = await start();
    const page = await get("/?operator=2");
    const cookie = String(page.headers.get("set-cookie")).split(";")[0]!;
    const save = (memo: string, headers: Record<string, string>) =>
      get("/api/v1/member/memo", {
        method: "POST",
        headers: { ...fromScript, "content-type": "application/json", ...headers },
        body: JSON.stringify({ member_id: memo === "c" ? 2 : 1, memo }),
      });
    expect((await save("a", { "x-csrf-token": token, cookie })).status).toBe(200);
    expect((await save("b", { "x-csrf-token": token })).status).toBe(200);
    expect((await save("c", { "x-csrf-token": token })).status).toBe(200);
    expect((await save("d", { cookie })).status).toBe(419);
    const of = async (query: string) => {
      const rows = (await json(`/_host/friend-changes${query}`)) as Record<string, unknown>[];
      return rows.map(({ operator, member_id, after }) => [operator, member_id, after]);
    };
    expect(await of("?member=1")).toEqual([
      ["高橋", 1, "a"],
      ["佐藤", 1, "b"],
    ]);
    expect(await of("")).toHaveLength(3);
    expect(await of("?member=77")).toEqual([]);
  });
});

describe("a list that has to be prepared", () => {
  it("answers 202 as often as it is told to", async () => {
    const { get, arm, json } = await start();
    await arm({ path: "/api/v1/allow_members", kind: "preparing", times: 2 });
    const first = await get("/api/v1/allow_members?page=1");
    expect([first.status, await first.json()]).toEqual([202, { message: "一覧を準備しています。" }]);
    expect((await get("/api/v1/allow_members/1")).status).toBe(200);
    expect((await get("/api/v1/allow_members")).status).toBe(202);
    const ready = (await json("/api/v1/allow_members")) as { pagination: { total: number } };
    expect(ready.pagination.total).toBe(400);
  });
});
