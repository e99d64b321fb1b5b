import * as v from "valibot";
import { expect, it } from "vitest";
import type { FormEncoding } from "../../src/lib/form-encoding.js";
import { openHttp } from "./open-http.js";
import { stubFetch } from "./stub-fetch.js";

/* PHP drops what comes after `max_input_vars` fields without a word. */

async function send(count: number, encoding: FormEncoding, most?: number) {
  const sent: unknown[] = [];
  stubFetch((call) => {
    sent.push(call);
    return Response.json(null);
  });
  const http = openHttp(most === undefined ? {} : { maxInputVars: () => most });
  const fields = { ids: Array.from({ length: count }, (_, id) => id) };
  const answer = await http.send({
    ...{ method: "POST", path: "/save", form: { fields, encoding }, timeout: 1000, once: true },
    success: v.unknown(),
  });
  return [answer.ok ? "sent" : answer.failure.kind, sent.length];
}

it.each<[count: number, encoding: FormEncoding, most: number | undefined, said: string, sent: number]>([
  [999, "brackets", undefined, "sent", 1],
  // The token is one of them.
  [1000, "brackets", undefined, "too-many-fields", 0],
  [1000, "brackets", 5000, "sent", 1],
  [5000, "brackets", 5000, "too-many-fields", 0],
  [5000, "json", undefined, "sent", 1],
])("%i values as %s, where a server reads %j fields: %s", async (count, encoding, most, said, sent) => {
  expect(await send(count, encoding, most)).toEqual([said, sent]);
});
