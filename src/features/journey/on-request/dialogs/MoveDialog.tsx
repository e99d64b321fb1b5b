import { useState } from "react";
import { RadioGroup } from "../../../../kit/RadioGroup.js";
import { useArrangement, useJourney, useJourneySettings, useLists } from "../../journey-context.js";
import { focusAfter } from "../../list/focus-after.js";
import { inOrder } from "../../list/in-order.js";
import { useRequestWords } from "../use-request-words.js";
import { FormDialog, useDialogCall } from "./FormDialog.js";

/** Asks for the group that journeys are to be in. */
export function MoveDialog({ ids }: { ids: readonly number[] }) {
  const { model, actions } = useJourney();
  const { words } = useJourneySettings();
  const own = useRequestWords();
  const { groups } = useLists();
  const shown = useArrangement().ids;
  const call = useDialogCall();
  const [target, setTarget] = useState<string | null>(null);
  async function move(): Promise<void> {
    if (target === null) {
      call.refuse(own.targetMissing);
      return;
    }
    const next = focusAfter(shown, new Set(ids));
    const done = await call.run(async () => ({
      failure: await actions.moveToGroup(target === "" ? null : Number(target), ids),
    }));
    if (done === null) return;
    if (done.failure) {
      call.failed(done.failure);
      return;
    }
    const { ids: left } = model.arrangement();
    // If the row that opened it is not shown any more, the focus goes on to this one.
    if (next !== null && !ids.some((id) => left.includes(id))) model.activate({ id: next, control: "name" });
    model.dialogs.close();
  }
  return (
    <FormDialog
      title={own.moveDialog}
      width="s"
      saveLabel={own.doMove}
      problem={call.problem}
      onSave={() => void move()}
    >
      <RadioGroup
        label={own.target}
        options={[
          ...inOrder(groups ?? [], ({ sortKey }) => sortKey).map(({ id, name }) => ({
            value: String(id),
            label: name || words.noName,
          })),
          { value: "", label: words.noFolder },
        ]}
        value={target}
        onChange={(next) => {
          call.forget();
          setTarget(next);
        }}
      />
    </FormDialog>
  );
}
