import * as v from "valibot";
import * as funnels from "../funnels.js";
import { calledBy, type DescribedCall } from "./call.js";
import { numbersAsTexts } from "./deviations.js";
import { pageIsLoadedAgain } from "./expiry.js";
import { everyFailure, failureTexts } from "./failures.js";
import { bit, count, id, noId, text, whole } from "./fields.js";

/* Filters, their folders, and whom they find (rules: filter-saved, condition-has-no-filter-id). */

/** All in which filters are edited: the others do so in their conditions. */
export const filterElements = [
  "action-editor",
  "funnel-editor",
  "notification-editor",
  "episode-editor",
  "journey-list",
  "open-api-console",
] as const;

/** Conditions have schemas of their own. */
const conditions = v.array(v.looseObject({ type: whole }));
const facts = {
  name: text,
  group_id: v.nullable(count),
  is_template: bit,
  take_num: v.picklist([50, 100, 200]),
  sort_type: v.picklist([0, 1, 3, 4]),
  with_blocked: v.picklist([0, 1, 2]),
  user_rate_type: v.picklist([0, 1, 3]),
};
const filter = v.looseObject({ ...facts, fid: id, inputs: conditions });

/** Keys that the page's value does not have are not sent, nor flags that are off. */
const sentFilter = v.looseObject({
  ...v.partial(v.object(facts)).entries,
  fid: v.optional(noId),
  inputs: conditions,
  withDescription: v.optional(v.literal(1)),
  no_template: v.optional(v.literal(1)),
  withCount: v.optional(v.literal(1)),
});

const savedFilter = v.looseObject({
  id,
  fid: id,
  description: v.optional(v.array(text)),
  count: v.optional(count),
  redirect_to: v.optional(text),
});

const search = v.looseObject({
  inputs: conditions,
  with_blocked: v.optional(facts.with_blocked),
  user_rate_type: v.optional(facts.user_rate_type),
});
const figures = v.looseObject({
  meets: count,
  remaining: count,
  branches: v.optional(v.array(count)),
});

/** Asked by the functions that a page sets, at addresses of its own; an element makes none of these calls. */
const audience = {
  byPage: true,
  elements: ["action-editor", "funnel-editor"],
  timeout: 30_000,
  failures: failureTexts(
    everyFailure,
    "Where the page's function is rejected, a message says so and the figures before stay, paler; the filter can be edited and saved.",
  ),
} as const satisfies Partial<DescribedCall>;

export const filterDescriptions: readonly DescribedCall[] = [
  {
    ...calledBy("loadFunnel", funnels.loadFunnelEndpoint),
    answer: {
      status: 200,
      body: filter,
      may: ["The same under `data`.", "Any of it left out but `inputs`, which must be a list."],
    },
    elements: filterElements,
    when: "When `funnel-editor` is given a `funnel-id` and no `value`, when a saved search is copied, and once a page for each condition that comes into view.",
    failures: failureTexts(
      everyFailure,
      "It says that the filter could not be loaded, and offers to try again; in its place nothing can be edited, and a `funnel-editor` finishes nothing.",
    ),
  },
  {
    ...calledBy("registerFunnel", funnels.registerFunnelEndpoint),
    body: { form: sentFilter },
    answer: {
      status: 200,
      body: savedFilter,
      may: [
        "The same under `data`.",
        "`id` or `fid` alone, also as a text.",
        "To `funnel-editor` nothing at all; a condition must be told its id.",
      ],
    },
    elements: filterElements,
    when: "When the operator finishes in `funnel-editor`, unless the `finisher` is `emit`, and in every finisher when a condition is decided: its id is needed.",
    failures: {
      ...pageIsLoadedAgain,
      "422":
        "Messages of `inputs.0.date_from` and such are shown at the conditions, of `name` at the name, and all of them above; what was typed stays.",
    },
  },
  {
    ...calledBy("loadFunnelFolders", funnels.loadFunnelFoldersEndpoint),
    answer: {
      status: 200,
      body: v.array(v.looseObject({ id, name: text })),
      may: ["The list under `data`.", numbersAsTexts, "Rows without a name."],
    },
    elements: ["funnel-editor"],
    when: "When name and folder are shown, which `mode` `funneling` does without. No folder is none of the rows.",
    failures: failureTexts(
      everyFailure,
      "Below the choice of a folder it says that the folders could not be loaded, with a button that asks again; everything else can be edited and saved.",
    ),
  },
  {
    ...audience,
    id: "estimateAudience",
    method: "POST",
    path: "/api/audience/estimate",
    body: { json: search },
    answer: {
      status: 200,
      body: v.looseObject({
        total: count,
        friends: v.optional(count),
        conditions: v.optional(v.array(v.nullable(figures))),
      }),
    },
    when: "By the page's `estimate`, which is called a moment after each edit of a filter; a newer call aborts the one before.",
  },
  {
    ...audience,
    id: "explainAudience",
    method: "POST",
    path: "/api/audience/explain",
    body: { json: v.looseObject({ filter: search, member_id: id }) },
    answer: { status: 200, body: v.looseObject({ matches: v.boolean(), conditions: v.array(v.boolean()) }) },
    when: "By the page's `explain`, when the operator asks why a friend is found or not.",
  },
  {
    ...audience,
    id: "findAudienceFriends",
    method: "GET",
    path: "/api/audience/members",
    query: { q: text },
    answer: { status: 200, data: v.array(v.looseObject({ id, name: text })) },
    when: "By the page's `findFriends`, while the operator types the name of a friend to ask about.",
  },
];
