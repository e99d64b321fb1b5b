import type { Locale } from "../lib/locale.js";
import type { ConsoleContext } from "./console-context.js";
import { numberLimits } from "./limits.js";

/** Settings of conditions and effects, the same in every element: from the page's context, and from the element itself. */
export function conditionSettings(
  context: ConsoleContext,
  { locale, readonly, disabled = false }: { locale: Locale; readonly: boolean; disabled?: boolean },
) {
  const { abilities = [], triggerContext = null } = context;
  return { locale, abilities, triggerContext, limits: numberLimits(context), readonly, disabled };
}
