import * as v from "valibot";
import { expect, it } from "vitest";
import type { Call } from "../../src/lib/http.js";
import { openHttp, pageToken } from "./open-http.js";
import { stubFetch } from "./stub-fetch.js";

/* A server, or what stands before it, takes bodies up to a size; who wrote the body has to know how large it was. */

const call = { method: "POST", path: "/save", timeout: 1000, success: v.unknown() } as const;

async function refused(status: number, body: Partial<Call<unknown>>) {
  stubFetch(() => new Response(null, { status }));
  const answer = await openHttp().send({ ...call, ...body });
  return answer.ok ? answer : answer.failure;
}

it.each<[body: Partial<Call<unknown>>, sent: number | undefined]>([
  [{ json: { a: "あ" } }, '{"a":""}'.length + 3],
  [
    { form: { fields: { a: ["あ"] }, encoding: "json" } },
    `_token=${pageToken}&a=%5B%22%5Cu3042%22%5D`.length,
  ],
  [{}, undefined],
])("413 says how large %j was, in bytes", async (body, sent) => {
  const said = { kind: "refused", status: 413, messages: [], ...(sent && { sent }) };
  expect(await refused(413, body)).toEqual(said);
});

it("no other answer does", async () => {
  expect(await refused(400, { json: { a: "あ" } })).not.toHaveProperty("sent");
});
