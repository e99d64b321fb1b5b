import { type DelayedEffect, type DelayType, delayOf } from "./delay.js";

/* On its own, since what an effect with a delay is must be known from the start, and how it is changed need not. */

export function chooseDelayType<T extends DelayedEffect>(effect: T, delay_type: DelayType): T {
  return { ...effect, ...delayOf(effect), delay_type };
}

/** The minimum is not below 0; the maximum is raised to at least the minimum (§5). */
export function chooseDelayMin<T extends DelayedEffect>(effect: T, minutes: number): T {
  const delay_min = Math.max(0, minutes);
  const delay = delayOf(effect);
  return { ...effect, ...delay, delay_min, delay_max: Math.max(delay_min, delay.delay_max) };
}

export function chooseDelayMax<T extends DelayedEffect>(effect: T, minutes: number): T {
  const delay = delayOf(effect);
  return { ...effect, ...delay, delay_max: Math.max(0, delay.delay_min, minutes) };
}

export function chooseDelayTime<T extends DelayedEffect>(effect: T, delay_at: string): T {
  return { ...effect, ...delayOf(effect), delay_at };
}
