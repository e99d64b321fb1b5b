import { atom, type createStore } from "jotai/vanilla";
import type { RecordLoading } from "../../collection/index.js";
import type { FocusTarget } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import { asPlainData, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import {
  createDocumentModel,
  type DocumentFormat,
  problemsByRow,
  type RowProblem,
  refusedRows,
  serverProblems,
} from "../../list-editor/index.js";
import { readPendingFilter } from "../condition-slide/index.js";
import { createRemovals } from "./channels/removals.js";
import { createConditionOwner } from "./condition/condition-owner.js";
import {
  type ChosenChannel,
  channelsOf,
  decidedBySave,
  emptyNotification,
  type NotificationState,
  readNotification,
  recordOf,
  writeNotification,
} from "./entity.js";
import { createStrokes } from "./hours/strokes.js";
import { createTimings, type NotificationAnnouncements } from "./hours/timings.js";
import { notificationWords } from "./messages.js";
import type { NotificationModel } from "./notification-model.js";
import { problemsOf } from "./problems.js";
import { type RefusedField, refusedFields, stillRefused } from "./refused-fields.js";
import type { TestChannelFunction } from "./services.js";
import type { NotificationSettings } from "./settings.js";
import * as transitions from "./transitions.js";

/**
 * Makes the model of one notification editor. Its atoms live in `store`. `onEdit` is called after each edit by the operator,
 * never for what the page does by script.
 */
export function createNotificationModel(options: {
  store: ReturnType<typeof createStore>;
  settings: NotificationSettings;
  /** Milliseconds, for merging keystrokes. */
  now(): number;
  onEdit(): void;
}): NotificationModel {
  const { store } = options;
  const list = createDocumentModel<NotificationState, NotificationSettings, NotificationAnnouncements>({
    ...options,
    format: notificationFormat,
    fields: { afterRemove: "from", add: "timings", whole: "weekdays" },
  });
  const { state, settings, problems, serverErrors } = list.atoms;
  const loading = atom<RecordLoading | null>(null);
  const testChannel = atom<{ readonly test: TestChannelFunction } | null>(null);
  const refused = atom<readonly RefusedField[]>([]);
  const fieldErrors = atom((get) => stillRefused(get(refused), get(state)));
  /** Parts of the document by themselves: a key in the name is not the business of 500 channels. */
  const rows = atom((get) => get(state).rows);
  const isConditionOpen = atom((get) => get(state).isConditionOpen);
  const storedChannels = atom((get) => get(state).document.notification_channels);
  const chosen = atom((get) => {
    get(storedChannels);
    return channelsOf(store.get(state));
  });
  const shown = atom((get): readonly RowProblem[] => {
    const [ofFields, ofRows] = [get(fieldErrors), get(serverErrors)];
    if (ofFields.length + ofRows.length === 0) return get(problems);
    const nameOf = notificationWords[get(settings).locale].timing;
    const { rows } = get(state);
    return [
      ...get(problems),
      ...serverProblems({ whole: ofFields, ofRows, rows, nameOf, field: "weekdays" }),
    ];
  });

  return {
    ...list,
    atoms: { ...list.atoms, shown, loading, testChannel, rows, chosen, isConditionOpen },
    conditionOwner: createConditionOwner(list),
    removals: createRemovals(store),
    problemsAt: problemsByRow(shown),

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    subscribe: (listener: () => void) => list.subscribeWith([loading], listener),
    isEmpty: () => list.isBlank(),
    isWaiting: () => store.get(loading) !== null,
    becomeLoading: (next: RecordLoading | null) => store.set(loading, next),
    testChannel: () => store.get(testChannel)?.test ?? null,
    testBy: (test: TestChannelFunction | null) => store.set(testChannel, test && { test }),
    showRefusal(sent: NotificationState, failure: Failure | null): void {
      list.showServerErrors(refusedRows(sent.rows, failure, "timings"));
      store.set(refused, refusedFields(sent, failure));
    },
    serverErrorAt(message: string): FocusTarget | undefined {
      const field = store.get(fieldErrors).find((each) => each.message === message)?.field;
      return field === undefined ? list.serverErrorAt(message) : { row: null, field };
    },
    pendingForDraft: (): PlainData | undefined => asPlainData(list.state().pendingCondition) ?? undefined,
    restoreDraftWith(value: PlainData, extras: PlainData): void {
      const pendingCondition = readPendingFilter(extras);
      list.restoreDraft(value, (restored) => ({ ...restored, pendingCondition }));
    },

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    rename: (title: string) => void list.edit(transitions.rename(list.state(), title), "title"),
    switchNotify: (on: boolean) => void list.edit(transitions.switchNotify(list.state(), on)),
    chooseEvent: (event: { group: string; model: string; event: string }) =>
      void list.edit(transitions.chooseEvent(list.state(), event)),
    chooseModel: (id: number | null) => void list.edit(transitions.chooseModel(list.state(), id)),
    chooseRoles: (ids: readonly number[]) => void list.edit(transitions.chooseRoles(list.state(), ids)),
    tickChannel: (channel: ChosenChannel, on: boolean) =>
      void list.edit(transitions.tickChannel(list.state(), channel, on)),
    ...createTimings(list),
    ...createStrokes(list, store),
  };
}

/** How notifications are read, written and sent. */
const notificationFormat: DocumentFormat<NotificationState, NotificationSettings> = {
  empty: emptyNotification,
  read: readNotification,
  write: writeNotification,
  payload: (state): PlainObject => writeNotification(state),
  validate: problemsOf,
  record: recordOf,
  decidedBySave,
  hasPendingWork: ({ pendingCondition }) => pendingCondition !== null,
};
