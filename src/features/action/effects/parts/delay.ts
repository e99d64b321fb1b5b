import * as v from "valibot";
import type { FieldProblem } from "../../../../list-editor/index.js";
import type { EffectData, Moment } from "../definition.js";
import { oneOf, optionOf, type StoredOption } from "./stored-fields.js";

/** When a message is sent: at once, after a random wait between two limits, or at a time of day (§3). */
export const DelayType = { now: 0, delayed: 1, atTime: 2 } as const;
export type DelayType = (typeof DelayType)[keyof typeof DelayType];

const minutes = v.exactOptional(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/))]));

/** The delay fields as they are stored. Hosts may leave them out; then they mean `delayDefaults`. */
export const delaySchema = {
  delay_type: v.exactOptional(oneOf(DelayType)),
  delay_min: minutes,
  delay_max: minutes,
  delay_at: v.exactOptional(v.string()),
};

/** Minutes, and `HH:mm` (§9: default time 12:00). */
export interface Delay {
  delay_type: DelayType;
  delay_min: number;
  delay_max: number;
  delay_at: string;
}

export const delayDefaults: Delay = {
  delay_type: DelayType.now,
  delay_min: 0,
  delay_max: 0,
  delay_at: "12:00",
};

/** An effect with a delay. */
export type DelayedEffect = EffectData & {
  delay_type?: StoredOption<DelayType>;
  delay_min?: number | string;
  delay_max?: number | string;
  delay_at?: string;
};

/** The delay of an effect, defaults filled in. */
export function delayOf(effect: DelayedEffect): Delay {
  const { delay_type, delay_min, delay_max, delay_at } = { ...delayDefaults, ...effect };
  return {
    delay_type: optionOf(delay_type, DelayType.now),
    delay_min: Number(delay_min),
    delay_max: Number(delay_max),
    delay_at,
  };
}

/** The moment at which its message is sent. */
export function momentOf(effect: DelayedEffect): Moment {
  const { delay_type, delay_min, delay_max, delay_at } = delayOf(effect);
  if (delay_type === DelayType.delayed && !isAtOnce(delay_min, delay_max))
    return { is: "later", min: delay_min, max: Math.max(delay_min, delay_max) };
  return delay_type === DelayType.atTime ? { is: "at", time: delay_at } : { is: "now" };
}

/** A wait of nothing. */
export function isAtOnce(min: number, max: number): boolean {
  return min === 0 && max <= 0;
}

/** Words about delays, for every effect that has one. */
export interface DelayWords {
  delay: string;
  delayTypes: Record<DelayType, string>;
  delayMin: string;
  delayMax: string;
  /** Between the two limits. */
  delayRange: string;
  delayUnit: string;
  delayTime: string;
  delayRangeInvalid: string;
  delayTimeRequired: string;
  sentNow: string;
  sentAfter(min: number, max: number): string;
  sentAt(time: string): string;
}

/** "すぐに", "10〜30分後に", "09:30に": the part of a sentence that says when. */
export function summarizeDelay(effect: DelayedEffect, words: DelayWords): string {
  const { delay_type, delay_min, delay_max, delay_at } = delayOf(effect);
  if (delay_type === DelayType.delayed && !isAtOnce(delay_min, delay_max)) {
    return words.sentAfter(delay_min, delay_max);
  }
  if (delay_type === DelayType.atTime) return words.sentAt(delay_at);
  return words.sentNow;
}

/** Only what the chosen type uses can be wrong. */
export function delayProblems(effect: DelayedEffect, words: DelayWords): FieldProblem[] {
  const { delay_type, delay_min, delay_max, delay_at } = delayOf(effect);
  if (delay_type === DelayType.delayed && (delay_min < 0 || delay_max < delay_min)) {
    return [{ field: "delay_min", message: words.delayRangeInvalid }];
  }
  if (delay_type === DelayType.atTime && !/^([01]\d|2[0-3]):[0-5]\d$/.test(delay_at)) {
    return [{ field: "delay_at", message: words.delayTimeRequired }];
  }
  return [];
}

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
