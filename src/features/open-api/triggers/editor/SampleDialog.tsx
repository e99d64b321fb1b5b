import { useAtomValue } from "jotai";
import { useMemo, useState } from "react";
import { UnsavedQuestion } from "../../../../editor/index.js";
import { Button } from "../../../../kit/Button.js";
import { Checkbox } from "../../../../kit/Checkbox.js";
import { Dialog } from "../../../../kit/Dialog.js";
import { Field } from "../../../../kit/Field.js";
import { StatusRegion } from "../../../../kit/StatusRegion.js";
import { TextArea } from "../../../../kit/TextArea.js";
import { useOpenApi } from "../../open-api-context.js";
import { compareSample, readSample } from "../tree/from-json.js";
import { useTriggerWords } from "../use-trigger-words.js";
import type { TriggerEditor } from "./trigger-editor.js";

const first = { sample: "" };

/** Makes the tree from a sample of a call, and says before what that changes. */
export function SampleDialog({ editor }: { editor: TriggerEditor }) {
  const { model, actions } = useOpenApi();
  const words = useTriggerWords();
  const { params } = useAtomValue(editor.atoms.present);
  const { sample = "" } = useAtomValue(model.dialogs.atoms.written) as { sample?: string };
  const [keeps, setKeeps] = useState(true);
  const [isTried, setTried] = useState(false);
  const read = useMemo(() => (sample.trim() === "" ? null : readSample(sample)), [sample]);
  const compared = useMemo(
    () => (read?.ok ? compareSample(params, read.value, keeps, editor.ids) : null),
    [read, params, keeps, editor],
  );
  const problem =
    read?.ok === false
      ? read.reason === "noObject"
        ? words.noObject
        : words.unreadable(read.line)
      : read === null && isTried
        ? words.unreadable(1)
        : undefined;
  function apply(): void {
    setTried(true);
    if (compared === null) {
      actions.refuse("triggers", [problem ?? words.unreadable(1)]);
      return;
    }
    editor.editTree(() => compared.nodes);
    model.dialogs.close();
  }
  const { askToClose } = model.dialogs;
  return (
    <>
      <UnsavedQuestion dialogs={model.dialogs} words={words} />
      <Dialog
        open
        width="m"
        title={words.fromJson}
        onClose={askToClose}
        foot={
          <>
            <Button onPress={askToClose}>{words.cancel}</Button>
            <Button variant="primary" onPress={apply}>
              {words.apply}
            </Button>
          </>
        }
      >
        <div className="open-api-form">
          <Field label={words.sampleJson} error={problem}>
            <TextArea
              value={sample}
              onChange={(text) => model.dialogs.write({ sample: text }, first)}
              rows={12}
            />
          </Field>
          <StatusRegion
            visible
            text={
              compared
                ? words.sampleCounts(compared.added, compared.changed, compared.same, compared.removed)
                : ""
            }
          />
          {compared && compared.skipped.length > 0 ? (
            <p className="field-note field-warning">
              <bdi>{words.skipped(compared.skipped.join(words.comma))}</bdi>
            </p>
          ) : null}
          <Checkbox label={words.keepMissing} checked={keeps} onChange={setKeeps} />
        </div>
      </Dialog>
    </>
  );
}
