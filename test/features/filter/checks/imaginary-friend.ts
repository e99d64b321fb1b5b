import * as fc from "fast-check";
import type { PlainObject } from "../../../../src/lib/plain-data.js";

/** Somebody of whom everything is known that the judged conditions ask, few of each so that conditions meet often. */
export interface ImaginaryFriend {
  tags: number[];
  trackers: number[];
  landings: { id: number; day: string }[];
  scenarios: { id: number; state: "subscribed" | "finished" | "stopped"; sentDay: number | null }[];
  reminders: { id: number; current: boolean; goal: string }[];
  menu: number | null;
  forms: { id: number; day: string }[];
  slots: { id: number; status: number }[];
  phases: number[];
  registered: string;
  reacted: string | null;
  /** The account's, by id. */
  common: { 1: number; 2: number };
  /** By variable: a text, a figure, a date, a choice. */
  variables: { 201: string | null; 202: string | null; 203: string | null; 204: string | null };
  /** By key: one total, several items. */
  linked: { total: string[]; items: string[] };
}

const today = "2026-05-15";
/** Tags by folder; one has none. */
const folders: Readonly<Record<number, readonly number[]>> = { 11: [1, 2], 12: [] };
/** Choices by id. The name of the third is the id of the first. */
export const choiceNames: Readonly<Record<string, string>> = { 1: "A", 2: "B", 3: "1" };

const ids = [1, 2, 3];
const days = ["2025-12-31", "2026-01-01", "2026-01-15", "2026-05-15", "2026-12-24"];
const texts = ["A", "B", "AB", "a", "1", "2"];
const figures = ["1", "1.0", "2", "3"];

const day = fc.constantFrom(...days);
const id = fc.constantFrom(...ids);
const some = fc.subarray(ids);
const chosen = fc.subarray(ids, { minLength: 1 });
const or = fc.constantFrom(0, 1, 2, 3);
const perhaps = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const listOf = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { maxLength: 3 });

export const anyFriend: fc.Arbitrary<ImaginaryFriend> = fc.record({
  tags: some,
  trackers: some,
  landings: listOf(fc.record({ id, day })),
  scenarios: fc.uniqueArray(
    fc.record({
      id,
      state: fc.constantFrom("subscribed", "finished", "stopped"),
      sentDay: perhaps(fc.nat(3)),
    }),
    { selector: (each) => each.id, maxLength: 3 },
  ),
  reminders: listOf(fc.record({ id, current: fc.boolean(), goal: day })),
  menu: perhaps(id),
  forms: listOf(fc.record({ id, day })),
  slots: listOf(fc.record({ id, status: fc.constantFrom(1, 2, 3, 4) })),
  phases: some,
  registered: day,
  reacted: perhaps(day),
  common: fc.record({ 1: fc.constantFrom(0, 1, 1.5, 2, 3), 2: fc.constantFrom(0, 1, 1.5, 2, 3) }),
  variables: fc.record({
    201: perhaps(fc.constantFrom(...texts)),
    202: perhaps(fc.constantFrom(...figures)),
    203: perhaps(day),
    204: perhaps(fc.constantFrom(...Object.keys(choiceNames))),
  }),
  linked: fc.record({
    total: fc.subarray(figures, { maxLength: 1 }),
    items: fc.subarray([...texts, ...figures]),
  }),
});

const range = fc.record({ date_from: perhaps(day), date_to: perhaps(day) });
const partsOfDay = fc.constantFrom("year", "month", "day", "year month", "month day", "year month day");
const allMatches = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13];

/** Any condition of the kinds that are judged, with everything that makes them uncertain. */
export const anyCondition: fc.Arbitrary<PlainObject> = fc.oneof(
  fc.record({ type: fc.constant(60), use_group: fc.constant(0), tag_ids: chosen, tag_or: or }),
  fc.record({
    type: fc.constant(60),
    use_group: fc.constant(1),
    tag_ids: some,
    tag_group_id: fc.constantFrom(11, 12),
    tag_or: or,
  }),
  fc.record({ type: fc.constant(80), tracker_ids: chosen, tracker_or: or }),
  fc
    .tuple(
      range,
      fc.record({ type: fc.constant(85), landing_ids: chosen, landing_or: or, use_date: fc.nat(1) }),
    )
    .map(joined),
  fc.record({ type: fc.constant(41), group_id: id, match: fc.constantFrom(0, 2, 3, 4, 5), date: fc.nat(3) }),
  fc.record({
    type: fc.constant(90),
    episode_id: id,
    match: fc.constantFrom(0, 1, 10, 11),
    use_date: fc.nat(1),
    origin_from: perhaps(day),
    origin_to: perhaps(day),
  }),
  fc.record({ type: fc.constant(93), richmenu_id: id, match: fc.constantFrom(0, 2, 10, 12) }),
  fc
    .tuple(
      range,
      fc.record({ type: fc.constant(95), form_id: id, match: fc.constantFrom(0, 10), use_date: fc.nat(1) }),
    )
    .map(joined),
  fc.record({
    type: fc.constant(65),
    event_slot_id: id,
    match: fc.constantFrom(1, 2, 3, 4, 11, 12, 13, 14),
  }),
  fc.record({ type: fc.constant(70), journey_id: id, journey_tag_id: id, condition: fc.constantFrom(5, 10) }),
  fc.record({
    type: fc.constant(77),
    common_var_id: fc.constantFrom(1, 2),
    match: fc.constantFrom(10, 11, 12, 13, 14),
    query: fc.constantFrom(1, 1.5, 2, 3),
  }),
  range.map((each) => ({ type: 30, ...each })),
  range.map((each) => ({ type: 106, ...each })),
  // Only what is a number is compared by its size.
  fc
    .constantFrom([201, [0, 1, 2, 3, 4, 5]], [202, allMatches], [204, [0, 1, 2, 3, 4, 5]])
    .chain(([var_id, matches]) =>
      fc.record({
        type: fc.constant(75),
        var_id: fc.constant(var_id as number),
        match: fc.constantFrom(...(matches as number[])),
        query: fc.constantFrom(...texts, ...figures),
      }),
    ),
  fc
    .record({ mode: fc.constantFrom("day", "range", "today"), parts: partsOfDay, from: day, to: day })
    .map(dateSearch),
  fc.record({
    type: fc.constant(75),
    var_id: fc.constant(203),
    match: fc.constantFrom(2, 3, 30),
    query: fc.constant(""),
    elapsed_period_from: perhaps(fc.constantFrom(0, 30)),
    elapsed_period_to: fc.constantFrom(30, 400),
    elapsed_period_scale: fc.constant("day"),
  }),
  fc.record({
    type: fc.constant(115),
    match: fc.constantFrom(...allMatches),
    query: fc.constantFrom(...texts, ...figures),
    context: fc.record({ event: fc.constant("order"), key: fc.constantFrom("total", "items") }),
  }),
);

function joined([one, another]: [PlainObject, PlainObject]): PlainObject {
  return { ...one, ...another };
}

function dateSearch(search: { mode: string; parts: string; from: string; to: string }): PlainObject {
  const condition = { type: 75, var_id: 203, match: 20, query: "" };
  if (search.mode === "today") return { ...condition, use_current_date: 1, search_type: "date" };
  const stored = (name: string, text: string) =>
    Object.fromEntries(
      ["year", "month", "day"].map((part, at) => [
        `${part}_${name}`,
        search.parts.includes(part) ? Number(text.split("-")[at]) : null,
      ]),
    );
  if (search.mode === "day") return { ...condition, ...stored("from", search.from) };
  return { ...condition, range_search: 1, ...stored("from", search.from), ...stored("to", search.to) };
}

/** Whether the friend meets a condition, by test/host/audience/README.md and independent of what is tested here. */
export function meets(friend: ImaginaryFriend, condition: PlainObject): boolean {
  return meanings[condition.type as number]?.(friend, condition as Asked) ?? true;
}

// biome-ignore lint/suspicious/noExplicitAny: the fields of all kinds of conditions.
type Asked = Record<string, any>;

const meanings: Readonly<Record<number, (friend: ImaginaryFriend, asked: Asked) => boolean>> = {
  60: ({ tags }, { use_group, tag_ids, tag_group_id, tag_or }) =>
    meetsSeveral(tag_or, use_group === 1 ? (folders[tag_group_id] ?? []) : tag_ids, tags),
  80: ({ trackers }, { tracker_ids, tracker_or }) => meetsSeveral(tracker_or, tracker_ids, trackers),
  85: ({ landings }, { landing_ids, landing_or, use_date, ...rest }) => {
    const counts = landing_or < 2 && use_date === 1;
    const arrived = landings.filter((each) => !counts || isWithin(each.day, rest.date_from, rest.date_to));
    return meetsSeveral(
      landing_or,
      landing_ids,
      arrived.map((each) => each.id),
    );
  },
  41: ({ scenarios }, { group_id, match, date }) => {
    const own = scenarios.find((each) => each.id === group_id);
    const [subscribed, finished] = [own?.state === "subscribed", own?.state === "finished"];
    if (match === 2) return (own?.sentDay ?? -1) >= date;
    return { 0: subscribed, 3: !subscribed, 4: finished, 5: !finished }[match as 0 | 3 | 4 | 5];
  },
  90: ({ reminders }, { episode_id, match, use_date, origin_from, origin_to }) => {
    const has = reminders.some(
      ({ id, current, goal }) =>
        id === episode_id &&
        (current || match % 10 === 1) &&
        (use_date === 0 || isWithin(goal, origin_from, origin_to)),
    );
    return match < 10 ? has : !has;
  },
  93: ({ menu }, { richmenu_id, match }) =>
    ({ 0: menu === richmenu_id, 10: menu !== richmenu_id, 2: menu !== null, 12: menu === null })[
      match as 0 | 2 | 10 | 12
    ],
  95: ({ forms }, { form_id, match, use_date, date_from, date_to }) => {
    const answered = forms.some(
      (each) => each.id === form_id && (use_date === 0 || isWithin(each.day, date_from, date_to)),
    );
    return match === 0 ? answered : !answered;
  },
  65: ({ slots }, { event_slot_id, match }) => {
    const has = slots.some((each) => each.id === event_slot_id && each.status === match % 10);
    return match < 10 ? has : !has;
  },
  70: ({ phases }, { journey_tag_id, condition }) => phases.includes(journey_tag_id) === (condition === 5),
  77: ({ common }, { common_var_id, match, query }) => {
    const figure = common[common_var_id as 1 | 2];
    return [figure === query, figure >= query, figure > query, figure <= query, figure < query][
      match - 10
    ] as boolean;
  },
  30: ({ registered }, { date_from, date_to }) => isWithin(registered, date_from, date_to),
  106: ({ reacted }, { date_from, date_to }) =>
    (date_from === null && date_to === null) || (reacted !== null && isWithin(reacted, date_from, date_to)),
  75: ({ variables }, asked) => {
    const value = variables[asked.var_id as keyof ImaginaryFriend["variables"]];
    if (asked.match === 20) return value !== null && isOn(value, asked);
    if (asked.match === 30) return value !== null && hasElapsed(value, asked);
    const name = asked.var_id === 204 && value !== null ? choiceNames[value] : undefined;
    return meetsValue(asked, [value, name].filter((text) => text != null) as string[]);
  },
  115: ({ linked }, asked) => meetsValue(asked, linked[asked.context.key as "total" | "items"]),
};

function meetsSeveral(or: number, wanted: readonly number[], own: readonly number[]): boolean {
  const any = wanted.some((each) => own.includes(each));
  const all = wanted.length > 0 && wanted.every((each) => own.includes(each));
  return [any, all, !any, !all][or] as boolean;
}

function isWithin(day: string, from: string | null, to: string | null): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}

function meetsValue({ match, query }: Asked, values: readonly string[]): boolean {
  const equals = values.includes(query);
  const contains = values.some((value) => value.includes(query));
  if (match < 10)
    return [equals, contains, values.length === 0, values.length > 0, !equals, !contains][match] as boolean;
  if (!Number.isFinite(Number(query))) return true;
  const compared = values.map(Number).filter(Number.isFinite);
  return compared.some(
    (figure) => [figure >= query, figure > query, figure <= query, figure < query][match - 10] as boolean,
  );
}

function isOn(day: string, asked: Asked): boolean {
  if (asked.use_current_date === 1) return day === today;
  const parts = ["year", "month", "day"];
  const given = parts.filter((part) => asked[`${part}_from`] !== null);
  const own = day.split("-").filter((_, at) => given.includes(parts[at] as string));
  const bound = (name: string) =>
    given.map((part) => String(asked[`${part}_${name}`]).padStart(part === "year" ? 4 : 2, "0")).join("-");
  const [value, from] = [own.join("-"), bound("from")];
  if (asked.range_search !== 1) return value === from;
  const to = bound("to");
  return from > to && !given.includes("year") ? value >= from || value <= to : value >= from && value <= to;
}

function hasElapsed(day: string, { elapsed_period_from, elapsed_period_to }: Asked): boolean {
  const elapsed = (Date.parse(today) - Date.parse(day)) / 86_400_000;
  return elapsed >= (elapsed_period_from ?? 0) && elapsed <= elapsed_period_to;
}
