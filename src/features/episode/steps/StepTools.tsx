import { useMemo } from "react";
import { IconButton } from "../../../kit/IconButton.js";
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, TrashIcon } from "../../../kit/icons.js";
import type { Row } from "../../../list-editor/index.js";
import { ConditionSwitch } from "../../condition-slide/index.js";
import { conditionOwner } from "../condition/condition-owner.js";
import { useEpisode, useEpisodeSettings } from "../episode-context.js";
import { readStep } from "./step.js";

/** Commands for a step as a whole, at the end of its panel's head. */
export function StepTools({
  row,
  number,
  last,
  pending,
}: {
  row: Row;
  number: number;
  last: boolean;
  pending: boolean;
}) {
  const { model } = useEpisode();
  const { settings, words } = useEpisodeSettings();
  const { key, value } = row;
  const step = readStep(value);
  const owner = useMemo(() => conditionOwner(model, key), [model, key]);
  return (
    <>
      {step === null ? null : (
        <ConditionSwitch owner={owner} isOn={pending || step.condition !== null} locale={settings.locale} />
      )}
      <IconButton
        label={words.moveUp}
        icon={<ArrowUpIcon />}
        unavailable={number === 1}
        onPress={() => model.moveStep(key, -1)}
        data-field="moveUp"
      />
      <IconButton
        label={words.moveDown}
        icon={<ArrowDownIcon />}
        unavailable={last}
        onPress={() => model.moveStep(key, 1)}
        data-field="moveDown"
      />
      <IconButton
        label={words.duplicate}
        icon={<CopyIcon />}
        unavailable={step === null}
        onPress={() => model.duplicateStep(key)}
      />
      <IconButton
        label={words.remove}
        icon={<TrashIcon />}
        onPress={() => model.removeSteps([key])}
        destructive
      />
    </>
  );
}
