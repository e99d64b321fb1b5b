import * as v from "valibot";
import * as notifications from "../notifications.js";
import { channelKinds } from "../notifications.js";
import { calledBy, type DescribedCall } from "./call.js";
import { flagsAsOthers } from "./deviations.js";
import { everyFailure, failureTexts } from "./failures.js";
import { clock, id, ids, instant, known, noId, text } from "./fields.js";

/* Notifications (rules: notification-shape, notification-saved). */

const modelFunnel = v.looseObject({ group: text, model: text, event: text, model_id: v.optional(noId) });

const facts = {
  title: text,
  use_notify: v.boolean(),
  condition: v.looseObject({
    member_query_id: noId,
    model_funnel: v.nullable(modelFunnel),
    operator_role: ids,
  }),
  notification_channels: v.array(v.looseObject({ id, kind: known(channelKinds) })),
};

/** 0 is Sunday. An end of 23:59 is the end of the day. */
const timing = v.looseObject({
  weekdays: v.array(v.picklist([0, 1, 2, 3, 4, 5, 6])),
  from: clock,
  to: clock,
});
const modes = ["always", "window"] as const;
/** Hours of a mode that nobody knows are shown as they are, and go back so. */
const hours = v.variant("schedule", [
  v.looseObject({
    schedule: v.looseObject({ mode: v.picklist(modes), timezone: text }),
    timings: v.array(timing),
  }),
  v.looseObject({
    schedule: v.looseObject({ mode: v.pipe(text, v.notValues(modes)), timezone: text }),
    timings: v.array(v.unknown()),
  }),
]);

/** A notification as it is kept. */
export const notification = v.intersect([v.looseObject({ id, ...facts, updated_at: instant }), hours]);

/** One that may be new: as a form begins with it, and as it is sent. */
const written = v.intersect([v.looseObject({ id: noId, ...facts, updated_at: v.optional(text) }), hours]);

const boilerplate = v.looseObject({
  notification: written,
  events: v.array(
    v.looseObject({
      group: text,
      model: text,
      event: text,
      label: text,
      has_model_id: v.boolean(),
      sample_title: text,
      sample_body: text,
    }),
  ),
  operator_roles: v.array(v.looseObject({ id, name: text })),
});

const each = { elements: ["notification-editor"] } as const;
const unknownError =
  "It says that an unknown error happened, whatever the server said, and offers to load it again";

export const notificationDescriptions: readonly DescribedCall[] = [
  {
    ...each,
    ...calledBy("loadBoilerplate", notifications.loadBoilerplateEndpoint),
    answer: {
      status: 200,
      data: boilerplate,
      may: [
        "No `notification`: a new one then begins with what the element knows.",
        "No `events`: then all that the element knows are offered, without a preview.",
        "No `operator_roles`: then there are none to choose.",
      ],
    },
    when: "Once for all elements of a page, when the first is mounted.",
    failures: failureTexts(
      everyFailure,
      `${unknownError}; until then all events are offered, without a preview and without roles.`,
    ),
  },
  {
    ...each,
    ...calledBy("loadNotification", notifications.loadNotificationEndpoint),
    answer: {
      status: 200,
      data: notification,
      may: [
        "The notification itself, without `data`.",
        "Less than all of it, or other kinds of values: what cannot be read is shown so and kept.",
        flagsAsOthers,
      ],
    },
    when: "When the page names one by `notification-id` and gives no `value`.",
    failures: failureTexts(everyFailure, `${unknownError}; nothing can be edited before it is there.`),
  },
  {
    ...each,
    ...calledBy("saveNotification", notifications.saveNotificationEndpoint),
    body: { json: written },
    answer: {
      status: 200,
      data: notification,
      may: [
        "201 for a new one.",
        "The notification itself, without `data`.",
        "Anything, and nothing at all: `id`, `updated_at` and `redirect_to` are looked for in it.",
      ],
    },
    when: "When it is finished, unless the page does that (`finisher`) or names another address (`finish-path`): the whole of it, with an `id` of null where it is new.",
    failures: {
      "422":
        "Messages of `title`, `condition.model_funnel`, `condition.member_query_id`, `condition.operator_role`, `notification_channels`, `notification_channels.0`, `timings` and `timings.0.to` are shown at their fields, the others above them; what was typed stays.",
    },
  },
];
