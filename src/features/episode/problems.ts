import { type FieldProblem, problemOfWhole, problemsAt, type RowProblem } from "../../list-editor/index.js";
import { conditionWords } from "../condition-slide/index.js";
import { longestText } from "../message/index.js";
import { type EpisodeState, isActive, longestName, nameOf } from "./entity.js";
import { Timing } from "./kinds.js";
import { type EpisodeWords, episodeWords } from "./messages.js";
import type { EpisodeSettings } from "./settings.js";
import { isTime, readStep, type Step, type StepFigure } from "./steps/step.js";

/** A step is at most this many days away, or this many minutes. */
export const mostDays = 999;
export const mostMinutes = 525_600;

/** Problems that keep a sequence from being saved (the rules are ours), in the order of the screen. Opaque steps are not judged. */
export function problemsOf(state: EpisodeState, { locale }: EpisodeSettings): readonly RowProblem[] {
  const words = episodeWords[locale];
  const name = nameOf(state);
  return [
    ...(name !== null && name.trim() === "" ? [problemOfWhole("name", words.nameRequired)] : []),
    ...(name !== null && [...name].length > longestName ? [problemOfWhole("name", words.nameTooLong)] : []),
    ...(state.rows.length === 0 && isActive(state)
      ? [problemOfWhole("steps", words.noStepsWhileRunning)]
      : []),
    ...state.rows.flatMap(({ key, value }, at) => {
      const step = readStep(value);
      if (step === null) return [];
      const isPending = state.pendingConditions[key] !== undefined;
      const found = [
        ...(step.timing === Timing.clock ? clockProblems(step, words) : elapsedProblems(step, words)),
        ...contentProblems(step, words),
        ...(isPending ? [{ field: "condition", message: conditionWords[locale].pending }] : []),
      ];
      return problemsAt(key, words.step(at + 1), found);
    }),
  ];
}

function clockProblems({ days, time }: Step, words: EpisodeWords): FieldProblem[] {
  const found: FieldProblem[] = [];
  if (days !== undefined && !isWithin(days, mostDays))
    found.push({ field: "days", message: words.daysWrong, ...(days !== null && { immediate: true }) });
  if (time !== undefined && !isTime(time)) found.push({ field: "time", message: words.timeRequired });
  return found;
}

function elapsedProblems({ offset }: Step, words: EpisodeWords): FieldProblem[] {
  if (offset === undefined || isWithin(offset, mostMinutes)) return [];
  const isTooLong = typeof offset === "number" && Number.isInteger(offset) && offset > mostMinutes;
  const message = isTooLong ? words.elapsedTooLong : words.elapsedWrong;
  return [{ field: "offset_min", message, ...(offset !== null && { immediate: true }) }];
}

function contentProblems({ kind, text, template, action }: Step, words: EpisodeWords): FieldProblem[] {
  switch (kind) {
    case "template":
      return template === null ? [{ field: "template_id", message: words.templateRequired }] : [];
    case "action":
      return action === null ? [{ field: "action_id", message: words.actionRequired }] : [];
    default:
      if (text === undefined) return [];
      if (text.trim() === "") return [{ field: "text", message: words.textRequired }];
      return text.length > longestText
        ? [{ field: "text", message: words.textTooLong, immediate: true }]
        : [];
  }
}

function isWithin(figure: StepFigure, most: number): boolean {
  return typeof figure === "number" && Number.isInteger(figure) && figure >= 0 && figure <= most;
}
