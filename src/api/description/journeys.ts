import * as v from "valibot";
import { entryEndpoints, type NamedList, sortGroupsEndpoint } from "../journey-groups.js";
import { loadMeantEndpoint, loadPassedEndpoint } from "../journey-members.js";
import * as journeys from "../journeys.js";
import { calledBy, type DescribedCall } from "./call.js";
import { numbersAsTexts } from "./deviations.js";
import { bit, count, id, ids, instant, memberLite, noId, ordered, pagination, text } from "./fields.js";
import { filterElements } from "./filters.js";

/* Journeys, their groups and phases (rules: journey-shapes). */

const phasesOf = v.array(v.looseObject({ journey_tag_id: id, order: id }));

const journey = v.looseObject({
  id,
  name: text,
  group_id: noId,
  order: id,
  favorite: bit,
  favorite_order: noId,
  journey_kpis: phasesOf,
  member_query_id: noId,
  member_count: count,
  updated_at: instant,
});
const group = v.looseObject({ id, name: text, order: id, item_count: count });
/** No call sorts phases, and a list that other elements choose from may count its places from 0. */
const phase = v.looseObject({ id, name: text, order: count, used_count: count });
const named = { json: v.looseObject({ name: text }) };
const friends = v.looseObject({ data: v.array(memberLite), pagination });
const passed = v.looseObject({
  data: v.array(v.looseObject({ ...memberLite.entries, passed_at: instant })),
  pagination,
});
const pageQuery = { page: id, per_page: id };

const each = { elements: ["journey-list"] } as const;
const isStale =
  'With `code: "stale"` and `current_ids` the list is shown as it is now, and the move is offered again.';

export const journeyDescriptions: readonly DescribedCall[] = [
  {
    ...each,
    elements: filterElements,
    ...calledBy("loadJourneys", journeys.loadJourneysEndpoint),
    answer: {
      status: 200,
      data: v.array(journey),
      may: ["The list itself, without `data`.", numbersAsTexts],
    },
    when: "When the element is mounted, at `refresh()`, and after a change that others may have made too.",
  },
  {
    ...each,
    ...calledBy("createJourney", journeys.createJourneyEndpoint),
    body: {
      json: v.looseObject({
        name: text,
        group_id: noId,
        journey_kpis: phasesOf,
        member_query_id: v.optional(id),
      }),
    },
    answer: { status: 201, data: journey },
    when: "When a new journey is saved; it stands last in its group.",
  },
  {
    ...each,
    ...calledBy("replaceJourney", journeys.replaceJourneyEndpoint),
    body: { json: v.looseObject({ ...journey.entries, base_updated_at: v.optional(text) }) },
    answer: { status: 200, data: journey },
    stale: true,
    when: "When a journey is saved: the whole of it, keys that the element does not know too.",
  },
  {
    ...each,
    ...calledBy("deleteJourney", journeys.deleteJourneyEndpoint),
    answer: { status: 204 },
    when: "Some seconds after it was deleted, when it can no longer be undone, or when the page is left.",
  },
  {
    ...each,
    ...calledBy("deleteJourneys", journeys.deleteJourneysEndpoint),
    body: { json: v.looseObject({ ids }) },
    answer: {
      status: 200,
      data: v.looseObject({
        deleted_ids: ids,
        failed: v.array(v.looseObject({ id, message: text })),
      }),
      may: ["Nothing, where all were deleted."],
    },
    when: "As for one, with up to 500 ids.",
  },
  {
    ...each,
    ...calledBy("sortJourneys", journeys.sortJourneysEndpoint),
    body: { json: v.looseObject({ group_id: noId, ids }) },
    answer: { status: 200, data: ordered },
    when: "After a move, with every id of the group; the last of several quick moves is sent.",
    failures: { "422": isStale },
  },
  {
    ...each,
    ...calledBy("sortFavorites", journeys.sortFavoritesEndpoint),
    body: { json: v.looseObject({ ids }) },
    answer: { status: 200, data: v.array(v.looseObject({ id, favorite_order: id })) },
    when: "After a move among the favourites, with every favourite.",
    failures: { "422": isStale },
  },
  {
    ...each,
    ...calledBy("moveJourneys", journeys.moveJourneysEndpoint),
    body: { json: v.looseObject({ group_id: noId, ids }) },
    answer: { status: 200, data: v.array(v.looseObject({ id, group_id: noId, order: id })) },
    when: "When journeys are moved to another group, with up to 500 ids.",
  },
  {
    ...each,
    ...calledBy("setFavorite", journeys.setFavoriteEndpoint),
    body: { json: v.looseObject({ favorite: bit }) },
    answer: { status: 200, data: v.looseObject({ id, favorite: bit, favorite_order: noId }) },
    when: "When the star of a journey is pressed: it says which, so that a repeat does no harm.",
  },
  {
    ...each,
    ...calledBy("copyJourney", journeys.copyJourneyEndpoint),
    body: { json: v.looseObject({}) },
    answer: { status: 201, data: journey },
    when: "When a journey is copied; the server names the copy, and puts it behind the original.",
  },
  ...entriesOf("group", "Group", group),
  ...entriesOf("phase", "Phase", phase),
  {
    ...each,
    ...calledBy("sortGroups", sortGroupsEndpoint),
    body: { json: v.looseObject({ ids }) },
    answer: { status: 200, data: ordered },
    when: "After a group was moved, with every group.",
    failures: { "422": isStale },
  },
  {
    ...each,
    ...calledBy("loadMeant", loadMeantEndpoint),
    query: pageQuery,
    answer: { status: 200, body: friends },
    when: "When the friends whom the condition of a journey means are shown, page by page.",
  },
  {
    ...each,
    ...calledBy("loadPassed", loadPassedEndpoint),
    query: pageQuery,
    answer: { status: 200, body: passed },
    when: "When the friends who passed a phase are shown, page by page.",
  },
];

/** Groups and phases have calls of one shape. */
function entriesOf(list: NamedList, name: string, entry: v.GenericSchema): readonly DescribedCall[] {
  const calls = entryEndpoints[list];
  return [
    {
      ...each,
      ...calledBy(`load${name}s`, calls.load),
      answer: { status: 200, data: v.array(entry), may: ["The list itself, without `data`."] },
      when: "When the element is mounted, and at `refresh()`.",
    },
    {
      ...each,
      ...calledBy(`create${name}`, calls.create),
      body: named,
      answer: { status: 201, data: entry },
      when: `When a ${list} is added.`,
    },
    {
      ...each,
      ...calledBy(`rename${name}`, calls.rename),
      body: named,
      answer: { status: 200, data: entry },
      when: `When a ${list} is renamed.`,
    },
    {
      ...each,
      ...calledBy(`delete${name}`, calls.delete),
      answer: { status: 204 },
      when: `When a ${list} is deleted.`,
    },
  ];
}
