import type * as v from "valibot";
import type { EffectVariant } from "../definition.js";
import { effectSchema } from "../parts/stored-fields.js";
import { aspLabel, aspWords } from "./messages.js";

const schema = effectSchema(30, {});

/** Registers a conversion with the affiliate service; there is nothing to set. */
export type AspEffect = v.InferOutput<typeof schema>;

/** Effect 30: ASP/CV registration (rules: asp-effect). */
export const asp = {
  type: 30,
  name: "asp",
  label: aspLabel,
  icon: "target",
  once: true,
  ability: "asp",
  schema,
  create: () => ({ type: 30, member_query_id: null }),
  summarize: (_, { locale }) => aspWords[locale].sentence,
} satisfies EffectVariant<AspEffect>;
