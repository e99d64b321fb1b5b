import type { SalonItem, SalonItemKind } from "../../src/api/salon-items.js";
import * as salonItems from "../../src/api/salon-items.js";
import type { PlainData, PlainObject } from "../../src/lib/plain-data.js";
import { type CallRow, sentBy } from "./call-row.js";

const { signal } = new AbortController();
const then = "2026-11-02T10:00:00+09:00";

const shared = {
  ...{ id: 41, salon_id: 1, name: "カット & 染め", order: 2, color: "#2971c6", description: "d" },
  ...{ is_public: true, deleted_at: null, updated_at: then, future: [1] },
};

/** As a server writes one of each. */
const wires: Readonly<Record<SalonItemKind, PlainObject>> = {
  courses: { ...shared, duration_min: 45, price: 5500 },
  resources: { ...shared, capacity: 2, fee: 550, icon_url: "/a.png" },
};

const reads: Readonly<Record<SalonItemKind, SalonItem>> = {
  courses: {
    ...{ id: 41, name: "カット & 染め", sortKey: 2, minutes: 45, price: 5500, capacity: null },
    ...{ color: "#2971c6", iconUrl: null, description: "d", isPublic: true, isDeleted: false },
    wire: wires.courses,
  },
  resources: {
    ...{ id: 41, name: "カット & 染め", sortKey: 2, minutes: null, price: 550, capacity: 2 },
    ...{ color: "#2971c6", iconUrl: "/a.png", description: "d", isPublic: true, isDeleted: false },
    wire: wires.resources,
  },
};

/** As other servers write one, and what is read of it. */
const odd = { id: "7", name: 5, order: "3", is_public: "1", color: null, deleted_at: "2026-11-20 10:00:00" };
const readOdd: SalonItem = {
  ...{ id: 7, name: "", sortKey: 3, minutes: null, price: null, capacity: null },
  ...{ color: "", iconUrl: null, description: "", isPublic: true, isDeleted: true },
  wire: odd,
};

const noItem = ["saved", 5, [], true, {}, { id: 0 }, { id: -41 }, { id: null }, { data: null }];
const noList = ["all", 5, true, {}, { id: 41 }, null, { data: null }];

const oneOf = (kind: SalonItemKind) =>
  ({
    understands: [wires[kind], odd],
    reads: [reads[kind], readOdd],
    refuses: noItem,
  }) satisfies Partial<CallRow>;

const patches: Readonly<Record<SalonItemKind, readonly (readonly [attr: string, value: PlainData])[]>> = {
  courses: [
    ["name", "カット & 染め"],
    ["color", "#008388"],
    ["is_public", false],
    ["price", null],
    ["duration_min", 60],
  ],
  resources: [
    ["name", "中村"],
    ["color", "#008388"],
    ["is_public", true],
    ["fee", 550],
  ],
};

/** What an operator says of a new one. */
const made: Readonly<Record<SalonItemKind, PlainObject>> = {
  courses: {
    ...{ name: "新規 & <b>", duration_min: 30, price: null, color: "#2971c6", description: "" },
    is_public: true,
  },
  resources: {
    ...{ name: "新規 & <b>", capacity: 1, fee: null, color: "#2971c6", icon_url: null, description: "" },
    is_public: true,
  },
};

const gone = {
  understands: [{}, "gone", { data: null }],
  refuses: [],
  understandsNothing: true,
} satisfies Partial<CallRow>;

const pairs = [
  { resource_id: 12, course_id: 41, future: 1 },
  { resource_id: "13", course_id: "42" },
];

const unlinks = {
  understands: [[...pairs, { resource_id: 0, course_id: 41 }, { resource_id: 12 }, {}, null], []],
  reads: [
    [
      { resourceId: 12, courseId: 41, wire: pairs[0] },
      { resourceId: 13, courseId: 42, wire: pairs[1] },
    ],
    [],
  ],
  refuses: noList,
} satisfies Partial<CallRow>;

function callsOf(kind: SalonItemKind): readonly CallRow[] {
  const wire = wires[kind];
  const list = { salon: 1, kind };
  const one = { ...list, id: 41 };
  const doubled: PlainObject[] = [wire, { ...wire, name: "again" }, odd];
  const everything = {
    ...sentBy(`loadItems ${kind}`, salonItems.loadItemsEndpoint, list),
    understands: [[...doubled, {}, null, "x"], []] as [unknown, ...unknown[]],
    reads: [[reads[kind], readOdd], []],
    refuses: noList,
  };
  return [
    { ...everything, make: (http) => salonItems.loadItems(http, 1, kind, false, signal) },
    {
      ...everything,
      name: `loadItems ${kind}, also those that are deleted`,
      make: (http) => salonItems.loadItems(http, 1, kind, true, signal),
      query: { include_deleted: "1" },
    },
    {
      ...sentBy(`createItem ${kind}`, salonItems.createItemEndpoint, list),
      ...oneOf(kind),
      make: (http) => salonItems.createItem(http, 1, kind, made[kind]),
      body: { json: JSON.stringify(made[kind]) },
    },
    {
      ...sentBy(`replaceItem ${kind}`, salonItems.replaceItemEndpoint, one),
      ...oneOf(kind),
      make: (http) => salonItems.replaceItem(http, 1, kind, 41, { ...wire, base_updated_at: then }),
      body: { json: JSON.stringify({ ...wire, base_updated_at: then }) },
    },
    ...patches[kind].map(
      ([attr, value]): CallRow => ({
        ...sentBy(`patchItem ${kind} ${attr}`, salonItems.patchItemEndpoint, one),
        ...oneOf(kind),
        make: (http) => salonItems.patchItem(http, 1, kind, 41, { attr, value, base: then }),
        query: { attr },
        body: { json: JSON.stringify({ value, base_updated_at: then }) },
      }),
    ),
    {
      ...sentBy(`patchItem ${kind} of which no version is known`, salonItems.patchItemEndpoint, one),
      ...oneOf(kind),
      make: (http) => salonItems.patchItem(http, 1, kind, 41, { attr: "name", value: "", base: undefined }),
      query: { attr: "name" },
      body: { json: '{"value":""}' },
    },
    {
      ...sentBy(`deleteItem ${kind}`, salonItems.deleteItemEndpoint, one),
      ...gone,
      make: (http) => salonItems.deleteItem(http, 1, kind, 41, false),
    },
    {
      ...sentBy(`sortItems ${kind}`, salonItems.sortItemsEndpoint, list),
      make: (http) => salonItems.sortItems(http, 1, kind, [42, 41], false),
      body: { json: '{"ids":[42,41]}' },
      understands: [[{ id: 42, order: 1 }], [{ id: "42", order: "1" }, {}, "x", { id: 41 }], []],
      reads: [
        { places: [{ id: 42, order: 1 }], data: [{ id: 42, order: 1 }] },
        { places: [{ id: 42, order: 1 }], data: [{ id: "42", order: "1" }, {}, "x", { id: 41 }] },
        { places: [], data: [] },
      ],
      refuses: ["sorted", 5, true, {}, { id: 2 }, null],
    },
  ];
}

/** Calls of the salon's settings: courses, resources, and which may not be booked together. */
export const salonItemCalls: readonly CallRow[] = [
  ...callsOf("courses"),
  ...callsOf("resources"),
  {
    ...sentBy("deleteItem", salonItems.deleteItemEndpoint, { salon: 1, kind: "resources", id: 12 }),
    ...gone,
    name: "deleteItem resources, with its reservations",
    make: (http) => salonItems.deleteItem(http, 1, "resources", 12, true),
    query: { force: "1" },
  },
  {
    ...sentBy("loadUnlinks", salonItems.loadUnlinksEndpoint, { salon: 1 }),
    ...unlinks,
    make: (http) => salonItems.loadUnlinks(http, 1, signal),
  },
  {
    ...sentBy("loadUnlinks without a signal", salonItems.loadUnlinksEndpoint, { salon: 1 }),
    ...unlinks,
    make: (http) => salonItems.loadUnlinks(http, 1),
  },
  {
    ...sentBy("replaceUnlinks", salonItems.replaceUnlinksEndpoint, { salon: 1 }),
    ...unlinks,
    make: (http) => salonItems.replaceUnlinks(http, 1, [{ resource_id: 12, course_id: 41, future: 1 }]),
    body: { json: '{"unlinks":[{"resource_id":12,"course_id":41,"future":1}]}' },
  },
  {
    ...sentBy("replaceUnlinks by none", salonItems.replaceUnlinksEndpoint, { salon: 1 }),
    ...unlinks,
    make: (http) => salonItems.replaceUnlinks(http, 1, []),
    body: { json: '{"unlinks":[]}' },
  },
];
