import { useAtomValue } from "jotai";
import { EditableText } from "../../../kit/EditableText.js";
import { useJourney, useJourneySettings } from "../journey-context.js";
import { nameProblem } from "../name-problem.js";
import type { RenamedList } from "../unsaved/dialogs.js";

/** The name of a journey, a group or a phase while it is changed in its place. */
export function RenameField(props: {
  is: RenamedList;
  id: number;
  name: string;
  onSave(name: string): void;
  /** The focus goes back to where the name was. */
  onEnd(): void;
}) {
  const { model, actions } = useJourney();
  const { words } = useJourneySettings();
  const renaming = useAtomValue(model.atoms.renaming);
  if (renaming?.is !== props.is || renaming.id !== props.id) return null;
  function save(by: "enter" | "leaving"): void {
    const now = model.renaming();
    if (now === null) return;
    const problem = nameProblem(now.text, words);
    if (problem !== null) {
      model.refuseName(problem);
      actions.refuse(problem);
      return;
    }
    const name = now.text.trim();
    model.endRenaming();
    if (by === "enter") props.onEnd();
    if (name !== props.name) props.onSave(name);
  }
  return (
    <EditableText
      label={words.name}
      value={renaming.text}
      error={renaming.error}
      onChange={model.typeName}
      onSave={save}
      onCancel={() => {
        model.endRenaming();
        props.onEnd();
      }}
    />
  );
}
