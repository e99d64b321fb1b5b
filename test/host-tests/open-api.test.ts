import { beforeEach, describe, expect, it, test } from "vitest";
import { apiTokens, type KeptCall, tokenVault } from "../host/api/open-api-codes.js";
import { hashOf } from "../host/api/open-api-tokens.js";
import type { TriggerAction } from "../host/api/open-api-trigger-documents.js";
import { demoTokens } from "../host/demo/open-api.js";
import { type Codes, type Counts, errorsOf, now, openHost } from "./open-api-host.js";
import { start } from "./running-host.js";

/* What the host answers about service codes and their tokens (rules: token-issued-once, token-states). */

let { store, call, desk } = openHost();
beforeEach(() => {
  ({ store, call, desk } = openHost());
});

describe("service codes", () => {
  test("with their tokens and figures, and nothing of what is kept secret", async () => {
    const { status, body } = await call<Codes>("GET", "service_codes");
    expect(status).toBe(200);
    expect(body.data.map(({ id, name }) => [id, name])).toEqual([
      [1, "ECサイト連携"],
      [2, "予約システム連携"],
      [3, "社内ツール"],
    ]);
    const [shop, , tool] = body.data;
    expect(new Set(Object.keys(shop))).toEqual(
      new Set(["id", "name", "description", "tokens", "last_used_at", "count_30d"]),
    );
    expect(new Set(Object.keys(shop.tokens[0]))).toEqual(
      new Set([
        ...["token_key", "masked", "issued_at", "issued_by"],
        ...["last_used_at", "expires_at", "revoked_at"],
      ]),
    );
    expect(shop.tokens.map(({ expires_at }) => expires_at)).toEqual([null, "2026-11-24T01:00:00.000Z"]);
    expect([tool.tokens, tool.last_used_at, tool.count_30d]).toEqual([[], null, 0]);
    expect(JSON.stringify(body)).not.toMatch(/oat_demo|hash|may_reveal/);
  });

  test("thirty days are those of the summary", async () => {
    const [shop] = (await call<Codes>("GET", "service_codes")).body.data;
    const { data } = (await call<Counts>("GET", "call_count_summary")).body;
    const own = data.filter(({ open_api_code_id }) => open_api_code_id === 1);
    const sum = own.reduce((all, each) => all + each.total_count, 0);
    expect(shop.count_30d).toBe(sum);
  });
});

describe("tokens", () => {
  test("a new one, told once; the others run out after seven days, or sooner", async () => {
    const before = (await call<Codes>("GET", "service_codes")).body.data[0].tokens;
    const { status, body, headers } = await call<Record<string, string>>("POST", "issue_token", {
      open_api_code_id: 1,
    });
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(body).toEqual({
      data: {
        token: expect.stringMatching(/^oat_[\w-]{32}$/),
        token_key: "tk_5",
        masked: expect.stringMatching(/^oat_….{4}$/),
        issued_at: now().toISOString(),
      },
    });
    const after = (await call<Codes>("GET", "service_codes")).body.data[0].tokens;
    expect(after).toEqual([
      {
        ...{ token_key: "tk_5", masked: body.data.masked, issued_at: now().toISOString(), issued_by: "佐藤" },
        ...{ last_used_at: null, expires_at: null, revoked_at: null },
      },
      { ...before[0], expires_at: "2026-11-27T01:00:00.000Z" },
      before[1],
    ]);
  });

  test("two are never the same", async () => {
    const [one, other] = await Promise.all(
      [1, 1].map((id) => call<Record<string, string>>("POST", "issue_token", { open_api_code_id: id })),
    );
    expect(one?.body.data.token).not.toBe(other?.body.data.token);
  });

  test("are kept as hashes; the vault has those that can be shown", async () => {
    const issued = await call<{ token: string }>("POST", "issue_token", { open_api_code_id: 3 });
    const { token } = issued.body.data;
    const rows = store.list(apiTokens).map(({ value }) => value);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.at(-1)?.hash).toBe(await hashOf(token));
    expect(store.get(tokenVault, 5)?.value).toBe(token);
    for (const [index, { token, hash }] of demoTokens.entries()) {
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(hash).toBe(await hashOf(token));
      expect(rows[index]?.hash).toBe(hash);
    }
  });

  test("shown again, but not of a code that forbids it, nor one that ended", async () => {
    const shown = await call<Record<string, string>>("POST", "token/uncensored", { token_key: "tk_2" });
    expect(shown.body).toEqual({ data: { token_key: "tk_2", token: demoTokens[1]?.token } });
    expect(shown.headers.get("cache-control")).toBe("no-store");
    const forbidden = await call<Record<string, string>>("POST", "token/uncensored", { token_key: "tk_4" });
    expect([forbidden.status, forbidden.body]).toEqual([
      403,
      { message: "トークンを表示する権限がありません。" },
    ]);
    expect(forbidden.headers.get("cache-control")).toBe("no-store");
    await call<Record<string, string>>("POST", "token/revoke", { token_key: "tk_2" });
    expect(
      errorsOf(await call<Record<string, string>>("POST", "token/uncensored", { token_key: "tk_2" })),
    ).toEqual([422, { token_key: ["このトークンは使えなくなっています。"] }]);
  });

  test("revoked once and for all, and answered the same again", async () => {
    const first = await call<Record<string, string>>("POST", "token/revoke", { token_key: "tk_1" });
    expect([first.status, first.body]).toEqual([
      200,
      { data: { token_key: "tk_1", revoked_at: now().toISOString() } },
    ]);
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect((await call<Record<string, string>>("POST", "token/revoke", { token_key: "tk_1" })).body).toEqual(
      first.body,
    );
    expect(store.get(tokenVault, 1)).toBeUndefined();
    const old = store.get(apiTokens, 3)?.value.revoked_at;
    expect(
      (await call<Record<string, string>>("POST", "token/revoke", { token_key: "tk_3" })).body.data
        .revoked_at,
    ).toBe(old);
  });

  it.each([
    ["issue_token", { open_api_code_id: 99 }, 404],
    ["issue_token", {}, 422],
    ["issue_token", { open_api_code_id: "1" }, 422],
    ["issue_token", { open_api_code_id: 1, name: "x" }, 422],
    ["token/uncensored", { token_key: "tk_99" }, 404],
    ["token/uncensored", { token_key: 2 }, 422],
    ["token/uncensored", [], 422],
    ["token/revoke", { token_key: "" }, 422],
    ["token/revoke", { token_key: "tk_99" }, 404],
  ])("%s %o is refused with %i, kept by nobody", async (path, body, status) => {
    const answer = await call<TriggerAction>("POST", path, body);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "no-store"]);
    expect(answer.body.message).toEqual(expect.any(String));
  });
});

describe("without the right", () => {
  it.each([
    ["GET", "service_codes"],
    ["POST", "issue_token"],
    ["GET", "call_count_summary"],
    ["POST", "triggers"],
    ["DELETE", "triggers/5/trigger_actions/51"],
  ])("%s %s is refused", async (method, path) => {
    const { call } = openHost(false);
    const { status, body } = await call(method, path, method === "POST" ? {} : undefined);
    expect([status, body]).toEqual([403, { message: "外部APIを使う権限がありません。" }]);
  });
});

describe("the host's own switches", () => {
  test("a program that calls uses the newest token; some calls fail", async () => {
    const answers = [];
    for (let each = 0; each < 5; each++) answers.push(await desk<KeptCall>("call"));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(answers.map(({ body }) => body.data.status_code)).toEqual([200, 200, 200, 200, 422]);
    const [shop] = (await call<Codes>("GET", "service_codes")).body.data;
    expect([shop.last_used_at, shop.tokens[0].last_used_at]).toEqual([
      now().toISOString(),
      now().toISOString(),
    ]);
    expect((await desk<KeptCall>("call", { open_api_code_id: 99 })).status).toBe(422);
  });

  test("halts the first that runs, as long as one does", async () => {
    expect((await desk<TriggerAction>("halt", { trigger_id: 5 })).body.data.id).toBe(51);
    expect((await desk<TriggerAction>("halt")).body.data.id).toBe(11);
    expect((await desk<TriggerAction>("halt", { trigger_id: 5 })).status).toBe(422);
  });
});

test("a running host: tokens, calls that come, and an operator without rights", async () => {
  const { url, token, get, json } = await start();
  const headers = { "x-csrf-token": token, "content-type": "application/json", accept: "application/json" };
  const issue = (base: string) =>
    fetch(`${url}${base}/api/open_api/issue_token`, {
      method: "POST",
      headers,
      body: '{"open_api_code_id":3}',
    });
  const issued = await issue("");
  expect([issued.status, issued.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect((await get("/_host/open_api/call", { method: "POST", body: '{"open_api_code_id":3}' })).status).toBe(
    201,
  );
  const { data } = (await json("/api/open_api/service_codes")) as {
    data: { count_30d: number; tokens: object[] }[];
  };
  expect([data[2]?.count_30d, data[2]?.tokens.length]).toEqual([1, 1]);
  const refused = await issue("/limited");
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { message: "外部APIを使う権限がありません。" },
  ]);
  const read = await get("/limited/api/open_api/triggers", { headers });
  expect(read.status).toBe(403);
  expect(await (await get("/open-api?limited=1&section=logs&code=2")).text()).toContain(
    `<open-api-console id="open-api" section="logs" service-code-id="2" call-url="${url}/open_api/v1/events" api-base="/limited" draft-key="open-api">`,
  );
});
