import type { PlainData } from "../../lib/plain-data.js";
import {
  type AnyConditionVariant,
  allConditions,
  type ConditionReading,
  type ConditionVariants,
} from "./conditions/index.js";
import { orPanelType } from "./entity.js";
import type { FilterSettings } from "./settings.js";

/** Settings that decide who may edit a condition. */
export type Allowance = Pick<FilterSettings, "abilities" | "triggerContext" | "memberFilter">;

/** The conditions that the page and the account allow, in the order of the add buttons (rules: condition-abilities, hidden-from-members). */
export function offeredConditions(
  settings: FilterSettings,
  variants: ConditionVariants = allConditions,
): AnyConditionVariant[] {
  return [...new Set(settings.swatch ?? variants.all.map(({ type }) => type))]
    .filter((type) => !settings.disabledTypes.includes(type))
    .map(variants.ofType)
    .filter((definition) => definition !== null)
    .filter((definition) => !definition.retired && isAllowed(definition, settings));
}

/** True where or-panels can be added: they have no definition, but a page may leave them out as any other type. */
export function offersOrPanels({ swatch, disabledTypes }: FilterSettings): boolean {
  return (swatch === null || swatch.includes(orPanelType)) && !disabledTypes.includes(orPanelType);
}

/**
 * A condition that can be edited here; `null` for one that cannot be read, and for one that is shown locked. Both are given
 * back untouched.
 */
export function readEditable(
  condition: PlainData,
  allowance: Allowance,
  variants: ConditionVariants = allConditions,
): ConditionReading | null {
  const reading = variants.read(condition);
  return reading !== null && isAllowed(reading.definition, allowance) ? reading : null;
}

/** True where this account and this page may edit such a condition; others are shown locked. */
export function isAllowed(
  { ability, needsTrigger, hiddenFromMembers }: AnyConditionVariant,
  settings: Allowance,
): boolean {
  if (ability !== undefined && !settings.abilities.includes(ability)) return false;
  if (needsTrigger && settings.triggerContext === null) return false;
  return !(settings.memberFilter && hiddenFromMembers);
}
