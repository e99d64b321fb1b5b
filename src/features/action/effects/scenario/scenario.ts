import * as v from "valibot";
import { localized } from "../../../../lib/locale.js";
import { isChosen } from "../../../choosing/index.js";
import type { EffectDefinition, FieldProblem } from "../definition.js";
import { chosenId, effectSchema, momentText } from "../parts/stored-fields.js";
import { ja, type ScenarioWords } from "./messages.ja.js";

/** What is done: subscribe to a scenario, end every subscription, or go on with the one before (§3). */
export const ScenarioDeed = { start: "start", stop: "stop", resume: "resume" } as const;
export type ScenarioDeed = (typeof ScenarioDeed)[keyof typeof ScenarioDeed];

/** The `group_id`s that stand for a deed and not for a scenario (§3). */
export const deedIds = { [ScenarioDeed.stop]: 0, [ScenarioDeed.resume]: -1 } as const;

/** Where the steps begin: at the start, or where they were left off; or at a day and time in the middle (§3). */
export const ScenarioMove = { beginning: 0, midway: 1 } as const;
export type ScenarioMove = (typeof ScenarioMove)[keyof typeof ScenarioMove];

const schema = effectSchema(5, {
  group_id: chosenId,
  move: v.exactOptional(v.nullable(v.picklist(Object.values(ScenarioMove)))),
  date: v.exactOptional(v.nullable(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d*$/))]))),
  time: momentText,
});

/** Starts, stops or resumes a scenario; `group_id` says which of them. */
export type ScenarioEffect = v.InferOutput<typeof schema>;

/** Effect 5: scenario (actions-and-filters §3). */
export const scenario = {
  type: 5,
  name: "scenario",
  words: localized(ja, async () => (await import("./messages.en.js")).en),
  schema,
  create: () => ({
    type: 5,
    group_id: null,
    move: ScenarioMove.beginning,
    date: 0,
    time: defaultTime,
    member_query_id: null,
  }),
  summarize(effect, words, say) {
    const { deed, midway, day, time } = meaningOf(effect);
    if (deed === ScenarioDeed.stop) return words.stopped;
    const from = midway ? words.from(day, time) : null;
    return deed === ScenarioDeed.resume
      ? words.resumed(from)
      : words.started(say.name("scenario", effect.group_id), from);
  },
  problems(effect, words) {
    const { midway } = meaningOf(effect);
    const unchosen = !isChosen(effect.group_id ?? null);
    return [
      ...(unchosen ? [{ field: "group_id", message: words.scenarioRequired }] : []),
      ...(midway ? momentProblems(effect, words) : []),
    ];
  },
} satisfies EffectDefinition<ScenarioEffect, ScenarioWords>;

/** Where nothing else is said; the same as of other times of sending (§9). */
export const defaultTime = "12:00";

/** What an effect says, defaults filled in; when it is about stopping, days and times mean nothing. */
export function meaningOf(effect: ScenarioEffect) {
  const { move, date, time = defaultTime } = effect;
  const deed = deedOf(effect);
  return {
    deed,
    midway: deed !== ScenarioDeed.stop && move === ScenarioMove.midway,
    day: Number(date ?? 0),
    time: time ?? "",
  };
}

/** An effect of which nothing is chosen is about to start a scenario. */
export function deedOf({ group_id = null }: ScenarioEffect): ScenarioDeed {
  const id = String(group_id);
  if (id === String(deedIds.stop)) return ScenarioDeed.stop;
  return id === String(deedIds.resume) ? ScenarioDeed.resume : ScenarioDeed.start;
}

/** Only what is used can be wrong. */
function momentProblems(effect: ScenarioEffect, words: ScenarioWords): FieldProblem[] {
  const { day, time } = meaningOf(effect);
  return [
    ...(Number.isInteger(day) && day >= 0 ? [] : [{ field: "date", message: words.dayInvalid }]),
    ...(isTime(time) ? [] : [{ field: "time", message: words.timeRequired }]),
  ];
}

/** Whether it is a time of day, `HH:mm`. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
