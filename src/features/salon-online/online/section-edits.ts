import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { Side } from "../../../editor/index.js";
import {
  asPlainData,
  isPlainObject,
  type PlainData,
  type PlainObject,
  samePlainData,
} from "../../../lib/plain-data.js";
import {
  type Conflict,
  type Edit,
  type Edits,
  type Fields,
  fieldOf,
  mergeEdits,
} from "../../../lib/three-way-merge.js";
import type { SectionWork } from "../../salon/index.js";

/** Messages by field. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** Choice in a conflict, which holds as long as it is the same one. */
export interface Choice {
  readonly side: Side;
  readonly theirs: PlainData;
}

/** Fields of the online configuration that are edited and saved by a press. */
export interface SectionEdits extends SectionWork {
  readonly atoms: SectionWork["atoms"] & {
    readonly conflicts: Atom<Readonly<Record<string, Conflict>>>;
    readonly sides: Atom<Readonly<Record<string, Side>>>;
    /** As it would be saved. */
    readonly values: Atom<Fields>;
    /** Messages of the server, or of a rule, about fields. */
    readonly refused: Atom<FieldMessages>;
    /** Counts the refusals: after each the focus goes to the first field. */
    readonly refusals: Atom<number>;
    readonly busy: Atom<boolean>;
    /** True when undecided conflicts have stopped the last save. */
    readonly waits: Atom<boolean>;
  };
  values(): Fields;
  isUndecided(): boolean;
  isBusy(): boolean;

  write(key: string, value: PlainData): void;
  choose(key: string, side: Side): void;

  setBusy(isBusy: boolean): void;
  /** Changes to save, and the edits that they are made of. */
  begin(): { readonly edits: Edits; readonly changes: Fields };
  /** It is saved: what was typed meanwhile stands on the answer. */
  saved(sent: Edits, answer: Fields): void;
  refuse(messages: FieldMessages): void;
  /** The server has it so by now. */
  follow(now: Fields): void;
}

const noMessages: FieldMessages = {};
const noConflicts: Readonly<Record<string, Conflict>> = {};

/**
 * Makes them. Whatever the server says meanwhile goes under the edits: what only others have changed is theirs, what both
 * have changed differently is asked about. `kept`: what was written on an earlier page.
 */
export function createSectionEdits(options: {
  store: ReturnType<typeof createStore>;
  keys: readonly string[];
  kept: PlainObject | null;
  isRight(values: Fields): boolean;
  onEdit(): void;
}): SectionEdits {
  const { store, onEdit } = options;
  const edits = atom<Edits>(readKept(options.kept, options.keys));
  /** Record of the server; `null` as long as nobody knows. */
  const record = atom<Fields | null>(null);
  const choices = atom<Readonly<Record<string, Choice>>>({});
  const conflicts = atom((get) => {
    const now = get(record);
    return now === null ? noConflicts : mergeEdits(get(edits), now).conflicts;
  });
  const sides = atom((get) => sidesOf(get(conflicts), get(choices)));
  const changes = atom((get) => changesOf(get(edits), get(record), get(sides)));
  const values = atom((get): Fields => ({ ...get(record), ...get(changes) }));
  const dirty = atom((get) => Object.keys(get(edits)).length > 0);
  const refused = atom<FieldMessages>(noMessages);
  const refusals = atom(0);
  const busy = atom(false);
  const waits = atom(false);
  const isUndecided = () =>
    Object.keys(store.get(conflicts)).some((key) => store.get(sides)[key] === undefined);

  return {
    atoms: { conflicts, sides, values, dirty, refused, refusals, busy, waits },
    isDirty: () => store.get(dirty),
    isValid: () => options.isRight(store.get(values)),
    written: () => ({ edits: asPlainData(store.get(edits)) }),

    write(key, value) {
      const { [key]: edit, ...others } = store.get(edits);
      const now = store.get(record);
      const before = edit ? (edit.before ?? null) : now ? fieldOf(now, key) : null;
      const isSame = now !== null && samePlainData(value, fieldOf(now, key));
      store.set(edits, isSame ? others : { ...others, [key]: { value, before } });
      store.set(waits, false);
      const choice = store.get(choices)[key];
      if (choice) store.set(choices, { ...store.get(choices), [key]: { ...choice, side: "mine" } });
      const { [key]: _, ...left } = store.get(refused);
      store.set(refused, left);
      onEdit();
    },
    choose(key, side) {
      const theirs = store.get(conflicts)[key]?.theirs;
      if (theirs === undefined) return;
      store.set(choices, { ...store.get(choices), [key]: { side, theirs } });
      onEdit();
    },

    values: () => store.get(values),
    isUndecided,
    isBusy: () => store.get(busy),
    setBusy(isIt) {
      store.set(busy, isIt);
      store.set(waits, !isIt && isUndecided());
    },
    begin: () => ({ edits: store.get(edits), changes: store.get(changes) }),
    saved(sent, answer) {
      store.set(edits, editsAfter(store.get(edits), sent, answer));
      store.set(record, answer);
      store.set(choices, {});
      store.set(refused, noMessages);
    },
    refuse(messages) {
      store.set(refused, messages);
      store.set(waits, isUndecided());
      store.set(refusals, store.get(refusals) + 1);
    },

    follow(now) {
      store.set(record, now);
      const all = store.get(edits);
      const left = Object.entries(all).filter(([key, { value }]) => !samePlainData(value, fieldOf(now, key)));
      if (left.length < Object.keys(all).length) store.set(edits, Object.fromEntries(left));
    },
  };
}

/** Sides chosen in conflicts that are still the same. */
export function sidesOf(
  conflicts: Readonly<Record<string, Conflict>>,
  choices: Readonly<Record<string, Choice>>,
): Readonly<Record<string, Side>> {
  const chosen = Object.entries(conflicts).flatMap(([key, { theirs }]): [string, Side][] => {
    const choice = choices[key];
    return choice && samePlainData(choice.theirs, theirs) ? [[key, choice.side]] : [];
  });
  return Object.fromEntries(chosen);
}

/** The fields that are to be saved: those that differ from what the server has, once it is decided whose they are. */
export function changesOf(
  edits: Edits,
  record: Fields | null,
  sides: Readonly<Record<string, Side>>,
): Fields {
  const changes = Object.entries(edits).flatMap(([key, { value, before = null }]): [string, PlainData][] => {
    const side = sides[key] ?? "mine";
    const wanted = side === "before" ? before : value;
    const isTheirs = side === "theirs" || (record !== null && samePlainData(wanted, fieldOf(record, key)));
    return isTheirs ? [] : [[key, wanted]];
  });
  return Object.fromEntries(changes);
}

/** Edits that are left after a save: only what was typed since, over what the server has by now. */
export function editsAfter(edits: Edits, sent: Edits, answer: Fields): Edits {
  const left = Object.entries(edits).flatMap(([key, edit]): [string, Edit][] => {
    const before = fieldOf(answer, key);
    const isSent = sent[key] === edit || samePlainData(edit.value, before);
    return isSent ? [] : [[key, { value: edit.value, before }]];
  });
  return Object.fromEntries(left);
}

function readKept(kept: PlainObject | null, keys: readonly string[]): Edits {
  const all = isPlainObject(kept?.edits) ? kept.edits : {};
  const edits = keys.flatMap((key): [string, Edit][] => {
    const edit = Object.hasOwn(all, key) ? all[key] : undefined;
    return isPlainObject(edit) ? [[key, { value: edit.value ?? null, before: edit.before ?? null }]] : [];
  });
  return Object.fromEntries(edits);
}
