import { messageWords } from "../../messages.js";
import type { MessageSettings, PlaceholderDefinition } from "../definition.js";
import { catalogueLabel } from "./context-values.js";
import { contextLabel, otherTrigger } from "./messages.js";
import { readTrigger, type TriggerValue, triggerValues } from "./trigger.js";

/** A value that comes with a trigger. */
export interface ContextPlaceholder {
  kind: "context";
  category: string;
  event: string;
  key: string;
  format: number | null;
}

const pattern =
  /^\[\[context category=([^\s[\]=]+) event=([^\s[\]=]+) key=([^\s[\]=]+)(?: format=(\d{1,2}))?\]\]$/;

/** `[[context category=reserve event=register key=date_range format=1]]`, the format for dates only. */
export const context: PlaceholderDefinition<ContextPlaceholder> = {
  name: "context",
  label: contextLabel,
  icon: "bolt",
  isOffered: ({ triggerContext, abilities }) =>
    triggerValues(readTrigger(triggerContext), abilities).length > 0,
  read(source) {
    const [, category = "", event = "", key, format] = pattern.exec(source) ?? [];
    if (key === undefined) return null;
    return { kind: "context", category, event, key, format: format === undefined ? null : Number(format) };
  },
  write({ category, event, key, format }) {
    const ending = format === null ? "" : ` format=${format}`;
    return `[[context category=${category} event=${event} key=${key}${ending}]]`;
  },
  nameOf: ({ key }, { locale }) => catalogueLabel("keys", key, locale),
  chipLabel: (placeholder, { settings }) => findValue(placeholder, settings, null)?.label ?? null,
  problem(placeholder, { settings }) {
    if (findValue(placeholder, settings, settings.abilities)) return null;
    if (settings.unfitPlaceholder !== undefined) return settings.unfitPlaceholder;
    return findValue(placeholder, settings, null)
      ? messageWords[settings.locale].notAllowed
      : otherTrigger[settings.locale];
  },
  suggestions({ settings }) {
    const trigger = readTrigger(settings.triggerContext);
    if (!trigger) return [];
    const { category, event } = trigger;
    return triggerValues(trigger, settings.abilities).map(({ key, label, within, isMoment }) => ({
      placeholder: { kind: "context", category, event, key, format: isMoment ? 1 : null },
      label: label ?? catalogueLabel("keys", key, settings.locale),
      folder: within.join(" › "),
    }));
  },
};

/** The value as the trigger of the page has it, with these abilities. */
function findValue(
  { category, event, key }: ContextPlaceholder,
  { triggerContext }: MessageSettings,
  abilities: readonly string[] | null,
): TriggerValue | undefined {
  const trigger = readTrigger(triggerContext);
  if (trigger?.category !== category || trigger.event !== event) return undefined;
  return triggerValues(trigger, abilities).find((value) => value.key === key);
}
