import * as v from "valibot";
import * as episodes from "../episodes.js";
import { calledBy, type DescribedCall } from "./call.js";
import { flagsAsOthers, numbersAsTexts } from "./deviations.js";
import { clock, count, id, instant, noId, noText, text, whole } from "./fields.js";

/* Sequences of messages (rules: episode-saved-once, episode-steps-sent-whole). */

const kinds = ["text", "template", "action"] as const;
const noOther = { text: noText, template_id: noId, action_id: noId };
const content = v.variant("kind", [
  v.looseObject({ ...noOther, kind: v.literal("text"), text }),
  v.looseObject({ ...noOther, kind: v.literal("template"), template_id: id }),
  v.looseObject({ ...noOther, kind: v.literal("action"), action_id: id }),
  v.looseObject({ kind: v.pipe(text, v.notValues(kinds)) }),
]);

/** Steps that nobody can read are shown so, and go back as they came: of another timing, of another content, or no object. */
function stepsOf<Id extends v.GenericSchema>(stepId: Id) {
  const facts = {
    id: stepId,
    order: id,
    direction: v.picklist(["before", "after"]),
    content,
    member_query_id: noId,
  };
  const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
  return v.array(
    v.union([
      v.variant("timing_type", [
        // At a time of the clock on a day before or after that of the moment.
        v.looseObject({
          ...facts,
          timing_type: v.literal(0),
          days,
          time: clock,
          offset_min: v.nullable(count),
        }),
        // So many minutes before or after the moment.
        v.looseObject({
          ...facts,
          timing_type: v.literal(1),
          days,
          time: v.nullable(clock),
          offset_min: count,
        }),
        v.looseObject({ timing_type: v.pipe(v.number(), v.integer(), v.notValues([0, 1])) }),
      ]),
      text,
    ]),
  );
}

/** 0 and 1: before a goal, by date or by time left. 10: before a reservation. 11: after a visit. */
const type = v.union([v.picklist([0, 1, 10, 11]), whole]);

/** A sequence as it is kept. */
export const episode = v.looseObject({
  id,
  name: text,
  type,
  is_active: v.boolean(),
  activated_at: v.nullable(instant),
  deleted_at: v.nullable(instant),
  salon_id: v.optional(noId),
  steps: stepsOf(id),
  updated_at: instant,
});

const each = { elements: ["episode-editor"] } as const;
const may = [
  "The sequence itself, without `data`.",
  "Less than all of it: what is missing stays as it is on the screen.",
];

export const episodeDescriptions: readonly DescribedCall[] = [
  {
    ...each,
    ...calledBy("loadEpisode", episodes.loadEpisodeEndpoint),
    query: { include_deleted: v.literal("1") },
    answer: {
      status: 200,
      data: episode,
      may: [
        "The sequence itself, without `data`.",
        "Less than all of it, or other kinds of values: what cannot be read is shown so and kept.",
        numbersAsTexts,
        flagsAsOthers,
      ],
    },
    when: "When the page names one by `episode-id` and gives no `value`, and after it was deleted: deleted ones are asked for too.",
    failures: {
      "404":
        "Its message, else that there is no such sequence, with a button that asks again; nothing can be edited.",
    },
  },
  {
    ...each,
    ...calledBy("createEpisode", episodes.createEpisodeEndpoint),
    body: { json: v.strictObject({ name: text, type, salon_id: v.optional(id) }) },
    answer: {
      status: 201,
      data: episode,
      may: ["The sequence itself, without `data`.", "Nothing but its `id`, which must be a number."],
    },
    when: "When a new one is saved, before its steps: it is inactive, without steps, and is never made a second time.",
  },
  {
    ...each,
    ...calledBy("saveSteps", episodes.saveStepsEndpoint),
    body: {
      json: v.looseObject({
        steps: stepsOf(noId),
        name: v.optional(text),
        base_updated_at: v.optional(text),
      }),
    },
    answer: { status: 200, data: episode, may },
    stale: true,
    when: "When one is saved: all steps in their order, in which those with an id are kept, the others made and missing ones removed; and the name, where it was changed.",
    failures: {
      "422":
        'With `code: "stale"` and `current` the steps of both are brought together and sent once more, and what both have changed is shown for a choice; else messages of `steps.0.days` and such are shown at their steps, of `name` at its field, the others above them.',
    },
  },
  {
    ...each,
    ...calledBy("activateEpisode", episodes.activateEpisodeEndpoint),
    body: { json: v.strictObject({}) },
    answer: { status: 200, data: episode, may },
    when: "When the operator has confirmed that it is to be started.",
  },
  {
    ...each,
    ...calledBy("deleteEpisode", episodes.deleteEpisodeEndpoint),
    answer: { status: 204, may: ["200 with anything."] },
    when: "When the operator has confirmed that it is to be deleted; it can still be read with `include_deleted`.",
  },
  {
    ...each,
    ...calledBy("linkEpisode", episodes.linkEpisodeEndpoint),
    query: { attr: v.picklist(["episode_id", "follow_id"]) },
    body: { json: v.strictObject({ value: noId }) },
    answer: {
      status: 200,
      data: v.looseObject({ episode_id: noId, follow_id: noId }),
      may: [
        "The two places themselves, without `data`.",
        "Only one of them: the other then counts as empty.",
      ],
    },
    when: "When a sequence is put into a place of a salon or taken out of it, and after a new one of a salon was saved: 10 has its place in `episode_id`, 11 in `follow_id`.",
  },
];
