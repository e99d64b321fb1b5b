import { type Atom, atom, type createStore, type PrimitiveAtom } from "jotai/vanilla";
import type { FocusTarget } from "../../editor/index.js";
import type { DragState } from "../../kit/reorder.js";
import type { Failure } from "../../lib/failure.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import {
  createDocumentModel,
  type DocumentFormat,
  type DocumentModel,
  problemOfWhole,
  type RowProblem,
  refusedRows,
} from "../../list-editor/index.js";
import { type ChoiceEdits, createChoiceEdits, type FormFieldAnnouncements } from "./choices/choice-edits.js";
import { createUnfinishedLines, type UnfinishedLines } from "./choices/unfinished-lines.js";
import {
  emptyFormField,
  type FormFieldState,
  holdsChoices,
  readFormField,
  recordOf,
  type SyncFlag,
  savedId,
  writeFormField,
} from "./entity.js";
import type { InputRule, InputType } from "./input-type.js";
import { formFieldWords } from "./messages.js";
import { problemsOf } from "./problems.js";
import { errorsInFields, type RefusedFields, refusedFields } from "./refused-fields.js";
import type { FormFieldSettings } from "./settings.js";
import * as transitions from "./transitions.js";

/** The state of one form-field editor, and everything that can be done to it. */
export interface FormFieldModel extends FormFieldDocument, ChoiceEdits {
  readonly atoms: FormFieldDocument["atoms"] & FormFieldAtoms;
  subscribe(listener: () => void): () => void;
  /** Shows the errors of a refused save at its fields and choices until they change, wherever those are by then. */
  showRefusal(sent: FormFieldState, failure: Failure | null): void;
  rename(label: string): void;
  describe(text: string): void;
  require(required: boolean): void;
  chooseType(type: InputType): void;
  /** By a pointer, which has no further use for the types: on to the choices, where there is none yet. */
  leadToChoices(): void;
  chooseRule(rule: InputRule | null): void;
  /** Switches a destination on or off; with friend information the focus goes to its choice. */
  switchSync(flag: SyncFlag, on: boolean): void;
  chooseVariable(variable: { id: number; name: string; type: number } | null): void;
  /** All choices as one text. */
  readonly lines: UnfinishedLines;
}

type FormFieldDocument = DocumentModel<FormFieldState, FormFieldSettings, FormFieldAnnouncements>;

interface FormFieldAtoms {
  /** Problems, and after them the server's errors. */
  readonly shown: Atom<readonly RowProblem[]>;
  /** The choice that is being carried to another place. Nothing is moved before it is dropped. */
  readonly drag: PrimitiveAtom<DragState | null>;
  /** Announcements of that drag. */
  readonly dragAnnouncement: PrimitiveAtom<string>;
  /** How many choices there are: a grip is not the business of a keystroke. */
  readonly count: Atom<number>;
}

/**
 * Makes the model of one form-field editor. Its atoms live in `store`. `onEdit` is called after each edit by the operator,
 * never for what the page does by script.
 */
export function createFormFieldModel(options: {
  store: ReturnType<typeof createStore>;
  settings: FormFieldSettings;
  /** Milliseconds, for merging keystrokes. */
  now(): number;
  onEdit(): void;
  /** Notifies of work that must not be lost, though it is no part of the value yet. */
  onUnfinished(): void;
}): FormFieldModel {
  const { store, onUnfinished } = options;
  const list = createDocumentModel<FormFieldState, FormFieldSettings, FormFieldAnnouncements>({
    ...options,
    format: formFieldFormat,
    fields: { afterRemove: "value", add: "options", whole: "value" },
    onLoad: () => lines.forget(),
  });
  const lines = createUnfinishedLines({ store, state: list.atoms.state, onChange: onUnfinished });
  const { state, settings, problems, serverErrors } = list.atoms;
  const refused = atom<RefusedFields>({ document: {}, rows: [], errors: [] });
  const fieldErrors = atom((get) => errorsInFields(get(refused), get(state)));
  const shown = atom((get): readonly RowProblem[] => {
    const ofFields = get(fieldErrors);
    const ofRows = get(serverErrors);
    if (ofFields.length + ofRows.length === 0) return get(problems);
    const words = formFieldWords[get(settings).locale];
    const places = new Map(get(state).rows.map(({ key }, at) => [key, words.choice(at + 1)]));
    return [
      ...get(problems),
      ...ofFields.map(({ field, message }) => ({ ...problemOfWhole(field, message, true), isFromServer })),
      ...ofRows.map(({ row, message }): RowProblem => {
        return { row, field: "value", message, place: places.get(row) ?? "", immediate: true, isFromServer };
      }),
    ];
  });

  return {
    ...list,
    atoms: {
      ...list.atoms,
      shown,
      drag: atom<DragState | null>(null),
      dragAnnouncement: atom(""),
      count: atom((get) => get(state).rows.length),
    },

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    subscribe: (listener: () => void) => list.subscribeWith([], listener),
    isEmpty: () => list.isBlank(),
    showRefusal(sent: FormFieldState, failure: Failure | null): void {
      list.showServerErrors(refusedRows(sent.rows, failure, "options"));
      store.set(refused, refusedFields(sent, failure));
    },
    serverErrorAt(message: string): FocusTarget | undefined {
      const field = store.get(fieldErrors).find((each) => each.message === message)?.field;
      return field === undefined ? list.serverErrorAt(message) : { row: null, field };
    },

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    rename: (label: string) => change(transitions.renameField(list.state(), label), "label"),
    describe: (text: string) => change(transitions.describeField(list.state(), text), "description"),
    require: (required: boolean) => change(transitions.requireAnswer(list.state(), required)),
    chooseType: (type: InputType) => change(transitions.chooseType(list.state(), type)),
    leadToChoices(): void {
      const { rows } = list.state();
      if (rows.length === 0 && !holdsChoices(list.state())) list.focusOn({ row: null, field: "options" });
    },
    chooseRule: (rule: InputRule | null) => change(transitions.chooseRule(list.state(), rule)),
    switchSync(flag: SyncFlag, on: boolean): void {
      change(transitions.switchSync(list.state(), flag, on));
      if (flag === "syncUserVar" && on) list.focusOn({ row: null, field: "var_id" });
    },
    chooseVariable: (variable) => change(transitions.chooseVariable(list.state(), variable)),

    ...createChoiceEdits(list),
    lines,
  };

  function change(next: FormFieldState, field?: string): void {
    list.edit(next === list.state() ? null : next, field);
  }
}

const isFromServer = true as const;

/** How definitions are read, written and sent. */
const formFieldFormat: DocumentFormat<FormFieldState, FormFieldSettings> = {
  empty: emptyFormField,
  read: (data: PlainData, firstKey: number) => readFormField(data, firstKey),
  write: writeFormField,
  payload: (state): PlainObject => writeFormField(state),
  validate: problemsOf,
  record: recordOf,
  decidedBySave: savedId,
};
