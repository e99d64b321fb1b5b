import * as v from "valibot";
import { loadPlainListEndpoint } from "../plain-lists.js";
import * as resources from "../resources.js";
import * as variables from "../variables.js";
import { calledBy, type DescribedCall } from "./call.js";
import { bitsAsBooleans, numbersAsTexts } from "./deviations.js";
import { everyFailure, failureTexts } from "./failures.js";
import { bit, count, id, noId, noText, text, whole } from "./fields.js";
import { filterElements } from "./filters.js";

/* Lists to choose from, and new items in them (rules: picker-items, picker-new-item-sent). */

/** The kinds of `item-picker`, and the response marks, which conditions and effects choose from. */
const kind = v.picklist([
  "salon",
  "tag",
  "egg",
  "varia",
  "scenario",
  "site",
  "funnel",
  "reaction",
  "form",
  "tracker",
  "richmenu",
  "episode",
  "landing",
  "action",
  "slot",
  "operator_role",
  "common_vars",
  "journey_tag",
  "response_mark",
]);

const byId = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.record(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)), entry);

/** `writable` 0: this operator may not use it. `unique` is a flag, and of forms and common information the code of placeholders. */
const item = v.looseObject({
  id,
  name: text,
  group_id: noId,
  favorite: bit,
  super: v.optional(bit),
  noact: v.optional(bit),
  writable: v.optional(bit),
  type: v.optional(whole),
  type_name: v.optional(text),
  generation: v.optional(whole),
  unique: v.optional(v.union([bit, text])),
  fresh: v.optional(bit),
  is_lmp: v.optional(bit),
  badge: v.optional(v.looseObject({ text, color_class: v.optional(text) })),
  color: v.optional(noText),
  has_menu: v.optional(bit),
  event_menus: v.optional(v.array(v.looseObject({ id, name: text, price: v.optional(count) }))),
});
const group = v.looseObject({ id, name: text, item_count: count, unique: v.optional(bit) });
const list = v.looseObject({
  items: byId(item),
  groups: byId(group),
  ids: v.array(id),
  group_ids: v.array(id),
  meta: v.looseObject({ group_default_id: v.optional(id) }),
});

/** All that show lists of items. */
const pickerElements = [
  "action-editor",
  "friend-list",
  "funnel-editor",
  "item-picker",
  "message-editor",
  "message-timeline",
  "friend-editor",
  "form-field-editor",
  "notification-editor",
  "episode-editor",
  "journey-list",
  "open-api-console",
  "salon-settings",
] as const;

/** Those where items can be made. */
const addingElements = pickerElements.filter((tag) => tag !== "message-editor" && tag !== "message-timeline");

/** Those with friend information of the select type. */
const choiceElements = addingElements.filter((tag) => tag !== "item-picker");

const notThere = failureTexts(
  everyFailure,
  "Where the list is opened it says that the choices could not be loaded, with a button that asks again; what was chosen stays, and nothing is said to be deleted.",
);

const plain = {
  elements: filterElements,
  failures: notThere,
} as const satisfies Partial<DescribedCall>;
const plainList = (id: string, path: string) => calledBy(id, { ...loadPlainListEndpoint, path });
const mayBeBare = [
  "The list itself, without `data`.",
  numbersAsTexts,
  "Rows that are deleted: they are left out.",
];

export const pickerDescriptions: readonly DescribedCall[] = [
  {
    ...calledBy("loadResource", resources.loadResourceEndpoint),
    parameters: { kind },
    answer: {
      status: 200,
      body: list,
      may: [
        "The same under `data`.",
        numbersAsTexts,
        "Empty lists for empty maps.",
        "Without `groups`, `group_ids` and `meta`; `group_ids` give their order.",
        "Ids without an item, and items that `ids` do not name: they are left out.",
        bitsAsBooleans,
      ],
    },
    elements: pickerElements,
    when: "Once a page for each kind, when something of it is shown or a list is opened, and again where a list is opened that is older than five minutes.",
    failures: {
      ...notThere,
      "403":
        "Of `common_vars` it counts as an empty list. Else it says where the list is opened that the choices could not be loaded, with a button that asks again; what was chosen stays.",
    },
  },
  {
    ...calledBy("addItem", resources.addItemEndpoint),
    parameters: { kind },
    body: {
      json: v.looseObject({
        name: v.pipe(text, v.minLength(1)),
        group_id: count,
        type: v.optional(whole),
      }),
    },
    answer: {
      status: 201,
      body: v.looseObject({ item }),
      may: ["The item itself, or under `data`.", "Of it only the `id`, also as a text."],
    },
    elements: addingElements,
    when: "When the operator adds an item in an open list; `group_id` is 0 where no folder is meant, and `type` is there where items have one.",
    failures: failureTexts(
      everyFailure,
      "Above the list it says that the item could not be added, with a button that tries again; nothing is chosen by it.",
    ),
  },
  {
    ...calledBy("loadChoices", variables.loadChoicesEndpoint),
    answer: {
      status: 200,
      body: v.array(v.looseObject({ id, value: text, color: noText })),
      may: ["The list under `data`.", numbersAsTexts, "Rows without `value` or `color`."],
    },
    elements: choiceElements,
    when: "Once a page for each friend information of the select type, when a choice of it is shown or offered.",
    failures: failureTexts(
      everyFailure,
      "At the field it says that the choices could not be loaded, with a way to ask again; what was chosen stays.",
    ),
  },
  {
    ...plain,
    ...plainList("loadResourcesOfAllSalons", "/api/salon/resources"),
    answer: {
      status: 200,
      data: v.array(v.looseObject({ id, salon_id: id, name: text, deleted: v.optional(v.boolean()) })),
      may: mayBeBare,
    },
    when: "Once a page, when a condition of calendar reservations asks for persons in charge.",
  },
  {
    ...plain,
    ...plainList("loadCoursesOfAllSalons", "/api/salon/courses"),
    answer: {
      status: 200,
      data: v.array(v.looseObject({ id, menuable_id: id, name: text, deleted: v.optional(v.boolean()) })),
      may: mayBeBare,
    },
    when: "Once a page, when a condition of calendar reservations asks for courses; `menuable_id` is the salon.",
  },
  {
    ...plain,
    ...plainList("loadReservationStatuses", "/api/salon/statuses"),
    answer: {
      status: 200,
      data: v.array(v.looseObject({ key: v.pipe(text, v.minLength(1)), name: text })),
      may: ["The list itself, without `data`."],
    },
    when: "Once a page, when a condition of calendar reservations asks for statuses.",
  },
];
