import * as v from "valibot";
import type { Endpoint } from "../../lib/endpoint.js";
import * as salonItems from "../salon-items.js";
import { calledBy, type DescribedCall, type Schema } from "./call.js";
import { count, ids, ordered, text } from "./fields.js";
import {
  baseVersion,
  course,
  mayBeLoose,
  newCourse,
  newResource,
  salonResource,
  settingsFailures,
  unlinks,
} from "./salon-fields.js";

/* Courses and resources as they are set up, and which may not be booked together (rules: salon-item-saved-whole, course-resource-pairs). */

const each = { elements: ["salon-settings"], failures: settingsFailures } as const;

const staleWhole =
  'With `code: "stale"` what only others changed is taken over and the rest sent again by itself; what both changed is asked for, field by field. `current: null`: it says that it is deleted, and offers to add it anew. Otherwise each message is shown at its field.';
const staleField =
  'With `code: "stale"` it is sent again once where others have left this field alone; otherwise it asks which of the two is right. Other messages are shown at the field, and what was typed stays.';
const staleOrder =
  'With `code: "stale"` and `current_ids` the move is made again among these ids and sent once more; otherwise the order is put back and the messages are shown.';

export const salonItemDescriptions: readonly DescribedCall[] = [
  ...kindOf({
    path: "courses",
    name: "Course",
    one: "course",
    made: newCourse.entries,
    item: course,
    keys: ["name", "color", "is_public", "price", "duration_min"],
  }),
  ...kindOf({
    path: "resources",
    name: "SalonResource",
    one: "resource",
    made: newResource.entries,
    item: salonResource,
    keys: ["name", "color", "is_public", "fee"],
  }),
  {
    ...each,
    ...calledBy("loadUnlinks", salonItems.loadUnlinksEndpoint),
    answer: { status: 200, data: unlinks, may: mayBeLoose },
    when: "When the table of who does what is opened, right before it is saved, and for the check before online booking.",
  },
  {
    ...each,
    ...calledBy("replaceUnlinks", salonItems.replaceUnlinksEndpoint),
    body: { json: v.looseObject({ unlinks }) },
    answer: { status: 200, data: unlinks, may: mayBeLoose },
    when: "When that table is saved: all pairs that may not be booked together, also those of what is deleted.",
  },
];

/** Both kinds have calls of one shape. */
function kindOf(kind: {
  path: "courses" | "resources";
  name: string;
  one: string;
  made: v.ObjectEntries;
  item: Schema & { readonly entries: v.ObjectEntries };
  keys: readonly string[];
}): readonly DescribedCall[] {
  const { path, name, one, made, item, keys } = kind;
  const called = (by: string, endpoint: Endpoint & { readonly path: string }) =>
    calledBy(by, { ...endpoint, path: endpoint.path.replace("{kind}", path) });
  const isForcible = path === "resources";
  const inUse = isForcible
    ? 'With `code: "in_use"` it says how many reservations are to come (`future_reservation_count`), and offers to delete all the same, which sends `force=1`.'
    : 'With `code: "in_use"` it says how many reservations are to come and how many are over (`future_reservation_count`, `past_reservation_count`), and offers to hide it from customers instead.';
  return [
    {
      ...each,
      ...called(`create${name}`, salonItems.createItemEndpoint),
      body: { json: v.looseObject(made) },
      answer: { status: 201, data: item },
      when: `When a ${one} is added or copied; it stands last.`,
    },
    {
      ...each,
      ...called(`replace${name}`, salonItems.replaceItemEndpoint),
      body: { json: v.looseObject({ ...item.entries, ...baseVersion }) },
      answer: { status: 200, data: item },
      stale: true,
      when: `When the dialog of a ${one} is saved with something changed: the whole of it, keys that the element does not know too.`,
      failures: {
        ...settingsFailures,
        "404": "Its message is shown, and it offers to add it anew; what was typed stays.",
        "422": staleWhole,
      },
    },
    {
      ...each,
      ...called(`patch${name}`, salonItems.patchItemEndpoint),
      query: { attr: v.picklist(keys) },
      body: {
        json: v.looseObject({ value: v.nullable(v.union([text, count, v.boolean()])), ...baseVersion }),
      },
      answer: { status: 200, data: item },
      stale: true,
      when: `At each press of the switch of a ${one}, and for each field that is changed in the list: one call at a time for one ${one}.`,
      failures: { ...settingsFailures, "422": staleField },
    },
    {
      ...each,
      ...called(`delete${name}`, salonItems.deleteItemEndpoint),
      ...(isForcible && { query: { force: v.optional(v.literal(1)) } }),
      answer: { status: 204 },
      when: isForcible
        ? "When a resource is deleted, after a question; with `force=1` only once the reservations that are to come have been seen."
        : "When a course is deleted, after a question.",
      failures: { ...settingsFailures, "422": inUse },
    },
    {
      ...each,
      ...called(`sort${name}s`, salonItems.sortItemsEndpoint),
      body: { json: v.looseObject({ ids }) },
      answer: { status: 200, data: ordered, may: mayBeLoose },
      when: "After a move, 400 ms after the last of several, or when the page is left: every id that is not deleted.",
      failures: { ...settingsFailures, "422": staleOrder },
    },
  ];
}
