import { foldDigits, typedFigure } from "../../../kit/number-text.js";

/** Reads a whole figure with one of these units behind it, as people type or paste it; `null` for anything else. */
export function figureWithUnit<Unit extends string>(
  typed: number | string | null,
  units: Readonly<Record<Unit, string>>,
): { figure: number; unit: Unit } | null {
  if (typeof typed !== "string") return null;
  const text = foldDigits(typed);
  for (const [unit, word] of Object.entries(units) as [Unit, string][]) {
    const figure = text.endsWith(word) ? typedFigure(text.slice(0, -word.length)) : null;
    if (typeof figure === "number") return { figure, unit };
  }
  return null;
}
