import { formatNearDay } from "../../lib/dates/near-day.js";
import type { Locale } from "../../lib/locale.js";
import type { PlainData } from "../../lib/plain-data.js";
import { cutToWidth } from "../../lib/width.js";
import type { Row } from "../../list-editor/index.js";
import type { SentenceFormat } from "../../references/index.js";
import { textWithNames } from "../message/index.js";
import { type BaseKind, Timing } from "./kinds.js";
import { type EpisodeWords, episodeWords } from "./messages.js";
import { dayOf, lengthParts, type Moment, minutesOf } from "./moments/moments.js";
import { isTime, readStep, type Step, type StepFigure } from "./steps/step.js";

/** How much of a text stands in the schedule, in display width. */
const scheduleWidth = 20;

/** One step in a sentence: when what goes to whom. What is opaque is said to be. */
export function stepSentence(
  value: PlainData,
  base: BaseKind,
  isPending: boolean,
  format: SentenceFormat,
): string {
  const words = episodeWords[format.locale];
  const step = readStep(value);
  if (step === null) return words.opaqueStep;
  const whom = isPending ? words.matchingPending : step.condition === null ? "" : words.matching;
  const what = contentSentence(step, format);
  if (step.timing === Timing.elapsed) return words.atMoment(elapsedWords(step, base, words), what, whom);
  const { time = "" } = step;
  return words.atTime(dayWords(step, base, words), isTime(time) ? time : words.noTime, what, whom);
}

/** The whole in a sentence. */
export function wholeSentence(rows: readonly Row[], base: BaseKind, locale: Locale): string {
  const words = episodeWords[locale];
  const count = rows.filter(({ value }) => readStep(value) !== null).length;
  return count === 0 ? words.nothingSent : words.whole[base](count);
}

/** Name of the content of a step, as short as the schedule needs it. */
export function contentName(step: Step, format: SentenceFormat): string {
  switch (step.kind) {
    case "template":
      return itemName("egg", step.template ?? null, format);
    case "action":
      return itemName("action", step.action ?? null, format);
    default: {
      const line = lineOf(step, format);
      return line === "" ? format.nothingTyped : cutToWidth(line, scheduleWidth);
    }
  }
}

function itemName(kind: "egg" | "action", id: number | null, format: SentenceFormat): string {
  return id === null ? format.nothingChosen : format.lookup.nameOf(kind, id);
}

/** A moment as it is read; empty where the calendar ends. */
export function momentText(moment: Moment, format: string, words: EpisodeWords): string {
  const day = dayOf(moment);
  if (day === null) return "";
  const minutes = minutesOf(moment);
  const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  // Figures are no parts of a format.
  const timed = format.replace("HH:mm", clock.padStart(5, "0")).replace("H:mm", clock);
  return formatNearDay(day, timed, words.weekdays);
}

/** So many days, hours and minutes. */
export function lengthText(length: number, words: EpisodeWords): string {
  const { days, hours, minutes } = lengthParts(length);
  return words.length(days, hours, minutes);
}

function contentSentence(step: Step, format: SentenceFormat): string {
  const words = episodeWords[format.locale];
  switch (step.kind) {
    case "template":
      return words.sendsTemplate(format.name("egg", step.template ?? null));
    case "action":
      return words.runsAction(format.name("action", step.action ?? null));
    default:
      return words.sendsText(format.text(lineOf(step, format)));
  }
}

function lineOf({ text = "" }: Step, { lookup, locale }: SentenceFormat): string {
  return textWithNames(text, lookup, locale).trim().replace(/\s+/g, " ");
}

function dayWords({ days, direction }: Step, base: BaseKind, words: EpisodeWords): string {
  const { before, after, same } = words.dayOf[base];
  if (days === 0) return same;
  return (direction === "after" ? after : before)(figureText(days, words));
}

function elapsedWords({ offset, direction }: Step, base: BaseKind, words: EpisodeWords): string {
  const { before, after, same } = words.momentOf[base];
  if (offset === 0) return same;
  const isLength = typeof offset === "number" && Number.isInteger(offset) && offset > 0;
  const length = isLength ? lengthText(offset, words) : figureText(offset, words);
  return (direction === "after" ? after : before)(length);
}

function figureText(figure: StepFigure, words: EpisodeWords): string {
  return figure === null || figure === undefined || figure === "" ? words.noFigure : String(figure);
}
