import { useState } from "react";
import { DialogForm, type DialogFormProps, type SaveResult } from "../../../../editor/index.js";
import { AlertRegion } from "../../../../kit/AlertRegion.js";
import { Button } from "../../../../kit/Button.js";
import type { Failure } from "../../../../lib/failure.js";
import { explainCall, offersReload } from "../../explain.js";
import { useJourney, useJourneySettings } from "../../journey-context.js";
import type { JourneyDialog } from "../../unsaved/dialogs.js";
import { useRequestWords } from "../use-request-words.js";

/** A dialog whose call has failed, or was refused. */
export interface DialogProblem {
  readonly lines: readonly string[];
  readonly offersReload: boolean;
}

type FormDialogProps = Pick<
  DialogFormProps<JourneyDialog>,
  "title" | "saveLabel" | "onSave" | "busy" | "width" | "isCovered" | "children"
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<DialogProblem | null>(null);
  const [fields, setFields] = useState<Readonly<Record<string, readonly string[]>>>({});
  return {
    busy,
    problem,
    fields,
    refuse(line: string): void {
      setProblem({ lines: [line], offersReload: false });
      actions.refuse(line);
    },
    forget(): void {
      setProblem(null);
      setFields({});
    },
    failed(failure: Failure): void {
      actions.report(failure);
      setProblem({ lines: explainCall(failure, settings.locale), offersReload: offersReload(failure) });
      setFields(failure.kind === "invalid" ? failure.fields : {});
    },
    /** Gives what `call` gives; none while another one is under way, or where its dialog is not open any more by then. */
    async run<T extends SaveResult>(call: () => Promise<T>): Promise<T | null> {
      if (busy) return null;
      setBusy(true);
      setProblem(null);
      setFields({});
      const shown = model.dialogs.shown();
      try {
        const answer = await model.dialogs.save(call);
        // Another one may be: of another server, or begun since the element was off the page.
        return model.dialogs.shown() === shown ? answer : null;
      } finally {
        setBusy(false);
      }
    },
  };
}
