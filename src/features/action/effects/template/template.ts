import type * as v from "valibot";
import type { ItemId } from "../../../../api/resources.js";
import { isChosen } from "../../../../references/index.js";
import type { EffectVariant } from "../definition.js";
import { delayDefaults, delayProblems, delaySchema, momentOf, summarizeDelay } from "../parts/delay.js";
import { chosenId, effectSchema } from "../parts/stored-fields.js";
import { templateLabel, templateWords } from "./messages.js";

const schema = effectSchema(12, { egg_id: chosenId, ...delaySchema });

/** Sends a message template; `egg_id` is its id. */
export type TemplateEffect = v.InferOutput<typeof schema>;

/** Effect 12: send a template (rules: template-effect). */
export const template = {
  type: 12,
  name: "template",
  label: templateLabel,
  icon: "template",
  schema,
  create: () => ({ type: 12, egg_id: null, ...delayDefaults, member_query_id: null }),
  summarize(effect, format) {
    const words = templateWords[format.locale];
    return words.sentence(format.name("egg", effect.egg_id), summarizeDelay(effect, words, format));
  },
  problems(effect, { locale }) {
    const words = templateWords[locale];
    return [
      ...(isChosen(effect.egg_id ?? null) ? [] : [{ field: "egg_id", message: words.templateRequired }]),
      ...delayProblems(effect, words),
    ];
  },
  references: () => [{ name: "egg_id", kind: "egg", among: "items" }],
  sends: momentOf,
} satisfies EffectVariant<TemplateEffect>;

/** When it is sent stays as it is: the choices of `parts/delay.ts` change that. */
export function chooseTemplate(effect: TemplateEffect, egg_id: ItemId | null): TemplateEffect {
  return { ...effect, egg_id };
}
