import * as v from "valibot";
import { isChosen } from "../../../choosing/index.js";
import { type ConditionDefinition, chosenId, conditionSchema } from "../definition.js";

/** Whether the phase was passed (actions-and-filters §3). */
export const PhaseMatch = { passed: 5, notPassed: 10 } as const;
export type PhaseMatch = (typeof PhaseMatch)[keyof typeof PhaseMatch];

const schema = conditionSchema(70, {
  journey_id: v.exactOptional(chosenId),
  journey_tag_id: v.exactOptional(chosenId),
  condition: v.exactOptional(v.picklist(Object.values(PhaseMatch))),
});

/** Friends by a phase of a journey. */
export type JourneyCondition = v.InferOutput<typeof schema>;

/** Condition 70: journey (actions-and-filters §3). */
export const journey = {
  type: 70,
  name: "journey",
  schema,
  ability: "journey",
  create: () => ({ type: 70, ...nothingChosen }),
  unfinished: ({ journey_id = null, journey_tag_id = null }) =>
    !isChosen(journey_id) || !isChosen(journey_tag_id),
  opposite: ({ condition = PhaseMatch.passed, ...rest }) => ({
    ...rest,
    type: 70,
    condition: condition === PhaseMatch.passed ? PhaseMatch.notPassed : PhaseMatch.passed,
  }),
} satisfies ConditionDefinition<JourneyCondition>;

/** What it is before a journey is chosen (§4). */
export const nothingChosen = {
  journey_id: null,
  journey_tag_id: null,
  condition: PhaseMatch.passed,
} satisfies Partial<JourneyCondition>;
