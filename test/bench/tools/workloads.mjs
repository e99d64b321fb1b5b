import { actions } from "../scenarios/actions.mjs";
import { cold } from "../scenarios/cold.mjs";
import { day } from "../scenarios/day.mjs";
import { elements } from "../scenarios/elements.mjs";
import { episode } from "../scenarios/episode.mjs";
import { filter } from "../scenarios/filter.mjs";
import { filterLarge } from "../scenarios/filter-large.mjs";
import { formField } from "../scenarios/form-field.mjs";
import { friendFields } from "../scenarios/friend-fields.mjs";
import { friends } from "../scenarios/friends.mjs";
import { journey } from "../scenarios/journey.mjs";
import { message } from "../scenarios/message.mjs";
import { notification } from "../scenarios/notification.mjs";
import { openApi } from "../scenarios/open-api.mjs";
import { picker } from "../scenarios/picker.mjs";
import { salon } from "../scenarios/salon.mjs";
import { schedule } from "../scenarios/schedule.mjs";
import { timeline } from "../scenarios/timeline.mjs";
import { warm } from "../scenarios/warm.mjs";

/**
 * `params` can be changed by `--scale`; `reference` names a contender that the goal is measured against whether or not
 * it is the best. `floor` is only built: what the smallest page of a framework weighs. `folder` holds a stage and a report of its own.
 */
export const workloads = {
  filter: { params: { n: 100 }, scenario: filter },
  "filter-large": { params: { n: 100, panels: 10, options: 5000 }, scenario: filterLarge },
  actions: { params: { n: 200, items: 5000 }, scenario: actions },
  picker: { params: { n: 10_000 }, scenario: picker },
  message: { params: { n: 4500, lines: 120, chips: 100, paste: 4000, pasteChips: 20 }, scenario: message },
  timeline: { params: { n: 10_000, screens: 20 }, scenario: timeline },
  friends: { params: { n: 20_000, screens: 20 }, scenario: friends },
  "friend-fields": { params: { n: 500 }, scenario: friendFields },
  "form-field": { params: { n: 1000, paste: 1000, slow: 4 }, limit: 600, scenario: formField },
  notification: { params: { channels: 500, hours: 100, lives: 100, slow: 4 }, scenario: notification },
  episode: { params: { n: 200, reservations: 500, lives: 20, slow: 4 }, scenario: episode },
  journey: {
    params: { n: 10_000, groups: 10, moves: 50, deleted: 500, refreshes: 100, lives: 20, slow: 4 },
    scenario: journey,
    limit: 600,
  },
  "open-api": { params: { codes: 50, lives: 20, slow: 4 }, scenario: openApi },
  salon: {
    params: { n: 1000, rows: 200, columns: 100, days: 366, lives: 100, slow: 4 },
    limit: 600,
    scenario: salon,
  },
  schedule: { params: { resources: 50, per: 10, moves: 40 }, scenario: schedule },
  day: { params: { gestures: 2000 }, limit: 600, scenario: day },
  elements: { params: { n: 100 }, reference: "r2wc", scenario: elements },
  cold: { params: { idle: 5, slowStart: 0 }, folder: "cold", scenario: cold },
  warm: { params: { idle: 1, slowStart: 0, visits: 3 }, folder: "cold", scenario: warm },
  floor: { params: {} },
};
