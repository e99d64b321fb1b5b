import * as v from "valibot";
import { localized } from "../../../../lib/locale.js";
import { isChosen } from "../../../choosing/index.js";
import type { EffectDefinition } from "../definition.js";
import { chosenIds, effectSchema } from "../parts/stored-fields.js";
import { ja, type PhaseWords } from "./messages.ja.js";

/** Whether friends pass the phases or are taken out of them (§3). */
export const PhaseMethod = { pass: 0, remove: 1 } as const;
export type PhaseMethod = (typeof PhaseMethod)[keyof typeof PhaseMethod];

const schema = effectSchema(50, {
  method: v.exactOptional(v.picklist(Object.values(PhaseMethod))),
  journey_tags: chosenIds,
});

/** Lets friends pass phases of their journeys; `journey_tags` are the ids of the phases. */
export type PhaseEffect = v.InferOutput<typeof schema>;

/** Effect 50: phase (actions-and-filters §3). */
export const phase = {
  type: 50,
  name: "phase",
  words: localized(ja, async () => (await import("./messages.en.js")).en),
  schema,
  create: () => ({ type: 50, method: PhaseMethod.pass, journey_tags: [], member_query_id: null }),
  summarize: ({ method = PhaseMethod.pass, journey_tags = [] }, words, say) =>
    words.sentences[method](say.names("journey_tag", journey_tags)),
  problems: ({ journey_tags = [] }, words) =>
    journey_tags.some(isChosen) ? [] : [{ field: "journey_tags", message: words.phaseRequired }],
} satisfies EffectDefinition<PhaseEffect, PhaseWords>;
