import { expect, test } from "vitest";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import { known, orPanel, warningsOf } from "./judge.js";

type Case = readonly [title: string, one: PlainObject, another: PlainObject];

const tag = (tag_or: number, ...tag_ids: number[]) => ({
  type: 60,
  use_group: 0,
  tag_ids,
  tag_group_id: null,
  tag_or,
});
const folder = (tag_or: number, tag_group_id: number) => ({
  type: 60,
  use_group: 1,
  tag_ids: [],
  tag_group_id,
  tag_or,
});
const tracker = (tracker_or: number, ...tracker_ids: number[]) => ({ type: 80, tracker_ids, tracker_or });
const landing = (landing_or: number, landing_ids: number[], more: PlainObject = {}) => ({
  type: 85,
  landing_ids,
  landing_or,
  use_date: 0,
  date_from: null,
  date_to: null,
  time_from: null,
  time_to: null,
  ...more,
});
const scenario = (match: number, group_id: number | string | null = 501) => ({
  type: 41,
  group_id,
  match,
  date: 3,
});
const menu = (match: number, richmenu_id: number | string | null = 601) => ({ type: 93, richmenu_id, match });
const form = (match: number, more: PlainObject = {}) => ({
  type: 95,
  form_id: 1301,
  match,
  use_date: 0,
  date_from: null,
  date_to: null,
  ...more,
});
const common = (match: number, query: number | string | null, common_var_id = 901) => ({
  type: 77,
  common_var_id,
  match,
  query,
});
const days = (type: 30 | 106, date_from: string | null, date_to: string | null) => ({
  type,
  date_from,
  date_to,
});
const variable = (match: number, query: string | number = "", var_id: number | null = 201) => ({
  type: 75,
  var_id,
  match,
  query,
});
const figure = (match: number, query: string | number) => variable(match, query, 202);
const choice = (match: number, query: string) => variable(match, query, 204);

const reminder = (match: number, more: PlainObject = {}) => ({
  type: 90,
  episode_id: 701,
  match,
  use_date: 0,
  origin_from: null,
  origin_to: null,
  origin_date: null,
  origin_time: "10:00",
  ...more,
});
const slot = (match: number, event_slot_id: number | string | null = 801) => ({
  type: 65,
  event_slot_id,
  event_slot_group_id: null,
  use_group: 0,
  match,
});
const slots = (match: number, event_slot_group_id: number) => ({
  ...slot(match, 801),
  event_slot_group_id,
  use_group: 1,
});
const phase = (condition: number, journey_tag_id: number | null = 1001, journey_id = 1401) => ({
  type: 70,
  journey_id,
  journey_tag_id,
  condition,
});
const linked = (match: number, query: string | number = "", more: PlainObject = {}) => ({
  type: 115,
  match,
  query,
  context: { category: "open_api", event: "order.created", key: "order.total", format: null, ...more },
});
const items = { key: "order.items" };

/** A date in parts, as [year, month, day]. */
type Parts = readonly [number | null, number | null, number | null];
const end = (name: "from" | "to", [year, month, day]: Parts): PlainObject => ({
  [`year_${name}`]: year,
  [`month_${name}`]: month,
  [`day_${name}`]: day,
});
const on = (...from: Parts) => ({ ...variable(20, "", 203), ...end("from", from) });
const between = (from: Parts, to: Parts) => ({ ...on(...from), range_search: 1, ...end("to", to) });
const today = { ...on(null, null, null), use_current_date: 1, search_type: "date" };
const elapsed = (from: number | string | null) => ({
  ...variable(30, "", 203),
  elapsed_period_from: from,
  elapsed_period_to: null,
  elapsed_period_scale: "day",
});

const never: readonly Case[] = [
  ["any of some, none of these and more", tag(0, 101, 102), tag(2, 102, 103, 101)],
  ["all of some, none of one of them", tag(1, 101, 102), tag(2, 102, 103)],
  ["all of some, not all of a part of them", tag(1, 101, 102, 103), tag(3, 103, 101)],
  ["any of one, not all of this one", tag(0, 101), tag(3, 101)],
  ["any of one, none of it", tag(0, 101), tag(2, 101)],
  ["ids as texts", tag(0, 101), { ...tag(2), tag_ids: ["101"] }],
  ["with a deleted one beside", tag(0, 101, 99999), tag(2, 101, 99999)],
  ["any and none of a folder", folder(0, 11), folder(2, 11)],
  ["all and not all of a folder", folder(1, 11), folder(3, 11)],
  ["fields that are missing", { type: 60, tag_ids: [101] }, tag(2, 101)],
  ["any and none of conversions", tracker(0, 1101, 1102), tracker(2, 1101, 1102)],
  ["all and not all of conversions", tracker(1, 1101, 1102), tracker(3, 1102)],
  ["any and none of landings", landing(0, [1201]), landing(2, [1201])],
  [
    "none of landings with dates that do not count",
    landing(1, [1201]),
    landing(2, [1201], { use_date: 1, date_from: "2026-01-01" }),
  ],
  ["a scenario, subscribed and not", scenario(0), scenario(3)],
  ["a scenario, finished and not", scenario(4), scenario(5, "501")],
  ["a scenario without its match", { type: 41, group_id: 501 }, scenario(3)],
  ["a menu, set and not set", menu(0), menu(10)],
  ["any menu and none", menu(2, null), menu(12, null)],
  ["a menu and none at all", menu(0), menu(12, null)],
  ["a form, answered and not", form(0), form(10)],
  ["a form whose dates are kept but do not count", form(0, { date_from: "2026-01-01" }), form(10)],
  ["common information, two figures", common(10, 5), common(10, 6)],
  ["common information, at least and below", common(11, 10), common(14, 5)],
  ["common information, at least and below the same", common(11, 10), common(14, 10)],
  ["common information, above and at most the same", common(12, 10), common(13, "10")],
  ["common information, equal and above the same", common(10, 10), common(12, 10)],
  ["registered in two months", days(30, "2026-01-01", "2026-01-31"), days(30, "2026-02-01", "2026-02-28")],
  ["registered since and until before", days(30, "2026-02-01", null), days(30, "", "2026-01-31")],
  ["last reaction in two years", days(106, "2025-01-01", "2025-12-31"), days(106, "2026-01-01", null)],
  ["a text, exactly and not exactly", variable(0, "A"), variable(4, "A")],
  ["a text, contained and not", variable(1, "A"), variable(5, "A")],
  ["a text with another in it that may not be contained", variable(1, "ABC"), variable(5, "B")],
  ["exactly a text with another in it that may not be contained", variable(0, "ABC"), variable(5, "B")],
  ["registered and not", variable(3), variable(2)],
  ["a text, and nothing registered", variable(1, "A"), variable(2)],
  ["a figure, and nothing registered", figure(12, 5), variable(2, "", 202)],
  ["two texts exactly", variable(0, "A"), variable(0, "B")],
  ["exactly a text that does not contain the other", variable(0, "ABC"), variable(1, "D")],
  ["digits contained and not", figure(1, "10"), figure(5, "0")],
  ["two figures exactly", figure(0, "5"), figure(0, "6")],
  ["a figure at least and another below", figure(10, "10"), figure(13, 5)],
  ["a figure above and at most the same", figure(11, "10"), figure(12, "10")],
  ["a figure exactly, and above it", figure(0, "10"), figure(11, "10")],
  ["two choices", choice(0, "2041"), choice(0, "2042")],
  ["a choice and not this one", choice(0, "2041"), choice(4, "2041")],
  ["a date and nothing registered", on(2026, 5, 1), variable(2, "", 203)],
  ["days since a date and nothing registered", elapsed(3), variable(2, "", 203)],
  ["two days", on(2026, 5, 1), on(2026, 5, 2)],
  ["a reminder, set and not set", reminder(0), reminder(10)],
  ["a reminder, ever and never set", reminder(1), reminder(11)],
  ["a reminder, set and never set", reminder(0), reminder(11)],
  ["an event reserved, and everything except reserved", slot(1), slot(11)],
  ["an event denied, and everything except denied", slot(4), slot(14, "801")],
  ["an event of a folder canceled, and everything except canceled", slots(2, 5), slots(12, 5)],
  ["a phase passed and not passed", phase(5), phase(10)],
  ["a phase, whichever journey it was chosen by", phase(5), phase(10, 1001, 1402)],
  ["linked data, exactly and not exactly", linked(0, "A"), linked(4, "A")],
  ["linked data, contained and not", linked(1, "A"), linked(5, "A")],
  ["linked data, registered and not", linked(3), linked(2)],
  ["linked data, two texts exactly", linked(0, "A"), linked(0, "B")],
  ["linked data, at least and below", linked(10, "10"), linked(13, "5")],
  ["linked data, above and at most the same", linked(11, 10), linked(12, "10")],
  ["a list of linked data, contained and not", linked(1, "A", items), linked(5, "A", items)],
  ["a list of linked data, a value and nothing registered", linked(10, "1", items), linked(2, "", items)],
  ["a day and another year", on(2026, 5, 1), on(2025, null, null)],
  ["a day and another month", on(2026, 5, 1), on(null, 6, null)],
  ["a day and another day of whatever month", on(2026, 5, 1), on(null, null, 2)],
  ["two months of whatever year", on(null, 5, null), on(null, 6, 1)],
  ["two ranges of days", between([2026, 1, 1], [2026, 6, 30]), between([2026, 7, 1], [2026, 12, 31])],
  ["a range of months and one of years", between([2026, 1, null], [2026, 6, null]), on(2025, null, null)],
  ["two ranges of every year", between([null, 1, 1], [null, 3, 31]), between([null, 12, 1], [null, 12, 31])],
  ["a range over the turn of the year", between([null, 12, 20], [null, 1, 10]), on(null, 6, null)],
  ["two ranges of every month", between([null, null, 1], [null, null, 10]), on(2026, 5, 11)],
];

/** Near misses: somebody can meet both, or nobody can be sure. */
const possible: readonly Case[] = [
  ["any of some, none of a part of them", tag(0, 101, 102), tag(2, 101)],
  ["all of some, none of others", tag(1, 101, 102), tag(2, 103)],
  ["all of some, not all of these and more", tag(1, 101), tag(3, 101, 102)],
  ["any of some, not all of them", tag(0, 101, 102), tag(3, 101, 102)],
  ["any and all of the same", tag(0, 101, 102), tag(1, 101, 102)],
  ["none and not all of the same", tag(2, 101, 102), tag(3, 101, 102)],
  ["only deleted ones", tag(0, 99999), tag(2, 99999)],
  ["a folder and a tag", folder(0, 11), tag(2, 101)],
  ["a folder and tags kept from before", { ...folder(0, 11), tag_ids: [101] }, tag(2, 101)],
  ["two folders", folder(0, 11), folder(2, 12)],
  ["any and not all of a folder", folder(0, 11), folder(3, 11)],
  ["all and none of a folder, which may be empty", folder(1, 11), folder(2, 11)],
  ["tags and conversions of the same id", tag(0, 101), tracker(2, 101)],
  ["any of conversions, none of a part", tracker(0, 1101, 1102), tracker(2, 1102)],
  ["landings at a time", landing(0, [1201], { use_date: 1, date_from: "2026-01-01" }), landing(2, [1201])],
  ["two scenarios", scenario(0), scenario(3, 502)],
  ["subscribed and finished", scenario(0), scenario(4)],
  ["not subscribed and not finished", scenario(3), scenario(5)],
  ["sent up to a day and not subscribed", scenario(2), scenario(3)],
  ["a deleted scenario", scenario(0, 99999), scenario(3, 99999)],
  ["two menus", menu(0), menu(10, 602)],
  ["a menu and any", menu(0), menu(2, null)],
  ["not this menu, and any", menu(10), menu(2, null)],
  ["not this menu, and none", menu(10), menu(12, null)],
  ["a deleted menu and none", menu(0, 99999), menu(12, null)],
  ["two forms", form(0), { ...form(10), form_id: 1302 }],
  ["a form answered in a time", form(0, { use_date: 1, date_from: "2026-01-01" }), form(10)],
  ["a form not answered in a time", form(0), form(10, { use_date: true, date_from: "2026-01-01" })],
  ["common information, at least and below more", common(11, 5), common(14, 10)],
  ["common information, at least and at most the same", common(11, 10), common(13, 10)],
  // With the codes of linked data these were "at least 10" and "below 5".
  ["common information has a table of its own", common(10, 10), common(13, 15)],
  ["two kinds of common information", common(10, 5), common(10, 6, 902)],
  ["common information, figures not typed", common(10, ""), common(10, 6)],
  ["common information, what is no figure", common(10, "<b>"), common(10, 6)],
  ["common information with a separator", common(10, "1,000"), common(14, 10)],
  ["deleted common information", common(10, 5, 99999), common(10, 6, 99999)],
  ["registered on a day of both", days(30, "2026-01-01", "2026-01-31"), days(30, "2026-01-31", null)],
  ["registered then and last reacted later", days(30, null, "2026-01-31"), days(106, "2026-02-01", null)],
  ["a range that ends earlier", days(30, "2026-12-31", "2026-01-01"), days(30, "2025-01-01", "2025-12-31")],
  ["a day that does not exist", days(30, "2026-02-30", null), days(30, null, "2026-01-01")],
  ["other texts not exactly", variable(0, "A"), variable(4, "B")],
  ["a text, and a longer one not contained", variable(1, "B"), variable(5, "ABC")],
  ["contained twice", variable(1, "A"), variable(1, "B")],
  ["excluded or not registered", variable(4, "A"), variable(2)],
  ["partly excluded and not registered", variable(5, "A"), variable(2)],
  ["the same text in another case", variable(0, "abc"), variable(0, "ABC")],
  ["exactly a text that contains the other in another case", variable(0, "abc"), variable(1, "B")],
  ["blank queries", variable(0, " "), variable(0, "A")],
  ["two variables", variable(0, "A"), variable(0, "B", 205)],
  ["a variable of unknown type", variable(0, "A", 777), variable(0, "B", 777)],
  ["a deleted variable", variable(3, "", 99999), variable(2, "", 99999)],
  ["a figure at least and below more", figure(10, "5"), figure(13, "10")],
  ["a figure at least and at most the same", figure(10, "10"), figure(12, "10")],
  ["the same figure written otherwise", figure(0, "1"), figure(0, "1.0")],
  ["a figure that may have more digits", figure(0, "1"), figure(1, "0")],
  ["a figure that may have fewer digits", figure(0, "1.0"), figure(5, "0")],
  ["text that is no figure", figure(10, "多い"), figure(13, "5")],
  ["a figure by its digits and text", variable(0, "A"), variable(10, "5")],
  ["sizes of a selection", choice(10, "9"), choice(13, "5")],
  ["a choice by its id and by its name", choice(0, "2041"), choice(0, "ゴールド")],
  ["a choice whose name is another's id", choice(0, "2042"), choice(0, "2043")],
  ["a day of the year", on(2026, 5, 1), on(2026, 5, null)],
  ["a day and its month", on(2026, 5, 1), on(null, 5, null)],
  ["a year and a month", on(2026, null, null), on(null, 6, null)],
  ["a day and today", on(2025, 5, 1), today],
  ["a day and today beside a day kept from before", on(2025, 5, 1), { ...today, ...on(2026, 5, 1) }],
  ["ranges that meet", between([2026, 1, 1], [2026, 6, 30]), between([2026, 6, 30], [2026, 12, 31])],
  ["ranges over the turn of the year", between([null, 12, 20], [null, 1, 10]), on(null, 1, null)],
  ["a range that ends earlier than it begins", between([2026, 7, 1], [2026, 6, 1]), on(2026, 6, 15)],
  ["a range with other parts at its ends", between([2026, 7, 1], [null, 8, 1]), on(2025, null, null)],
  ["dates of two variables", on(2026, 5, 1), { ...on(2026, 5, 2), var_id: 207 }],
  ["a date that does not exist", on(2026, 2, 30), variable(2, "", 203)],
  ["a date that is not entered", on(null, null, null), variable(2, "", 203)],
  ["a period that cannot be read", elapsed("少し"), variable(2, "", 203)],
  ["nothing chosen", tag(0), tag(2)],
  ["a year that is being typed", days(30, "0202-01-01", "2026-01-31"), days(30, null, "0020-01-31")],
  ["two reminders", reminder(0), reminder(10, { episode_id: 702 })],
  ["a reminder, not set now and ever set", reminder(10), reminder(1)],
  [
    "a reminder, set with a goal in a time",
    reminder(0, { use_date: 1, origin_from: "2026-12-01" }),
    reminder(10),
  ],
  [
    "a reminder, not set with a goal on a day",
    reminder(0),
    reminder(10, { use_date: 2, origin_date: "2026-12-01" }),
  ],
  ["a deleted reminder", reminder(0, { episode_id: 99999 }), reminder(10, { episode_id: 99999 })],
  ["an event reserved, and everything except canceled", slot(1), slot(12)],
  ["an event reserved and canceled", slot(1), slot(2)],
  ["two events", slot(1), slot(11, 802)],
  ["a folder of events and one of them", slots(1, 801), slot(11)],
  ["two phases", phase(5), phase(10, 1002)],
  ["no phase chosen", phase(5, null), phase(10, null)],
  ["linked data of two keys", linked(0, "A"), linked(4, "A", { key: "order.category" })],
  ["linked data of two events", linked(0, "A"), linked(4, "A", { event: "member.joined" })],
  [
    "a date of linked data written in two ways",
    linked(0, "12/24", { format: 3 }),
    linked(0, "15:00", { format: 9 }),
  ],
  ["linked data without an event", linked(0, "A", { event: null }), linked(4, "A", { event: null })],
  ["linked data at least and below more", linked(10, "5"), linked(13, "10")],
  // With the codes of common information these were "equal to 10" and "below 15".
  ["linked data has a table of its own", linked(10, "10"), linked(11, "15")],
  ["a list of linked data, two texts exactly", linked(0, "A", items), linked(0, "B", items)],
  ["a list of linked data, at least and below", linked(10, "10", items), linked(13, "5", items)],
  ["no scenario chosen", scenario(0, null), scenario(3, null)],
  ["no menu chosen", menu(0, ""), menu(10, "")],
];

test.each(never)("never together: %s", (_, one, another) => {
  expect(warningsOf([one, another], known)).toContain("contradiction r1 r0");
  expect(warningsOf([another, one], known)).toContain("contradiction r1 r0");
});

test.each(possible)("not certain: %s", (_, one, another) => {
  const found = [warningsOf([one, another], known), warningsOf([another, one], known)].flat();
  expect(found.filter((each) => each.startsWith("contradiction"))).toEqual([]);
});

test.each(never)("makes an or-panel impossible: %s", (_, one, another) => {
  expect(warningsOf([one, orPanel(another)], known)).toContain("impossible-branches r1 r0");
});

test.each(possible)("leaves an or-panel possible: %s", (_, one, another) => {
  const found = warningsOf([one, orPanel(another)], known);
  expect(found.filter((each) => each.startsWith("impossible"))).toEqual([]);
});

test.each([...never, ...possible])("both of one or-panel may be: %s", (_, one, another) => {
  const found = warningsOf([orPanel(one, another)], known);
  expect(found.filter((each) => /contradiction|impossible/.test(each))).toEqual([]);
});
