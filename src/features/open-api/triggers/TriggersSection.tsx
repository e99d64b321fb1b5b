import { useAtomValue, useStore } from "jotai";
import { useEffect, useLayoutEffect } from "react";
import { readTrigger } from "../../../api/open-api-triggers.js";
import { useQuery } from "../../../collection/index.js";
import { ConfirmDialog } from "../../../kit/ConfirmDialog.js";
import { Skeleton } from "../../../kit/Skeleton.js";
import { useSheets } from "../../../kit/use-sheets.js";
import { isPlainObject } from "../../../lib/plain-data.js";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";
import { SectionAlert } from "../SectionAlert.js";
import { TriggerForm } from "./editor/TriggerForm.js";
import { createTriggerEditor, type TriggerEditor } from "./editor/trigger-editor.js";
import { triggerStyles } from "./styles.js";
import { TriggerDialogs } from "./TriggerDialogs.js";
import { TriggerList } from "./TriggerList.js";
import { useTriggerWords } from "./use-trigger-words.js";

/** The triggers, or the one that is open. */
export function TriggersSection() {
  useSheets(triggerStyles);
  const { model, actions } = useOpenApi();
  const { words: frame } = useOpenApiSettings();
  const words = useTriggerWords();
  const store = useStore();
  const query = actions.queries().triggers;
  const state = useQuery(query);
  const open = useAtomValue(model.atoms.openTrigger);
  // Only this part makes editors, so what is there is one of its own.
  const editor = useAtomValue(model.atoms.editing) as TriggerEditor | null;
  const leavingFor = useAtomValue(model.atoms.leavingFor);
  const restored = useAtomValue(model.atoms.restored);
  const triggers = state.data;
  const failure = state.is === "failed" ? state.failure : state.is === "ready" ? state.refreshFailure : null;

  // Before the picture: the list would be seen for a moment.
  useLayoutEffect(() => {
    if (open === null || editor !== null) return;
    const kept = restored?.original;
    const stored = isPlainObject(kept) ? readTrigger(kept) : null;
    const listed = triggers?.find(({ id }) => id === open) ?? null;
    if (open !== "new" && stored === null && listed === null) {
      if (triggers) {
        actions.triggerGone();
        model.announce(words.gone);
      }
      return;
    }
    const work = model.takeRestored();
    model.edit(
      createTriggerEditor({
        store,
        // Restored work stands on the version that it began with: others may have changed it since.
        original: open === "new" ? null : (stored ?? listed),
        restored: isPlainObject(work?.written) ? work.written : null,
        now: () => performance.now(),
        onEdit: model.edited,
      }),
    );
  }, [open, editor, triggers, restored, model, actions, store, words]);

  // An unedited trigger follows the list.
  useEffect(() => {
    if (editor === null || editor.isDirty() || editor.isSaving()) return;
    const now = triggers?.find(({ id }) => id === editor.original()?.id);
    if (now && now.wire !== editor.original()?.wire) editor.takeTheirs(now);
  }, [editor, triggers]);

  const isListShown = open === null;
  return (
    <div className="open-api-section">
      <SectionAlert
        section="triggers"
        failure={failure}
        title={frame.triggersFailed}
        onRetry={() => void query.retry()}
      />
      {state.is === "loading" ? <Skeleton label={frame.loading} /> : null}
      {isListShown && triggers ? <TriggerList triggers={triggers} /> : null}
      {!isListShown && editor ? <TriggerForm editor={editor} /> : null}
      <ConfirmDialog
        open={leavingFor !== null}
        title={words.unsaved}
        confirmLabel={words.discard}
        cancelLabel={words.keepEditing}
        destructive
        onAnswer={(mayLeave) => {
          const to = model.answerLeaving(mayLeave);
          if (to !== undefined) actions.openTrigger(to);
        }}
      />
      <TriggerDialogs editor={editor} />
    </div>
  );
}
