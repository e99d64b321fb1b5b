import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { SalonItem } from "../../api/salon-items.js";
import type { IsOpen, SaveResult, Side } from "../../editor/index.js";
import {
  asPlainData,
  isPlainObject,
  type PlainData,
  type PlainObject,
  samePlainData,
} from "../../lib/plain-data.js";
import type { SectionWork } from "../salon/index.js";

/** One field of the list as it is typed and not saved yet. */
export interface TypedField {
  /** As it stands in the field. */
  readonly text: PlainData;
  /** Value that was saved when the operator began. */
  readonly was: PlainData;
  /** Why it was not saved. */
  readonly lines: readonly string[];
  /** Value of the same field as others left it. */
  readonly theirs?: PlainData;
}

/** Lines that were pasted into one field, for the same field of the rows below. */
export interface Paste {
  readonly attr: string;
  readonly rows: readonly { readonly id: number; readonly text: string }[];
  /** How many columns there were; of several the first one is taken. */
  readonly columns: number;
}

/** The list as a table: what is typed in it. */
export interface BulkEdit extends SectionWork {
  readonly atoms: SectionWork["atoms"] & {
    readonly typed: Atom<Readonly<Record<string, TypedField>>>;
    readonly paste: Atom<Paste | null>;
  };
  /** `was`: what is saved, where the operator begins. */
  type(id: number, attr: string, text: PlainData, was: PlainData): void;
  /** Saves what is typed, after what is being saved. */
  commit(id: number, attr: string): void;
  /** As it was. */
  giveUp(id: number, attr: string): void;
  choose(id: number, attr: string, side: Side): void;
  /** Several lines for one field each: asked about first. */
  offerPaste(paste: Paste): void;
  answerPaste(isMeant: boolean, wasOf: (id: number, attr: string) => PlainData): void;
}

interface BulkOptions {
  store: ReturnType<typeof createStore>;
  /** Texts that were typed on an earlier page. */
  kept: PlainObject | null;
  onEdit(): void;
  /** Why it cannot be saved; `null`: it can. */
  problem(attr: string, text: PlainData): string | null;
  onWire(attr: string, text: PlainData): PlainData;
  /** Sends it. Fields are sent one after another. */
  save(
    id: number,
    attr: string,
    change: { value: PlainData; was: PlainData },
  ): Promise<
    | { readonly is: "saved" }
    | { readonly is: "conflict"; readonly current: SalonItem }
    | { readonly is: "failed"; readonly lines: readonly string[] }
  >;
  /** Makes a call that saves what is `written`, one field as `BulkEdit.written` has it. */
  keep(written: PlainObject, call: () => Promise<SaveResult>): Promise<SaveResult>;
  refuse(messages: readonly string[]): void;
  /** Gives the handle of this work. */
  stillOpen(): IsOpen;
}

/** Names a field of a row. */
export function fieldKey(id: number, attr: string): string {
  return `${id} ${attr}`;
}

/** Makes it. */
export function createBulkEdit(options: BulkOptions): BulkEdit {
  const { store, onEdit } = options;
  const typed = atom<Readonly<Record<string, TypedField>>>(readKept(options.kept));
  const paste = atom<Paste | null>(null);
  const dirty = atom((get) => Object.keys(get(typed)).length > 0);
  /** Fields whose turn has not come yet, and the one that is being saved. */
  const waiting = new Set<string>();
  let saving: string | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const at = (key: string): TypedField | undefined => store.get(typed)[key];
  function set(key: string, field: TypedField | null): void {
    const { [key]: _, ...rest } = store.get(typed);
    store.set(typed, field === null ? rest : { ...rest, [key]: field });
  }

  async function send(id: number, attr: string, isOpen: IsOpen): Promise<void> {
    const key = fieldKey(id, attr);
    const field = at(key);
    // Given up, refused or asked about meanwhile, or another salon is shown, or other work.
    if (!isOpen() || field === undefined || field.lines.length > 0 || field.theirs !== undefined) return;
    if (isAsSaved(attr, field)) {
      set(key, null);
      return;
    }
    saving = key;
    await options.keep(asPlainData({ [key]: field }), () => sendNow(id, attr, field));
  }

  async function sendNow(id: number, attr: string, { text, was }: TypedField): Promise<SaveResult> {
    const key = fieldKey(id, attr);
    const outcome = await options
      .save(id, attr, { value: options.onWire(attr, text), was })
      .finally(() => (saving = null));
    const now = at(key);
    if (now === undefined) return outcome;
    if (outcome.is === "saved") {
      // Typed on meanwhile: that stands on what is saved by now.
      if (now.text === text) set(key, null);
      else set(key, { ...now, was: options.onWire(attr, text) });
    } else if (outcome.is === "conflict") {
      set(key, { ...now, lines: [], theirs: outcome.current.wire[attr] ?? null });
    } else if (now.text === text) set(key, { ...now, lines: outcome.lines });
    return outcome;
  }

  /** True when a typed text means the saved value, whichever way it is written. */
  function isAsSaved(attr: string, { text, was }: TypedField): boolean {
    return samePlainData(options.onWire(attr, text), options.onWire(attr, was));
  }

  function commit(id: number, attr: string): void {
    const key = fieldKey(id, attr);
    const field = at(key);
    if (field === undefined || field.theirs !== undefined) return;
    const problem = options.problem(attr, field.text);
    if (problem !== null) {
      if (field.lines[0] !== problem) options.refuse([problem]);
      set(key, { ...field, lines: [problem] });
      return;
    }
    // While it is being saved, what was saved before is no longer what is there.
    if (saving !== key && isAsSaved(attr, field)) {
      set(key, null);
      return;
    }
    if (field.lines.length > 0) set(key, { ...field, lines: [] });
    if (waiting.has(key)) return;
    waiting.add(key);
    const isOpen = options.stillOpen();
    const turn = () => {
      waiting.delete(key);
      return send(id, attr, isOpen);
    };
    last = last.then(turn, turn);
  }

  function type(id: number, attr: string, text: PlainData, was: PlainData): void {
    const key = fieldKey(id, attr);
    const before = at(key);
    set(key, { ...(before ?? { was }), text, lines: [] });
    onEdit();
  }

  return {
    atoms: { typed, paste, dirty },
    isDirty: () => store.get(dirty),
    isValid: () => Object.values(store.get(typed)).every(({ lines }) => lines.length === 0),
    written: () => asPlainData({ ...store.get(typed) }),
    type,
    commit,
    giveUp: (id, attr) => set(fieldKey(id, attr), null),
    choose(id, attr, side) {
      const field = at(fieldKey(id, attr));
      if (field?.theirs === undefined) return;
      const { theirs, ...rest } = field;
      if (side === "theirs") {
        set(fieldKey(id, attr), null);
        return;
      }
      set(fieldKey(id, attr), { ...rest, text: side === "before" ? field.was : field.text, was: theirs });
      commit(id, attr);
    },
    offerPaste: (next) => store.set(paste, next),
    answerPaste(isMeant, wasOf) {
      const asked = store.get(paste);
      store.set(paste, null);
      if (!isMeant || asked === null) return;
      for (const { id, text } of asked.rows) {
        type(id, asked.attr, text, wasOf(id, asked.attr));
        commit(id, asked.attr);
      }
    },
  };
}

function readKept(kept: PlainObject | null): Readonly<Record<string, TypedField>> {
  const fields = Object.entries(kept ?? {}).flatMap(([key, field]): [string, TypedField][] =>
    isPlainObject(field) ? [[key, { text: field.text ?? null, was: field.was ?? null, lines: [] }]] : [],
  );
  return Object.fromEntries(fields);
}
