import { atom, type createStore } from "jotai/vanilla";
import { createLeaveQuestion } from "../../editor/index.js";
import { isPlainObject, type PlainData } from "../../lib/plain-data.js";
import { subscribeAll } from "../../lib/subscribe-all.js";
import { blankForm, formOf, isOlder, readGiven, readSaved } from "../reservation/index.js";
import { createClashState } from "./clash/clash-state.js";
import { createFormState } from "./form/form-state.js";
import { editsBetween } from "./merge.js";
import { createPageValue } from "./page-value.js";
import { createPanelState } from "./panel/create-panel-state.js";
import { namedItem, type ReservationItem } from "./panel/reservation-item.js";
import { createRecordEdits } from "./record-edits.js";
import type { ReservationModel } from "./reservation-model.js";
import type { PanelMode, ReservationSettings } from "./settings.js";

/** Makes the model of one panel. Its atoms live in `store`; `onEdit` is called after each edit by the operator. */
export function createReservationModel(options: {
  store: ReturnType<typeof createStore>;
  settings: ReservationSettings;
  /** Milliseconds, for merging keystrokes. */
  now(): number;
  onEdit(): void;
  /** The memo of the detail was written or saved: it is unsaved work, and no edit of the form. */
  onMemo(): void;
}): ReservationModel {
  const { store } = options;
  const model = createFormState({ ...options, onEdit: edited });
  const { form, problems, settings, dirty, baseline } = model.atoms;
  const mode = atom<PanelMode>(options.settings.type);
  const { panelState: panel, ...sliding } = createPanelState<ReservationItem>(store);
  const { clash, ...clashing } = createClashState(store);
  const edits = createRecordEdits(store, model, forgetClash);
  const { record, memo, isUnsaved } = edits.atoms;
  const { source, commands: page } = createPageValue(model, edits, sliding.panel);
  /** The operator opened the form from the detail: a save leads back there. */
  let openedFromDetail = false;
  /** Item whose content is here; `null` before one was shown, and where the page has set a value since. */
  let shown: ReservationItem | null = null;
  const { leaveQuestion, ...leaving } = createLeaveQuestion(store, {
    isUnsaved: () => store.get(isUnsaved),
    giveUp() {
      store.set(memo, null);
      if (store.get(dirty)) edits.begin(store.get(baseline), store.get(record));
    },
  });

  function forgetClash(): void {
    clashing.showClash(null);
  }

  function edited(): void {
    forgetClash();
    options.onEdit();
  }

  return {
    ...model,
    atoms: { ...model.atoms, mode, panel, record, clash, memo, leaveQuestion },
    ...leaving,

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    ...page,
    load(data: PlainData): boolean {
      const isLoaded = page.load(data);
      if (isLoaded) shown = sliding.panel().item;
      return isLoaded;
    },
    /** Which reservation of which salon and server, whatever the page has named since; `null` without a salon. */
    record(): string | null {
      const { server, salonId, reservationId } = shown ?? namedItem(model.settings(), page.givenId());
      // A new one that was saved here is no new one any more.
      const id = reservationId ?? edits.record()?.id ?? null;
      return salonId === "" ? null : JSON.stringify([server, salonId, id === null ? null : String(id)]);
    },
    isDirty: () => store.get(isUnsaved),
    isEmpty: () => Object.keys(editsBetween(blankForm, model.present())).length === 0,
    subscribe: (listener: () => void) =>
      subscribeAll(store, [form, record, isUnsaved, problems, settings], listener),

    reset(): void {
      model.forgetAnswers();
      forgetClash();
      store.set(memo, null);
      if (model.isDirty()) model.resetTo(store.get(baseline));
    },
    /** Later edits count from what the server made of it, or from what was handed over. */
    applySave(payload: PlainData, response: PlainData | undefined): void {
      const given = readGiven(payload)?.form ?? model.present();
      const answer = readSaved(payload, response);
      const known = edits.record();
      // An event of what came after it may have been faster.
      const isOld =
        answer?.id === known?.id && isOlder(answer?.updated_at ?? null, known?.updated_at ?? null);
      const saved = isOld ? known : answer;
      forgetClash();
      // An answer may leave out what was there. The next save is based on this one.
      const version = saved && { base_updated_at: saved.updated_at };
      source.saved({ ...page.value(), ...(isPlainObject(payload) && payload), ...version });
      if (saved) store.set(record, saved);
      model.applySave(given, saved === null ? given : formOf(saved));
      // If nothing was sent, nothing is different there.
      if (response !== undefined && openedFromDetail) store.set(mode, "detail");
      openedFromDetail = false;
    },

    // ── The panel ────────────────────────────────────────────────────────────────────────────────
    ...sliding,
    showAnother(next: PanelMode, reservationId: string | null): void {
      store.set(mode, next);
      shown = sliding.panel().item;
      edits.forgetEarly();
      model.forgetFriends();
      openedFromDetail = false;
      const given = source.of(reservationId, edits.record());
      edits.begin(given?.form ?? blankForm, given?.record ?? null);
    },
    showMode: (next: PanelMode) => store.set(mode, next),

    // ── What the server says ─────────────────────────────────────────────────────────────────────
    ...edits.commands,
    ...clashing,

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    openForm(): void {
      openedFromDetail = true;
      store.set(mode, "form");
    },
    writeMemo(text: string | null): void {
      store.set(memo, text);
      options.onMemo();
    },
  };
}
