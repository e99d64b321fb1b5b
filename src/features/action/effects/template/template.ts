import type * as v from "valibot";
import { localized } from "../../../../lib/locale.js";
import { isChosen } from "../../../choosing/index.js";
import type { EffectDefinition } from "../definition.js";
import { delayDefaults, delayProblems, delaySchema, summarizeDelay } from "../parts/delay.js";
import { chosenId, effectSchema } from "../parts/stored-fields.js";
import { ja, type TemplateWords } from "./messages.ja.js";

const schema = effectSchema(12, { egg_id: chosenId, ...delaySchema });

/** Sends a message template; `egg_id` is its id. */
export type TemplateEffect = v.InferOutput<typeof schema>;

/** Effect 12: send a template (actions-and-filters §3). */
export const template = {
  type: 12,
  name: "template",
  words: localized(ja, async () => (await import("./messages.en.js")).en),
  schema,
  create: () => ({ type: 12, egg_id: null, ...delayDefaults, member_query_id: null }),
  summarize: (effect, words, say) =>
    words.sentence(say.name("egg", effect.egg_id), summarizeDelay(effect, words)),
  problems: (effect, words) => [
    ...(isChosen(effect.egg_id ?? null) ? [] : [{ field: "egg_id", message: words.templateRequired }]),
    ...delayProblems(effect, words),
  ],
} satisfies EffectDefinition<TemplateEffect, TemplateWords>;
