import { useMemo } from "react";
import { Field } from "../../../../kit/Field.js";
import { Notice } from "../../../../kit/Notice.js";
import { RadioGroup } from "../../../../kit/RadioGroup.js";
import { joinParts } from "../../../../lib/isolate.js";
import type { PlainData } from "../../../../lib/plain-data.js";
import type { Conflict } from "../../../../lib/three-way-merge.js";
import { useJourneySettings, useLists } from "../../journey-context.js";
import { createPhaseNames } from "../../phase-name.js";
import { useRequestWords } from "../use-request-words.js";
import { type FieldKey, fieldKeys } from "./fields.js";

/** Which of three values is saved. */
export type Side = "mine" | "theirs" | "before";

export type Conflicts = Readonly<Partial<Record<FieldKey, Conflict>>>;

/** Fields that two people have changed differently, each with what can be saved. */
export function ConflictChoices(props: {
  conflicts: Conflicts;
  chosen: Readonly<Partial<Record<FieldKey, Side>>>;
  onChoose(key: FieldKey, side: Side): void;
}) {
  const { conflicts, chosen, onChoose } = props;
  const { words } = useJourneySettings();
  const own = useRequestWords();
  const { groups, phases } = useLists();
  const phaseName = useMemo(() => createPhaseNames(phases, words), [phases, words]);

  function say(key: FieldKey, value: PlainData): string {
    switch (key) {
      case "name":
        return String(value);
      case "group_id":
        return value === null ? words.none : (groups?.find(({ id }) => id === value)?.name ?? String(value));
      case "journey_kpis":
        return Array.isArray(value) && value.length > 0
          ? joinParts(
              value.map((id) => phaseName(Number(id)).name),
              words.between,
            )
          : words.noPhasesYet;
      case "member_query_id":
        return value === null ? own.everybody : own.someCondition(Number(value));
    }
  }
  return (
    <Notice tone="warning">
      <div>{words.conflictLead}</div>
      {fieldKeys.map((key) => {
        const conflict = conflicts[key];
        if (!conflict) return null;
        const side = (value: Side) => ({ value, label: own[value], hint: say(key, conflict[value]) });
        return (
          <Field key={key} label={own.conflict(own.conflictFields[key])} group>
            <RadioGroup
              label={own.conflict(own.conflictFields[key])}
              options={[side("mine"), side("theirs"), side("before")]}
              value={chosen[key] ?? null}
              onChange={(value) => onChoose(key, value)}
            />
          </Field>
        );
      })}
    </Notice>
  );
}
