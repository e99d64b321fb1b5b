import * as openApiTriggers from "../../src/api/open-api-triggers.js";
import type { PlainObject } from "../../src/lib/plain-data.js";
import { type CallRow, sentBy } from "./call-row.js";

const { signal } = new AbortController();

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
  reads: [
    openApiTriggers.readTrigger(wireTrigger),
    openApiTriggers.readTrigger({ id: "7", name: 5, context: null }),
  ],
  refuses: ["saved", 5, [], true, {}, { id: null }],
} satisfies Partial<CallRow>;

const body = {
  ...{ name: "お礼 & more", trigger_id: 5, action_id: null, member_query_id: 31, is_active: false },
};

/** Calls of the open-API console: triggers and their actions. */
export const openApiTriggerCalls: readonly CallRow[] = [
  {
    ...sentBy("loadTriggers", openApiTriggers.loadTriggersEndpoint),
    make: (http) => openApiTriggers.loadTriggers(http, signal),
    understands: [[wireTrigger, {}, null], []],
    reads: [[openApiTriggers.readTrigger(wireTrigger)], []],
    refuses: ["all", 5, true, {}, { id: 1 }],
  },
  {
    ...sentBy("createTrigger", openApiTriggers.createTriggerEndpoint),
    ...aTrigger,
    make: (http) => openApiTriggers.createTrigger(http, newTrigger),
    body: { json: JSON.stringify({ trigger: newTrigger }) },
  },
  {
    ...sentBy("replaceTrigger", openApiTriggers.replaceTriggerEndpoint, { id: 5 }),
    ...aTrigger,
    make: (http) => openApiTriggers.replaceTrigger(http, 5, changedTrigger, "then"),
    body: { json: JSON.stringify({ trigger: changedTrigger, base_updated_at: "then" }) },
  },
  {
    ...sentBy("createTriggerAction", openApiTriggers.createTriggerActionEndpoint, { trigger: 5 }),
    ...anAction,
    make: (http) => openApiTriggers.createTriggerAction(http, body),
    body: { json: JSON.stringify(body) },
  },
  {
    ...sentBy("replaceTriggerAction", openApiTriggers.replaceTriggerActionEndpoint, { trigger: 5, id: 51 }),
    ...anAction,
    make: (http) => openApiTriggers.replaceTriggerAction(http, 51, body),
    body: { json: JSON.stringify({ id: 51, ...body }) },
  },
  {
    ...sentBy("setTriggerActionState", openApiTriggers.setTriggerActionStateEndpoint, { trigger: 5, id: 51 }),
    ...anAction,
    make: (http) => openApiTriggers.setTriggerActionState(http, 5, 51, 0),
    body: { json: '{"state":0}' },
  },
  {
    ...sentBy("deleteTriggerAction", openApiTriggers.deleteTriggerActionEndpoint, { trigger: 5, id: 51 }),
    make: (http) => openApiTriggers.deleteTriggerAction(http, 5, 51),
    understands: [{}, "gone"],
    refuses: [],
    understandsNothing: true,
  },
];
