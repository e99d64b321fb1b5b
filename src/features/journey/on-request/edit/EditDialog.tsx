import { useMemo, useState } from "react";
import { Field } from "../../../../kit/Field.js";
import { Notice } from "../../../../kit/Notice.js";
import { Select } from "../../../../kit/Select.js";
import { StatusRegion } from "../../../../kit/StatusRegion.js";
import { TextField } from "../../../../kit/TextField.js";
import type { PlainObject } from "../../../../lib/plain-data.js";
import { DraftCondition, DraftConditionSlide } from "../../../condition-draft/index.js";
import { useJourney, useJourneySettings, useLists } from "../../journey-context.js";
import { inOrder } from "../../list/in-order.js";
import { dialogTitle } from "../../unsaved/dialog-title.js";
import { FormDialog } from "../dialogs/FormDialog.js";
import { useRequestWords } from "../use-request-words.js";
import { ConflictChoices } from "./Conflicts.js";
import { PhaseChoice } from "./PhaseChoice.js";
import { PhaseRows } from "./PhaseRows.js";
import { useEditedJourney } from "./use-edited-journey.js";

/** A journey, new (`original` is `null`) or as it was loaded. */
export function EditDialog(props: { original: PlainObject | null; groupId: number | null }) {
  const { commands, actions } = useJourney();
  const { words } = useJourneySettings();
  const own = useRequestWords();
  const { groups } = useLists();
  const edited = useEditedJourney(props);
  const { fields, change, call, condition, conflicts, isGone } = edited;
  const [note, setNote] = useState("");
  const context = useMemo(() => actions.condition(), [actions]);

  const title = dialogTitle({ is: "edit", original: props.original, groupId: props.groupId }, words);
  const errorOf = (key: string) => call.fields[key]?.join(" ");
  if (condition.isOpen)
    return (
      <FormDialog title={title} width="l" saveLabel={own.save} isCovered>
        <DraftConditionSlide
          condition={condition}
          title={fields.name || own.journey}
          lead={own.conditionLead}
          context={context}
          commands={commands}
        />
      </FormDialog>
    );
  return (
    <FormDialog
      title={title}
      saveLabel={isGone ? own.addAnew : own.save}
      problem={call.problem}
      onSave={edited.save}
    >
      <StatusRegion text={note} />
      {isGone ? <Notice tone="warning">{words.isDeleted}</Notice> : null}
      {Object.keys(conflicts).length > 0 ? (
        <ConflictChoices conflicts={conflicts} chosen={edited.chosen} onChoose={edited.decide} />
      ) : null}
      <Field label={words.name} error={errorOf("name")}>
        <TextField value={fields.name} onChange={(name) => change({ name })} />
      </Field>
      <Field label={own.group} error={errorOf("group_id")}>
        <Select
          options={[
            { value: 0, label: words.noFolder },
            ...inOrder(groups ?? [], ({ sortKey }) => sortKey).map(({ id, name }) => ({
              value: id,
              label: name || words.noName,
            })),
          ]}
          value={fields.group_id ?? 0}
          goneLabel={words.groupGone}
          onChange={(id) => change({ group_id: id === 0 ? null : id })}
        />
      </Field>
      <Field label={words.phases} group error={edited.already ? own.alreadyAdded : errorOf("journey_kpis")}>
        <PhaseRows
          ids={fields.journey_kpis}
          onChange={(journey_kpis) => change({ journey_kpis })}
          onAnnounce={setNote}
          errorAt={(index) => errorOf(`journey_kpis.${index}.journey_tag_id`)}
        />
        <PhaseChoice onChoose={edited.addPhase} />
      </Field>
      <div className="journey-condition">
        <DraftCondition condition={condition} label={own.narrow} context={context} />
      </div>
    </FormDialog>
  );
}
