import type { NamedList } from "../../../../api/journey-groups.js";
import { Field } from "../../../../kit/Field.js";
import { TextField } from "../../../../kit/TextField.js";
import { useJourney, useJourneySettings } from "../../journey-context.js";
import { nameProblem } from "../../name-problem.js";
import { useRequestWords } from "../use-request-words.js";
import { FormDialog, useDialogCall } from "./FormDialog.js";
import { useDialogFields } from "./use-dialog-fields.js";

/** Asks for the name of a new group or phase. */
export function AddDialog({ list }: { list: NamedList }) {
  const { model, actions } = useJourney();
  const { words } = useJourneySettings();
  const own = useRequestWords();
  const [{ name }, write] = useDialogFields(() => ({ name: "" }));
  const call = useDialogCall();
  async function save(): Promise<void> {
    const problem = nameProblem(name, words);
    if (problem !== null) {
      call.refuse(problem);
      return;
    }
    const answer = await call.run(() => actions.addEntry(list, name.trim()));
    if (answer === null) return;
    if (!answer.ok) {
      call.failed(answer.failure);
      return;
    }
    model.dialogs.close();
    model.announce(own.added(answer.data.name));
  }
  return (
    <FormDialog
      title={list === "group" ? words.addGroup : words.addPhase}
      width="s"
      saveLabel={own.doAdd}
      problem={call.problem}
      onSave={() => void save()}
    >
      <Field label={words.name} error={call.fields.name?.join(" ")}>
        <TextField
          value={name}
          onChange={(next) => {
            call.forget();
            write({ name: next });
          }}
        />
      </Field>
    </FormDialog>
  );
}
