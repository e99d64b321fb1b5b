import { describe, expect, it, test } from "vitest";
import { type SwitchKey, switchConfig } from "../../src/api/salon-configs.js";
import { sortItems } from "../../src/api/salon-items.js";
import { onlineIdOf, patchOnlineConfig } from "../../src/api/salon-online.js";
import { inUse, staleOrder, staleRecord } from "../../src/api/salon-refusals.js";
import type { Failure } from "../../src/lib/failure.js";
import type { PlainData } from "../../src/lib/plain-data.js";
import { openHttp } from "../lib/open-http.js";
import { jsonAnswer, stubFetch } from "../lib/stub-fetch.js";

/* What the rows of the calls cannot say. */

test.each(["name", "", "push_notification_status", "Enable_online", "enable_online "])(
  "no switch of a salon: %j",
  (key) => {
    const sent = stubFetch(jsonAnswer({}));
    expect(() => switchConfig(openHttp(), 1, key as SwitchKey, true)).toThrow(RangeError);
    expect(sent).toEqual([]);
  },
);

test.each([true, false])("an order outlives its page where that is asked: %s", async (keepalive) => {
  const lives: boolean[] = [];
  stubFetch((request) => {
    lives.push(request.keepalive);
    return Response.json(request.method === "POST" ? [] : {});
  });
  await sortItems(openHttp(), 1, "courses", [1], keepalive);
  await sortItems(openHttp(), 1, "resources", [1], keepalive);
  await patchOnlineConfig(openHttp(), 1, { attr: "customer:sort", body: { ids: [1] } }, keepalive);
  expect(lives).toEqual([keepalive, keepalive, keepalive]);
});

test.each<[PlainData, number | null]>([
  [9, 9],
  ["9", 9],
  [0, null],
  [-9, null],
  [null, null],
  ["nine", null],
])("an online configuration whose id is %j", (id, read) => {
  expect(onlineIdOf({ id })).toBe(read);
});

describe("why a write was refused", () => {
  const refused = (status: number, body?: PlainData): Failure => ({
    ...{ kind: "invalid", status, messages: [], fields: {} },
    ...(body === undefined ? {} : { body }),
  });
  const current = { id: 41, name: "カット" };

  it.each<[string, Failure, ReturnType<typeof staleRecord>]>([
    ["others have changed it", refused(422, { code: "stale", current }), { current }],
    ["it is gone", refused(422, { code: "stale", current: null }), { current: null }],
    ["nobody says what it is", refused(422, { code: "stale" }), { current: null }],
    ["what it is cannot be read", refused(422, { code: "stale", current: [5] }), { current: null }],
    ["another status", refused(400, { code: "stale", current }), null],
    ["another code", refused(422, { code: "in_use", current }), null],
    ["no code", refused(422, { current }), null],
    ["a text", refused(422, "stale"), null],
    ["no body", refused(422), null],
    ["no answer", { kind: "timeout", status: null, messages: [] }, null],
  ])("stale: %s", (_, failure, read) => {
    expect(staleRecord(failure)).toEqual(read);
  });

  it.each<[string, Failure, readonly number[] | null]>([
    ["others have changed the list", refused(422, { code: "stale", current_ids: [3, "1", 0, {}] }), [3, 1]],
    ["it is empty", refused(422, { code: "stale", current_ids: [] }), []],
    ["nobody says what it is", refused(422, { code: "stale" }), null],
    ["another status", refused(404, { code: "stale", current_ids: [3] }), null],
    ["another code", refused(422, { code: "invalid", current_ids: [3] }), null],
    ["no body", refused(422), null],
  ])("an order: %s", (_, failure, read) => {
    expect(staleOrder(failure)).toEqual(read);
  });

  it.each<[string, Failure, ReturnType<typeof inUse>]>([
    [
      "reservations are to come",
      refused(422, { code: "in_use", future_reservation_count: 3, past_reservation_count: "12" }),
      { future: 3, past: 12 },
    ],
    ["nobody counts them", refused(422, { code: "in_use" }), { future: 0, past: 0 }],
    ["another status", refused(400, { code: "in_use", future_reservation_count: 3 }), null],
    ["another code", refused(422, { code: "stale", future_reservation_count: 3 }), null],
    ["no body", refused(422), null],
  ])("in use: %s", (_, failure, read) => {
    expect(inUse(failure)).toEqual(read);
  });
});
