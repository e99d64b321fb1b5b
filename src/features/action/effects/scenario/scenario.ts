import * as v from "valibot";
import { figureOf } from "../../../../kit/number-text.js";
import type { FieldProblem } from "../../../../list-editor/index.js";
import { isChosen } from "../../../../references/index.js";
import type { EffectVariant } from "../definition.js";
import { chosenId, effectSchema, figure, momentText, oneOf, optionOf } from "../parts/stored-fields.js";
import { type ScenarioWords, scenarioLabel, scenarioWords } from "./messages.js";

/** Operation: subscribe to a scenario, end every subscription, or go on with the one before (rules: scenario-effect). */
export const ScenarioOperation = { start: "start", stop: "stop", resume: "resume" } as const;
export type ScenarioOperation = (typeof ScenarioOperation)[keyof typeof ScenarioOperation];

/** The `group_id`s that stand for something to be done and not for a scenario (rules: scenario-effect). */
export const sentinelIds = { [ScenarioOperation.stop]: 0, [ScenarioOperation.resume]: -1 } as const;

/** Beginning of the steps: at the start, or where they were left off; or at a day and time in the middle (rules: scenario-midway). */
export const ScenarioMove = { beginning: 0, midway: 1 } as const;
export type ScenarioMove = (typeof ScenarioMove)[keyof typeof ScenarioMove];

const schema = effectSchema(5, {
  group_id: chosenId,
  move: v.exactOptional(v.nullable(oneOf(ScenarioMove))),
  date: figure,
  time: momentText,
});

/** Starts, stops or resumes a scenario; `group_id` says which of them. */
export type ScenarioEffect = v.InferOutput<typeof schema>;

/** Effect 5: scenario (rules: scenario-effect). */
export const scenario = {
  type: 5,
  name: "scenario",
  once: true,
  ability: "scenario",
  label: scenarioLabel,
  icon: "scenario",
  schema,
  create: () => ({
    type: 5,
    group_id: null,
    move: ScenarioMove.beginning,
    date: 0,
    time: defaultTime,
    member_query_id: null,
  }),
  /** Stopping ends every subscription: of one of them nothing follows. */
  brings: (effect) =>
    meaningOf(effect).operation === ScenarioOperation.start && isChosen(effect.group_id ?? null)
      ? [{ is: "subscribed", id: String(effect.group_id) }]
      : [],
  summarize(effect, format) {
    const words = scenarioWords[format.locale];
    const { operation, midway, time } = meaningOf(effect);
    if (operation === ScenarioOperation.stop) return words.stopped;
    const from = midway ? words.from(format.figure(effect.date ?? 0), time) : null;
    return operation === ScenarioOperation.resume
      ? words.resumed(from)
      : words.started(format.name("scenario", effect.group_id), from);
  },
  problems(effect, { locale }) {
    const words = scenarioWords[locale];
    const { midway } = meaningOf(effect);
    const unchosen = !isChosen(effect.group_id ?? null);
    return [
      ...(unchosen ? [{ field: "group_id", message: words.scenarioRequired }] : []),
      ...(midway ? momentProblems(effect, words) : []),
    ];
  },
  references: () => [
    { name: "group_id", kind: "scenario", among: "items", sentinelIds: Object.values(sentinelIds) },
  ],
  lasting: (effect) => (operationOf(effect) === ScenarioOperation.stop ? "stopsScenario" : null),
} satisfies EffectVariant<ScenarioEffect>;

/** Default time; the same as of other times of sending (rules: delay-types). */
export const defaultTime = "12:00";

/** Meaning of an effect, with defaults filled in; when it stops, days and times mean nothing. */
export function meaningOf(effect: ScenarioEffect) {
  const { move, date, time = defaultTime } = effect;
  const operation = operationOf(effect);
  return {
    operation,
    midway:
      operation !== ScenarioOperation.stop && optionOf(move, ScenarioMove.beginning) === ScenarioMove.midway,
    day: figureOf(date ?? 0) ?? Number.NaN,
    time: time ?? "",
  };
}

/** An effect of which nothing is chosen is about to start a scenario. */
export function operationOf({ group_id = null }: ScenarioEffect): ScenarioOperation {
  const id = String(group_id);
  if (id === String(sentinelIds.stop)) return ScenarioOperation.stop;
  return id === String(sentinelIds.resume) ? ScenarioOperation.resume : ScenarioOperation.start;
}

/** Only what is used can be wrong. */
function momentProblems(effect: ScenarioEffect, words: ScenarioWords): FieldProblem[] {
  const { day, time } = meaningOf(effect);
  const found: FieldProblem[] = [];
  const typing = effect.date === "" ? {} : ({ immediate: true } as const);
  if (!isDay(day)) found.push({ field: "date", message: words.dayInvalid, ...typing });
  if (!isTime(time)) found.push({ field: "time", message: words.timeRequired });
  return found;
}

/** True for a whole number of days from 0 on. */
export function isDay(day: number): boolean {
  return Number.isInteger(day) && day >= 0;
}

/** True for a time of day, `HH:mm`. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
