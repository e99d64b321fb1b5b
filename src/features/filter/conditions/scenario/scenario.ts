import * as v from "valibot";
import type { ItemId } from "../../../../api/resources.js";
import { type Figure, figureOf } from "../../../../kit/number-text.js";
import { isChosen, type SentenceFormat } from "../../../../references/index.js";
import { type ConditionVariant, chosenId, conditionSchema } from "../definition.js";
import { partWords } from "../parts/messages.js";
import { stateRule } from "../rules/state-rule.js";
import { scenarioLabel, scenarioWords } from "./messages.js";

/** How far a friend has come in a scenario (rules: scenario-condition). */
export const ScenarioMatch = {
  subscribed: 0,
  notSubscribed: 3,
  sentUpTo: 2,
  finished: 4,
  notFinished: 5,
} as const;
export type ScenarioMatch = (typeof ScenarioMatch)[keyof typeof ScenarioMatch];

const schema = conditionSchema(41, {
  group_id: v.exactOptional(chosenId),
  match: v.exactOptional(v.picklist(Object.values(ScenarioMatch))),
  date: v.exactOptional(v.nullable(v.union([v.number(), v.string()]))),
});

/** Friends by one scenario; `group_id` is its id. */
export type ScenarioCondition = v.InferOutput<typeof schema>;

/** Condition 41: scenario (rules: scenario-condition). */
export const scenario = {
  type: 41,
  name: "scenario",
  label: scenarioLabel,
  icon: "scenario",
  schema,
  create: () => ({ type: 41, group_id: null, match: ScenarioMatch.subscribed, date: 0 }),
  summarize,
  unfinished: ({ group_id = null }) => !isChosen(group_id),
  missing: () => ({ field: "group_id" }),
  problems({ match, date }, { locale }) {
    if (match !== ScenarioMatch.sentUpTo || isDay(date)) return [];
    const message = partWords[locale].periodInvalid;
    return [{ field: "date", message, ...(date === "" ? {} : { immediate: true }) }];
  },
  facts: ({ group_id = null, match = ScenarioMatch.subscribed }) =>
    isChosen(group_id) && match === ScenarioMatch.subscribed
      ? [{ is: "subscribed", id: String(group_id) }]
      : [],
  opposite(condition) {
    const match = opposites[condition.match ?? ScenarioMatch.subscribed];
    return match === undefined ? "none" : { ...condition, match };
  },
  rules: [
    stateRule<ScenarioCondition, ScenarioMatch>(
      "scenario",
      ({ group_id, match = ScenarioMatch.subscribed }) => ({ id: group_id, state: match }),
      [
        [ScenarioMatch.subscribed, ScenarioMatch.notSubscribed],
        [ScenarioMatch.finished, ScenarioMatch.notFinished],
      ],
    ),
  ],
} satisfies ConditionVariant<ScenarioCondition>;

const opposites: Readonly<Partial<Record<ScenarioMatch, ScenarioMatch>>> = {
  [ScenarioMatch.subscribed]: ScenarioMatch.notSubscribed,
  [ScenarioMatch.notSubscribed]: ScenarioMatch.subscribed,
  [ScenarioMatch.finished]: ScenarioMatch.notFinished,
  [ScenarioMatch.notFinished]: ScenarioMatch.finished,
};

export function chooseScenario(condition: ScenarioCondition, id: ItemId | null): ScenarioCondition {
  return { ...condition, group_id: id };
}

/** The day counts for one match only; for the others it stays, for a change of mind, but not what is none. */
export function chooseMatch(condition: ScenarioCondition, match: ScenarioMatch): ScenarioCondition {
  return { ...condition, match, ...(isDay(condition.date) ? {} : { date: 0 }) };
}

/** A whole number from 0 on; a missing one is 0. */
function isDay(date: Figure | undefined): boolean {
  const day = figureOf(date ?? 0);
  return Number.isInteger(day) && Number(day) >= 0;
}

export function writeDay(condition: ScenarioCondition, date: Figure): ScenarioCondition {
  return { ...condition, date: date ?? "" };
}

/** "シナリオ「新規向け」が5日目まで配信済み". */
function summarize(condition: ScenarioCondition, format: SentenceFormat): string {
  const words = scenarioWords[format.locale];
  const { group_id = null, match = ScenarioMatch.subscribed } = condition;
  const name = format.name("scenario", group_id);
  return words.meets[match](name, format.figure(condition.date ?? 0));
}
