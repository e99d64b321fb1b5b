import fc from "fast-check";
import { reservationStatuses } from "../../../host/api/reservation-statuses.js";
import { anyDateFields } from "./any-date-fields.js";
import type { Pools } from "./any-values.js";
import type { BrokenCondition, Condition, OrPanel, PlainCondition, Selection } from "./condition.js";

const flag = fc.constantFrom(0 as const, 1 as const);
const several = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);
const valueCodes = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13] as const;
const time = fc.constantFrom("00:00", "09:00", "10:00", "12:34", "18:30", "23:59");

/** Now and then nothing is chosen. */
const half = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 6 });
const few = <T>(value: fc.Arbitrary<T>) => fc.array(value, { maxLength: 3 });

/** A condition of every type with every code, filled in whole, in part or not at all. */
export function anyCondition(pools: Pools): fc.Arbitrary<Condition> {
  const byType = plainConditions(pools);
  // Calendars and variables have the most that can go together.
  const plain = fc.oneof(...Object.values(byType), byType[67], byType[67], byType[75], byType[75]);
  const broken: fc.Arbitrary<BrokenCondition> = fc.constant({ type: -1, reason: "" });
  const panel: fc.Arbitrary<OrPanel> = fc.record({
    type: fc.constant(120),
    effects: fc.array(fc.oneof({ weight: 9, arbitrary: plain }, { weight: 1, arbitrary: broken }), {
      maxLength: 4,
    }),
  });
  return fc.oneof(
    { weight: 22, arbitrary: plain },
    { weight: 3, arbitrary: panel },
    { weight: 1, arbitrary: broken },
  );
}

type Of<Type> = Extract<PlainCondition, { type: Type }>;

function plainConditions(pools: Pools): { [Type in PlainCondition["type"]]: fc.Arbitrary<Of<Type>> } {
  const { day } = pools;
  const days = { date_from: half(day), date_to: half(day) };
  return {
    11: fc.record({
      type: fc.constant(11),
      names: few(pools.names),
      use_name: flag,
      use_short_name: flag,
      use_nickname: flag,
    }),
    20: fc.record({ type: fc.constant(20), memos: few(pools.memos) }),
    25: fc.record({ type: fc.constant(25), status: pools.statuses }),
    30: fc.record({ type: fc.constant(30), ...days }),
    106: fc.record({ type: fc.constant(106), ...days }),
    50: fc.record({ type: fc.constant(50), notify: few(pools.mark) }),
    60: fc.record({
      type: fc.constant(60),
      use_group: flag,
      tag_ids: few(pools.tag),
      tag_group_id: half(fc.constantFrom(11, 12, 14, 16, 999_999)),
      tag_or: several,
    }),
    75: anyVariableCondition(pools),
    41: fc.record({
      type: fc.constant(41),
      group_id: half(pools.scenario),
      match: fc.constantFrom(0, 2, 3, 4, 5),
      date: fc.constantFrom(0, 1, 2, 5, 7, 8),
    }),
    65: fc.record({
      type: fc.constant(65),
      use_group: flag,
      event_slot_id: half(pools.slot),
      event_slot_group_id: half(fc.constantFrom(81, 82, 83)),
      match: fc.constantFrom(1, 2, 3, 4, 11, 12, 13, 14),
    }),
    67: anyCalendarCondition(pools),
    77: fc.record({
      type: fc.constant(77),
      common_var_id: half(pools.common),
      match: fc.constantFrom(10, 11, 12, 13, 14),
      query: half(fc.constantFrom(-1, 0, 35.999, 36, 36.001, 214, 9_999_999_999.999)),
    }),
    80: fc.record({ type: fc.constant(80), tracker_ids: few(pools.tracker), tracker_or: several }),
    85: fc.record({
      type: fc.constant(85),
      landing_ids: few(pools.landing),
      landing_or: several,
      use_date: fc.constantFrom(0, 1, 2),
      ...days,
      time_from: half(time),
      time_to: half(time),
    }),
    86: fc.record(
      {
        type: fc.constant(86),
        landing_id: half(pools.landing),
        use_meta_query: flag,
        meta_query: fc.record({ m1: few(pools.metas), m2: few(pools.metas), m3: few(pools.metas) }),
      },
      { requiredKeys: ["type", "landing_id", "use_meta_query"] },
    ),
    90: fc.record({
      type: fc.constant(90),
      episode_id: half(pools.reminder),
      match: fc.constantFrom(0, 1, 10, 11),
      use_date: fc.constantFrom(0, 1, 2),
      origin_from: half(day),
      origin_to: half(day),
      origin_date: half(day),
      origin_time: half(time),
    }),
    93: fc.record({
      type: fc.constant(93),
      richmenu_id: half(pools.menu),
      match: fc.constantFrom(0, 2, 10, 12),
    }),
    95: fc.record({
      type: fc.constant(95),
      form_id: half(pools.form),
      match: fc.constantFrom(0, 10),
      use_date: flag,
      ...days,
    }),
    15: fc.record({
      type: fc.constant(15),
      qs: few(pools.addresses),
      mail_status: fc.constantFrom(0, 1, 2, 3, 4, 5),
    }),
    110: fc.record({
      type: fc.constant(110),
      has_response: fc.constantFrom(0, 1, 10, 11, 12),
      has_type: fc.constantFrom(0, 1, 2, 11, 12),
    }),
    70: fc.record({
      type: fc.constant(70),
      journey_id: half(fc.constantFrom(1401, 1402, 1404)),
      journey_tag_id: half(pools.phase),
      condition: fc.constantFrom(5, 10),
    }),
    115: fc.record({
      type: fc.constant(115),
      match: fc.constantFrom(...valueCodes),
      query: pools.values,
      context: fc.record({
        category: fc.constant("open_api"),
        event: fc.oneof(
          { weight: 8, arbitrary: fc.constant("order.created") },
          { weight: 1, arbitrary: fc.constantFrom(null, "", "order") },
        ),
        event_label: fc.constant(null),
        key: fc.oneof(
          {
            weight: 8,
            arbitrary: fc.constantFrom("order.category", "order.total", "order.items", "order.member_code"),
          },
          { weight: 1, arbitrary: fc.constantFrom(null, "", "order") },
        ),
        key_label: fc.constant(null),
        format: fc.constantFrom(null, 1),
      }),
    }),
  };
}

function anyVariableCondition({ variable, values }: Pools): fc.Arbitrary<Of<75>> {
  const type = fc.constant(75 as const);
  const aboutText = fc.record({
    type,
    var_id: half(variable),
    match: fc.constantFrom(...valueCodes),
    query: values,
  });
  const aboutDays = fc
    .tuple(
      fc.record({
        type,
        var_id: half(fc.constantFrom(203, 203, 209, 201)),
        match: fc.constantFrom(20 as const, 30 as const, 31 as const),
        query: values,
      }),
      anyDateFields,
    )
    .map(([fields, dates]) => ({ ...fields, ...dates }));
  return fc.oneof(aboutText, aboutDays);
}

function anyCalendarCondition(pools: Pools): fc.Arbitrary<Of<67>> {
  const selection = (id: fc.Arbitrary<number>): fc.Arbitrary<Selection> =>
    fc.record({
      use: fc.boolean(),
      dynamic: fc.boolean(),
      with_past: fc.boolean(),
      invert: fc.boolean(),
      selected: few(id),
    });
  return fc
    .record({
      type: fc.constant(67 as const),
      salonIds: few(pools.salon),
      matchType: fc.constantFrom("some" as const, "all" as const),
      reservationPhase: fc.constantFrom(
        "reserved" as const,
        "notReserved" as const,
        "neverReserved" as const,
      ),
      timeRange: fc.record({
        use: fc.boolean(),
        invert: fc.boolean(),
        selected: fc.record({ from: half(pools.day), to: half(pools.day) }),
      }),
      resource: selection(pools.resource),
      course: selection(pools.course),
      status: fc.record({
        use: fc.boolean(),
        invert: fc.boolean(),
        selected: few(fc.constantFrom(...reservationStatuses)),
      }),
    })
    .map((condition) => ({ ...condition, isReserved: condition.reservationPhase === "reserved" }));
}
