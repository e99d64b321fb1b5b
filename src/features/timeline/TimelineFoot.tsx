import { useAtomValue } from "jotai";
import { type Ref, useState } from "react";
import type { Message } from "../../api/timeline.js";
import { type EditorCommands, editingWords, FinishNotices, SavingStatus } from "../../editor/index.js";
import { Button } from "../../kit/Button.js";
import { ConfirmDialog } from "../../kit/ConfirmDialog.js";
import { Progress } from "../../kit/Progress.js";
import { timelineWords } from "./messages.js";
import type { TimelineModel } from "./timeline-model.js";
import type { useConfirmMatching } from "./use-confirm-matching.js";

/** Commands for the selected messages, and their progress. */
export function TimelineFoot(props: {
  model: TimelineModel;
  commands: EditorCommands;
  /** Loaded messages. */
  messages: readonly Message[];
  matching: ReturnType<typeof useConfirmMatching>;
  /** Gets the place for the ways to what is not seen. */
  leads: Ref<HTMLDivElement>;
}) {
  const { model, commands, messages, matching, leads } = props;
  const { locale, finishLabel, cancelable, readonly, disabled } = useAtomValue(model.atoms.settings);
  const selected = useAtomValue(model.atoms.selectedIds);
  const progress = useAtomValue(model.atoms.progress);
  const status = useAtomValue(commands.session.status);
  const [isAsking, ask] = useState(false);
  const words = timelineWords[locale];
  const busy = status === SavingStatus.saving || status === SavingStatus.saved;
  const isBusy = busy || matching.matching.is !== "idle";
  const asked = matching.matching.is === "asking" ? matching.matching.ids.length : 0;
  const outside = selected.size - messages.filter(({ id }) => selected.has(id)).length;
  return (
    <div className="timeline-finish">
      <FinishNotices commands={commands} />
      {matching.matching.is === "counting" ? (
        <div className="timeline-progress">
          <span role="status">{words.walking(matching.matching.found)}</span>
          <Button size="s" onPress={matching.stop}>
            {words.stop}
          </Button>
        </div>
      ) : null}
      {progress ? (
        <div className="timeline-progress">
          <Progress
            label={`${words.confirming} ${words.progress(progress.done, progress.total)}`}
            done={progress.done / progress.total}
          />
          <Button size="s" onPress={model.stopConfirming}>
            {words.stop}
          </Button>
        </div>
      ) : null}
      <div className="timeline-leads" ref={leads} />
      {readonly || disabled ? null : (
        <div className="timeline-foot" role="group" aria-label={words.selected(selected.size)}>
          <span className="timeline-selected" role="status">
            {selected.size === 0 ? null : <span>{words.selected(selected.size)}</span>}
            {outside > 0 ? <span className="timeline-outside">{words.outside(outside)}</span> : null}
          </span>
          {selected.size === 0 ? null : (
            <Button variant="quiet" onPress={() => ask(true)}>
              {words.clearSelection}
            </Button>
          )}
          <span className="timeline-actions">
            {cancelable ? (
              <Button part="cancel" onPress={commands.cancel}>
                {editingWords[locale].cancel}
              </Button>
            ) : null}
            {selected.size === 0 ? null : (
              <Button
                unavailable={isBusy}
                title="Shift+C"
                onPress={() => matching.begin({ except: selected })}
              >
                {words.confirmRest(selected.size)}
              </Button>
            )}
            <Button unavailable={isBusy} onPress={() => matching.begin()}>
              {words.confirmMatching}
            </Button>
            <Button
              part="finish"
              variant="primary"
              finishes
              busy={busy}
              busyLabel={editingWords[locale].working}
              onPress={commands.submit}
            >
              {finishLabel ?? words.confirm}
            </Button>
          </span>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={words.clearAsk}
        confirmLabel={words.clearYes}
        cancelLabel={words.cancel}
        onAnswer={(isYes) => {
          ask(false);
          if (isYes) model.clear();
        }}
      />
      <ConfirmDialog
        open={matching.matching.is === "asking"}
        title={words.confirmMatchingAsk(asked)}
        confirmLabel={words.confirmMany(asked)}
        beginsAtConfirm
        cancelLabel={words.cancel}
        onAnswer={matching.answer}
      />
    </div>
  );
}
