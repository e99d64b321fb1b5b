import { daysBetween, isDay } from "../../../../lib/dates/days.js";
import type { PlaceholderDefinition } from "../definition.js";
import { writeDay } from "../parts/days.js";
import { remainLabel, remainWords } from "./messages.js";

/** The days that are left until a day, `YYYY-MM-DD`. */
export interface RemainPlaceholder {
  kind: "remain";
  target: string;
}

const pattern = /^\[\[remain target=(\S+)\]\]$/;

/** `[[remain target=2027-01-01]]`. */
export const remain: PlaceholderDefinition<RemainPlaceholder> = {
  name: "remain",
  label: remainLabel,
  icon: "alarm",
  read(source) {
    const target = pattern.exec(source)?.[1];
    return isDay(target) ? { kind: "remain", target } : null;
  },
  write: ({ target }) => `[[remain target=${target}]]`,
  nameOf: ({ target }, { locale }) => remainWords[locale].remaining(writeDay(target, 4)),
  problem: ({ target }, { settings, today }) =>
    target < today ? remainWords[settings.locale].targetPast : null,
  sample: (placeholder, { today }) => daysLeft(placeholder, today),
  sentLength: (placeholder, today) => ({ min: 1, max: daysLeft(placeholder, today).length }),
};

function daysLeft({ target }: RemainPlaceholder, today: string): string {
  return String(Math.max(daysBetween(today, target), 0));
}
