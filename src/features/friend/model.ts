import { atom, type createStore } from "jotai/vanilla";
import type { ItemId } from "../../api/resources.js";
import { createLeaveQuestion, type FocusTarget } from "../../editor/index.js";
import { subscribeAll } from "../../lib/subscribe-all.js";
import type { FriendModel } from "./friend-model.js";
import { createFriendRecord } from "./friend-record.js";
import { createKeptEdits } from "./kept-edits.js";
import { createLastSave } from "./last-save.js";
import { createPartModel, type PartModel, valuesOf } from "./part/part-model.js";
import { tagChanges } from "./payload.js";
import { createProblems } from "./problems.js";
import type { FriendEdits } from "./read-value.js";
import { type FriendSettings, type FriendTab, friendKey, friendTabs } from "./settings.js";
import { createTabChanges } from "./tab-changes.js";
import { createTabHistory } from "./tab-history.js";
import { createWrittenValue } from "./written-value.js";

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
  const focus = atom<FocusTarget | null>(null);
  const part = () => createPartModel({ store, now, onEdit: edited });
  const parts: Readonly<Record<FriendTab, PartModel>> = { tags: part(), variables: part(), base: part() };
  const { atoms: saveAtoms, ...saves } = createLastSave(store, parts);
  const record = createFriendRecord(store, parts);
  const kept = createKeptEdits(parts);
  const { atoms: historyAtoms, ...history } = createTabHistory(store, parts);
  const written = createWrittenValue(parts, { settings: () => store.get(settings), metas: record.metas });
  const all = friendTabs.map((each) => parts[each]);
  const problems = createProblems({ parts, variables: record.atoms.variables, settings });
  const { changeCount, ...changes } = createTabChanges(store, parts, problems);
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
  function begin(work: FriendEdits): void {
    record.forget();
    saves.showOutcomes(null);
    saves.rememberSave(null);
    saves.stop({ tabs: [] });
    for (const each of friendTabs) parts[each].begin(work[each]);
  }

  return {
    atoms: {
      ...{ ...saveAtoms, ...record.atoms, ...historyAtoms },
      ...{ settings, focus, problems, changeCount, leaveQuestion },
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
    ...kept.commands,
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
      // The question was about the one before.
      leaving.answerLeaving(false);
      const isUnsaved = store.get(changeCount) > 0;
      begin(kept.exchange(before, key));
      return isUnsaved;
    },
    applySave(): void {
      for (const each of all) each.saved(valuesOf(each.present()));
    },

    // ── What the server says ─────────────────────────────────────────────────────────────────────
    ...record.commands,
    firstServerError(): FocusTarget | null {
      for (const each of friendTabs) {
        const [key] = Object.keys(parts[each].serverErrors());
        if (key !== undefined) return { row: rowOf(each, key), field: "value" };
      }
      return null;
    },

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    ...history,
    ...leaving,
    ...changes,
    chooseTags(ids: readonly ItemId[]): void {
      parts.tags.refuse({});
      parts.tags.writeAll(tagChanges(written.tagsNow(), ids));
    },

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    goTo(target?: FocusTarget): void {
      const to = target ?? store.get(problems)[0];
      if (!to) return;
      const tabOfTarget = friendTabs.find((each) => to.row?.startsWith(`${each}:`));
      if (tabOfTarget) history.openTab(tabOfTarget);
      store.set(focus, { row: to.row, field: to.field });
    },
    focusArrived: () => store.set(focus, null),
  };
}

/** The row of a field, for the focus and for what points at it. */
export function rowOf(tab: FriendTab, key: string): string {
  return `${tab}:${key}`;
}
