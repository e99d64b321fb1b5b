import { Button } from "../../../kit/Button.js";
import { DateField } from "../../../kit/DateField.js";
import { Field } from "../../../kit/Field.js";
import { RefreshIcon } from "../../../kit/icons.js";
import { Segmented } from "../../../kit/Segmented.js";
import { useToday } from "../../../kit/use-now.js";
import type { OnPress } from "../../../kit/use-press.js";
import { useOpenApiSettings } from "../open-api-context.js";
import { periodWords } from "./messages.js";
import { anchorPeriod, type PeriodChoice, type PeriodProblem, periodProblems } from "./period.js";

type Preset = PeriodChoice["preset"];

/** Which days are read: some that end today, or two days to be written. */
export function PeriodFields(props: {
  presets: readonly Preset[];
  choice: PeriodChoice;
  onChoose(choice: PeriodChoice): void;
  /** Reads once more. */
  onRefresh: OnPress;
  busy?: boolean;
}) {
  const { presets, choice, onChoose, onRefresh, busy } = props;
  const { settings, words: frame } = useOpenApiSettings();
  const words = periodWords[settings.locale];
  const today = useToday();
  const problems =
    choice.preset === "custom" ? periodProblems(choice.from, choice.to, today) : { from: null, to: null };
  const format = (problem: PeriodProblem | null) => (problem === null ? undefined : words.problems[problem]);
  function choose(preset: Preset): void {
    // The days that are shown are those to begin with.
    if (preset === "custom") onChoose({ preset, ...anchorPeriod(choice, today) });
    else onChoose({ preset });
  }
  return (
    <>
      <Field label={words.period} group>
        <Segmented
          options={presets.map((value) => ({ value, label: words.presets[value] }))}
          value={choice.preset}
          onChange={choose}
        />
      </Field>
      {choice.preset === "custom" ? (
        <>
          <Field label={words.firstDay} error={format(problems.from)}>
            <DateField value={choice.from} max={today} onChange={(from) => onChoose({ ...choice, from })} />
          </Field>
          <Field label={words.lastDay} error={format(problems.to)}>
            <DateField value={choice.to} max={today} onChange={(to) => onChoose({ ...choice, to })} />
          </Field>
        </>
      ) : null}
      <Button icon={<RefreshIcon />} busy={busy} busyLabel={frame.working} onPress={onRefresh}>
        {words.refresh}
      </Button>
    </>
  );
}
