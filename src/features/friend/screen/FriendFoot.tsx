import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { SavingStatus, UndoButtons } from "../../../editor/index.js";
import { Button } from "../../../kit/Button.js";
import { Notice } from "../../../kit/Notice.js";
import { undoableForMs } from "../last-save.js";
import { friendWords } from "../messages.js";
import { countProblems } from "../problems.js";
import { type FriendTab, friendTabs } from "../settings.js";
import { ChangesDialog } from "./ChangesDialog.js";
import { useFriend } from "./friend-context.js";

/** Foot with the changes, the outcome of the last save, and the buttons that save. */
export function FriendFoot() {
  const { model, commands, actions, settings, isFixed } = useFriend();
  const words = friendWords[settings.locale];
  const tab = useAtomValue(model.atoms.tab);
  const [reviewed, review] = useState<readonly FriendTab[] | null>(null);
  const status = useAtomValue(commands.session.status);
  const canUndo = useAtomValue(model.atoms.canUndo);
  const canRedo = useAtomValue(model.atoms.canRedo);
  const busy = status === SavingStatus.saving || status === SavingStatus.saved;

  function save(tabs: readonly FriendTab[]): void {
    const isReviewed = !busy && model.isLargeSave(tabs);
    if (isReviewed) review(model.changedTabs(tabs));
    else actions.save(tabs);
  }
  return (
    <div className="friend-finish">
      <SaveOutcomes />
      {isFixed ? null : (
        <div className="friend-buttons">
          <UndoButtons
            undo={{ canUndo, canRedo, undo: model.undoEdit, redo: model.redoEdit }}
            locale={settings.locale}
          />
          <ChangeCount />
          {settings.cancelable ? (
            <Button part="cancel" onPress={commands.cancel}>
              {words.cancel}
            </Button>
          ) : null}
          <Button onPress={() => save([tab])} aria-busy={busy || undefined}>
            {settings.finishLabel ?? words.save}
          </Button>
          <Button
            part="finish"
            variant="primary"
            finishes
            onPress={() => save(friendTabs)}
            aria-busy={busy || undefined}
          >
            {words.saveAll}
          </Button>
        </div>
      )}
      <ChangesDialog
        tabs={reviewed}
        onAnswer={(confirmed) => {
          review(null);
          if (confirmed && reviewed) actions.save(reviewed);
        }}
      />
    </div>
  );
}

/** How much is changed, and what keeps it from being saved. */
function ChangeCount() {
  const { model, settings } = useFriend();
  const words = friendWords[settings.locale];
  const count = useAtomValue(model.atoms.changeCount);
  const problems = useAtomValue(model.atoms.problems);
  const { conflicts, faults } = countProblems(problems);
  return (
    // It is another with each edit, of which another region says what became: of two at once some readers say one.
    <span role="status" aria-live="off" className="friend-count">
      {count === 0 ? null : <strong>{words.changed(count)}</strong>}
      {conflicts === 0 ? null : <span className="friend-count-conflicts">{words.conflicts(conflicts)}</span>}
      {faults === 0 ? null : <span className="friend-count-errors">{words.errors(faults)}</span>}
    </span>
  );
}

/** A line for each tab of a save of several, and for a while the way back. */
function SaveOutcomes() {
  const { model, actions, settings, isFixed } = useFriend();
  const words = friendWords[settings.locale];
  const outcomes = useAtomValue(model.atoms.outcomes);
  const lastSave = useAtomValue(model.atoms.lastSave);
  useEffect(() => {
    if (lastSave === null) return;
    const timer = setTimeout(() => model.rememberSave(null), undoableForMs);
    return () => clearTimeout(timer);
  }, [lastSave, model]);
  const lines = friendTabs.flatMap((each) => {
    const outcome = outcomes?.[each];
    return outcome ? [{ each, outcome }] : [];
  });
  const hasFailed = lines.some(({ outcome }) => outcome === "failed");
  return (
    <>
      <div role="status">
        {lines.length === 0 ? null : (
          <Notice tone={hasFailed ? "warning" : "success"}>
            <ul className="friend-outcomes" aria-label={words.outcomes}>
              {lines.map(({ each, outcome }) => (
                <li key={each}>{words.outcome[outcome](words.tabs[each])}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      {lastSave === null || isFixed ? null : (
        <div className="friend-undo">
          <Button size="s" onPress={actions.undoSave}>
            {words.undoSave}
          </Button>
        </div>
      )}
    </>
  );
}
