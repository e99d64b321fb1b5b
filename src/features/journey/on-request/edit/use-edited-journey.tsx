import { useState } from "react";
import { type ListedJourney, readJourney } from "../../../../api/journeys.js";
import type { Side } from "../../../../editor/index.js";
import type { PlainData, PlainObject } from "../../../../lib/plain-data.js";
import type { Edits } from "../../../../lib/three-way-merge.js";
import { useConditionDraft } from "../../../condition-draft/index.js";
import type { SaveOutcome } from "../../actions.js";
import { useJourney, useJourneySettings } from "../../journey-context.js";
import { nameProblem } from "../../name-problem.js";
import { useDialogCall } from "../dialogs/FormDialog.js";
import { useDialogFields } from "../dialogs/use-dialog-fields.js";
import { useRequestWords } from "../use-request-words.js";
import {
  editsBetween,
  editsOnWire,
  type FieldKey,
  fieldsOf,
  type JourneyFields,
  mergeWith,
  phasesOnWire,
} from "./fields.js";
import { useOthersChanges } from "./use-others-changes.js";

/** Content of the dialog; `pending`: the condition that is being edited. */
type Written = JourneyFields & { readonly pending: PlainData };

/** A journey while it is edited: its fields, and saving them over what others have made of it meanwhile. */
export function useEditedJourney(props: { original: PlainObject | null; groupId: number | null }) {
  const { model, actions } = useJourney();
  const { words } = useJourneySettings();
  const own = useRequestWords();
  const call = useDialogCall();
  const [first] = useState(() => props.original && readJourney(props.original));
  const [fields, write, , begin] = useDialogFields<Written>(() => ({
    ...fieldsOf(first, props.groupId),
    pending: null,
  }));
  const others = useOthersChanges({
    ...{ first, groupId: props.groupId },
    begin: (from, now) => begin({ ...from, pending: null }, now),
  });
  const { original, conflicts, chosen } = others;
  const [isGone, setGone] = useState(false);
  const [already, setAlready] = useState(false);
  const condition = useConditionDraft({ id: fields.member_query_id, pending: fields.pending }, write);

  function change(next: Partial<Written>): void {
    call.forget();
    setAlready(false);
    write(next);
  }
  function refusal(): string | null {
    const problem = nameProblem(fields.name, words);
    if (problem !== null) return problem;
    if (fields.pending !== null) return own.conditionPending;
    return others.isUndecided ? own.conflictOpen : null;
  }

  /** Saves `wanted` over `base`; once more (`again`) over what others have made of it, where nothing stands against that. */
  async function send(base: ListedJourney | null, wanted: JourneyFields, again: boolean): Promise<void> {
    const isNew = base === null || isGone;
    const edits = editsBetween(fieldsOf(base, props.groupId), wanted);
    const outcome = await call.run<SaveOutcome>(() =>
      isNew
        ? actions.add({
            name: wanted.name.trim(),
            group_id: wanted.group_id,
            journey_kpis: phasesOnWire(wanted.journey_kpis, base?.wire ?? null),
            member_query_id: wanted.member_query_id,
          })
        : actions.save(base.wire, editsOnWire(edits, base.wire)),
    );
    if (outcome === null) return;
    if (outcome.is === "failed") call.failed(outcome.failure);
    else if (outcome.is === "saved") {
      const { id, name } = outcome.journey;
      model.dialogs.close();
      model.announce((isNew ? own.added : own.saved)(name || words.noName));
      if (isNew) model.focusOn({ id, control: "name" });
    } else if (outcome.current === null) setGone(true);
    else await merge(base, outcome.current, edits, again);
  }

  /** Others have changed it since: what only one has changed is brought together. */
  async function merge(
    base: ListedJourney | null,
    current: ListedJourney,
    edits: Edits,
    again: boolean,
  ): Promise<void> {
    const merged = mergeWith(edits, fieldsOf(current, null));
    if (merged.fields.member_query_id !== fields.member_query_id)
      condition.replace(merged.fields.member_query_id);
    others.meet(base, current, merged);
    if (again && Object.keys(merged.conflicts).length === 0) await send(current, merged.fields, false);
  }

  function save(): void {
    const problem = refusal();
    if (problem !== null) {
      call.refuse(problem);
      return;
    }
    others.forget();
    const edits = editsBetween(fieldsOf(original, props.groupId), fields);
    if (original !== null && !isGone && Object.keys(edits).length === 0) model.dialogs.close();
    else void send(original, fields, true);
  }
  function decide(key: FieldKey, side: Side): void {
    const conflict = conflicts[key];
    if (!conflict) return;
    const value = conflict[side];
    if (key === "member_query_id") condition.replace(value as number | null);
    change({});
    const { pending: _, ...now } = { ...fields, [key]: value };
    others.decide(key, side, now);
  }
  function addPhase(id: number): void {
    if (fields.journey_kpis.includes(id)) {
      setAlready(true);
      return;
    }
    change({ journey_kpis: [...fields.journey_kpis, id] });
  }

  return {
    ...{ fields, change, call, condition, save },
    /** Deleted by others: saving adds it anew. */
    isGone,
    ...{ conflicts, chosen, decide },
    addPhase,
    /** The phase that was chosen last was there. */
    already,
  };
}
