import fc from "fast-check";
import { itemsOf } from "../../../host/api/picker-items.js";
import { courses, salonResources } from "../../../host/api/reservations.js";
import type { AudienceFriend } from "../../../host/audience/friends.js";
import type { Resource, Store } from "../../../host/store.js";

/** Ids of nothing: 2⁵³ is the first that JavaScript cannot count on from. */
const nowhere = [999_999, 2 ** 53];

/** Text that SQL, LIKE, folding and numbers each have a rule of their own for. */
const hostile = [
  "",
  " ",
  "　",
  "%",
  "_",
  "'",
  '"',
  "\\",
  "; --",
  "\ud83c",
  "\u0000",
  "a\u0000b",
  "ß",
  "SS",
  "İ",
  "Σ",
  "ﬁ",
  "㍻",
  "か\u3099",
  "null",
  "NaN",
  "Infinity",
  "0x10",
  "1e3",
  "1e400",
  " 12 ",
  "+5",
  "-0",
  ".5",
  "5.",
  "１２",
  "1_000",
  "010",
];

/** What random conditions are made of: what the friends and the account have, and what they do not have. */
export type Pools = ReturnType<typeof poolsOf>;

/** Draws from the texts, days and ids of these friends, so that conditions meet some and stop right at others. */
export function poolsOf(friends: readonly AudienceFriend[], store: Store) {
  const texts = (of: (friend: AudienceFriend) => string[]) => fragment([...new Set(friends.flatMap(of))]);
  const days = [
    ...new Set(
      friends.flatMap((friend) => [
        friend.registered_on,
        ...friend.landings.map(({ at }) => at.slice(0, 10)),
        ...friend.reminders.map(({ origin_date }) => origin_date),
        ...friend.reservations.map(({ date }) => date),
        ...friend.forms.map(({ answered_on }) => answered_on),
      ]),
    ),
  ];
  const ids = (resource: Resource<unknown>) => store.list(resource).map(({ id }) => id);
  const valuesOf = ({ variables, external_values }: AudienceFriend) => [
    ...variables.flatMap(({ value, label }) => [value, label ?? value]),
    ...external_values.map(({ value }) => value),
  ];
  return {
    names: texts(({ name, short_name, nickname }) => [name, short_name, nickname]),
    memos: texts(({ memos }) => memos),
    statuses: texts(({ status_message }) => [status_message]),
    addresses: texts(({ mail }) => [mail.address]),
    values: texts(valuesOf),
    metas: fc.constantFrom(
      ...new Set(friends.flatMap(({ landings }) => landings.flatMap(({ m1, m2, m3 }) => [m1, m2, m3]))),
      "Tokyo",
      "'",
    ),
    day: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...days) },
      { weight: 1, arbitrary: fc.constantFrom("0001-01-01", "2024-02-29", "2026-11-21", "9999-12-31") },
    ),
    tag: fc.constantFrom(...ids(itemsOf("tag")), ...nowhere),
    mark: fc.constantFrom(0, ...ids(itemsOf("response_mark")), ...nowhere),
    variable: fc.constantFrom(...ids(itemsOf("varia")), ...nowhere),
    scenario: fc.constantFrom(...ids(itemsOf("scenario")), ...nowhere),
    slot: fc.constantFrom(...ids(itemsOf("slot")), ...nowhere),
    salon: fc.constantFrom(...ids(itemsOf("salon")), ...nowhere),
    resource: fc.constantFrom(...ids(salonResources), ...nowhere),
    course: fc.constantFrom(...ids(courses), ...nowhere),
    common: fc.constantFrom(901, 902, 903, ...nowhere),
    tracker: fc.constantFrom(...ids(itemsOf("tracker")), ...nowhere),
    landing: fc.constantFrom(...ids(itemsOf("landing")), ...nowhere),
    reminder: fc.constantFrom(...ids(itemsOf("episode")), ...nowhere),
    menu: fc.constantFrom(...ids(itemsOf("richmenu")), ...nowhere),
    form: fc.constantFrom(...ids(itemsOf("form")), ...nowhere),
    phase: fc.constantFrom(...ids(itemsOf("journey_tag")), ...nowhere),
  };
}

/** A text, a piece of one that may split a character in two, the same in other letters, or something hostile. */
function fragment(texts: readonly string[]): fc.Arbitrary<string> {
  const whole = fc.constantFrom(...texts);
  const piece = fc.tuple(whole, fc.nat(20), fc.integer({ min: 1, max: 4 })).map(([text, start, length]) => {
    const from = start % (text.length + 1);
    return text.slice(from, from + length);
  });
  const respelled = fc
    .tuple(whole, fc.constantFrom("upper", "lower", "NFKC", "NFD", "padded"))
    .map(([text, how]) => {
      if (how === "upper") return text.toUpperCase();
      if (how === "lower") return text.toLowerCase();
      return how === "padded" ? `　${text} ` : text.normalize(how);
    });
  return fc.oneof(
    { weight: 2, arbitrary: whole },
    { weight: 4, arbitrary: piece },
    { weight: 2, arbitrary: respelled },
    { weight: 2, arbitrary: fc.constantFrom(...hostile) },
  );
}
