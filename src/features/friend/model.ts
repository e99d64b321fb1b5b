import { atom, type createStore } from "jotai/vanilla";
import type { VariableMeta } from "../../api/friend-details.js";
import type { ItemId } from "../../api/resources.js";
import { createLeaveQuestion, type FocusTarget } from "../../editor/index.js";
import { asPlainData, isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import { subscribeAll } from "../../lib/subscribe-all.js";
import type { Fields } from "../../lib/three-way-merge.js";
import { readVariable, type Variable } from "./fields/variable.js";
import type { FriendModel } from "./friend-model.js";
import { createLastSave } from "./last-save.js";
import { createPartModel, type PartModel, valuesOf } from "./part/part-model.js";
import { tagChanges, tagFields, tagIds } from "./payload.js";
import { type FriendProblem, problemsIn, sameProblems } from "./problems.js";
import { asEdits, type FriendEdits, readEdits, readGiven } from "./read-value.js";
import { type FriendSettings, type FriendTab, friendKey, friendTabs } from "./settings.js";
import { createWrittenValue } from "./written-value.js";

/** Saves that change so many fields are shown before they are sent. */
const largeSave = 10;

/**
 * Makes the model of one friend editor: three parts, each with its edits over what the server has. Its atoms live in
 * `store`; `onEdit` is called after each edit by the operator.
 */
export function createFriendModel(options: {
  store: ReturnType<typeof createStore>;
  settings: FriendSettings;
  /** Milliseconds, for merging keystrokes. */
  now(): number;
  onEdit(): void;
}): FriendModel {
  const { store, now, onEdit } = options;
  const settings = atom(options.settings);
  const tab = atom<FriendTab>("tags");
  const focus = atom<FocusTarget | null>(null);
  const variables = atom<readonly Variable[]>([]);
  const metas = atom<Readonly<Record<string, VariableMeta>>>({});
  const authorizations = atom<Readonly<Record<string, string>>>({});
  /** Tags that the page has set, as long as the stored ones are not loaded. */
  let wantedTags: readonly ItemId[] | null = null;
  /** Work of friends that are not shown now. */
  const setAside = new Map<string, FriendEdits>();
  const part = () => createPartModel({ store, now, onEdit: edited });
  const parts: Readonly<Record<FriendTab, PartModel>> = { tags: part(), variables: part(), base: part() };
  const { atoms: saveAtoms, ...saves } = createLastSave(store, parts);
  const written = createWrittenValue(parts, {
    settings: () => store.get(settings),
    metas: () => store.get(metas),
  });
  const all = friendTabs.map((each) => parts[each]);
  let lastProblems: readonly FriendProblem[] = [];
  const problems = atom((get) => {
    const next = friendTabs.flatMap((each) =>
      problemsIn({
        tab: each,
        edits: get(parts[each].atoms.edits),
        conflicts: get(parts[each].atoms.conflicts),
        variables: get(variables),
        locale: get(settings).locale,
      }),
    );
    // Every row looks at them, so what a key leaves as it was must not draw all rows again.
    if (!sameProblems(next, lastProblems)) lastProblems = next;
    return lastProblems;
  });
  const changeCount = atom((get) =>
    all.reduce((count, each) => count + Object.keys(get(each.atoms.edits)).length, 0),
  );
  const canUndo = atom((get) => get(parts[get(tab)].atoms.canUndo));
  const canRedo = atom((get) => get(parts[get(tab)].atoms.canRedo));
  const { leaveQuestion, ...leaving } = createLeaveQuestion(store, {
    isUnsaved: () => store.get(changeCount) > 0,
    // Gives up the edits; the server's values stay loaded.
    giveUp(): void {
      for (const each of all) each.giveUp();
    },
  });

  function edited(): void {
    saves.showOutcomes(null);
    onEdit();
  }
  const shown = () => parts[store.get(tab)];
  const changedTabs = (among: readonly FriendTab[] = friendTabs) =>
    among.filter((each) => parts[each].hasEdits());
  const editsNow = (): FriendEdits => ({
    tags: parts.tags.present(),
    variables: parts.variables.present(),
    base: parts.base.present(),
  });

  function begin(work: FriendEdits): void {
    wantedTags = null;
    store.set(metas, {});
    store.set(authorizations, {});
    saves.showOutcomes(null);
    saves.rememberSave(null);
    saves.stop([]);
    for (const each of friendTabs) parts[each].begin(work[each]);
  }

  /** Reads the variables' values as they are edited; who does not know their types keeps them as they came. */
  function variableFields(vals: PlainObject): Fields {
    const types = new Map(store.get(variables).map(({ id, type }) => [String(id), type]));
    return Object.fromEntries(
      Object.entries(vals).map(([id, stored]) => [id, readVariable(types.get(id) ?? Number.NaN, stored)]),
    );
  }

  const nameIn = (given: Readonly<Record<string, VariableMeta>>) => (key: string) => {
    const meta = given[key];
    return isPlainObject(meta) && typeof meta.updated_by === "string" ? meta.updated_by : null;
  };

  return {
    atoms: {
      ...{ settings, tab, focus, variables, authorizations, ...saveAtoms },
      ...{ problems, changeCount, canUndo, canRedo, leaveQuestion },
    },
    parts,
    ...saves,
    settings: () => store.get(settings),

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    ...written,
    payload: written.value,
    record: () => store.get(settings).memberId,
    problems: () => store.get(problems),
    isEmpty: () => store.get(changeCount) === 0,
    isBlank: () => store.get(changeCount) === 0,
    isDirty: () => all.some((each) => each.isDirty()),
    load(data: PlainData): boolean {
      const given = readGiven(data);
      if (given === null) return false;
      wantedTags = given.tags;
      const tags = parts.tags.record();
      parts.tags.give(tags && given.tags ? tagChanges(currentTags(tags), given.tags) : {});
      parts.variables.give(variableFields(given.variables));
      parts.base.give(given.base);
      return true;
    },
    restoreDraft(data: PlainData): boolean {
      const given = readGiven(data);
      if (given === null) return false;
      parts.variables.restore(asEdits(given.variables));
      parts.base.restore(asEdits(given.base));
      return true;
    },
    reset(): void {
      for (const each of all) if (each.isDirty()) each.resetTo(each.baseline());
    },
    subscribe: (listener: () => void) =>
      subscribeAll(
        store,
        [
          ...all.flatMap((each) => [each.atoms.edits, each.atoms.record, each.atoms.baseline]),
          ...[problems, settings],
        ],
        listener,
      ),
    configure(next: FriendSettings): boolean {
      const [before, key] = [friendKey(store.get(settings)), friendKey(next)];
      store.set(settings, next);
      if (before === key) return false;
      const isUnsaved = store.get(changeCount) > 0;
      if (before !== null && isUnsaved) setAside.set(before, editsNow());
      const kept = key === null ? undefined : setAside.get(key);
      if (key !== null) setAside.delete(key);
      begin(kept ?? noEdits);
      return isUnsaved;
    },
    applySave(): void {
      for (const each of all) each.saved(valuesOf(each.present()));
    },

    // ── What the server says ─────────────────────────────────────────────────────────────────────
    takeTags(ids: readonly ItemId[]): void {
      parts.tags.take(tagFields(ids));
      if (wantedTags) parts.tags.give(tagChanges(ids, wantedTags));
      wantedTags = null;
    },
    takeVariables(
      given: { vals: PlainObject; metas: Readonly<Record<string, VariableMeta>> },
      isWhole = true,
    ): number {
      const before = isWhole ? {} : parts.variables.record();
      store.set(metas, { ...(isWhole ? {} : store.get(metas)), ...given.metas });
      return parts.variables.take({ ...before, ...variableFields(given.vals) }, nameIn(given.metas));
    },
    takeBase(vals: PlainObject, rights: Readonly<Record<string, string>>): number {
      store.set(authorizations, rights);
      return parts.base.take(vals);
    },
    listVariables: (next: readonly Variable[]) => store.set(variables, next),
    variable: (key: string) => store.get(variables).find(({ id }) => String(id) === key),
    firstServerError(): FocusTarget | null {
      for (const each of friendTabs) {
        const [key] = Object.keys(parts[each].serverErrors());
        if (key !== undefined) return { row: rowOf(each, key), field: "value" };
      }
      return null;
    },

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    openTab: (next: FriendTab) => store.set(tab, next),
    tabNow: () => store.get(tab),
    ...leaving,
    changedTabs,
    isLargeSave(tabs: readonly FriendTab[]): boolean {
      const changed = changedTabs(tabs);
      const count = changed.reduce((sum, each) => sum + Object.keys(parts[each].present()).length, 0);
      return count >= largeSave && store.get(problems).every((problem) => !changed.includes(problem.tab));
    },
    chooseTags(ids: readonly ItemId[]): void {
      parts.tags.refuse({});
      parts.tags.writeAll(tagChanges(written.tagsNow(), ids));
    },
    editsForDraft: () => (store.get(changeCount) > 0 ? asPlainData(editsNow()) : undefined),
    restoreEdits(kept: PlainData): void {
      const edits = readEdits(kept);
      for (const each of friendTabs) {
        const record = parts[each].record();
        parts[each].restore(edits[each]);
        // Changes that others made since are merged at once, where they are known.
        if (record) parts[each].take(record);
      }
    },

    // ── The history is that of the tab that is shown ─────────────────────────────────────────────
    canUndo: () => shown().canUndo(),
    canRedo: () => shown().canRedo(),
    undo: () => shown().undo(),
    redo: () => shown().redo(),
    undoEdit: () => shown().undoEdit(),
    redoEdit: () => shown().redoEdit(),
    endStep: () => shown().endStep(),

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    goTo(target?: FocusTarget): void {
      const to = target ?? store.get(problems)[0];
      if (!to) return;
      const tabOfTarget = friendTabs.find((each) => to.row?.startsWith(`${each}:`));
      if (tabOfTarget) store.set(tab, tabOfTarget);
      store.set(focus, { row: to.row, field: to.field });
    },
    focusArrived: () => store.set(focus, null),
  };

  function currentTags(record: Fields): ItemId[] {
    return tagIds(record, {});
  }
}

/** The row of a field, for the focus and for what points at it. */
export function rowOf(tab: FriendTab, key: string): string {
  return `${tab}:${key}`;
}

const noEdits: FriendEdits = { tags: {}, variables: {}, base: {} };
