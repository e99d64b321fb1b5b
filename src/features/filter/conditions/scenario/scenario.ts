import * as v from "valibot";
import { isChosen } from "../../../choosing/index.js";
import { type ConditionDefinition, chosenId, conditionSchema } from "../definition.js";

/** How far a friend has come in a scenario (actions-and-filters §3). */
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
  date: v.exactOptional(v.nullable(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d*$/))]))),
});

/** Friends by one scenario; `group_id` is its id. */
export type ScenarioCondition = v.InferOutput<typeof schema>;

/** Condition 41: scenario (actions-and-filters §3). */
export const scenario = {
  type: 41,
  name: "scenario",
  schema,
  create: () => ({ type: 41, group_id: null, match: ScenarioMatch.subscribed, date: 0 }),
  unfinished: ({ group_id = null }) => !isChosen(group_id),
  opposite(condition) {
    const match = opposites[condition.match ?? ScenarioMatch.subscribed];
    return match === undefined ? "none" : { ...condition, match };
  },
} satisfies ConditionDefinition<ScenarioCondition>;

/** The day up to which was sent. */
export function dayOf({ date }: ScenarioCondition): number {
  return Number(date ?? 0);
}

const opposites: Readonly<Partial<Record<ScenarioMatch, ScenarioMatch>>> = {
  [ScenarioMatch.subscribed]: ScenarioMatch.notSubscribed,
  [ScenarioMatch.notSubscribed]: ScenarioMatch.subscribed,
  [ScenarioMatch.finished]: ScenarioMatch.notFinished,
  [ScenarioMatch.notFinished]: ScenarioMatch.finished,
};
