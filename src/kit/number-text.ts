/** Between what a figure stays. */
export interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
  /** Digits after the point; 0 for whole numbers. */
  decimals?: number | undefined;
}

/** Half-width figures without thousands separators. NFKC leaves the minus signs of Japanese keyboards alone. */
export function foldDigits(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[−‐ー]/g, "-")
    .replace(/。/g, ".")
    .replace(/[,、\s]/g, "");
}

/** The closest figure in the range that has no more than its decimals. */
export function clampNumber(value: number, { min, max, decimals = 0 }: NumberRange): number {
  const rounded = Number(value.toFixed(decimals));
  return Math.min(Math.max(rounded, min ?? Number.NEGATIVE_INFINITY), max ?? Number.POSITIVE_INFINITY);
}

/** A figure, nothing, or what was typed in the place of one. */
export type Figure = number | string | null;

/** Typed text as a figure, if it is one: whole without `decimals`, else rounded to them. */
export function typedFigure(typed: string, decimals = 0): Figure {
  const value = figureOf(typed);
  if (value === null) return null;
  if (Number.isNaN(value) || (decimals === 0 && !Number.isInteger(value))) return typed;
  return clampNumber(value, { decimals });
}

/** Stored value as a figure, if it is one. */
export function asFigure(stored: Figure | undefined): Figure {
  const figure = figureOf(stored);
  return figure === null || Number.isNaN(figure) ? (stored ?? null) : figure;
}

/** The figure that is meant; `null` where there is none, `NaN` where it is something else. */
export function figureOf(figure: Figure | undefined): number | null {
  if (typeof figure === "number") return figure;
  const text = foldDigits(figure ?? "");
  if (text === "") return null;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
}
