import { atom, type createStore } from "jotai/vanilla";
import {
  type ClashAnswer,
  type Judgement,
  type Reservation,
  readReservation,
} from "../../api/reservations.js";
import type { SalonCourse } from "../../api/salons.js";
import { createLeaveQuestion, createValueModel, type FocusTarget } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import { subscribeAll } from "../../lib/subscribe-all.js";
import type { Conflict, Edits } from "../../lib/three-way-merge.js";
import {
  blankForm,
  type FormKey,
  fieldsOf,
  formOf,
  type GivenReservation,
  payloadOf,
  type ReservationForm,
  readGiven,
} from "./entity.js";
import { changeStart, chooseCourse, chooseResource, toggleSubResource } from "./form/transitions.js";
import { editsBetween, formWith, mergeForm, readEdits } from "./merge.js";
import { closedPanel, closePanel, openItem, type PanelState, slideEnded } from "./panel/panel-state.js";
import { problemsOf } from "./problems.js";
import type { PanelMode, ReservationSettings } from "./settings.js";

/** The state of one reservation panel, and everything that can be done to it. */
export type ReservationModel = ReturnType<typeof createReservationModel>;

/** One reservation of one salon on one server, or a new one. */
export interface ReservationItem {
  readonly key: string;
  readonly salonId: string;
  /** `null` for a new one. */
  readonly reservationId: string | null;
}

/** What stands in the way, and of what. */
export interface OpenClash extends ClashAnswer {
  /** `null`: of the form. */
  readonly judgement: Judgement | null;
}

/** Which of the three values stays. */
export type Side = "mine" | "theirs" | "before";

/** Makes the model of one panel. Its atoms live in `store`; `onEdit` is called after each edit by the operator. */
export function createReservationModel(options: {
  store: ReturnType<typeof createStore>;
  settings: ReservationSettings;
  /** Milliseconds, for merging keystrokes. */
  now(): number;
  onEdit(): void;
}) {
  const { store } = options;
  const model = createValueModel<ReservationForm, ReservationSettings>({
    ...options,
    onEdit: edited,
    initial: blankForm,
    payload: fieldsOf,
  });
  const { present: form, settings, dirty, baseline } = model.atoms;
  const mode = atom<PanelMode>(options.settings.type);
  const panel = atom<PanelState<ReservationItem>>(closedPanel);
  /** As the server has it; `null` for a new one, or while it is not here. */
  const record = atom<Reservation | null>(null);
  const conflicts = atom<Readonly<Record<string, Conflict>>>({});
  const fieldErrors = atom<Readonly<Record<string, string>>>({});
  const clash = atom<OpenClash | null>(null);
  const memo = atom<string | null>(null);
  const problems = atom((get) => problemsOf(get(form), get(conflicts), get(settings)));
  const isUnsaved = atom((get) => get(dirty) || get(memo) !== null);
  let rest: PlainObject = {};
  let given: GivenReservation | null = null;
  /** Edits of a draft that came before the reservation did. */
  let waiting: Edits | null = null;
  /** The operator opened the form from the detail: a save leads back there. */
  let cameFromDetail = false;
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
  function begin(next: ReservationForm, of: Reservation | null): void {
    store.set(record, of);
    store.set(conflicts, {});
    store.set(fieldErrors, {});
    store.set(clash, null);
    store.set(memo, null);
    model.load(next);
  }

  /** What others have made of it: what nobody touched here is theirs, and what both changed is asked. */
  function rebase(next: Reservation): void {
    const before = store.get(baseline);
    const theirs = formOf(next);
    const merged = mergeForm(waiting ?? editsBetween(before, store.get(form)), theirs);
    const open = store.get(conflicts);
    store.set(record, next);
    model.rebase(theirs, (each) => mergeForm(editsBetween(before, each), theirs).form);
    if (waiting !== null) model.replace(merged.form);
    waiting = null;
    const still = Object.keys(editsBetween(theirs, merged.form));
    const left = Object.entries({ ...open, ...merged.conflicts }).filter(([key]) => still.includes(key));
    store.set(conflicts, Object.fromEntries(left));
  }

  const change = (next: ReservationForm, field?: FormKey) => {
    const { [field ?? ""]: _, ...others } = store.get(fieldErrors);
    store.set(fieldErrors, others);
    model.announce(null);
    return model.edit(next, field);
  };
  const present = model.present;
  const payload = () => payloadOf(present(), store.get(record), rest);

  return {
    ...model,
    atoms: {
      ...model.atoms,
      form,
      mode,
      panel,
      record,
      conflicts,
      fieldErrors,
      clash,
      memo,
      problems,
      leaveQuestion,
    },
    ...leaving,

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    value: payload,
    payload,
    record: (): string | null => {
      const { salonId, reservationId, server } = model.settings();
      return salonId === null ? null : JSON.stringify([server, salonId, reservationId]);
    },
    differences: (data: PlainData): number => {
      const read = readGiven(data);
      return read === null ? 0 : Object.keys(editsBetween(present(), read.form)).length;
    },
    problems: () => store.get(problems),
    isEmpty: () => Object.keys(editsBetween(blankForm, present())).length === 0,
    isBlank: () => store.get(record) === null && !model.isDirty() && given === null,
    subscribe: (listener: () => void) =>
      subscribeAll(store, [form, record, dirty, problems, settings], listener),

    /** Takes the place of what would be loaded; `null` is a new one. `false` where it is no reservation. */
    load(data: PlainData): boolean {
      const read = readGiven(data);
      if (read === null) return false;
      given = data === null ? null : read;
      rest = read.rest;
      waiting = null;
      begin(read.form, read.record);
      return true;
    },
    /** What the page gave in the place of a load; `null` where it is to be loaded. */
    given: () => given,
    reset(): void {
      store.set(memo, null);
      store.set(conflicts, {});
      if (model.isDirty()) model.resetTo(store.get(baseline));
    },
    restoreDraft(data: PlainData): boolean {
      const read = readGiven(data);
      return read !== null && change(read.form);
    },
    /** Over what the reservation is now; where it is not here yet, when it comes. */
    restoreEdits(kept: PlainData): void {
      const edits = readEdits(isPlainObject(kept) ? kept : {});
      if (model.settings().reservationId !== null && store.get(record) === null && given === null) {
        waiting = edits;
        model.edit(formWith(present(), edits));
        return;
      }
      const merged = mergeForm(edits, store.get(baseline));
      store.set(conflicts, merged.conflicts);
      change(merged.form);
    },
    editsForDraft: () => editsBetween(store.get(baseline), present()) as unknown as PlainObject,
    /** Later edits count from what the server made of it, or from what was handed over. */
    applySave(payload: PlainData, response: PlainData | undefined): void {
      store.set(conflicts, {});
      store.set(fieldErrors, {});
      store.set(clash, null);
      const sent = readGiven(payload)?.form ?? present();
      const saved = isPlainObject(response) ? readReservation(response) : null;
      const next = saved === null ? sent : formOf(saved);
      if (saved) store.set(record, saved);
      model.rebase(next, (each) => formWith(next, editsBetween(sent, each)));
      if (saved && cameFromDetail) store.set(mode, "detail");
      cameFromDetail = false;
    },

    // ── The panel ────────────────────────────────────────────────────────────────────────────────
    panel: () => store.get(panel),
    open: (item: ReservationItem) => store.set(panel, openItem(store.get(panel), item)),
    close: () => store.set(panel, closePanel(store.get(panel))),
    slideEnded: (generation: number) => store.set(panel, slideEnded(store.get(panel), generation)),
    /** Another thing is shown from now on: as the page gave it, or empty until it is loaded. */
    showAnother(next: PanelMode): void {
      store.set(mode, next);
      waiting = null;
      cameFromDetail = false;
      if (given === null) begin(blankForm, null);
      else begin(given.form, given.record);
    },
    showMode: (next: PanelMode) => store.set(mode, next),

    // ── What the server says ─────────────────────────────────────────────────────────────────────
    /** The reservation as it is now. Where nothing is edited it is shown as it is. */
    takeRecord(next: Reservation): void {
      if (store.get(record) === next) return;
      if (model.isDirty() || waiting !== null) rebase(next);
      else {
        store.set(record, next);
        model.load(formOf(next));
      }
    },
    /** What the server says of fields; without a failure nothing. */
    showRefusal(failure: Failure | null): void {
      const fields = failure?.kind === "invalid" ? Object.entries(failure.fields) : [];
      const said = fields.flatMap(([field, [message]]): [string, string][] =>
        Object.hasOwn(blankForm, field) && message !== undefined ? [[field, message]] : [],
      );
      store.set(fieldErrors, Object.fromEntries(said));
    },
    showClash: (next: OpenClash | null) => store.set(clash, next),

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    openForm(): void {
      cameFromDetail = true;
      store.set(mode, "form");
    },
    write: <Key extends FormKey>(key: Key, value: ReservationForm[Key]) =>
      void change({ ...present(), [key]: value }, key),
    changeStart: (from: string) => void change(changeStart(present(), from), "from"),
    chooseCourse: (id: number | null, courses: readonly SalonCourse[]) =>
      void change(chooseCourse(present(), id, courses)),
    chooseResource: (id: number | null) => void change(chooseResource(present(), id)),
    toggleSubResource: (id: number) => void change(toggleSubResource(present(), id)),
    /** Which value of a field that others changed too stays. */
    decideConflict(key: FormKey, side: Side): void {
      const { [key]: conflict, ...others } = store.get(conflicts);
      if (conflict === undefined) return;
      store.set(conflicts, others);
      change({ ...present(), [key]: conflict[side] });
    },
    /** What is written into the memo of the detail and not saved; `null` where it is as the server has it. */
    writeMemo: (text: string | null) => store.set(memo, text),
    memo: () => store.get(memo),

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    goTo(target?: FocusTarget): void {
      const [first] = store.get(problems);
      const field = target?.field ?? first?.field ?? Object.keys(store.get(fieldErrors))[0];
      if (field !== undefined) model.focusOn({ row: null, field });
    },
  };
}
