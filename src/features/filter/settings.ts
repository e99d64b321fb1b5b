import type { Locale } from "../../lib/locale.js";
import type { PlainData } from "../../lib/plain-data.js";
import {
  type AnyConditionDefinition,
  conditions,
  definitionForType,
  definitionOf,
} from "./conditions/index.js";

/** What is shown around the conditions: everything, no option selectors, or nothing. */
export type FilterMode = "editor" | "board" | "funneling";

/** What the page asks of a filter editor. */
export interface FilterSettings {
  locale: Locale;
  mode: FilterMode;
  /** Whether saved searches can be copied in. */
  copyable: boolean;
  /** Filters for members hide the condition on common information (actions-and-filters §3). */
  memberFilter: boolean;
  /** Which conditions are offered, in this order; `null` offers all. */
  swatch: readonly number[] | null;
  disabledTypes: readonly number[];
  abilities: readonly string[];
  /** The event of the open API that is the trigger, where there is one. */
  triggerContext: PlainData;
  /** Least and greatest number of common information. They are never shown. */
  limits: { commonVarMin: number; commonVarMax: number };
  finishLabel: string | null;
  cancelable: boolean;
  readonly: boolean;
  disabled: boolean;
}

/** Common information hidden from filters for members. */
const commonInformation = 77;

/** The conditions that the page and the account allow, in the order of the add buttons (actions-and-filters §5, §6). */
export function offeredConditions(settings: FilterSettings): AnyConditionDefinition[] {
  return [...new Set(settings.swatch ?? conditions.map(({ type }) => type))]
    .filter((type) => !settings.disabledTypes.includes(type))
    .map(definitionForType)
    .filter((definition) => definition !== null)
    .filter((definition) => isAllowed(definition, settings));
}

/** Whether or-panels can be added: they have no definition, but a page may leave them out as any other type. */
export function offersOrPanels({ swatch, disabledTypes }: FilterSettings): boolean {
  return (swatch === null || swatch.includes(orPanelType)) && !disabledTypes.includes(orPanelType);
}

/** The type id of an or-panel. */
export const orPanelType = 120;

/** What a judgement of who may edit a condition depends on. */
export type Allowance = Pick<FilterSettings, "abilities" | "triggerContext" | "memberFilter">;

/**
 * The definition of a condition that can be edited here; `null` for one that cannot be read, and for one that is shown
 * locked. Both are given back untouched.
 */
export function editableDefinition(
  condition: PlainData,
  allowance: Allowance,
): AnyConditionDefinition | null {
  const definition = definitionOf(condition);
  return definition !== null && isAllowed(definition, allowance) ? definition : null;
}

/** Whether this account and this page may edit such a condition; others are shown locked. */
export function isAllowed(
  { type, ability, needsTrigger }: AnyConditionDefinition,
  settings: Allowance,
): boolean {
  if (ability !== undefined && !settings.abilities.includes(ability)) return false;
  if (needsTrigger && settings.triggerContext === null) return false;
  return !(settings.memberFilter && Number(type) === commonInformation);
}
