import * as v from "valibot";
import { isChosen, type SentenceFormat } from "../../../../references/index.js";
import { type ConditionVariant, chosenId, conditionSchema } from "../definition.js";
import { stateRule } from "../rules/state-rule.js";
import { journeyLabel, journeyWords } from "./messages.js";

/** Match of a phase: passed or not (rules: journey-condition). */
export const PhaseMatch = { passed: 5, notPassed: 10 } as const;
export type PhaseMatch = (typeof PhaseMatch)[keyof typeof PhaseMatch];

const schema = conditionSchema(70, {
  journey_id: v.exactOptional(chosenId),
  journey_tag_id: v.exactOptional(chosenId),
  condition: v.exactOptional(v.picklist(Object.values(PhaseMatch))),
});

/** Friends by a phase of a journey. */
export type JourneyCondition = v.InferOutput<typeof schema>;

/** Condition 70: journey (rules: journey-condition). */
export const journey = {
  type: 70,
  name: "journey",
  label: journeyLabel,
  icon: "journey",
  ability: "journey",
  schema,
  create: () => ({ type: 70, ...nothingChosen }),
  summarize,
  unfinished: ({ journey_id = null, journey_tag_id = null }) =>
    !isChosen(journey_id) || !isChosen(journey_tag_id),
  missing: ({ journey_id = null }, locale) =>
    isChosen(journey_id)
      ? { field: "journey_tag_id", label: journeyWords[locale].phase, saysRest: true }
      : { field: "journey_id" },
  opposite: ({ condition = PhaseMatch.passed, ...rest }) => ({
    ...rest,
    type: 70,
    condition: condition === PhaseMatch.passed ? PhaseMatch.notPassed : PhaseMatch.passed,
  }),
  rules: [
    stateRule<JourneyCondition, PhaseMatch>(
      "journey_tag",
      ({ journey_tag_id, condition = PhaseMatch.passed }) => ({ id: journey_tag_id, state: condition }),
      [[PhaseMatch.passed, PhaseMatch.notPassed]],
    ),
  ],
} satisfies ConditionVariant<JourneyCondition>;

/** Values before a journey is chosen (rules: journey-phase-cleared). */
export const nothingChosen = {
  journey_id: null,
  journey_tag_id: null,
  condition: PhaseMatch.passed,
} satisfies Partial<JourneyCondition>;

/** "ジャーニー「初回来店」のフェーズ「予約」を通過した". */
function summarize(stored: JourneyCondition, format: SentenceFormat): string {
  const words = journeyWords[format.locale];
  const { journey_id = null, journey_tag_id = null, condition = PhaseMatch.passed } = stored;
  const journey = format.name("journey", journey_id);
  const phase = format.name("journey_tag", journey_tag_id);
  return words.meets[condition](journey, phase);
}
