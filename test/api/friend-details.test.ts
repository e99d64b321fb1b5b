import { describe, expect, it } from "vitest";
import {
  loadFriendBaseValues,
  loadFriendTags,
  loadFriendVariables,
  saveFriendPart,
  saveFriendVariables,
} from "../../src/api/friend-details.js";
import type { Http } from "../../src/lib/http.js";
import { openHttp } from "../lib/open-http.js";
import { jsonAnswer, stubFetch } from "../lib/stub-fetch.js";

/* Beside the table of calls. */

const body = { member_id: 7, vals: { 201: "金" }, metas: {}, changed_item_ids: [201] };
const save = (http: Http) => saveFriendVariables(http, body, "/api/member/var");

describe("what a 409 to a save of variables says", () => {
  it.each([
    [{ vals: { 201: "銀" } }, { vals: { 201: "銀" }, metas: {} }],
    [
      { vals: { 201: null }, metas: { 201: null } },
      { vals: { 201: null }, metas: { 201: null } },
    ],
    [
      { vals: [], metas: [] },
      { vals: {}, metas: {} },
    ],
  ])("%j is a conflict", async (answered, data) => {
    stubFetch(() => Response.json({ message: "変更されました。", ...answered }, { status: 409 }));
    expect(await save(openHttp())).toMatchObject({
      ok: false,
      failure: { kind: "conflict", status: 409, messages: ["変更されました。"], data },
    });
  });

  it.each([
    {},
    [],
    "text",
    null,
    { metas: { 201: "v2" } },
    { vals: "text" },
    { vals: ["銀"] },
    { vals: {}, metas: 1 },
  ])("%j is an expired page", async (answered) => {
    stubFetch(() => Response.json(answered, { status: 409 }));
    expect(await save(openHttp())).toMatchObject({ ok: false, failure: { kind: "expired", status: 409 } });
  });

  it("nothing, or a page, is an expired page", async () => {
    for (const text of ["", "<!doctype html><title>ログイン</title>"]) {
      stubFetch(() => new Response(text, { status: 409, headers: { "content-type": "text/html" } }));
      expect(await save(openHttp())).toMatchObject({ failure: { kind: "expired" } });
    }
  });

  it("to another save is an expired page, whatever it holds", async () => {
    stubFetch(() => Response.json({ vals: {}, metas: {} }, { status: 409 }));
    const saved = await saveFriendPart(openHttp(), { member_id: 7, vals: {} }, "/api/member/basevar");
    expect(saved).toMatchObject({ failure: { kind: "expired" } });
  });
});

describe("the friend in the path", () => {
  it.each([loadFriendTags, loadFriendVariables, loadFriendBaseValues])("%o", async (load) => {
    const sent = stubFetch(jsonAnswer({ tag_ids: [], vals: {} }));
    await load(openHttp(), "../a b?x=1#y");
    expect(sent[0]?.url.pathname).toMatch(/^\/api\/member\/(tag|var|basevar)\/\.\.%2Fa%20b%3Fx%3D1%23y$/);
    expect(sent[0]?.url.search).toBe("");
  });
});
