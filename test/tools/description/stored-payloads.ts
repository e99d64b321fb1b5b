import * as v from "valibot";
import { bit, clock, count, id, instant, whole } from "../../../src/api/description/fields.js";
import type { Episode, EpisodeStep } from "../../../src/features/episode/schema.js";
import type { FormField } from "../../../src/features/form-field/schema.js";
import type { Notification } from "../../../src/features/notification/schema.js";

/*
 * What a host stores of the payloads whose own schemas say only that they can be held. Objects are loose: keys that nobody
 * knows are stored and given back as they came.
 */

type Entries<T> = Record<keyof T, v.GenericSchema>;

const said = <T extends v.GenericSchema>(schema: T, text: string) => v.pipe(schema, v.description(text));

/** Older hosts write ids, figures and flags as texts, too. */
const figureText = v.pipe(v.string(), v.regex(/^-?\d{1,15}$/));
const anId = v.nullable(v.union([id, figureText]));
const flag = v.union([v.boolean(), bit, v.picklist(["0", "1"])]);
const title = v.pipe(v.string(), v.maxLength(100));

const newId = said(anId, "Null before it was saved for the first time.");
const condition = said(anId, "The id of a saved filter; null is everybody.");

/** The keys of an action beside its effects. */
export const actionHead = {
  aid: newId,
  a_name: said(title, "May be empty where it is no template."),
  a_twice_type: said(bit, "1: its effects run from the second time on, too."),
  is_template: said(bit, "1: it is listed under its name."),
  group_id: said(anId, "The folder."),
};

/** The keys of a filter beside its conditions. */
export const filterHead = {
  fid: newId,
  name: said(title, "A name is needed by templates alone."),
  group_id: said(anId, "The folder."),
  is_template: bit,
  take_num: said(v.picklist([50, 100, 200]), "How many friends a list shows."),
  sort_type: v.picklist([0, 1, 3, 4]),
  with_blocked: said(
    v.picklist([0, 1, 2]),
    "0 without those who blocked the account, 1 with them, 2 nobody else.",
  ),
  user_rate_type: said(
    v.picklist([0, 1, 3]),
    "0 without hidden ones, 1 with them, 3 only blocked or hidden ones.",
  ),
};

const choice = v.union([
  v.string(),
  v.looseObject({ id: anId, value: v.string(), color: v.nullable(v.string()) }),
]);

export const formField = v.looseObject({
  id: newId,
  label: v.string(),
  swatch_id: said(
    v.nullable(v.picklist([5, 10, 20, "5", "10", "20"])),
    "The input type: 5 text box, 10 text area, 20 pull-down.",
  ),
  rule: said(
    v.nullable(v.picklist(["name", "kana", "none", "email", "tel", "numeric"])),
    "What a text box takes for an answer; null where none is chosen.",
  ),
  var_id: said(anId, "The friend information that takes the answer."),
  var_name: v.nullable(v.string()),
  var_type: v.nullable(v.union([whole, figureText])),
  required: v.optional(flag),
  description: v.string(),
  options: said(v.array(choice), "The choices of a pull-down."),
  syncUserVar: said(flag, "The answer goes to `var_id`."),
  syncGc: flag,
  sync_real_name: flag,
} satisfies Entries<FormField>);

const weekday = v.picklist([0, 1, 2, 3, 4, 5, 6]);

export const notification = v.looseObject({
  id: newId,
  title: said(title, "What the list of notifications shows."),
  use_notify: flag,
  condition: v.looseObject({
    member_query_id: condition,
    model_funnel: said(
      v.nullable(v.looseObject({ group: v.string(), model: v.string(), event: v.string(), model_id: anId })),
      "On what it is sent; without a model_id on each of them.",
    ),
    operator_role: said(v.array(id), "The roles that are told; none are all of them."),
  }),
  notification_channels: v.array(v.looseObject({ id, kind: v.string() })),
  schedule: v.looseObject({ mode: v.picklist(["always", "window"]), timezone: v.string() }),
  timings: v.array(
    v.looseObject({ weekdays: said(v.array(weekday), "0 is Sunday."), from: clock, to: clock }),
  ),
  updated_at: v.optional(instant),
} satisfies Entries<Notification>);

const step = v.looseObject({
  id: newId,
  order: said(id, "Its place in the list, from 1."),
  timing_type: said(bit, "0: at `time` of a day. 1: `offset_min` before or after the moment."),
  direction: v.picklist(["before", "after"]),
  days: said(count, "0 is the day itself."),
  time: v.nullable(clock),
  offset_min: v.nullable(count),
  content: v.looseObject({
    kind: v.picklist(["text", "template", "action"]),
    text: v.nullable(v.pipe(v.string(), v.maxLength(4_500))),
    template_id: anId,
    action_id: anId,
  } satisfies Entries<EpisodeStep["content"]>),
  member_query_id: condition,
} satisfies Entries<EpisodeStep>);

export const episode = v.looseObject({
  id: newId,
  name: title,
  type: said(
    v.picklist([0, 1, 10, 11]),
    "0 and 1: before a goal, by date or by time left. 10: before a reservation. 11: after a visit.",
  ),
  is_active: v.boolean(),
  activated_at: v.nullable(instant),
  deleted_at: v.nullable(instant),
  salon_id: v.optional(anId),
  steps: v.array(step),
  updated_at: v.optional(instant),
} satisfies Entries<Episode>);
