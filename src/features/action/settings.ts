import type { Locale } from "../../lib/locale.js";
import type { PlainData } from "../../lib/plain-data.js";
import { type EditableType, type EffectKind, effectKinds, kindOfType } from "./effects/kinds.js";

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
  /** What triggers the action, with the tree of its values; `null` where nothing is known. */
  triggerContext: PlainData;
  /** Between which common information may be. */
  limits: { commonVarMin: number; commonVarMax: number };
  finishLabel: string | null;
  cancelable: boolean;
  readonly: boolean;
  disabled: boolean;
}

/** The effects that the page and the account allow, in the order of the add buttons (actions-and-filters §6). */
export function offeredEffects({ swatch, disabledTypes, abilities }: ActionSettings): OfferedEffect[] {
  return [...new Set(swatch ?? effectKinds.map(({ type }) => type))]
    .filter((type) => !disabledTypes.includes(type))
    .map(kindOfType)
    .filter((kind) => kind !== null)
    .filter(({ type, retired }) => !retired && mayEdit(type, abilities));
}

/** Whether this account may edit such effects; others are shown locked and finished unchanged (§6). */
export function mayEdit(type: unknown, abilities: readonly string[]): boolean {
  const ability = kindOfType(type)?.ability;
  return ability === undefined || abilities.includes(ability);
}

/** A kind of effect that can be added here. */
export type OfferedEffect = EffectKind & { type: EditableType };

/** Whether values that come with the trigger may be used: the account may, and there is a trigger (§6). */
export function usesLinkedData({ abilities, triggerContext }: ActionSettings): boolean {
  return abilities.includes("open-api") && triggerContext !== null;
}
