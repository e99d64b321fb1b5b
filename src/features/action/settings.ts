import type { Locale } from "../../lib/locale.js";
import type { PlainData } from "../../lib/plain-data.js";
import { kindOfType } from "./effects/kinds.js";

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

/** Whether this account may edit such effects; others are shown locked and finished unchanged (§6). */
export function mayEdit(type: unknown, abilities: readonly string[]): boolean {
  const ability = kindOfType(type)?.ability;
  return ability === undefined || abilities.includes(ability);
}

/** Whether values that come with the trigger may be used: the account may, and there is a trigger (§6). */
export function usesLinkedData({ abilities, triggerContext }: ActionSettings): boolean {
  return abilities.includes("open-api") && triggerContext !== null;
}
