import * as v from "valibot";
import type { ItemId } from "../../../../api/resources.js";
import { isChosen } from "../../../../references/index.js";
import type { EffectVariant } from "../definition.js";
import { chosenIds, effectSchema, oneOf, optionOf } from "../parts/stored-fields.js";
import { phaseLabel, phaseWords } from "./messages.js";

/** Operation on the phases: friends pass them or are taken out of them (rules: phase-effect). */
export const PhaseMethod = { pass: 0, remove: 1 } as const;
export type PhaseMethod = (typeof PhaseMethod)[keyof typeof PhaseMethod];

const schema = effectSchema(50, {
  method: v.exactOptional(oneOf(PhaseMethod)),
  journey_tags: chosenIds,
});

/** Lets friends pass phases of their journeys; `journey_tags` are the ids of the phases. */
export type PhaseEffect = v.InferOutput<typeof schema>;

/** Effect 50: phase (rules: phase-effect). */
export const phase = {
  type: 50,
  name: "phase",
  label: phaseLabel,
  icon: "journey",
  ability: "journey",
  schema,
  create: () => ({ type: 50, method: PhaseMethod.pass, journey_tags: [], member_query_id: null }),
  summarize: (effect, format) =>
    phaseWords[format.locale].sentences[methodOf(effect)](
      format.names("journey_tag", effect.journey_tags ?? []),
    ),
  problems: ({ journey_tags = [] }, { locale }) =>
    journey_tags.some(isChosen) ? [] : [{ field: "journey_tags", message: phaseWords[locale].phaseRequired }],
  references: () => [{ name: "journey_tags", kind: "journey_tag", among: "items" }],
} satisfies EffectVariant<PhaseEffect>;

export function methodOf({ method }: PhaseEffect): PhaseMethod {
  return optionOf(method, PhaseMethod.pass);
}

export function chooseMethod(effect: PhaseEffect, method: PhaseMethod): PhaseEffect {
  return { ...effect, method };
}

export function choosePhases(effect: PhaseEffect, ids: readonly ItemId[]): PhaseEffect {
  return { ...effect, journey_tags: [...ids] };
}
