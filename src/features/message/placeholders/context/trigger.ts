import { isPlainObject, type PlainData } from "../../../../lib/plain-data.js";
import { linkedKeys } from "../../../../references/index.js";
import { type ContextCategoryValues, contextValues } from "./context-values.js";

/** Trigger of the page: of which category and which event. */
export interface Trigger {
  readonly category: string;
  readonly event: string;
  /** Name of the event, as the page gives it. */
  readonly label: string | null;
  readonly params: PlainData;
}

/** One value of a trigger, which can be put into a message. */
export interface TriggerValue {
  /** "order.category". */
  readonly key: string;
  /** `null` for those of the catalogue, which has their labels. */
  readonly label: string | null;
  /** The labels of what is around it. */
  readonly within: readonly string[];
  /** A date and time, which is written in a format. */
  readonly isMoment: boolean;
}

/** The trigger of a page, or `null` where it has none with a category and an event (rules: trigger-with-event). */
export function readTrigger(context: PlainData): Trigger | null {
  if (!isPlainObject(context)) return null;
  const { category = "open_api", event, label, params = null } = context;
  const isNamed = (name: PlainData | undefined): name is string =>
    typeof name === "string" && writable.test(name);
  if (!isNamed(category) || !isNamed(event)) return null;
  return { category, event, label: typeof label === "string" ? label : null, params };
}

/** The values of a trigger that an account may use, `null` for all; none of a category that is not known. */
export function triggerValues(
  trigger: Trigger | null,
  abilities: readonly string[] | null,
): readonly TriggerValue[] {
  if (!trigger) return [];
  const isAllowed = (ability: string | null) => ability === null || (abilities?.includes(ability) ?? true);
  if (trigger.category === "open_api") return isAllowed("user-open-api") ? paramValues(trigger) : [];
  const known = knownCategory(trigger.category);
  if (!known) return [];
  return Object.entries(known.keys)
    .filter(([, { ability }]) => isAllowed(ability))
    .map(([key, { type }]) => ({ key, label: null, within: [], isMoment: type === "datetime" }));
}

/** Values of a category in the catalogue; `undefined` where it has none of that name. */
export function knownCategory(category: string): ContextCategoryValues | undefined {
  return Object.hasOwn(contextValues, category)
    ? contextValues[category as keyof typeof contextValues]
    : undefined;
}

/** Keys that can be written in a placeholder. */
const writable = /^[^\s[\]=]+$/;

/** The leaves of the trigger's tree; what cannot be written in a placeholder is none. */
function paramValues(trigger: Trigger): TriggerValue[] {
  const all = linkedKeys({ params: trigger.params });
  const hasChildren = (key: string) => all.some((each) => each.key.startsWith(`${key}.`));
  return all
    .filter(({ key }) => writable.test(key) && !hasChildren(key))
    .map(({ key, label, kind, within }) => ({ key, label, within, isMoment: kind === "datetime" }));
}
