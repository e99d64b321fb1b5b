import type { Hono } from "hono";
import { dayOf, moved } from "../audience/days.js";
import type { Store } from "../store.js";
import type { ApiContext } from "./context.js";
import { count, requiredText } from "./field-schemas.js";
import { invalid, missing } from "./journey-bodies.js";
import { daysAfter, readExactly } from "./open-api-bodies.js";
import { type ApiToken, apiTokens, serviceCodes, tokenVault } from "./open-api-codes.js";
import { Refusal } from "./refusal.js";

/** How long other tokens of a code go on after a new one, in days. */
const GRACE = 7;

/** Service codes and their tokens (rules: token-states). */
export function addOpenApiTokenCalls(app: Hono, { store, programCalls, now, operatorOf }: ApiContext): void {
  // Nothing of a token may be kept on the way, refusals not either.
  for (const path of ["/api/open_api/issue_token", "/api/open_api/token/*"]) {
    app.use(path, async (c, next) => {
      await next();
      c.header("cache-control", "no-store");
    });
  }

  app.get("/api/open_api/service_codes", ({ json }) => {
    const all = tokensOf(store);
    const since = moved(dayOf(now()), -29, "day");
    const data = store.list(serviceCodes).map(({ value: { may_reveal: _, ...code } }) => ({
      ...code,
      tokens: all.filter(({ open_api_code_id }) => open_api_code_id === code.id).map(told),
      last_used_at: programCalls.rows(code.id).at(-1)?.call.requested_at ?? null,
      count_30d: [...programCalls.days(code.id)].reduce(
        (sum, [day, total]) => sum + (day < since ? 0 : total),
        0,
      ),
    }));
    return json({ data });
  });

  app.post("/api/open_api/issue_token", async (c) => {
    const { open_api_code_id } = await readExactly(c.req, {
      open_api_code_id: count("サービスコード", 1),
    });
    if (!store.get(serviceCodes, open_api_code_id)) throw missing("サービスコードが見つかりません。");
    const token = randomToken();
    const hash = await hashOf(token);
    const at = now();
    const issued = store.atomically(() => {
      letOthersExpire(store, open_api_code_id, at);
      const made = store.insert(
        apiTokens,
        (id): ApiToken => ({
          ...{ id, open_api_code_id, token_key: `tk_${id}`, hash, masked: maskOf(token) },
          ...{ issued_at: at.toISOString(), issued_by: operatorOf(c.req.raw).name },
          ...{ last_used_at: null, expires_at: null, revoked_at: null },
        }),
        at,
      ).value;
      store.put(tokenVault, made.id, token, at);
      return made;
    });
    const { token_key, masked, issued_at } = issued;
    return c.json({ data: { token, token_key, masked, issued_at } });
  });

  app.post("/api/open_api/token/uncensored", async (c) => {
    const row = await readToken(c.req);
    if (store.get(serviceCodes, row.open_api_code_id)?.value.may_reveal === false)
      throw new Refusal(403, { message: "トークンを表示する権限がありません。" });
    const token = store.get(tokenVault, row.id)?.value;
    if (!isValid(row, now()) || token === undefined)
      throw invalid({ token_key: ["このトークンは使えなくなっています。"] });
    return c.json({ data: { token_key: row.token_key, token } });
  });

  app.post("/api/open_api/token/revoke", async (c) => {
    const row = await readToken(c.req);
    const at = now();
    const revoked_at = row.revoked_at ?? at.toISOString();
    if (row.revoked_at === null)
      store.atomically(() => {
        store.put(apiTokens, row.id, { ...row, revoked_at }, at);
        store.delete(tokenVault, row.id);
      });
    return c.json({ data: { token_key: row.token_key, revoked_at } });
  });

  async function readToken(request: { json(): Promise<unknown> }): Promise<ApiToken> {
    const { token_key } = await readExactly(request, { token_key: requiredText("トークン", 100) });
    const found = tokensOf(store).find((each) => each.token_key === token_key);
    if (!found) throw missing("トークンが見つかりません。");
    return found;
  }
}

/** Every token, newest first. */
export function tokensOf(store: Store): ApiToken[] {
  return store
    .list(apiTokens)
    .map(({ value }) => value)
    .reverse();
}

/** Whether a program may still call with it. */
export function isValid({ revoked_at, expires_at }: ApiToken, now: Date): boolean {
  return revoked_at === null && (expires_at === null || Date.parse(expires_at) > now.getTime());
}

/** What is kept of a token. */
export async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is shown of a token. */
export function maskOf(token: string): string {
  return `${token.slice(0, 4)}…${token.slice(-4)}`;
}

function randomToken(): string {
  const text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))));
  return `oat_${text.replaceAll("+", "-").replaceAll("/", "_")}`;
}

/** One that ends sooner still does. */
function letOthersExpire(store: Store, codeId: number, at: Date): void {
  const end = daysAfter(at, GRACE).toISOString();
  for (const each of tokensOf(store)) {
    if (each.open_api_code_id !== codeId || !isValid(each, at)) continue;
    const isSooner = each.expires_at !== null && Date.parse(each.expires_at) < Date.parse(end);
    if (!isSooner) store.put(apiTokens, each.id, { ...each, expires_at: end }, at);
  }
}

function told({ id: _, open_api_code_id: __, hash: ___, ...token }: ApiToken) {
  return token;
}
