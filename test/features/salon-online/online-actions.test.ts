import { describe, expect, it, test } from "vitest";
import { onlineWords } from "../../../src/features/salon-online/online/messages.js";
import {
  actionFields,
  eventAt,
  mergedActions,
  reserveEvents,
} from "../../../src/features/salon-online/online/reserve-actions.js";
import { reserveEvents as hostEvents } from "../../host/api/salon/online-configs.js";

const config = {
  id: 3,
  actions: [
    { event: "cancel", action_id: 7, memo: "x" },
    { event: "birthday", action_id: 9 },
    { event: "register", action_id: "12" },
    null,
    { event: "cancel", action_id: 8 },
  ],
};

test("the events are the host's, in their order, and each has a name in both languages", () => {
  expect(reserveEvents).toEqual(hostEvents);
  for (const { events } of [onlineWords.ja, onlineWords.en])
    expect(Object.keys(events)).toEqual(reserveEvents);
});

test("each event has its action: of two entries the first counts, figures may be texts", () => {
  const fields = actionFields(config);
  expect(Object.keys(fields)).toEqual(reserveEvents);
  expect(fields).toMatchObject({ cancel: 7, register: 12, follow: null });
  expect(fields).not.toHaveProperty("birthday");
});

test.each([{ actions: null }, {}, { actions: "x" }])("without a list nothing is chosen: %j", (stored) => {
  expect(Object.values(actionFields(stored))).toEqual(reserveEvents.map(() => null));
});

describe("what is sent", () => {
  it("is what was loaded where nothing was changed, key for key", () => {
    expect(mergedActions(config, {})).toEqual(config.actions);
  });
  it("keeps the order, keys of others, unknown events and what is no entry", () => {
    expect(mergedActions(config, { cancel: null, register: 5 })).toEqual([
      { event: "cancel", action_id: null, memo: "x" },
      { event: "birthday", action_id: 9 },
      { event: "register", action_id: 5 },
      null,
      { event: "cancel", action_id: 8 },
    ]);
  });
  it("has new ones at the end, in the order of the events, and none that has nothing to run", () => {
    const sent = mergedActions(config, { follow: 2, create_request: 1, delete: null });
    expect(sent.slice(config.actions.length)).toEqual([
      { event: "create_request", action_id: 1 },
      { event: "follow", action_id: 2 },
    ]);
  });
});

test.each([
  ["actions.0.action_id", "cancel"],
  ["actions[2][action_id]", "register"],
  ["actions.2", "register"],
  ["actions.1.action_id", null],
  ["actions.3.action_id", null],
  ["actions.9.action_id", null],
  ["action_id", null],
])("a refusal of %s is about %s", (key, event) => {
  expect(eventAt(key, config.actions)).toBe(event);
});
