import { addDays, formatDay } from "../../../lib/dates/days.js";
import type { Locale } from "../../../lib/locale.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { isMissing, type Named, type Names, type PageLists } from "../../../references/index.js";
import { type MessageWords, messageWords } from "../messages.js";
import { type ContextKey, contextKeys, readTrigger, type Trigger } from "./catalogue.js";
import { type DateFormat, type Placeholder, readPlaceholder } from "./placeholder.js";

/** What a placeholder is judged and named by. */
export interface MessageSettings {
  locale: Locale;
  abilities: readonly string[];
  triggerContext: PlainData;
}

/** A placeholder as it is shown. */
export interface ChipText {
  /** What it refers to, by its name. */
  label: string;
  /** Why it should be looked at; it is saved all the same. */
  problem: string | null;
}

/** Names and judges placeholders where they stand. `today` is `YYYY-MM-DD`. */
export function describePlaceholder(
  source: string,
  around: { settings: MessageSettings; lists: PageLists; names: Names; today: string },
): ChipText {
  const { settings, lists, names, today } = around;
  const words = messageWords[settings.locale];
  const placeholder = readPlaceholder(source);
  if (placeholder === null) return { label: source, problem: null };
  const label = contextLabel(placeholder, settings) ?? placeholderLabel(placeholder, names, settings.locale);
  const named = namedThing(placeholder);
  if (named && isMissing(lists, named)) return { label, problem: label };
  const problem = refusal(placeholder, settings, words) ?? pastTarget(placeholder, today, words);
  const sample = placeholder.kind === "date" ? dateSample(placeholder, today) : null;
  return { label: sample === null ? label : words.withSample(label, sample), problem };
}

/** What the trigger of the page calls a value of its own. */
function contextLabel(placeholder: Placeholder, { triggerContext }: MessageSettings): string | null {
  if (placeholder.kind !== "context") return null;
  const trigger = readTrigger(triggerContext);
  if (!isOf(placeholder, trigger)) return null;
  return contextKeys(trigger, everyAbility).find(({ key }) => key === placeholder.key)?.label ?? null;
}

/** What a placeholder refers to, by its name. */
export function placeholderLabel(placeholder: Placeholder, names: Names, locale: Locale): string {
  const words = messageWords[locale];
  switch (placeholder.kind) {
    case "var":
      return names.nameOf("varia", placeholder.id);
    case "common-var":
      return names.codeName("common_vars", placeholder.code);
    case "form":
      return names.codeName("form", placeholder.code);
    case "date":
      return words.delivery(placeholder.add);
    case "remain":
      return words.remaining(writeDay(placeholder.target, 4));
    case "context":
      return keyLabel(placeholder.key, words);
    default:
      return words.kinds[placeholder.kind];
  }
}

/** A day in the format of a date placeholder; `null` past the end of the calendar. */
export function dateSample(
  { add, format }: { add: number; format: DateFormat },
  today: string,
): string | null {
  const day = addDays(today, add);
  return day && writeDay(day, format);
}

/** A day in one of the formats of inserted dates, which are Japanese in every language. */
export function writeDay(day: string, format: DateFormat): string {
  const { dateFormats, weekdays } = messageWords.ja;
  return formatDay(day, dateFormats[format], weekdays);
}

/** A day and a time in one of the formats of linked dates. */
export function momentSample(day: string, format: string): string {
  return formatDay(day, format, messageWords.ja.weekdays, "14:30");
}

/** What the catalogue calls a key; those of a page's own tree are called by the tree. */
export function keyLabel(key: string, words: MessageWords, known?: ContextKey): string {
  const label = known?.label ?? null;
  if (label !== null) return label;
  return Object.hasOwn(words.keys, key) ? words.keys[key as keyof MessageWords["keys"]] : key;
}

/** Which item it names. */
export function namedThing(placeholder: Placeholder): Named | null {
  switch (placeholder.kind) {
    case "var":
      return { kind: "varia", among: "items", id: placeholder.id };
    case "common-var":
      return { kind: "common_vars", among: "codes", id: placeholder.code };
    case "form":
      return { kind: "form", among: "codes", id: placeholder.code };
    default:
      return null;
  }
}

/** The ability that a kind needs (§6). */
export const neededAbility: Readonly<Partial<Record<Placeholder["kind"], string>>> = {
  mail: "user-mail",
  "friend-link": "user-mail-landing-use",
};

function refusal(placeholder: Placeholder, settings: MessageSettings, words: MessageWords): string | null {
  const { abilities, triggerContext } = settings;
  const needed = neededAbility[placeholder.kind];
  if (needed !== undefined && !abilities.includes(needed)) return words.notAllowed;
  if (placeholder.kind !== "context") return null;
  const trigger = readTrigger(triggerContext);
  if (!isOf(placeholder, trigger)) return words.otherTrigger;
  if (contextKeys(trigger, abilities).some(({ key }) => key === placeholder.key)) return null;
  const exists = contextKeys(trigger, everyAbility).some(({ key }) => key === placeholder.key);
  return exists ? words.notAllowed : words.otherTrigger;
}

/** With these nothing of a trigger is left out. */
const everyAbility = ["concert-plugin", "user-open-api"];

function isOf({ category, event }: { category: string; event: string }, trigger: Trigger | null): boolean {
  return trigger?.category === category && trigger.event === event;
}

function pastTarget(placeholder: Placeholder, today: string, words: MessageWords): string | null {
  return placeholder.kind === "remain" && placeholder.target < today ? words.targetPast : null;
}
