import type { AnyEffectDefinition } from "./index.js";
import { menu } from "./menu/menu.js";
import { template } from "./template/template.js";
import { text } from "./text/text.js";

/** Every kind of effect, in the order of the add buttons. */
export const effects = [text, template, menu] as const;

/** The same as the rest of the feature sees them. */
export const family = effects as readonly unknown[] as readonly AnyEffectDefinition[];
