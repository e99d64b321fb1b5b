import { useAtomValue } from "jotai";
import { type ReactNode, useMemo } from "react";
import type { Row } from "../../../list-editor/index.js";
import { createSentenceFormat, useNames } from "../../../references/index.js";
import { ConditionSlide } from "../../condition-slide/index.js";
import { useEpisode, useEpisodeSettings } from "../episode-context.js";
import { stepSentence } from "../sentence.js";
import { readStep } from "../steps/step.js";
import { conditionOwner } from "./condition-owner.js";
import { useConditionContext } from "./use-condition-context.js";

/** The condition of one step, in place of the sequence; the `editor` of that where an undo has taken the step away. */
export function EpisodeCondition({ rowKey, editor }: { rowKey: string; editor: ReactNode }) {
  const rows = useAtomValue(useEpisode().model.atoms.rows);
  const at = rows.findIndex(({ key }) => key === rowKey);
  const row = rows[at];
  return row ? <Slide row={row} number={at + 1} /> : editor;
}

function Slide({ row, number }: { row: Row; number: number }) {
  const { model, commands } = useEpisode();
  const { settings, words } = useEpisodeSettings();
  const { key, value } = row;
  const owner = useMemo(() => conditionOwner(model, key), [model, key]);
  const { base } = useAtomValue(model.atoms.kind);
  const canUndo = useAtomValue(model.atoms.canUndo);
  const canRedo = useAtomValue(model.atoms.canRedo);
  const problems = useAtomValue(model.atoms.problems);
  const format = createSentenceFormat(useNames(), settings.locale, "short");
  return (
    <ConditionSlide
      owner={owner}
      id={readStep(value)?.condition ?? null}
      pending={useAtomValue(model.atoms.state).pendingConditions[key]}
      title={
        <>
          <strong>{words.step(number)}</strong> <bdi>{stepSentence(value, base, false, format)}</bdi>
        </>
      }
      lead={words.conditionLead}
      undo={{ canUndo, canRedo, undo: model.undoEdit, redo: model.redoEdit }}
      problems={problems.map(({ place, message }) => (place === "" ? message : words.at(place, message)))}
      context={useConditionContext()}
      commands={commands}
    />
  );
}
