import * as actions from "../../src/api/actions.js";
import * as formFields from "../../src/api/form-fields.js";
import * as messages from "../../src/api/messages.js";
import * as metrics from "../../src/api/metrics.js";
import * as resources from "../../src/api/resources.js";
import type { PlainObject } from "../../src/lib/plain-data.js";
import { type CallRow, sentBy } from "./call-row.js";

/** The rows of a resource stand in a file that is called after it; what is no call of ours, or is described apart, is left. */
const found = import.meta.glob<Readonly<Record<string, readonly CallRow[]>>>(
  ["./*-calls.ts", "!./apart-calls.ts", "!./made-up-calls.ts"],
  { eager: true },
);

const action: PlainObject = {
  aid: null,
  a_name: "来店お礼 & more",
  a_twice_type: 1,
  is_template: 0,
  group_id: null,
  inputs: [{ type: 1, text: "本文", tag_ids: [], member_query_id: null }],
  future: { a: [true] },
};

const formField: PlainObject = {
  id: null,
  label: "お名前 & more",
  swatch_id: 5,
  options: ["a"],
  future: [1],
};

const actionScalars: [string, string][] = [
  ["aid", ""],
  ["a_name", "来店お礼 & more"],
  ["a_twice_type", "1"],
  ["is_template", "0"],
  ["group_id", ""],
];

const noAid = [{}, { aid: null }, { redirect_to: "/line" }];
const noSavedAction = [
  "saved",
  5,
  true,
  [],
  [{ aid: 5 }],
  { aid: "one" },
  { aid: "" },
  { aid: 0 },
  { aid: "0" },
  { aid: -5 },
  { aid: 5.5 },
  { aid: { id: 5 } },
  { aid: [5] },
  { aid: true },
  { data: "saved" },
];

/** A new action: without the id in the answer, the next save would make a second one. */
const newAction = {
  understands: [{ aid: 5, description: ["来店お礼"] }, { aid: "5" }, { aid: 5, redirect_to: "/line" }],
  refuses: [...noSavedAction, ...noAid, { data: null }],
} satisfies Partial<CallRow>;

const knownAction = {
  understands: [{ aid: 5 }, ...noAid],
  refuses: noSavedAction,
  understandsNothing: true,
} satisfies Partial<CallRow>;

const tagList = {
  items: { 3: { id: 3, name: "来店", group_id: 2 }, 7: { id: 7, name: "VIP", group_id: 2, writable: 0 } },
  groups: { 2: { id: 2, name: "顧客" } },
  ids: [7, 3],
  group_ids: [2],
  meta: { group_default_id: 2 },
};

const emptyList = { items: {}, groups: {}, ids: [], group_ids: [], meta: {} };

const anAddition = {
  understands: [
    { item: { id: 9, name: "新規", group_id: 2 } },
    { id: "n9" },
    { item: { id: 9 }, message: "ok" },
  ],
  reads: [{ id: 9, name: "新規", group_id: 2 }, { id: "n9" }, { id: 9 }],
  refuses: [
    {},
    [],
    "added",
    9,
    null,
    { data: null },
    { item: {} },
    { item: 9 },
    { item: [] },
    { item: { id: null } },
    { item: { id: "" } },
    { item: { name: "新規" } },
    { id: {} },
  ],
} satisfies Partial<CallRow>;

export const calls: readonly CallRow[] = [
  {
    ...sentBy("registerAction", actions.registerActionEndpoint),
    ...newAction,
    make: (http) =>
      actions.registerAction(http, action, {
        path: actions.registerActionPath,
        encoding: "json",
        withDescription: false,
      }),
    body: {
      form: [
        ...actionScalars,
        ["inputs", String.raw`[{"type":1,"text":"\u672c\u6587","tag_ids":[],"member_query_id":null}]`],
        ["future", '{"a":[true]}'],
      ],
    },
  },
  {
    ...sentBy("registerAction", actions.registerActionEndpoint),
    ...newAction,
    name: "registerAction in brackets, with description, to the page's own path",
    make: (http) =>
      actions.registerAction(http, action, {
        path: "/own/save?x=1",
        encoding: "brackets",
        withDescription: true,
      }),
    path: "/own/save",
    query: { x: "1" },
    body: {
      form: [
        ...actionScalars,
        ["inputs[0][type]", "1"],
        ["inputs[0][text]", "本文"],
        ["inputs[0][member_query_id]", ""],
        ["future[a][]", "1"],
        ["withDescription", "1"],
      ],
    },
  },
  {
    ...sentBy("registerAction of a known action", actions.registerActionEndpoint),
    ...knownAction,
    make: (http) =>
      actions.registerAction(
        http,
        { aid: "12", inputs: [] },
        { path: actions.registerActionPath, encoding: "json", withDescription: false },
      ),
    body: {
      form: [
        ["aid", "12"],
        ["inputs", "[]"],
      ],
    },
  },
  {
    ...sentBy("postFormField", { ...formFields.postFormFieldEndpoint, path: "/forms/save" }),
    make: (http) => formFields.postFormField(http, formField, "/forms/save"),
    body: { json: '{"id":null,"label":"お名前 & more","swatch_id":5,"options":["a"],"future":[1]}' },
    understands: [{ id: 91 }, {}, [], 1, "ok"],
    refuses: [],
    understandsNothing: true,
  },
  {
    ...sentBy("postMessage", { ...messages.postMessageEndpoint, path: "/texts/save" }),
    make: (http) => messages.postMessage(http, "ありがとうございます\n<b>", "/texts/save"),
    body: { json: '{"text":"ありがとうございます\\n<b>"}' },
    understands: [{ id: 5 }, {}, [], 1, "ok"],
    refuses: [],
    understandsNothing: true,
  },
  {
    ...sentBy("sendMetric", metrics.sendMetricEndpoint),
    make: (http) => metrics.sendMetric(http, "action.opened", { aid: 5, from: ["list"] }),
    body: { json: '{"eventName":"action.opened","context":{"aid":5,"from":["list"]}}' },
    understands: [{}, [], 1, "ok", { data: null }],
    refuses: [],
    understandsNothing: true,
  },
  {
    ...sentBy("loadResource", resources.loadResourceEndpoint, { kind: "common_vars" }),
    make: (http) => resources.loadResource(http, "common_vars", new AbortController().signal),
    understands: [
      tagList,
      { items: {}, groups: {}, ids: [], group_ids: [], meta: {} },
      { items: [], groups: [], ids: [], group_ids: [], meta: [] },
      { items: { 3: { id: 3 } }, ids: [3] },
      { ...tagList, ids: [7, "7", 8, 9, null, 3], group_ids: [2, 5, "2"], meta: null },
    ],
    reads: [
      tagList,
      emptyList,
      emptyList,
      { ...emptyList, items: { 3: { id: 3 } }, ids: [3] },
      { ...tagList, ids: [7, 3], meta: {} },
    ],
    refuses: [
      {},
      [],
      "list",
      5,
      null,
      { data: null },
      { items: {}, groups: {} },
      { ids: [] },
      { items: null, ids: [] },
      { items: [{ id: 1 }], ids: [1] },
      { items: {}, groups: "none", ids: [] },
      { items: {}, ids: {} },
    ],
  },
  {
    ...sentBy("addItem", resources.addItemEndpoint, { kind: "tag" }),
    make: (http) => resources.addItem(http, "tag", { name: "新規 & <b>", groupId: 0 }),
    body: { json: '{"name":"新規 & <b>","group_id":0}' },
    ...anAddition,
  },
  {
    ...sentBy("addItem of a kind with types", resources.addItemEndpoint, { kind: "varia" }),
    make: (http) => resources.addItem(http, "varia", { name: "誕生日", groupId: 12, type: 30 }),
    body: { json: '{"name":"誕生日","group_id":12,"type":30}' },
    ...anAddition,
  },
  ...Object.values(found).flatMap((file) => Object.values(file).flat()),
];
