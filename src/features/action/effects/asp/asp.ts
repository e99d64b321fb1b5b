import type * as v from "valibot";
import { localized } from "../../../../lib/locale.js";
import type { EffectDefinition } from "../definition.js";
import { effectSchema } from "../parts/stored-fields.js";
import { type AspWords, ja } from "./messages.ja.js";

const schema = effectSchema(30, {});

/** Registers a conversion with the affiliate service; there is nothing to set. */
export type AspEffect = v.InferOutput<typeof schema>;

/** Effect 30: ASP/CV registration (actions-and-filters §3). */
export const asp = {
  type: 30,
  name: "asp",
  words: localized(ja, async () => (await import("./messages.en.js")).en),
  schema,
  create: () => ({ type: 30, member_query_id: null }),
  summarize: (_, words) => words.sentence,
  problems: (_) => [],
} satisfies EffectDefinition<AspEffect, AspWords>;
