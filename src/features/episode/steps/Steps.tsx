import { useAtomValue } from "jotai";
import { memo } from "react";
import { Button } from "../../../kit/Button.js";
import { ErrorIcon, PlusIcon } from "../../../kit/icons.js";
import { Notice } from "../../../kit/Notice.js";
import { Section } from "../../../kit/Section.js";
import { MovingKeys, messagesAt, rowDrawing, useMovedMark } from "../../../list-editor/index.js";
import { StepClipboard } from "../clipboard/StepClipboard.js";
import { useEpisode, useEpisodeSettings, useShownProblems } from "../episode-context.js";
import { isOutOfOrder } from "../moments/schedule.js";
import { StepPanel } from "./StepPanel.js";

/** The steps in their order. */
export const Steps = memo(function Steps() {
  const { model } = useEpisode();
  const { settings, words, fixed } = useEpisodeSettings();
  const { atoms } = model;
  const rows = useAtomValue(atoms.rows);
  const expanded = useAtomValue(atoms.expanded);
  const selected = useAtomValue(model.selection.atoms.keys);
  const focus = useAtomValue(atoms.focus);
  const pendingConditions = useAtomValue(atoms.pendingConditions);
  const moved = useMovedMark(model);
  const error = messagesAt(useShownProblems(null), "steps");
  const anyOpen = rows.some(({ key }) => expanded.has(key));
  return (
    <Section
      title={words.steps}
      tools={
        <>
          {rows.length > 1 ? (
            <Button
              variant="quiet"
              size="s"
              onPress={() => (anyOpen ? model.collapseAll() : model.expandAll())}
            >
              {anyOpen ? words.collapseAll : words.expandAll}
            </Button>
          ) : null}
          <SortButton />
        </>
      }
    >
      <OrderWarning />
      {rows.length === 0 ? (
        <p className="episode-note">
          {words.noSteps}
          {fixed ? null : <span> {words.noStepsHint}</span>}
        </p>
      ) : (
        <ul aria-label={words.steps} className="episode-steps">
          {rows.map((row, at) => (
            <li key={row.key}>
              <StepPanel
                row={row}
                number={at + 1}
                last={at === rows.length - 1}
                drawing={
                  settings.readonly
                    ? "at-once"
                    : rowDrawing({ at, count: rows.length, wanted: focus?.row === row.key })
                }
                open={expanded.has(row.key)}
                moved={moved === row.key}
                selected={selected.has(row.key)}
                pending={pendingConditions[row.key] !== undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {error === undefined ? null : (
        <p className="episode-error">
          <ErrorIcon />
          <span>{error}</span>
        </p>
      )}
      {fixed ? null : (
        <>
          <div className="episode-add" data-field="steps">
            <Button icon={<PlusIcon />} onPress={model.addStep} data-field="add">
              {words.addStep}
            </Button>
          </div>
          <MovingKeys model={model} onMove={model.moveStep} />
        </>
      )}
      <StepClipboard />
    </Section>
  );
});

function SortButton() {
  const { model } = useEpisode();
  const { words, fixed } = useEpisodeSettings();
  const { length } = useAtomValue(model.atoms.rows);
  const base = useAtomValue(model.atoms.base);
  if (fixed || length < 2) return null;
  return (
    <Button variant="quiet" size="s" unavailable={base === null} onPress={model.sortSteps}>
      {words.sort}
    </Button>
  );
}

/** Once for the list: what is read from top to bottom is sent in another order. */
function OrderWarning() {
  const { model } = useEpisode();
  const { words } = useEpisodeSettings();
  const planned = useAtomValue(model.atoms.planned);
  return isOutOfOrder(planned) ? (
    <Notice tone="warning">
      <span>{words.outOfOrder}</span>
    </Notice>
  ) : null;
}
