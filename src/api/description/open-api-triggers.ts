import * as v from "valibot";
import * as openApiTriggers from "../open-api-triggers.js";
import { calledBy, type DescribedCall, type Schema } from "./call.js";
import { flagsAsOthers, numbersAsTexts } from "./deviations.js";
import { everyFailure, failureTexts } from "./failures.js";
import { bit, id, instant, known, noId, text, whole } from "./fields.js";
import { openApiCall } from "./open-api-failures.js";

/* Triggers and their actions (rules: trigger-saved-whole, trigger-action). */

/** Parameters of a call, a tree by key; the order of keys is kept. `children` are read for maps only. */
const params: Schema = v.record(
  text,
  v.looseObject({
    label: text,
    type: known(["string", "number", "datetime", "array", "map"]),
    children: v.optional(v.lazy(() => params)),
  }),
);

function contextOf<Id extends v.GenericSchema>(open_api_trigger_id: Id) {
  return v.looseObject({
    category: v.literal("open_api"),
    open_api_trigger_id,
    event: text,
    label: text,
    params,
  });
}

/** Action that runs when the event of a trigger comes: `is_active` is a setting, `state` is what it does now. */
const triggerAction = v.looseObject({
  id,
  name: text,
  trigger_id: id,
  action_id: noId,
  member_query_id: noId,
  is_active: v.boolean(),
  /** 0 stopped, 1 running, 2 halted by the server. */
  state: v.union([v.picklist([0, 1, 2]), whole]),
  updated_at: instant,
});

/** A trigger as it is kept, with its actions. */
export const openApiTrigger = v.looseObject({
  id,
  name: text,
  open_api_trigger_actions: v.array(triggerAction),
  context: contextOf(id),
  updated_at: instant,
});

const newTrigger = v.looseObject({ id: v.literal(0), name: text, context: contextOf(v.null()) });
const knownTrigger = v.looseObject({
  id,
  name: text,
  context: contextOf(id),
  updated_at: v.optional(text),
});
const actionBody = {
  name: text,
  trigger_id: id,
  action_id: noId,
  member_query_id: noId,
  is_active: v.boolean(),
};

const mayTrigger = [
  "The trigger itself, without `data`.",
  numbersAsTexts,
  "No `open_api_trigger_actions`: then it keeps those that it has.",
];
const mayAction = ["The action itself, without `data`.", numbersAsTexts, flagsAsOthers];
const goesBack = "What was switched goes back, and its message stands in the section.";

export const openApiTriggerDescriptions: readonly DescribedCall[] = [
  openApiCall({
    ...calledBy("loadTriggers", openApiTriggers.loadTriggersEndpoint),
    answer: {
      status: 200,
      data: v.array(openApiTrigger),
      may: [
        "The list itself, without `data`.",
        numbersAsTexts,
        flagsAsOthers,
        "Less of a trigger than all: an `id` makes one, and what has none is left out.",
      ],
    },
    when: "Once for all elements of a page, when the triggers are first shown; and at `refresh()`.",
  }),
  openApiCall({
    ...calledBy("createTrigger", openApiTriggers.createTriggerEndpoint),
    body: { json: v.strictObject({ trigger: newTrigger }) },
    answer: { status: 201, data: openApiTrigger, may: mayTrigger },
    when: "When a new trigger is saved.",
    failures: {
      "422":
        "Messages of `trigger.name`, `trigger.context.event`, `trigger.context.label` and `trigger.context.params.order.total` are shown at their fields, the others above them; what was typed stays.",
    },
  }),
  openApiCall({
    ...calledBy("replaceTrigger", openApiTriggers.replaceTriggerEndpoint),
    body: { json: v.strictObject({ trigger: knownTrigger, base_updated_at: v.optional(text) }) },
    answer: { status: 200, data: openApiTrigger, may: mayTrigger },
    stale: true,
    when: "When a trigger is saved: the whole of it, keys that the element does not know too, without its actions.",
    failures: {
      "422":
        'With `code: "stale"` and `current` what both have changed is brought together, field by field, and shown for a choice where they differ; else messages are shown at their fields as for a new one.',
    },
  }),
  openApiCall({
    ...calledBy("createTriggerAction", openApiTriggers.createTriggerActionEndpoint),
    body: { json: v.strictObject(actionBody) },
    answer: { status: 201, data: triggerAction, may: mayAction },
    when: "When an action is added to a trigger.",
  }),
  openApiCall({
    ...calledBy("replaceTriggerAction", openApiTriggers.replaceTriggerActionEndpoint),
    body: { json: v.strictObject({ id, ...actionBody }) },
    answer: { status: 200, data: triggerAction, may: mayAction },
    when: "When an action was edited in its dialog, or set on or off by its switch, of which the last state is sent.",
    failures: { "404": `${goesBack} In its dialog the message stands there, and what was typed stays.` },
  }),
  openApiCall({
    ...calledBy("setTriggerActionState", openApiTriggers.setTriggerActionStateEndpoint),
    body: { json: v.strictObject({ state: bit }) },
    answer: { status: 200, data: triggerAction, may: mayAction },
    when: "When an action is started or stopped; the last state of several quick presses is sent.",
    failures: failureTexts(everyFailure, goesBack),
  }),
  openApiCall({
    ...calledBy("deleteTriggerAction", openApiTriggers.deleteTriggerActionEndpoint),
    answer: { status: 204, may: ["200 with anything."] },
    when: "When the operator has confirmed that an action is to be deleted.",
  }),
];
