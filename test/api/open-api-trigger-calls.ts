import {
  createTrigger,
  createTriggerAction,
  deleteTriggerAction,
  loadTriggers,
  readTrigger,
  replaceTrigger,
  replaceTriggerAction,
  setTriggerActionState,
} from "../../src/api/open-api-triggers.js";
import type { PlainObject } from "../../src/lib/plain-data.js";
import type { CallRow } from "./call-row.js";

const { signal } = new AbortController();
const plain = { query: {}, timeout: 30_000, understandsNothing: false } as const;
const reading = { ...plain, method: "GET", body: null } as const;

const wireAction = {
  ...{ id: 51, name: "お礼", trigger_id: 5, action_id: 1201, member_query_id: null },
  ...{ is_active: true, state: 1, updated_at: "2026-11-20T10:00:00+09:00", future: [1] },
};

const wireTrigger = {
  id: 5,
  name: "注文",
  open_api_trigger_actions: [wireAction],
  context: {
    category: "open_api",
    open_api_trigger_id: 5,
    event: "order.created",
    label: "注文",
    params: { total: { label: "合計", type: "number" } },
  },
  updated_at: "2026-11-19T10:00:00+09:00",
} satisfies PlainObject;

const { context, updated_at } = wireTrigger;
const changedTrigger: PlainObject = { id: 5, name: "注文 & more", context, updated_at, future: [1] };
const newTrigger: PlainObject = {
  ...{ id: 0, name: "注文" },
  context: { category: "open_api", open_api_trigger_id: null, event: "order.created", label: "", params: {} },
};

const anAction = {
  understands: [wireAction, { id: "7", is_active: "1", state: "9" }],
  reads: [
    {
      ...{ id: 51, name: "お礼", actionId: 1201, conditionId: null, isActive: true, state: 1 },
      wire: wireAction,
    },
    {
      ...{ id: 7, name: "", actionId: null, conditionId: null, isActive: true, state: 9 },
      wire: { id: "7", is_active: "1", state: "9" },
    },
  ],
  refuses: ["saved", 5, [], true, {}, { id: 0 }],
} satisfies Partial<CallRow>;

const aTrigger = {
  understands: [wireTrigger, { id: "7", name: 5, context: null }],
  reads: [readTrigger(wireTrigger), readTrigger({ id: "7", name: 5, context: null })],
  refuses: ["saved", 5, [], true, {}, { id: null }],
} satisfies Partial<CallRow>;

const body = {
  ...{ name: "お礼 & more", trigger_id: 5, action_id: null, member_query_id: 31, is_active: false },
};

/** Calls of the open-API console: triggers and their actions. */
export const openApiTriggerCalls: readonly CallRow[] = [
  {
    ...reading,
    name: "loadTriggers",
    make: (http) => loadTriggers(http, signal),
    path: "/api/open_api/triggers",
    understands: [[wireTrigger, {}, null], []],
    reads: [[readTrigger(wireTrigger)], []],
    refuses: ["all", 5, true, {}, { id: 1 }],
  },
  {
    ...plain,
    ...aTrigger,
    once: true,
    name: "createTrigger",
    make: (http) => createTrigger(http, newTrigger),
    method: "POST",
    path: "/api/open_api/triggers",
    body: { json: JSON.stringify({ trigger: newTrigger }) },
  },
  {
    ...plain,
    ...aTrigger,
    name: "replaceTrigger",
    make: (http) => replaceTrigger(http, 5, changedTrigger, "then"),
    method: "PUT",
    path: "/api/open_api/triggers/5",
    body: { json: JSON.stringify({ trigger: changedTrigger, base_updated_at: "then" }) },
  },
  {
    ...plain,
    ...anAction,
    once: true,
    name: "createTriggerAction",
    make: (http) => createTriggerAction(http, body),
    method: "POST",
    path: "/api/open_api/triggers/5/trigger_actions",
    body: { json: JSON.stringify(body) },
  },
  {
    ...plain,
    ...anAction,
    name: "replaceTriggerAction",
    make: (http) => replaceTriggerAction(http, 51, body),
    method: "PUT",
    path: "/api/open_api/triggers/5/trigger_actions/51",
    body: { json: JSON.stringify({ id: 51, ...body }) },
  },
  {
    ...plain,
    ...anAction,
    name: "setTriggerActionState",
    make: (http) => setTriggerActionState(http, 5, 51, 0),
    method: "PATCH",
    path: "/api/open_api/triggers/5/trigger_actions/51/state",
    body: { json: '{"state":0}' },
  },
  {
    ...plain,
    name: "deleteTriggerAction",
    make: (http) => deleteTriggerAction(http, 5, 51),
    method: "DELETE",
    path: "/api/open_api/triggers/5/trigger_actions/51",
    body: null,
    understands: [{}, "gone"],
    refuses: [],
    understandsNothing: true,
  },
];
