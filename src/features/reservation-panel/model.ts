import { atom, type createStore } from "jotai/vanilla";
import type { Reservation } from "../../api/reservations.js";
import { createLeaveQuestion } from "../../editor/index.js";
import {
  asPlainData,
  isPlainObject,
  type PlainData,
  type PlainObject,
  samePlainData,
} from "../../lib/plain-data.js";
import { subscribeAll } from "../../lib/subscribe-all.js";
import type { Edits } from "../../lib/three-way-merge.js";
import {
  blankForm,
  documentOf,
  fieldsOf,
  formOf,
  type GivenReservation,
  isOlder,
  payloadOf,
  type ReservationForm,
  type ReservationSource,
  readGiven,
  readSaved,
  readSource,
} from "../reservation/index.js";
import type { OpenClash } from "./clash/open-clash.js";
import { createFormState } from "./form/form-state.js";
import { editsBetween, formWith, readEdits } from "./merge.js";
import { createPanelState } from "./panel/create-panel-state.js";
import type { ReservationItem } from "./panel/reservation-item.js";
import { createWaitingValue } from "./panel/waiting-value.js";
import type { ReservationModel } from "./reservation-model.js";
import { type PanelMode, type ReservationSettings, reservationKey } from "./settings.js";

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
  /** As the server has it; `null` for a new one, or while it is not here. */
  const record = atom<Reservation | null>(null);
  const postponing = createWaitingValue(sliding.panel, model.settings);
  const clash = atom<OpenClash | null>(null);
  /** Clash that was shown, and does not hold any more. */
  let overtaken: OpenClash | undefined;
  const memo = atom<string | null>(null);
  const isUnsaved = atom((get) => get(dirty) || get(memo) !== null);
  let rest: PlainObject = {};
  /** As it came last from the page, or was saved here. */
  let source: ReservationSource | null = null;
  /** Reservation that the page gave instead of a load. */
  let given: GivenReservation | null = null;
  /** Edits of a draft that came before the reservation did. */
  let early: Edits | null = null;
  /** The operator opened the form from the detail: a save leads back there. */
  let openedFromDetail = false;
  /** Form that is being saved: it may come back as an event before its answer does. */
  let sent: ReservationForm | null = null;
  const { leaveQuestion, ...leaving } = createLeaveQuestion(store, {
    isUnsaved: () => store.get(isUnsaved),
    giveUp() {
      store.set(memo, null);
      if (store.get(dirty)) begin(store.get(baseline), store.get(record));
    },
  });

  function edited(): void {
    store.set(clash, null);
    options.onEdit();
  }

  /** Another reservation, or the same one from the start. */
  function begin(next: ReservationForm, of: Reservation | null, memoNow: string | null = null): void {
    if (store.get(record)?.id !== of?.id) store.set(clash, null);
    store.set(record, of);
    store.set(memo, memoNow);
    model.begin(next);
  }

  const { present } = model;
  const payload = () => postponing.waitingPayload() ?? payloadOf(present(), store.get(record), rest);
  /** All of it, also what no save sends. */
  const value = () => postponing.nextValue() ?? documentOf(present(), store.get(record), source);

  /** Takes the unknown fields and the given reservation of kept work. */
  function keepSource(data: PlainData): void {
    source = readSource(data) ?? source;
    rest = readGiven(data)?.rest ?? rest;
  }

  return {
    ...model,
    atoms: { ...model.atoms, mode, panel, record, clash, memo, leaveQuestion },
    ...leaving,

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    value,
    payload,
    record: () => reservationKey(model.settings()),
    differences: (data: PlainData): number => {
      const read = readGiven(data);
      return read === null ? 0 : Object.keys(editsBetween(present(), read.form)).length;
    },
    isDirty: () => store.get(isUnsaved),
    isEmpty: () => Object.keys(editsBetween(blankForm, present())).length === 0,
    isBlank: () =>
      store.get(record) === null && !model.isDirty() && given === null && postponing.waiting() === null,
    subscribe: (listener: () => void) =>
      subscribeAll(store, [form, record, isUnsaved, problems, settings], listener),

    /** Takes the place of what would be loaded; `null` is a new one. `false` where it is no reservation. */
    load(data: PlainData): boolean {
      const read = readGiven(data);
      if (read === null) return false;
      given = data === null ? null : read;
      rest = read.rest;
      source = readSource(data);
      early = null;
      const known = store.get(record);
      // Without a value the reservation is as it was loaded.
      const isLoaded = data === null && known !== null && String(known.id) === model.settings().reservationId;
      if (isLoaded) begin(formOf(known), known);
      else begin(read.form, read.record);
      return true;
    },
    given: () => given,
    givenId: () => (postponing.waiting() ?? given)?.record?.id ?? null,
    ...postponing,
    reset(): void {
      model.forgetAnswers();
      store.set(clash, null);
      store.set(memo, null);
      if (model.isDirty()) model.resetTo(store.get(baseline));
    },
    restoreDraft(data: PlainData): boolean {
      const read = readGiven(data);
      if (read) keepSource(data);
      return read !== null && model.change(read.form);
    },
    restoreEdits(kept: PlainData, value: PlainData = null): void {
      keepSource(value);
      const work = isPlainObject(kept) ? kept : {};
      const edits = readEdits(isPlainObject(work.edits) ? work.edits : {});
      if (typeof work.memo === "string") store.set(memo, work.memo);
      if (model.settings().reservationId !== null && store.get(record) === null && given === null) {
        early = edits;
        model.edit(formWith(present(), edits));
        return;
      }
      model.restore(edits);
    },
    editsForDraft: (): PlainObject | undefined => {
      const edits = asPlainData(model.edits());
      return store.get(isUnsaved) ? { edits, memo: store.get(memo) } : undefined;
    },
    /** Later edits count from what the server made of it, or from what was handed over. */
    applySave(payload: PlainData, response: PlainData | undefined): void {
      const given = readGiven(payload)?.form ?? present();
      const saved = readSaved(payload, response);
      store.set(clash, null);
      // An answer may leave out what was there. The next save is based on this one.
      const version = saved && { base_updated_at: saved.updated_at };
      source = readSource({ ...value(), ...(isPlainObject(payload) && payload), ...version });
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
      early = null;
      sent = null;
      openedFromDetail = false;
      const id = given?.record?.id ?? null;
      // A reservation that the page gave belongs to its id only.
      if (given !== null && (id === null ? null : String(id)) !== reservationId) {
        given = null;
        rest = {};
      }
      if (given === null) source = null;
      if (given === null) begin(blankForm, null);
      else begin(given.form, given.record);
    },
    showMode: (next: PanelMode) => store.set(mode, next),

    // ── What the server says ─────────────────────────────────────────────────────────────────────
    takeRecord(next: Reservation): void {
      const known = store.get(record);
      if (known === next || (known !== null && isOlder(next.updated_at, known.updated_at))) return;
      const theirs = fieldsOf(formOf(next));
      const isSaved = sent !== null && samePlainData(theirs, fieldsOf(sent));
      const isSame = known !== null && samePlainData(theirs, fieldsOf(store.get(baseline)));
      // Nothing of the form is different: its history stays. What is being saved has its own end.
      if (early === null && (isSaved || isSame)) store.set(record, next);
      else if (model.isDirty() || early !== null) {
        store.set(record, next);
        model.meet(formOf(next), early);
        early = null;
      } else begin(formOf(next), next, store.get(memo));
    },
    saving(form: ReservationForm | null): void {
      sent = form;
    },
    showClash: (next: OpenClash | null) => store.set(clash, next),
    otherChanged({ id, date }: Pick<Reservation, "id" | "date">): void {
      const shown = store.get(clash);
      if (shown?.clashes.some((each) => each.id === id || each.date === date)) overtaken = shown;
    },
    mayForce: () => store.get(clash) !== overtaken,

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    openForm(): void {
      openedFromDetail = true;
      store.set(mode, "form");
    },
    writeMemo(text: string | null): void {
      store.set(memo, text);
      options.onMemo();
    },
    memo: () => store.get(memo),
  };
}
