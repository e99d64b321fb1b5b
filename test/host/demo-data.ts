import { actions } from "./api/action.js";
import { commonNumbers } from "./api/common-numbers.js";
import { episodes, salonPlaces } from "./api/episodes.js";
import { filters } from "./api/filter-document.js";
import { formFields } from "./api/form-fields.js";
import { journeyGroups } from "./api/journey-lists.js";
import { journeys } from "./api/journeys.js";
import { scenarioContents, senders, templateContents, testRecipients } from "./api/message-contents.js";
import { channels, notifications } from "./api/notifications.js";
import { groupsOf, itemsOf, type Placed, type TableKind } from "./api/picker-items.js";
import { courses, salonResources } from "./api/reservations.js";
import { variableChoices } from "./api/variable-choices.js";
import { demoActions } from "./demo/actions.js";
import {
  demoActionGroups,
  demoCommonNumbers,
  demoTables,
  demoVariableChoices,
} from "./demo/choices/index.js";
import {
  demoScenarioContents,
  demoSenders,
  demoTemplateContents,
  demoTestRecipients,
} from "./demo/contents.js";
import { demoEpisodes, demoSalonPlaces } from "./demo/episodes.js";
import { demoFilters } from "./demo/filters.js";
import { demoFormFields } from "./demo/form-fields.js";
import { addFriendVariables } from "./demo/friends/index.js";
import { demoJourneyGroups, demoPhases, moreJourneys, placedJourneys } from "./demo/journeys.js";
import { demoChannels, demoNotifications } from "./demo/notifications.js";
import { deletedJourney, demoCourses, demoJourneys, demoResources } from "./demo/salons.js";
import type { Resource, Store } from "./store.js";

/** When the demonstration's shop was set up. Fixed, so that every start and every test sees the same dates. */
const OPENING = Date.parse("2026-11-02T10:00:00+09:00");
const DAY = 86_400_000;
const opening = new Date(OPENING);

/** The last of the filters' rows that databases had when filters were rows and nothing else. */
const LAST_ROW_OF_BEFORE = 1607;

/** Parts of the data by name, each a way to put it into a store. */
export type DemoParts = Readonly<Record<string, (store: Store) => void>>;

/**
 * The demo data in the parts it came in. A database remembers the names of those it has; so add a part for what is new,
 * and change one only where old databases may go without.
 */
export const demoParts: DemoParts = {
  first(store) {
    fillTables(store, [
      "tag",
      "egg",
      "varia",
      "scenario",
      "richmenu",
      "episode",
      "slot",
      "common_vars",
      "journey_tag",
      "response_mark",
    ]);
    for (const [variableId, choices] of demoVariableChoices) {
      store.put(variableChoices, variableId, [...choices], opening);
    }
    demoActions.forEach((action, index) => {
      store.insert(actions, (aid) => ({ ...action, aid }), new Date(OPENING + index * DAY));
    });
  },
  "all-kinds"(store) {
    fillTables(store, ["salon", "site", "funnel", "reaction", "form", "tracker", "landing", "operator_role"]);
    putInOrder(store, groupsOf("action"), demoActionGroups);
  },
  contents(store) {
    for (const [id, content] of demoTemplateContents) store.put(templateContents, id, content, opening);
    for (const [id, content] of demoScenarioContents) store.put(scenarioContents, id, content, opening);
    for (const sender of demoSenders) store.put(senders, sender.id, sender, opening);
    for (const friend of demoTestRecipients) store.put(testRecipients, friend.id, friend, opening);
  },
  filters(store) {
    const rows = itemsOf("funnel");
    demoTables.funnel.items.forEach((row, order) => {
      // A database of before has the first ones: what was deleted there stays so, and so does what was added.
      if (row.id > LAST_ROW_OF_BEFORE && !store.get(rows, row.id)) {
        store.put(rows, row.id, { ...row, order }, opening);
      }
    });
    demoFilters.forEach((filter, index) => {
      const { fid, name } = filter;
      if (fid === null || store.get(rows, fid)?.value.name !== name) return;
      store.put(filters, fid, filter, new Date(OPENING + index * DAY));
    });
    for (const each of demoResources) store.put(salonResources, each.id, each, opening);
    for (const each of demoCourses) store.put(courses, each.id, each, opening);
    for (const each of demoJourneys) store.put(journeys, each.id, each, opening);
    burn(store, journeys, deletedJourney);
    for (const [id, number] of demoCommonNumbers) store.put(commonNumbers, id, number, opening);
  },
  codes(store) {
    addCodes(store, "form");
    addCodes(store, "common_vars");
  },
  "friend-variables"(store) {
    addFriendVariables(store, opening);
  },
  "form-fields"(store) {
    for (const field of demoFormFields) store.put(formFields, Number(field.id), field, opening);
  },
  notifications(store) {
    for (const channel of demoChannels) store.put(channels, channel.id, channel, opening);
    for (const each of demoNotifications) store.put(notifications, Number(each.id), each, opening);
  },
  episodes(store) {
    const rows = itemsOf("episode");
    for (const each of demoEpisodes) {
      const id = Number(each.id);
      store.put(episodes, id, each, opening);
      const isListed = each.deleted_at === null && !store.get(rows, id);
      const item = { id, name: String(each.name), group_id: null, favorite: 0 as const };
      if (isListed) store.put(rows, id, { ...item, order: store.list(rows).length }, opening);
    }
    for (const [salon, places] of demoSalonPlaces) store.put(salonPlaces, salon, places, opening);
  },
  journeys(store) {
    const phases = itemsOf("journey_tag");
    for (const [id, name] of demoPhases) {
      const row = { id, name, group_id: null, favorite: 0 as const, order: store.list(phases).length };
      if (!store.get(phases, id)) store.put(phases, id, row, opening);
    }
    for (const group of demoJourneyGroups) store.put(journeyGroups, group.id, group, opening);
    for (const [id, places] of Object.entries(placedJourneys)) {
      const before = store.get(journeys, Number(id))?.value;
      if (before) store.put(journeys, before.id, { ...before, ...places }, opening);
    }
    for (const each of moreJourneys) store.put(journeys, each.id, each, opening);
  },
};

/** The codes of choices that a database has from before they had any; what was deleted there stays so. */
function addCodes(store: Store, kind: TableKind): void {
  for (const { id, unique } of demoTables[kind].items) {
    const row = store.get(itemsOf(kind), id);
    if (row && unique !== undefined && row.value.unique === undefined) {
      store.put(itemsOf(kind), id, { ...row.value, unique }, opening);
    }
  }
}

/** Fills an empty store with a hair salon's data: the same ids, names and dates every time. */
export function fillWithDemoData(store: Store): void {
  store.atomically(() => {
    for (const fill of Object.values(demoParts)) fill(store);
  });
}

function fillTables(store: Store, kinds: readonly TableKind[]): void {
  for (const kind of kinds) {
    const { groups, items, deleted } = demoTables[kind];
    putInOrder(store, groupsOf(kind), groups);
    putInOrder(store, itemsOf(kind), items);
    for (const id of deleted) burn(store, itemsOf(kind), id);
  }
}

function putInOrder<T extends { id: number }>(
  store: Store,
  resource: Resource<Placed<T>>,
  rows: readonly T[],
): void {
  rows.forEach((row, order) => {
    store.put(resource, row.id, { ...row, order }, opening);
  });
}

/** An id that was in use and never comes back. */
function burn(store: Store, resource: Resource<unknown>, id: number): void {
  store.put(resource, id, null, opening);
  store.delete(resource, id);
}
