import { isId, type ResourceItem } from "../../../api/resources.js";
import { kindOf } from "../kinds.js";
import { isSet } from "../list/flags.js";
import type { PickerSettings } from "../settings.js";

/** Why an item cannot be chosen. */
export type Protection = "inexact" | "permission" | "type" | "generation" | "lmp";

/**
 * Why an item is protected, or `null` (rules: protected-items). An item that does not say whether it is
 * writable is, and injected items are the page's own choice.
 */
export function protectionOf(item: ResourceItem, settings: PickerSettings): Protection | null {
  const { kind, onlyEditable, allowedTypes, allowedGenerations, disallowLmp } = settings;
  if (item.inexact) return "inexact";
  const isWritable = item.writable === undefined || isSet(item.writable);
  if (onlyEditable && kindOf(kind).itemPermission && !isWritable) return "permission";
  if (isSet(item.super)) return null;
  if (!isAllowed(item.type, allowedTypes)) return "type";
  if (!isAllowed(item.generation, allowedGenerations)) return "generation";
  return disallowLmp && isSet(item.is_lmp) ? "lmp" : null;
}

/** True for a chosen item that may not even be taken off. */
export function isLocked(item: ResourceItem, settings: PickerSettings): boolean {
  return protectionOf(item, settings) === "permission";
}

/** True where the page asks for any protection at all; where it does not, nothing needs to be looked at. */
export function protects({
  onlyEditable,
  allowedTypes,
  allowedGenerations,
  disallowLmp,
}: PickerSettings): boolean {
  return onlyEditable || allowedTypes !== null || allowedGenerations !== null || disallowLmp;
}

function isAllowed(has: number | string | undefined, allowed: readonly string[] | null): boolean {
  return allowed === null || (isId(has) && allowed.includes(String(has)));
}
