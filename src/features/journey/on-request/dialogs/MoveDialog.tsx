import { useState } from "react";
import { RadioGroup } from "../../../../kit/RadioGroup.js";
import { useJourney, useJourneySettings, useLists } from "../../journey-context.js";
import { inOrder } from "../../list/in-order.js";
import { useRequestWords } from "../use-request-words.js";
import { FormDialog, useDialogCall } from "./FormDialog.js";

/** Asks for the group that journeys are to be in. */
export function MoveDialog({ ids }: { ids: readonly number[] }) {
  const { model, actions } = useJourney();
  const { words } = useJourneySettings();
  const own = useRequestWords();
  const { groups } = useLists();
  const call = useDialogCall();
  const [target, setTarget] = useState<string | null>(null);
  function move(): void {
    if (target === null) {
      call.refuse(own.targetMissing);
      return;
    }
    model.dialogs.close();
    void actions.moveToGroup(target === "" ? null : Number(target), ids);
  }
  return (
    <FormDialog title={own.moveDialog} width="s" saveLabel={own.doMove} problem={call.problem} onSave={move}>
      <RadioGroup
        label={own.target}
        options={[
          ...inOrder(groups ?? [], ({ rank }) => rank).map(({ id, name }) => ({
            value: String(id),
            label: name || words.noName,
          })),
          { value: "", label: words.none },
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
