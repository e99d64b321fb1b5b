import {
  createItem,
  deleteItem,
  loadItems,
  loadUnlinks,
  patchItem,
  replaceItem,
  replaceUnlinks,
  type SalonItem,
  type SalonItemKind,
  sortItems,
} from "../../src/api/salon-items.js";
import type { PlainData, PlainObject } from "../../src/lib/plain-data.js";
import type { CallRow } from "./call-row.js";

const { signal } = new AbortController();
const plain = { query: {}, timeout: 30_000, understandsNothing: false } as const;
const reading = { ...plain, method: "GET", body: null } as const;
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
    ...{ id: 41, name: "カット & 染め", rank: 2, minutes: 45, price: 5500, capacity: null },
    ...{ color: "#2971c6", iconUrl: null, description: "d", isPublic: true, isDeleted: false },
    wire: wires.courses,
  },
  resources: {
    ...{ id: 41, name: "カット & 染め", rank: 2, minutes: null, price: 550, capacity: 2 },
    ...{ color: "#2971c6", iconUrl: "/a.png", description: "d", isPublic: true, isDeleted: false },
    wire: wires.resources,
  },
};

/** As other servers write one, and what is read of it. */
const odd = { id: "7", name: 5, order: "3", is_public: "1", color: null, deleted_at: "2026-11-20 10:00:00" };
const readOdd: SalonItem = {
  ...{ id: 7, name: "", rank: 3, minutes: null, price: null, capacity: null },
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
  ...plain,
  method: "DELETE",
  body: null,
  understands: [{}, "gone", { data: null }],
  refuses: [],
  understandsNothing: true,
} satisfies Partial<CallRow>;

const pairs = [
  { resource_id: 12, course_id: 41, future: 1 },
  { resource_id: "13", course_id: "42" },
];

const unlinks = {
  ...plain,
  path: "/api/salon/1/resource_course_unlinks",
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
  const [list, wire] = [`/api/salon/1/${kind}`, wires[kind]];
  const doubled: PlainObject[] = [wire, { ...wire, name: "again" }, odd];
  const everything = {
    ...reading,
    path: `${list}/all`,
    understands: [[...doubled, {}, null, "x"], []] as [unknown, ...unknown[]],
    reads: [[reads[kind], readOdd], []],
    refuses: noList,
  };
  return [
    { ...everything, name: `loadItems ${kind}`, make: (http) => loadItems(http, 1, kind, false, signal) },
    {
      ...everything,
      name: `loadItems ${kind}, also those that are deleted`,
      make: (http) => loadItems(http, 1, kind, true, signal),
      query: { include_deleted: "1" },
    },
    {
      ...plain,
      ...oneOf(kind),
      once: true,
      name: `createItem ${kind}`,
      make: (http) => createItem(http, 1, kind, made[kind]),
      method: "POST",
      path: list,
      body: { json: JSON.stringify(made[kind]) },
    },
    {
      ...plain,
      ...oneOf(kind),
      name: `replaceItem ${kind}`,
      make: (http) => replaceItem(http, 1, kind, 41, { ...wire, base_updated_at: then }),
      method: "PUT",
      path: `${list}/41`,
      body: { json: JSON.stringify({ ...wire, base_updated_at: then }) },
    },
    ...patches[kind].map(
      ([attr, value]): CallRow => ({
        ...plain,
        ...oneOf(kind),
        name: `patchItem ${kind} ${attr}`,
        make: (http) => patchItem(http, 1, kind, 41, { attr, value, base: then }),
        method: "PATCH",
        path: `${list}/41`,
        query: { attr },
        body: { json: JSON.stringify({ value, base_updated_at: then }) },
      }),
    ),
    {
      ...plain,
      ...oneOf(kind),
      name: `patchItem ${kind} of which no version is known`,
      make: (http) => patchItem(http, 1, kind, 41, { attr: "name", value: "", base: undefined }),
      method: "PATCH",
      path: `${list}/41`,
      query: { attr: "name" },
      body: { json: '{"value":""}' },
    },
    {
      ...gone,
      name: `deleteItem ${kind}`,
      make: (http) => deleteItem(http, 1, kind, 41, false),
      path: `${list}/41`,
    },
    {
      ...plain,
      name: `sortItems ${kind}`,
      make: (http) => sortItems(http, 1, kind, [42, 41], false),
      method: "POST",
      path: `${list}/order`,
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
    ...gone,
    name: "deleteItem resources, with its reservations",
    make: (http) => deleteItem(http, 1, "resources", 12, true),
    path: "/api/salon/1/resources/12",
    query: { force: "1" },
  },
  {
    ...unlinks,
    name: "loadUnlinks",
    make: (http) => loadUnlinks(http, 1, signal),
    method: "GET",
    body: null,
  },
  {
    ...unlinks,
    name: "loadUnlinks without a signal",
    make: (http) => loadUnlinks(http, 1),
    method: "GET",
    body: null,
  },
  {
    ...unlinks,
    name: "replaceUnlinks",
    make: (http) => replaceUnlinks(http, 1, [{ resource_id: 12, course_id: 41, future: 1 }]),
    method: "PUT",
    body: { json: '{"unlinks":[{"resource_id":12,"course_id":41,"future":1}]}' },
  },
  {
    ...unlinks,
    name: "replaceUnlinks by none",
    make: (http) => replaceUnlinks(http, 1, []),
    method: "PUT",
    body: { json: '{"unlinks":[]}' },
  },
];
