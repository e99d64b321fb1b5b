import { asPlainData, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import type { PartModel } from "./part/part-model.js";
import { asEdits, type FriendEdits, readEdits, readGiven } from "./read-value.js";
import { type FriendTab, friendTabs } from "./settings.js";

/** Work that outlives the page. */
export interface KeptEdits {
  restoreDraft(data: PlainData): boolean;
  /** Edits with what was there before, for drafts; `undefined` where there are none. */
  editsForDraft(): PlainObject | undefined;
  restoreEdits(kept: PlainData): void;
}

/** Makes it for these parts. */
export function createKeptEdits(parts: Readonly<Record<FriendTab, PartModel>>): {
  readonly commands: KeptEdits;
  /** Sets the edits of the friend who is left aside, and gives those that were set aside of the one who comes. */
  exchange(left: string | null, next: string | null): FriendEdits;
} {
  /** Work of friends that are not shown now. */
  const setAside = new Map<string, FriendEdits>();
  const isUnsaved = () => friendTabs.some((each) => parts[each].hasEdits());
  const editsNow = (): FriendEdits => ({
    tags: parts.tags.kept(),
    variables: parts.variables.kept(),
    base: parts.base.kept(),
  });
  return {
    commands: {
      restoreDraft(data) {
        const given = readGiven(data);
        if (given === null) return false;
        parts.variables.restore(asEdits(given.variables));
        parts.base.restore(asEdits(given.base));
        return true;
      },
      editsForDraft: () => (isUnsaved() ? asPlainData(editsNow()) : undefined),
      restoreEdits(kept) {
        const edits = readEdits(kept);
        for (const each of friendTabs) {
          const record = parts[each].record();
          parts[each].restore(edits[each]);
          // Changes that others made since are merged at once, where they are known.
          if (record) parts[each].take(record);
        }
      },
    },
    exchange(left, next) {
      if (left !== null && isUnsaved()) setAside.set(left, editsNow());
      const kept = next === null ? undefined : setAside.get(next);
      if (next !== null) setAside.delete(next);
      return kept ?? noEdits;
    },
  };
}

const noEdits: FriendEdits = { tags: {}, variables: {}, base: {} };
