import * as v from "valibot";
import type { EffectData, FieldProblem } from "../definition.js";

/** When a message is sent: at once, after a random wait between two limits, or at a time of day (§3). */
export const DelayType = { now: 0, delayed: 1, atTime: 2 } as const;
export type DelayType = (typeof DelayType)[keyof typeof DelayType];

/** The delay fields as they are stored. Hosts may leave them out; then they mean `delayDefaults`. */
export const delaySchema = {
  delay_type: v.exactOptional(v.picklist(Object.values(DelayType))),
  delay_min: v.exactOptional(v.number()),
  delay_max: v.exactOptional(v.number()),
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
export type DelayedEffect = EffectData & Partial<Delay>;

/** The delay of an effect, defaults filled in. */
export function delayOf(effect: DelayedEffect): Delay {
  const { delay_type, delay_min, delay_max, delay_at } = { ...delayDefaults, ...effect };
  return { delay_type, delay_min, delay_max, delay_at };
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
  if (delay_type === DelayType.delayed) return words.sentAfter(delay_min, delay_max);
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
