import { type FieldProblem, problemOfWhole, problemsAt, type RowProblem } from "../../list-editor/index.js";
import { conditionWords } from "../condition-slide/index.js";
import { channelsOf, eventOf, holdsHours, isOn, modeOf, type NotificationState, titleOf } from "./entity.js";
import { readTiming } from "./hours/timing.js";
import { type NotificationWords, notificationWords } from "./messages.js";
import type { NotificationSettings } from "./settings.js";

/** A name may be so long, as a reader counts. */
const longestTitle = 100;

/** Problems that keep a notification from being saved (the rules are ours), in the order of the screen. */
export function problemsOf(
  state: NotificationState,
  { locale }: NotificationSettings,
): readonly RowProblem[] {
  const words = notificationWords[locale];
  const title = titleOf(state);
  const isNotifying = isOn(state);
  return [
    ...(title !== null && title.trim() === "" ? [problemOfWhole("title", words.titleRequired)] : []),
    ...(title !== null && [...title].length > longestTitle
      ? [problemOfWhole("title", words.titleTooLong)]
      : []),
    ...(isNotifying && eventOf(state) === null ? [problemOfWhole("event", words.eventRequired)] : []),
    ...(state.pendingCondition === null ? [] : [problemOfWhole("condition", conditionWords[locale].pending)]),
    ...(isNotifying && channelsOf(state).length === 0 && !holdsChannels(state)
      ? [problemOfWhole("channels", words.channelsRequired)]
      : []),
    ...(modeOf(state) === "window" ? hourProblems(state, isNotifying, words) : []),
  ];
}

/** Channels that cannot be read may well be some. */
function holdsChannels({ document }: NotificationState): boolean {
  const { notification_channels: stored = [] } = document;
  return Array.isArray(stored) ? stored.length > 0 : stored !== null;
}

function hourProblems(
  state: NotificationState,
  isNotifying: boolean,
  words: NotificationWords,
): RowProblem[] {
  const { rows } = state;
  if (rows.length === 0)
    return isNotifying && !holdsHours(state) ? [problemOfWhole("timings", words.timingsRequired)] : [];
  return rows.flatMap(({ key, value }, at) => {
    const timing = readTiming(value);
    if (timing === null) return [];
    const { weekdays, from, to } = timing;
    const found: FieldProblem[] = [];
    // While it is off a row may be unfinished; what is wrong stays wrong.
    if (isNotifying && weekdays.length === 0)
      found.push({ field: "weekdays", message: words.weekdayRequired });
    if (isNotifying && from === null) found.push({ field: "from", message: words.timeRequired });
    if (isNotifying && to === null) found.push({ field: "to", message: words.timeRequired });
    if (from !== null && to !== null && to <= from)
      found.push({ field: "to", message: words.endsBefore, immediate: true });
    return problemsAt(key, words.timing(at + 1), found);
  });
}
