import type { ItemId } from "../../../../api/resources.js";
import type { TemplateEffect } from "./template.js";

/** When it is sent stays as it is: the choices of `parts/delay.ts` change that. */
export function chooseTemplate(effect: TemplateEffect, egg_id: ItemId | null): TemplateEffect {
  return { ...effect, egg_id };
}
