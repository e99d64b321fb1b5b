import { useAtomValue } from "jotai";
import {
  DialogForm,
  type DialogFormProps,
  type DialogRefusal,
  type IsOpen,
  type SaveResult,
} from "../../../../editor/index.js";
import { AlertRegion } from "../../../../kit/AlertRegion.js";
import { Button } from "../../../../kit/Button.js";
import type { Failure } from "../../../../lib/failure.js";
import { explainCall, offersReload } from "../../explain.js";
import { useJourney, useJourneySettings } from "../../journey-context.js";
import type { JourneyDialog } from "../../unsaved/dialogs.js";
import { useRequestWords } from "../use-request-words.js";

/** A dialog whose call has failed, or was refused. */
export type DialogProblem = Pick<DialogRefusal, "lines" | "offersReload">;

type FormDialogProps = Pick<
  DialogFormProps<JourneyDialog>,
  "title" | "saveLabel" | "onSave" | "width" | "isCovered" | "children"
> & { problem?: DialogProblem | null };

/** The frame of a dialog of journeys in which something is written. */
export function FormDialog(props: FormDialogProps) {
  const { problem = null, ...others } = props;
  const { model } = useJourney();
  const own = useRequestWords();
  const [heading, ...reasons] = problem?.lines ?? [];
  return (
    <DialogForm
      {...others}
      dialogs={model.dialogs}
      words={own}
      className="journey-form"
      heading={heading}
      reasons={reasons}
      help={problem?.offersReload ? <ReloadButton /> : null}
    />
  );
}

/** Why the call of a question has failed. */
export function DialogAlert({ problem }: { problem: DialogProblem | null }) {
  const [heading, ...reasons] = problem?.lines ?? [];
  return (
    <AlertRegion
      title={heading}
      problems={reasons.map((text, id) => ({ id, text }))}
      action={problem?.offersReload ? <ReloadButton /> : null}
    />
  );
}

function ReloadButton() {
  const { actions } = useJourney();
  const { words } = useJourneySettings();
  return (
    <Button size="s" onPress={actions.reloadPage}>
      {words.reload}
    </Button>
  );
}

/** A call made from a dialog: whether it is under way, why it failed, and what it said of fields. */
export function useDialogCall() {
  const { model, actions } = useJourney();
  const { settings } = useJourneySettings();
  const { dialogs } = model;
  const { lines, fields, offersReload: mayReload } = useAtomValue(dialogs.atoms.refusal);
  return {
    busy: useAtomValue(dialogs.atoms.busy),
    problem: lines.length > 0 ? { lines, offersReload: mayReload } : null,
    fields,
    refuse(line: string): void {
      dialogs.refuse({ lines: [line] });
      actions.refuse(line);
    },
    forget: () => dialogs.refuse(),
    failed(failure: Failure): void {
      actions.report(failure);
      dialogs.refuse({
        lines: explainCall(failure, settings.locale),
        offersReload: offersReload(failure),
        ...(failure.kind === "invalid" && { fields: failure.fields }),
      });
    },
    /** Gives what `call` gives; none while another one is under way, or where its dialog is not open any more by then. */
    run: <T extends SaveResult>(call: (isOpen: IsOpen) => Promise<T>) => dialogs.run(call),
  };
}
