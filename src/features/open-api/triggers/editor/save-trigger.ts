import type { IsOpen } from "../../../../editor/index.js";
import type { OpenApiActions } from "../../actions.js";
import type { OpenApiModel } from "../../open-api-model.js";
import type { TriggerWords } from "../messages.js";
import type { TriggerEditor } from "./trigger-editor.js";

/** Deps of a save. */
export interface TriggerSaveDeps {
  readonly editor: TriggerEditor;
  readonly model: OpenApiModel;
  readonly actions: OpenApiActions;
  readonly words: TriggerWords;
}

/**
 * Saves the trigger that is edited (rules: trigger-saved-whole). What others have changed meanwhile is brought together, and
 * sent once more; where both have changed the same, nothing is sent before the operator has chosen.
 */
export async function saveTrigger(deps: TriggerSaveDeps): Promise<void> {
  const { editor, model } = deps;
  if (editor.isSaving()) return;
  model.warn("triggers", []);
  editor.trimKeys();
  editor.judge();
  if (isRefused(deps)) return;
  editor.saving(true);
  try {
    await model.dialogs.save(
      (isOpen) => send(deps, isOpen, true),
      editor.work(),
      () => model.isEditing(editor),
    );
  } finally {
    editor.saving(false);
  }
}

/** Gives whether something keeps it from being sent, and says what. */
function isRefused(deps: TriggerSaveDeps): boolean {
  const { editor, model, actions } = deps;
  const problems = refusal(deps);
  if (problems.length === 0) return false;
  // Problems of fields are shown above them.
  if (editor.isValid()) model.warn("triggers", problems);
  else editor.focusWrong();
  actions.refuse("triggers", problems);
  return true;
}

function refusal({ editor, words }: TriggerSaveDeps): readonly string[] {
  if (!editor.isValid()) {
    const { texts, tree, tooMany } = editor.problems();
    return [
      ...Object.values(texts).map((code) => words.problems[code]),
      ...tree.map(({ code }) => words.problems[code]),
      ...(tooMany ? [words.problems.tooMany] : []),
    ];
  }
  return editor.isUndecided() ? [words.conflictOpen] : [];
}

/** Gives whether it is saved. */
async function send(deps: TriggerSaveDeps, isOpen: IsOpen, again: boolean): Promise<boolean> {
  const { editor, model, actions, words } = deps;
  const sent = editor.present();
  const id = editor.original()?.id ?? 0;
  const { server } = model.settings();
  const outcome = await actions.saveTrigger(id, editor.onWire(), editor.base());
  const isSaved = outcome.is === "saved";
  if (model.settings().server !== server) return isSaved;
  if (isSaved) {
    editor.saved(outcome.trigger, sent);
    // The operator may have gone elsewhere meanwhile.
    if (id <= 0 && isOpen()) actions.nameTrigger(outcome.trigger.id);
    model.announce(words.saved);
    return true;
  }
  if (outcome.is === "stale" && outcome.current) {
    if (!editor.takeTheirs(outcome.current)) {
      // It is said by what is asked, and to the page.
      actions.report("triggers", outcome.failure);
      return false;
    }
    // It may have been edited since the press.
    if (again) return isRefused(deps) ? false : send(deps, isOpen, false);
  }
  if (outcome.failure.kind === "invalid") {
    editor.refuse(outcome.failure.fields);
    editor.focusWrong();
  }
  actions.failed("triggers", outcome.failure);
  return false;
}
