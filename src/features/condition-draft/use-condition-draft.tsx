import { useMemo, useRef, useState } from "react";
import {
  beginHistory,
  type History,
  recordStep,
  redoStep,
  type UndoCommands,
  undoStep,
} from "../../editor/index.js";
import { asPlainData, type PlainData } from "../../lib/plain-data.js";
import { type ConditionOwner, createConditionSaves, readPendingFilter } from "../condition-slide/index.js";
import type { FilterState } from "../filter/index.js";

/** A condition as the dialog has it: the id of the one that is decided, and the one that is being edited. */
interface ConditionDraft {
  readonly id: number | null;
  readonly pending: FilterState | undefined;
}

/** The condition of what is edited in a dialog, as it stands, and what can be done to it. */
export interface ConditionInDialog extends ConditionDraft {
  readonly owner: ConditionOwner;
  readonly undo: UndoCommands;
  /** True while its slide is open. */
  readonly isOpen: boolean;
  /** Others have chosen another: that one is taken over. */
  replace(id: number | null): void;
}

/**
 * The condition of what is edited in a dialog. What is decided and what is pending are written into the dialog; the history is
 * that of the slide, as long as the dialog is open.
 */
export function useConditionDraft(
  initial: { readonly id: number | null; readonly pending: PlainData },
  write: (change: { member_query_id: number | null; pending: PlainData }) => void,
): ConditionInDialog {
  const [history, setHistory] = useState<History<ConditionDraft>>(() =>
    beginHistory({ id: initial.id, pending: readPendingFilter(initial.pending) ?? undefined }),
  );
  const [isOpen, setOpen] = useState(false);
  // Saves end later than what was drawn, and ask what is there then.
  const now = useRef({ history, isOpen, write });
  now.current = { history, isOpen, write };
  const [saves] = useState(createConditionSaves);

  return useMemo(() => {
    function show(open: boolean): void {
      now.current = { ...now.current, isOpen: open };
      setOpen(open);
    }
    function take(next: History<ConditionDraft> | null): void {
      if (next === null) return;
      now.current = { ...now.current, history: next };
      setHistory(next);
      const { id, pending } = next.present;
      now.current.write({ member_query_id: id, pending: asPlainData(pending) ?? null });
    }
    function edit(next: ConditionDraft, field?: string): void {
      take(recordStep(now.current.history, next, performance.now(), field));
    }
    const owner: ConditionOwner = {
      pending: () => now.current.history.present.pending,
      isOpen: () => now.current.isOpen,
      saves,
      open: () => show(true),
      leave: () => show(false),
      edit: (pending, field) => edit({ ...now.current.history.present, pending }, field ?? undefined),
      decide(id) {
        edit({ id, pending: undefined });
        show(false);
      },
      drop() {
        edit({ id: null, pending: undefined });
        show(false);
      },
    };
    const undo: UndoCommands = {
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      undo: () => take(undoStep(now.current.history)),
      redo: () => take(redoStep(now.current.history)),
    };
    const replace = (id: number | null) => take(beginHistory({ id, pending: undefined }));
    return { owner, undo, isOpen, ...history.present, replace };
  }, [history, isOpen, saves]);
}
