import { type EffectCallback, useEffect, useLayoutEffect } from "react";

/**
 * Runs `run` after the first drawing, and after each one at which a value is another than at the last run (`Object.is`);
 * without values once. What it returns is called before the next run and at the end. It reads everything as it was
 * drawn then. For an effect whose moment is another question than what it reads: an attempt by its number, a place that
 * waits for the focus, what is given once.
 *
 * The trap: what it reads and does not name runs nothing, and nobody warns. Where all that is read is what it waits
 * for, `useEffect` is the one to take. A list or object that is made at each drawing runs it at each.
 */
export function useOnChange(values: readonly unknown[], run: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what it waits for.
  useEffect(run, values);
}

/** The same before the browser draws: for the focus, for what is measured, and for what must hear the first press. */
export function useLayoutOnChange(values: readonly unknown[], run: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what it waits for.
  useLayoutEffect(run, values);
}
