import { isPlainObject, type PlainData } from "../../../lib/plain-data.js";
import { linkedKeys } from "../../../references/index.js";

/* What comes with a trigger and may stand in a message (friends-and-operations §9 "Reservation events", words "Placeholder context catalogue"). */

/** The keys of each category that has a fixed list. */
export const categoryKeys = {
  reserve: ["date_range", "resource_name", "course_name", "full_name", "price", "confirm_url"],
  event_book: [
    "slot",
    "plan",
    "count",
    "total_price",
    "full_name",
    "price",
    "confirm_url",
    "qr_url",
    "payment_url",
  ],
} as const;

/** A key of the catalogue. */
export type CatalogueKey = (typeof categoryKeys)[keyof typeof categoryKeys][number];

/** Keys that only accounts with `concert-plugin` have (§6). */
export const concertKeys: ReadonlySet<string> = new Set(["qr_url", "payment_url"]);

/** The events of each category, as triggers name them. */
export const categoryEvents = {
  reserve: [
    "register",
    "create_request",
    "create_approve",
    "create_deny",
    "update",
    "edit_request",
    "edit_approve",
    "edit_deny",
    "cancel",
    "cancel_request",
    "cancel_approve",
    "cancel_deny",
    "delete",
    "reminder",
    "follow",
  ],
  event_book: [
    "event_register",
    "event_cancel",
    "event_change",
    "event_approve",
    "event_deny",
    "event_paid",
    "event_reminder",
  ],
} as const;

/** An event of the catalogue. */
export type CatalogueEvent = (typeof categoryEvents)[keyof typeof categoryEvents][number];

/** What triggers the page: of which category and which event. */
export interface Trigger {
  readonly category: string;
  readonly event: string;
  /** What the page calls the event. */
  readonly label: string | null;
  readonly params: PlainData;
}

/** One value that can be put into a message. */
export interface ContextKey {
  /** "order.category". */
  readonly key: string;
  /** `null` for those of the catalogue, which have words. */
  readonly label: string | null;
  /** The labels of what is around it. */
  readonly within: readonly string[];
  /** A date and time, which is written in a format. */
  readonly isMoment: boolean;
}

/** The trigger of a page, or `null` where it has none with a category and an event (§6). */
export function readTrigger(context: PlainData): Trigger | null {
  if (!isPlainObject(context)) return null;
  const { category = "open_api", event, label, params = null } = context;
  const isNamed = (name: PlainData | undefined): name is string =>
    typeof name === "string" && /^[^\s[\]=]+$/.test(name);
  if (!isNamed(category) || !isNamed(event)) return null;
  return { category, event, label: typeof label === "string" ? label : null, params };
}

/** The values of a trigger that an account may use; none of a category that is not known. */
export function contextKeys(trigger: Trigger | null, abilities: readonly string[]): readonly ContextKey[] {
  if (!trigger) return [];
  const { category } = trigger;
  if (category === "open_api") return abilities.includes("user-open-api") ? paramKeys(trigger) : [];
  if (!Object.hasOwn(categoryKeys, category)) return [];
  return categoryKeys[category as keyof typeof categoryKeys]
    .filter((key) => !concertKeys.has(key) || abilities.includes("concert-plugin"))
    .map((key) => ({ key, label: null, within: [], isMoment: key === "date_range" }));
}

/** The leaves of the trigger's tree; what cannot be written in a placeholder is none. */
function paramKeys(trigger: Trigger): ContextKey[] {
  const all = linkedKeys({ params: trigger.params });
  const hasChildren = (key: string) => all.some((each) => each.key.startsWith(`${key}.`));
  return all
    .filter(({ key }) => /^[^\s[\]=]+$/.test(key) && !hasChildren(key))
    .map(({ key, label, kind, within }) => ({ key, label, within, isMoment: kind === "datetime" }));
}
