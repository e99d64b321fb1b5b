import { useAtomValue } from "jotai";
import { memo, useMemo } from "react";
import { DateField } from "../../../kit/DateField.js";
import { Field } from "../../../kit/Field.js";
import { Section } from "../../../kit/Section.js";
import { Select } from "../../../kit/Select.js";
import { TimeField } from "../../../kit/TimeField.js";
import { useNow } from "../../../kit/use-now.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { createSentenceFormat, useNames } from "../../../references/index.js";
import { useEpisode, useEpisodeSettings } from "../episode-context.js";
import type { BaseKind } from "../kinds.js";
import { type Moment, momentOf } from "../moments/moments.js";
import { plannedLines } from "../moments/schedule.js";
import { contentName, lengthText, momentText } from "../sentence.js";
import { readStep } from "../steps/step.js";

/** A sample, and when everything would be sent with it. The sample can be tried with also where nothing can be edited. */
export const Planned = memo(function Planned() {
  const { words } = useEpisodeSettings();
  return (
    <Section title={words.planned}>
      <SampleFields />
      <PlannedList />
    </Section>
  );
});

function SampleFields() {
  const { model } = useEpisode();
  const { words } = useEpisodeSettings();
  const sample = useAtomValue(model.atoms.sample);
  const reservations = useAtomValue(model.atoms.reservations);
  const chosen = useAtomValue(model.atoms.chosenReservation);
  const { base } = useAtomValue(model.atoms.kind);
  const isGoal = base === "goal";
  return (
    <div className="episode-sample">
      {reservations.length === 0 || isGoal ? null : (
        <Field label={words.sampleReservation}>
          <Select
            options={[
              { value: -1, label: words.free },
              ...reservations.map(({ name, date, from }, at) => ({
                value: at,
                label: words.reservationOption(
                  name,
                  momentText(momentOf(date, from) ?? 0, words.shortFormat, words),
                ),
              })),
            ]}
            value={chosen === null ? -1 : reservations.indexOf(chosen)}
            onChange={(at) => model.tryReservation(reservations[at] ?? null)}
            drawsWhenReached
          />
        </Field>
      )}
      <Field label={isGoal ? words.goalDate : words.reservationDate}>
        <DateField value={sample.date} onChange={(date) => model.trySample({ date })} />
      </Field>
      <Field label={isGoal ? words.goalTime : words.start}>
        <TimeField value={sample.from} onChange={(from) => model.trySample({ from })} />
      </Field>
      {isGoal ? null : (
        <Field label={words.end}>
          <TimeField value={sample.to} onChange={(to) => model.trySample({ to })} />
        </Field>
      )}
    </div>
  );
}

function PlannedList() {
  const { model } = useEpisode();
  const { words } = useEpisodeSettings();
  const base = useAtomValue(model.atoms.base);
  const planned = useAtomValue(model.atoms.planned);
  const kind = useAtomValue(model.atoms.kind);
  const rows = useAtomValue(model.atoms.rows);
  // Another moment whenever the clock is looked at.
  useNow();
  const now = model.now();
  const values = useMemo(() => new Map(rows.map(({ key, value }) => [key, value])), [rows]);
  if (base === null) return <p className="episode-note">{words.sampleIncomplete}</p>;
  return (
    <ol className="episode-plan" aria-label={words.planned}>
      {plannedLines(planned, base).map(({ moment, planned: step, gap }) => (
        <PlannedLine
          key={step?.key ?? "base"}
          moment={moment}
          gap={gap}
          isOver={moment < now}
          {...(step === null
            ? { base: kind.base }
            : { number: step.number, value: values.get(step.key) ?? null })}
        />
      ))}
    </ol>
  );
}

/** One line: a step, or the moment itself. Memoized: most keystrokes are none of its business. */
const PlannedLine = memo(function PlannedLine(props: {
  moment: Moment;
  gap: number;
  isOver: boolean;
  base?: BaseKind;
  number?: number;
  value?: PlainData;
}) {
  const { moment, gap, isOver, base, number = 0, value = null } = props;
  const { settings, words } = useEpisodeSettings();
  const format = createSentenceFormat(useNames(), settings.locale, "whole");
  const step = readStep(value);
  const what = base ? words.bases[base] : step && words.sends(number, contentName(step, format));
  return (
    <li data-base={base !== undefined || undefined} data-over={isOver || undefined}>
      {gap === 0 ? null : <span className="episode-gap">{words.later(lengthText(gap, words))}</span>}
      <span className="episode-line">
        <span className="episode-moment">{momentText(moment, words.lineFormat, words)}</span>{" "}
        <span className="episode-what">
          <span>{what}</span>
          {isOver ? <span>{words.isOver}</span> : null}
        </span>
      </span>
    </li>
  );
});
