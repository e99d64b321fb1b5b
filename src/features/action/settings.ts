import type { Locale } from "../../lib/locale.js";
import { type AnyEffectDefinition, definitionForType, effects } from "./effects/index.js";

/** What the page asks of an action editor. */
export interface ActionSettings {
  locale: Locale;
  /** A template needs a name and is saved as one. */
  template: boolean;
  /** The folder of a new template. */
  groupId: number | null;
  /** Which effects are offered, in this order; `null` offers all. */
  swatch: readonly number[] | null;
  disabledTypes: readonly number[];
  abilities: readonly string[];
  finishLabel: string | null;
  cancelable: boolean;
  readonly: boolean;
  disabled: boolean;
}

/** The effects that the page and the account allow, in the order of the add buttons (actions-and-filters §6). */
export function offeredEffects({ swatch, disabledTypes, abilities }: ActionSettings): AnyEffectDefinition[] {
  return [...new Set(swatch ?? effects.map(({ type }) => type))]
    .filter((type) => !disabledTypes.includes(type))
    .map(definitionForType)
    .filter((definition) => definition !== null)
    .filter(({ ability }) => ability === undefined || abilities.includes(ability));
}
