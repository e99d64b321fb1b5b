import { actions } from "../scenarios/actions.mjs";
import { elements } from "../scenarios/elements.mjs";
import { filter } from "../scenarios/filter.mjs";
import { filterLarge } from "../scenarios/filter-large.mjs";
import { picker } from "../scenarios/picker.mjs";
import { schedule } from "../scenarios/schedule.mjs";
import { timeline } from "../scenarios/timeline.mjs";

/**
 * `params` can be changed by `--scale`; `reference` names a contender that the goal is measured against whether or not
 * it is the best. `floor` is only built: what the smallest page of a framework weighs.
 */
export const workloads = {
  filter: { params: { n: 100 }, scenario: filter },
  "filter-large": { params: { n: 100, panels: 10, options: 5000 }, scenario: filterLarge },
  actions: { params: { n: 200, items: 5000 }, scenario: actions },
  picker: { params: { n: 10_000 }, scenario: picker },
  timeline: { params: { n: 10_000, screens: 20 }, scenario: timeline },
  schedule: { params: { resources: 50, per: 10, moves: 40 }, scenario: schedule },
  elements: { params: { n: 100 }, reference: "r2wc", scenario: elements },
  floor: { params: {} },
};
