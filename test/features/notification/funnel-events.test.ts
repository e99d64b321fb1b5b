import { describe, expect, it } from "vitest";
import {
  type FunnelEventGroup,
  type FunnelEventName,
  funnelEvents,
  isFunnelEvent,
} from "../../../src/entries/index.js";
import { notFrozen } from "../../lib/not-frozen.js";

/** All of them in their order (rules: funnel-events): group, model, events. */
const table = [
  "member | member | member_followed",
  "member | landing | member_followed_by_landing",
  "member | response_mark | support_mark_changed",
  "message | message | message_received message_received_with_brackets",
  "scenario | scenario | scenario_started scenario_finished",
  "form | form | form_answered form_answered_anonymously",
  "reservation | slot | reservation_reserved reservation_changed reservation_canceled reservation_approved reservation_denied reservation_pended reservation_paid reservation_visited",
  "salon | salon | salon_reserved salon_requested salon_request_approved salon_request_denied salon_request_deleted salon_request_edited salon_changed salon_change_requested salon_change_request_approved salon_change_request_denied salon_change_request_deleted salon_canceled salon_cancel_requested salon_cancel_request_approved salon_cancel_request_denied salon_cancel_request_deleted salon_deleted",
  "action | action | action_task_started",
  "tag | tag | tag_attached",
  "url | site | url_clicked",
  "service | send_count | send_count_full send_count_warning",
  "reaction | reaction | reaction_responded",
];
const names = table.flatMap((row) => (row.split(" | ")[2] ?? "").split(" "));

it("is this table, in its order", () => {
  const rows = Object.entries(funnelEvents).flatMap(([group, models]) =>
    Object.entries(models).map(([model, events]) => `${group} | ${model} | ${events.join(" ")}`),
  );
  expect(rows).toEqual(table);
});

it("has 40 names, none of them twice", () => {
  expect(names).toHaveLength(40);
  expect(new Set(names).size).toBe(40);
});

it("is frozen all the way down", () => {
  expect(notFrozen(funnelEvents)).toEqual([]);
});

describe("isFunnelEvent", () => {
  it.each(names)("%s is one", (name) => {
    expect(isFunnelEvent(name)).toBe(true);
  });

  it.each([
    "",
    "toString",
    "__proto__",
    "constructor",
    "length",
    "member",
    "send_count",
    "Member_followed",
    "TAG_ATTACHED",
    "tag_attached ",
    "member_followed,member_followed_by_landing",
    undefined,
    null,
    0,
    true,
    ["tag_attached"],
    { toString: () => "tag_attached" },
    new String("tag_attached"),
    Symbol.iterator,
  ])("%j is none", (name) => {
    expect(isFunnelEvent(name)).toBe(false);
  });
});

it("is typed by its names", () => {
  const group: FunnelEventGroup = "service";
  const name: FunnelEventName = "send_count_full";
  // @ts-expect-error: no group
  const otherGroup: FunnelEventGroup = "services";
  // @ts-expect-error: no event
  const otherName: FunnelEventName = "send_count";
  expect(funnelEvents[group].send_count).toContain(name);
  expect(funnelEvents).not.toHaveProperty(otherGroup);
  expect(isFunnelEvent(otherName)).toBe(false);
});
