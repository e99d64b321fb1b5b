import * as v from "valibot";
import * as actions from "../actions.js";
import { remainingEndpoints } from "../remaining.js";
import { calledBy, type DescribedCall } from "./call.js";
import { pageIsLoadedAgain } from "./expiry.js";
import { everyFailure, failureTexts } from "./failures.js";
import { bit, count, id, noId, text, whole } from "./fields.js";

/* Actions, and what is left of what their effects reserve (rules: action-saved, event-reservation-rest). */

/** Effects have schemas of their own. */
const effects = v.array(v.looseObject({ type: whole }));
const folder = v.nullable(count);

const action = v.looseObject({
  aid: id,
  a_name: text,
  a_twice_type: bit,
  is_template: bit,
  group_id: folder,
  inputs: effects,
});

/** Keys that the page's value does not have are not sent. */
const sentAction = v.looseObject({
  aid: v.optional(noId),
  a_name: v.optional(text),
  a_twice_type: v.optional(bit),
  is_template: v.optional(bit),
  group_id: v.optional(folder),
  inputs: effects,
  withDescription: v.optional(v.literal(1)),
});

const savedAction = v.looseObject({
  aid: id,
  description: v.optional(v.array(text)),
  redirect_to: v.optional(text),
});

const rest = {
  answer: {
    status: 200,
    body: v.looseObject({ rest: whole }),
    may: ["The same under `data`.", "The number as a text."],
  },
  elements: ["action-editor"],
  failures: failureTexts(
    everyFailure,
    "Beside the choice it says that the remaining number could not be found out; the effect can be edited and saved.",
  ),
} as const satisfies Partial<DescribedCall>;

export const actionDescriptions: readonly DescribedCall[] = [
  {
    ...calledBy("registerAction", actions.registerActionEndpoint),
    body: { form: sentAction },
    answer: {
      status: 200,
      body: savedAction,
      may: [
        "The same under `data`.",
        "The id as a text.",
        "Nothing, where the action that was sent had an id: a new one must be told it, or the next save would make a second one.",
      ],
    },
    elements: ["action-editor"],
    when: "When the operator finishes, unless the `finisher` is `emit`; once at a time.",
    failures: {
      ...pageIsLoadedAgain,
      "422":
        "Messages of `inputs.0.text` and such are shown at the effects, of `a_name` at the name, and all of them above; what was typed stays.",
    },
  },
  {
    id: "loadAction",
    method: "GET",
    path: "/api/action/data/{id}",
    answer: { status: 200, body: action },
    byPage: true,
    elements: [],
    timeout: 30_000,
    when: "By no element: a page that gives an action to `action-editor` as its `value` reads it so.",
  },
  {
    ...rest,
    ...calledBy("loadRest", remainingEndpoints.slots),
    when: "When an effect with an event reservation is shown, and when another slot without a plan is chosen.",
  },
  {
    ...rest,
    ...calledBy("loadRestOfPlan", remainingEndpoints.menus),
    when: "When an effect with an event reservation is shown, and when another plan is chosen.",
  },
];
