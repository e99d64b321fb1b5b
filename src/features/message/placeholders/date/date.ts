import { addDays } from "../../../../lib/dates/days.js";
import { range } from "../../../../lib/range.js";
import type { PlaceholderDefinition } from "../definition.js";
import { type DateFormat, writeDay } from "../parts/days.js";
import { dateLabel, dateWords } from "./messages.js";
import { daysTyped } from "./typed-days.js";

/** The day of the delivery, so many days later or earlier. */
export interface DatePlaceholder {
  kind: "date";
  add: number;
  format: DateFormat;
}

/** More days than this are no delivery date: a hundred years. */
export const maxDays = 36_500;

/** In the order in which they are offered. */
export const dateFormats = range(1, 9) as readonly DateFormat[];

const pattern = /^\[\[date add=(-?\d{1,5}) format=([1-8])\]\]$/;

/** `[[date add=3 format=1]]`. */
export const date: PlaceholderDefinition<DatePlaceholder> = {
  name: "date",
  label: dateLabel,
  icon: "calendar",
  read(source) {
    const [, add, format] = pattern.exec(source) ?? [];
    return add === undefined
      ? null
      : { kind: "date", add: Number(add), format: Number(format) as DateFormat };
  },
  write: ({ add, format }) => `[[date add=${add} format=${format}]]`,
  nameOf: ({ add }, { locale }) => dateWords[locale].delivery(add),
  chipLabel(placeholder, { settings, today }) {
    const words = dateWords[settings.locale];
    const sample = dateSample(placeholder, today);
    return sample && words.withNote(words.delivery(placeholder.add), sample);
  },
  sample: (placeholder, { today }) => dateSample(placeholder, today),
  sentLength({ format }) {
    const on = (day: string) => writeDay(day, format).length;
    return { min: on("2000-01-01"), max: on("2000-12-31") };
  },
  suggestions(context) {
    return dateFormats.map((format) => {
      const placeholder: DatePlaceholder = { kind: "date", add: 0, format };
      return { placeholder, label: date.chipLabel?.(placeholder, context) ?? "" };
    });
  },
  typed(query, context) {
    const moves = daysTyped(query).filter((add) => Math.abs(add) <= maxDays);
    // A mere number may be meant for the name of something.
    const formats = moves.length > 1 ? dateFormats.slice(0, 1) : dateFormats;
    return moves.flatMap((add) =>
      formats.flatMap((format) => {
        const placeholder: DatePlaceholder = { kind: "date", add, format };
        const label = date.chipLabel?.(placeholder, context);
        return label ? [{ placeholder, label }] : [];
      }),
    );
  },
};

/** The day in its format; `null` past the end of the calendar. */
export function dateSample({ add, format }: Omit<DatePlaceholder, "kind">, today: string): string | null {
  const day = addDays(today, add);
  return day && writeDay(day, format);
}
