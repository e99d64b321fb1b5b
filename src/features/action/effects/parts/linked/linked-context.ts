import * as v from "valibot";
import { isPlainObject, type PlainData } from "../../../../../lib/plain-data.js";
import type { FieldProblem } from "../../../../../list-editor/index.js";
import {
  dateFormats,
  eventOf,
  type LinkedKey,
  type LinkedValue,
  linkedValueSchema,
  referenceWords,
  type SentenceFormat,
} from "../../../../../references/index.js";

/** Which value of which trigger's call an effect uses (rules: linked-data-context); absent where it uses none. */
export const linkedContext = v.exactOptional(v.nullable(linkedValueSchema));

/**
 * Another value of the trigger of this page. Everything that names a trigger is written anew, since what was stored may
 * have been of another one. Only what writes dates as text has a format.
 */
export function linkContext(
  context: LinkedValue | null | undefined,
  chosen: LinkedKey,
  trigger: PlainData,
  formatted: boolean,
): LinkedValue {
  const { category, event, event_label } = eventOf(trigger);
  const id = isPlainObject(trigger) ? trigger.open_api_trigger_id : undefined;
  return {
    ...context,
    category,
    open_api_trigger_id: id ?? null,
    event,
    event_label,
    key_label: chosen.label,
    key: chosen.key,
    format: formatted && chosen.kind === "datetime" ? (context?.format ?? dateFormats[0]) : null,
  };
}

/** Words about linked data, for every effect that uses it. */
export interface LinkedWords {
  linkedKey: string;
  linkedKeyRequired: string;
  /** `event` is empty where none is known. */
  linkedValue(event: string, key: string): string;
  linkedFormat(format: string): string;
}

/** "連携データ「注文」の「商品カテゴリ」": the value in a sentence. */
export function summarizeLinked(
  context: LinkedValue | null | undefined,
  words: LinkedWords,
  format: SentenceFormat,
): string {
  const event = context?.event_label || context?.event || "";
  const key = context?.key_label || context?.key || "";
  const dateFormat = dateFormats.find((each) => each === Number(context?.format));
  return (
    words.linkedValue(
      event === "" ? "" : format.quoted(event),
      key === "" ? format.nothingChosen : format.quoted(key),
    ) + (dateFormat ? words.linkedFormat(referenceWords[format.locale].formats[dateFormat]) : "")
  );
}

/** A value must be chosen before it can be used. */
export function linkedProblems(context: LinkedValue | null | undefined, words: LinkedWords): FieldProblem[] {
  const isMissing = (context?.key ?? "") === "";
  return isMissing ? [{ field: "context", message: words.linkedKeyRequired }] : [];
}

/** Without any trace of linked data. */
export function unlink<T extends { context?: LinkedValue | null }>(effect: T): Omit<T, "context"> {
  const { context: _, ...rest } = effect;
  return rest;
}
