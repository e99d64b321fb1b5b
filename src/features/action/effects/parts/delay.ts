import * as v from "valibot";
import { asFigure, type Figure } from "../../../../kit/number-text.js";
import type { FieldProblem } from "../../../../list-editor/index.js";
import type { SentenceFormat } from "../../../../references/index.js";
import type { EffectData, Moment } from "../definition.js";
import { raisedTo, rangeFault } from "./range.js";
import { figure, oneOf, optionOf, type StoredOption } from "./stored-fields.js";

/** When a message is sent: at once, after a random wait between two limits, or at a time of day (rules: delay-types). */
export const DelayType = { now: 0, delayed: 1, atTime: 2 } as const;
export type DelayType = (typeof DelayType)[keyof typeof DelayType];

/** The delay fields as they are stored. Hosts may leave them out; then they mean `delayDefaults`. */
export const delaySchema = {
  delay_type: v.exactOptional(oneOf(DelayType)),
  delay_min: figure,
  delay_max: figure,
  delay_at: v.exactOptional(v.string()),
};

/** Minutes, or what was typed in their place, and `HH:mm` (rules: delay-types). */
export interface Delay {
  delay_type: DelayType;
  delay_min: Figure;
  delay_max: Figure;
  delay_at: string;
}

export const delayDefaults = {
  delay_type: DelayType.now,
  delay_min: 0,
  delay_max: 0,
  delay_at: "12:00",
} satisfies Delay;

/** An effect with a delay. */
export type DelayedEffect = EffectData & {
  delay_type?: StoredOption<DelayType>;
  delay_min?: Figure;
  delay_max?: Figure;
  delay_at?: string;
};

/** The delay of an effect, defaults filled in. */
export function delayOf(effect: DelayedEffect): Delay {
  const { delay_type, delay_min, delay_max, delay_at } = { ...delayDefaults, ...effect };
  return {
    delay_type: optionOf(delay_type, DelayType.now),
    delay_min: asFigure(delay_min ?? 0),
    delay_max: asFigure(delay_max ?? 0),
    delay_at,
  };
}

/** The moment at which its message is sent. */
export function momentOf(effect: DelayedEffect): Moment {
  const { delay_type, delay_min, delay_max, delay_at } = delayOf(effect);
  // A wrong delay is not saved, and sends nothing.
  const [min, max] = [Number(delay_min) || 0, Number(delay_max) || 0];
  if (delay_type === DelayType.delayed && !isAtOnce(min, max))
    return { is: "later", min, max: Math.max(min, max) };
  return delay_type === DelayType.atTime ? { is: "at", time: delay_at } : { is: "now" };
}

/** A wait of nothing. */
export function isAtOnce(min: Figure, max: Figure): boolean {
  return min === 0 && typeof max === "number" && max <= 0;
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
  sentAfter(min: string, max: string): string;
  sentAt(time: string): string;
}

/** "すぐに", "10〜30分後に", "09:30に": the part of a sentence that says when. */
export function summarizeDelay(
  effect: DelayedEffect,
  words: DelayWords,
  format: Pick<SentenceFormat, "figure">,
): string {
  const { delay_type, delay_min, delay_max, delay_at } = delayOf(effect);
  if (delay_type === DelayType.delayed && !isAtOnce(delay_min, delay_max)) {
    return words.sentAfter(format.figure(delay_min), format.figure(delay_max));
  }
  if (delay_type === DelayType.atTime) return words.sentAt(delay_at);
  return words.sentNow;
}

function waitFault({ delay_min, delay_max }: Pick<Delay, "delay_min" | "delay_max">) {
  return rangeFault([delay_min, delay_max], Number.isInteger);
}

/** Only what the chosen type uses can be wrong. */
export function delayProblems(effect: DelayedEffect, words: DelayWords): FieldProblem[] {
  const { delay_type, delay_min, delay_max, delay_at } = delayOf(effect);
  if (delay_type === DelayType.delayed) {
    const fault = waitFault({ delay_min, delay_max });
    return fault ? [{ field: "delay_min", message: words.delayRangeInvalid, ...fault }] : [];
  }
  if (delay_type === DelayType.atTime && !/^([01]\d|2[0-3]):[0-5]\d$/.test(delay_at)) {
    return [{ field: "delay_at", message: words.delayTimeRequired }];
  }
  return [];
}

/** A wait that cannot be is nowhere to be seen any more once it counts for nothing, and cannot be mended. */
export function chooseDelayType<T extends DelayedEffect>(effect: T, delay_type: DelayType): T {
  const delay = { ...delayOf(effect), delay_type };
  const isHidden = delay_type !== DelayType.delayed;
  const { delay_min, delay_max } = isHidden && waitFault(delay) ? delayDefaults : delay;
  return { ...effect, ...delay, delay_min, delay_max };
}

/** The maximum is raised to at least the minimum (rules: max-follows-min). What was typed stays, whatever it is; nothing is no figure. */
export function chooseDelayMin<T extends DelayedEffect>(effect: T, minutes: Figure): T {
  const delay = delayOf(effect);
  const delay_max = raisedTo(minutes, delay.delay_max);
  return { ...effect, ...delay, delay_min: minutes ?? "", delay_max };
}

export function chooseDelayMax<T extends DelayedEffect>(effect: T, minutes: Figure): T {
  return { ...effect, ...delayOf(effect), delay_max: minutes ?? "" };
}

export function chooseDelayTime<T extends DelayedEffect>(effect: T, delay_at: string): T {
  return { ...effect, ...delayOf(effect), delay_at };
}
