/** The figures a number field accepts. */
export interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
  /** Digits after the point; 0 for whole numbers. */
  decimals?: number | undefined;
}

/**
 * What the typed text stands for. `unfinished` may still become a figure by typing on (empty, a lone sign, the 3 of
 * a 30 when 10 is the least); `wrong` cannot. `nearest` is the closest figure in the range, if it is one at all.
 */
export type NumberReading =
  | { kind: "number"; value: number }
  | { kind: "unfinished" | "wrong"; nearest: number | undefined };

/** Reads what an operator typed, whichever width of digits the keyboard was in. */
export function readNumber(typed: string, range: NumberRange): NumberReading {
  const text = foldDigits(typed);
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(text)) {
    return { kind: /^-?\.?$/.test(text) ? "unfinished" : "wrong", nearest: undefined };
  }
  const value = Number(text);
  const nearest = clampNumber(value, range);
  if (nearest === value) return { kind: "number", value };
  const tooFine = clampNumber(value, { decimals: range.decimals }) !== value;
  const mayGrow = value >= 0 ? value < nearest : value > nearest;
  return { kind: mayGrow && !tooFine ? "unfinished" : "wrong", nearest };
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

/** What was typed, as a figure where it is one: whole without `decimals`, else rounded to them. */
export function typedFigure(typed: string, decimals = 0): Figure {
  const value = figureOf(typed);
  if (value === null) return null;
  if (Number.isNaN(value) || (decimals === 0 && !Number.isInteger(value))) return typed;
  return clampNumber(value, { decimals });
}

/** The figure that is meant; `null` where there is none, `NaN` where it is something else. */
export function figureOf(figure: Figure | undefined): number | null {
  if (typeof figure === "number") return figure;
  const text = foldDigits(figure ?? "");
  if (text === "") return null;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
}
