import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chooseDelayMax,
  chooseDelayMin,
  chooseDelayTime,
  chooseDelayType,
  type DelayedEffect,
  DelayType,
  delayDefaults,
  delayOf,
  delayProblems,
  summarizeDelay,
} from "../../../../../src/features/action/effects/parts/delay.js";
import { delayWords } from "../../../../../src/features/action/effects/parts/messages.js";
import { asFigure, type Figure } from "../../../../../src/kit/number-text.js";
import { createSentenceFormat } from "../../../../../src/references/index.js";
import { sampleNames } from "../../../../references/sample-names.js";

const { ja, en } = delayWords;

/** "type min max at", so that a row reads as a change. */
type Written = `${0 | 1 | 2} ${string} ${string} ${string}`;

describe("the delay of an effect", () => {
  it.each<[what: string, effect: DelayedEffect, delay: Written]>([
    ["none of its fields", { type: 1 }, "0 0 0 12:00"],
    ["some of them", { type: 1, delay_type: 1, delay_max: 5 }, "1 0 5 12:00"],
    ["all of them", { type: 1, delay_type: 2, delay_min: 1, delay_max: 2, delay_at: "09:30" }, "2 1 2 09:30"],
    ["a time that was emptied", { type: 1, delay_at: "" }, "0 0 0 "],
  ])("%s", (_, effect, delay) => {
    expect(written(effect)).toBe(delay);
  });

  it("the defaults are those of the rules", () => {
    expect(delayDefaults).toEqual({ delay_type: 0, delay_min: 0, delay_max: 0, delay_at: "12:00" });
    expect(DelayType).toEqual({ now: 0, delayed: 1, atTime: 2 });
  });
});

describe("what a choice does", () => {
  const type = (chosen: DelayType) => (effect: DelayedEffect) => chooseDelayType(effect, chosen);
  const min = (minutes: Figure) => (effect: DelayedEffect) => chooseDelayMin(effect, minutes);
  const max = (minutes: Figure) => (effect: DelayedEffect) => chooseDelayMax(effect, minutes);
  const time = (at: string) => (effect: DelayedEffect) => chooseDelayTime(effect, at);

  it.each<[what: string, before: Written, act: (effect: DelayedEffect) => DelayedEffect, after: Written]>([
    ["delaying keeps the rest", "0 10 30 09:30", type(1), "1 10 30 09:30"],
    ["sending at a time keeps the range", "1 10 30 09:30", type(2), "2 10 30 09:30"],
    ["a wait that cannot be is gone with its fields", "1 3分 30 09:30", type(2), "2 0 0 09:30"],
    ["sending at once keeps both", "2 10 30 09:30", type(0), "0 10 30 09:30"],
    ["a minimum below the maximum", "1 0 30 12:00", min(10), "1 10 30 12:00"],
    ["a minimum at the maximum", "1 0 30 12:00", min(30), "1 30 30 12:00"],
    ["a minimum above raises the maximum", "1 0 30 12:00", min(45), "1 45 45 12:00"],
    ["a minimum below 0 stays, to be refused", "1 10 30 12:00", min(-5), "1 -5 30 12:00"],
    ["a minimum over a maximum below 0", "1 0 -5 12:00", min(-1), "1 -1 -1 12:00"],
    ["what is no figure stays", "1 10 30 12:00", min("3分"), "1 3分 30 12:00"],
    ["nothing is nothing", "1 10 30 12:00", max(null), "1 10  12:00"],
    ["a maximum above the minimum", "1 10 30 12:00", max(60), "1 10 60 12:00"],
    ["a maximum below the minimum stays, to be refused", "1 10 30 12:00", max(5), "1 10 5 12:00"],
    ["a maximum below 0 stays, to be refused", "1 -10 30 12:00", max(-5), "1 -10 -5 12:00"],
    ["a time", "2 10 30 12:00", time("09:30"), "2 10 30 09:30"],
    ["an emptied time stays empty", "2 10 30 12:00", time(""), "2 10 30 "],
  ])("%s", (_, before, act, after) => {
    expect(written(act(delayed(before)))).toBe(after);
  });

  it("keeps every other key in its place", () => {
    const before = { a: 1, ...delayed("1 0 0 12:00"), z: null };
    for (const act of [type(2), min(5), max(5), time("10:00")]) {
      expect(Object.keys(act(before))).toEqual(Object.keys(before));
      expect(act(before)).toMatchObject({ a: 1, type: 1, z: null });
    }
    expect(written(before)).toBe("1 0 0 12:00");
  });

  it("fills in what was missing, once one of them is chosen", () => {
    expect(chooseDelayType({ type: 1, text: "本文" }, 1)).toEqual({
      type: 1,
      text: "本文",
      delay_type: 1,
      delay_min: 0,
      delay_max: 0,
      delay_at: "12:00",
    });
  });

  it("no order of choices leaves a range that cannot be and is not refused", () => {
    const choice = fc.oneof(
      fc.integer({ min: -100, max: 2000 }).map(min),
      fc.integer({ min: -100, max: 2000 }).map(max),
      fc.constantFrom(0 as const, 1 as const, 2 as const).map(type),
    );
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 20 }), (choices) => {
        const effect = choices.reduce<DelayedEffect>((before, act) => act(before), { type: 1 });
        const { delay_type, delay_min, delay_max } = delayOf(effect);
        const isRange = Number(delay_min) >= 0 && Number(delay_max) >= Number(delay_min);
        expect(delayProblems(effect, ja).length === 0).toBe(delay_type !== DelayType.delayed || isRange);
      }),
      { numRuns: 200 },
    );
  });
});

describe("what may not be saved", () => {
  const range = ["delay_min", "送るまでの時間は、0以上で、終わりを始まり以上にしてください。"];
  const time = ["delay_at", "送る時刻を入力してください。"];

  it.each<[delay: Written, problems: unknown[]]>([
    ["0 0 0 12:00", []],
    ["0 -1 -5 ", []],
    ["1 0 0 ", []],
    ["1 10 10 ", []],
    ["1 10 30 ", []],
    ["1 30 10 ", [range]],
    ["1 -1 10 ", [range]],
    ["1 1.5 10 ", [range]],
    ["1 3分 10 ", [range]],
    ["1 10  ", [range]],
    ["2 -1 -5 00:00", []],
    ["2 0 0 23:59", []],
    ["2 0 0 ", [time]],
    ["2 0 0 24:00", [time]],
    ["2 0 0 12:60", [time]],
    ["2 0 0 9:30", [time]],
    ["2 0 0 12:00:00", [time]],
    ["2 0 0 １２:００", [time]],
    ["2 0 0 noon", [time]],
  ])("%s", (delay, problems) => {
    const found = delayProblems(delayed(delay), ja);
    expect(found.map(({ field, message }) => [field, message])).toEqual(problems);
  });
});

describe("how a sentence says when", () => {
  const format = createSentenceFormat(sampleNames, "ja", "whole");
  it.each<[delay: Written, ja: string, en: string]>([
    ["0 10 30 09:30", "すぐに", "now"],
    ["1 0 0 12:00", "すぐに", "now"],
    ["1 0 30 12:00", "0〜30分後に", "after 0 to 30 minutes"],
    ["1 1 1 12:00", "1分後に", "after 1 minute"],
    ["1 10 10 12:00", "10分後に", "after 10 minutes"],
    ["1 10 30 12:00", "10〜30分後に", "after 10 to 30 minutes"],
    ["1 3分 30 12:00", "「3分」〜30分後に", "after 「3分」 to 30 minutes"],
    ["2 10 30 09:30", "09:30に", "at 09:30"],
  ])("%s", (delay, japanese, english) => {
    expect(summarizeDelay(delayed(delay), ja, format)).toBe(japanese);
    expect(summarizeDelay(delayed(delay), en, format)).toBe(english);
  });
});

function delayed(delay: Written): DelayedEffect {
  const [type, min, max, at = ""] = delay.split(" ");
  return {
    type: 1,
    delay_type: Number(type) as DelayType,
    delay_min: asFigure(min),
    delay_max: asFigure(max),
    delay_at: at,
  };
}

function written(effect: DelayedEffect): string {
  const { delay_type, delay_min, delay_max, delay_at } = delayOf(effect);
  return `${delay_type} ${delay_min} ${delay_max} ${delay_at}`;
}
