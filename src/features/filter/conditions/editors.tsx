import type { ComponentType } from "react";
import type { Lazy } from "../../../kit/lazily.js";
import { whenIdle } from "../../../kit/when-idle.js";
import { withWords } from "../late-parts.js";
import type { ConditionData, ConditionEditorProps } from "./definition.js";
import type { EditableType } from "./index.js";

/** An editor as the row uses it: the condition has passed the schema of its type, so the editor takes it. */
export type AnyConditionEditor = ComponentType<ConditionEditorProps<ConditionData>>;

/**
 * How each kind is edited; a kind without an editor does not compile. Editors are files of their own: a page
 * pays for those it shows.
 */
const editors: {
  [Type in EditableType]: Lazy<AnyConditionEditor>;
} = {
  11: kind(async () => (await import("./friend-name/FriendNameEditor.js")).FriendNameEditor),
  20: kind(async () => (await import("./memo/MemoEditor.js")).MemoEditor),
  25: kind(async () => (await import("./status-message/StatusMessageEditor.js")).StatusMessageEditor),
  30: kind(async () => (await import("./registered/RegisteredEditor.js")).RegisteredEditor),
  50: kind(async () => (await import("./response-mark/ResponseMarkEditor.js")).ResponseMarkEditor),
  60: kind(async () => (await import("./tag/TagEditor.js")).TagEditor),
  75: kind(async () => (await import("./friend-info/FriendInfoEditor.js")).FriendInfoEditor),
  41: kind(async () => (await import("./scenario/ScenarioEditor.js")).ScenarioEditor),
  65: kind(
    async () => (await import("./event-reservation/EventReservationEditor.js")).EventReservationEditor,
  ),
  67: kind(
    async () =>
      (await import("./calendar-reservation/CalendarReservationEditor.js")).CalendarReservationEditor,
  ),
  77: kind(async () => (await import("./common-info/CommonInfoEditor.js")).CommonInfoEditor),
  80: kind(async () => (await import("./conversion/ConversionEditor.js")).ConversionEditor),
  85: kind(async () => (await import("./landing/LandingEditor.js")).LandingEditor),
  86: kind(async () => (await import("./landing-detail/LandingDetailEditor.js")).LandingDetailEditor),
  90: kind(async () => (await import("./reminder/ReminderEditor.js")).ReminderEditor),
  93: kind(async () => (await import("./rich-menu/RichMenuEditor.js")).RichMenuEditor),
  95: kind(async () => (await import("./answer-form/AnswerFormEditor.js")).AnswerFormEditor),
  15: kind(async () => (await import("./mail/MailEditor.js")).MailEditor),
  106: kind(async () => (await import("./last-reaction/LastReactionEditor.js")).LastReactionEditor),
  110: kind(async () => (await import("./other/OtherEditor.js")).OtherEditor),
  70: kind(async () => (await import("./journey/JourneyEditor.js")).JourneyEditor),
  115: kind(async () => (await import("./external-api/ExternalApiEditor.js")).ExternalApiEditor),
};

// biome-ignore lint/suspicious/noExplicitAny: each editor takes the conditions of its own type
function kind(load: () => Promise<ComponentType<ConditionEditorProps<any>>>) {
  return withWords<AnyConditionEditor>(load);
}

export function conditionEditor(type: EditableType): Lazy<AnyConditionEditor> {
  return editors[type];
}

/** Loads the editors that are needed now at once, and the others when the page is idle: no wait to see. */
export function prefetchConditionEditors(needed: ReadonlySet<EditableType>): void {
  const all = Object.keys(editors).map((type) => Number(type) as EditableType);
  // Where it fails, the row says so and tries again.
  const prefetch = (type: EditableType) =>
    conditionEditor(type)
      .load()
      .catch(() => {});
  for (const type of needed) void prefetch(type);
  whenIdle(() => all.forEach(prefetch));
}
