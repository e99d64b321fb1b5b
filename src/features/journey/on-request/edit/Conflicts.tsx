import { useMemo } from "react";
import { ConflictChoices as Choices, type Side } from "../../../../editor/index.js";
import { joinParts } from "../../../../lib/isolate.js";
import type { PlainData } from "../../../../lib/plain-data.js";
import type { Conflict } from "../../../../lib/three-way-merge.js";
import { useJourneySettings, useLists } from "../../journey-context.js";
import { createPhaseNames } from "../../phase-name.js";
import { useRequestWords } from "../use-request-words.js";
import { type FieldKey, fieldKeys } from "./fields.js";

export type Conflicts = Readonly<Partial<Record<FieldKey, Conflict>>>;

/** Fields that two people have changed differently, each with what can be saved. */
export function ConflictChoices(props: {
  conflicts: Conflicts;
  chosen: Readonly<Partial<Record<FieldKey, Side>>>;
  onChoose(key: FieldKey, side: Side): void;
}) {
  const { conflicts, chosen, onChoose } = props;
  const { words, settings } = useJourneySettings();
  const own = useRequestWords();
  const { groups, phases } = useLists();
  const phaseName = useMemo(() => createPhaseNames(phases, words), [phases, words]);

  function format(key: FieldKey, value: PlainData): string {
    switch (key) {
      case "name":
        return String(value);
      case "group_id":
        return value === null
          ? words.noFolder
          : (groups?.find(({ id }) => id === value)?.name ?? String(value));
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
  const shown = fieldKeys.flatMap((key) => {
    const conflict = conflicts[key];
    if (!conflict) return [];
    const { mine, theirs, before } = conflict;
    const label = own.conflictFields[key];
    return [
      { key, label, mine: format(key, mine), theirs: format(key, theirs), before: format(key, before) },
    ];
  });
  return (
    <Choices
      locale={settings.locale}
      lead="same"
      conflicts={shown}
      chosen={(key) => chosen[key]}
      onChoose={onChoose}
    />
  );
}
