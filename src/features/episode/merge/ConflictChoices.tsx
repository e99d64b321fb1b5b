import { useAtomValue } from "jotai";
import { ConflictSides, conflictWords, pressMainSoon, type Side } from "../../../editor/index.js";
import { Field } from "../../../kit/Field.js";
import { Section } from "../../../kit/Section.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { messagesAt, rowOf } from "../../../list-editor/index.js";
import { createSentenceFormat, useNames } from "../../../references/index.js";
import { useEpisode, useEpisodeSettings, useShownProblems } from "../episode-context.js";
import { stepSentence } from "../sentence.js";

/** Choices between changes of two people: nothing is chosen for them. */
export function ConflictChoices() {
  const { model } = useEpisode();
  const { settings, words, fixed } = useEpisodeSettings();
  const { locale } = settings;
  const { steps, name, chosen } = useAtomValue(model.atoms.conflicts);
  const state = useAtomValue(model.atoms.state);
  const { base } = useAtomValue(model.atoms.kind);
  const error = messagesAt(useShownProblems(null), "conflicts");
  const format = createSentenceFormat(useNames(), locale, "whole");
  if (steps.length === 0 && name === null) return null;
  const all = [...steps.map(({ id }) => String(id)), ...(name === null ? [] : ["name"])];
  const open = all.filter((of) => chosen[of] === undefined);
  const choice = (of: string, what: string, values: Readonly<Record<Side, string>>) => (
    <Field
      key={of}
      label={conflictWords[locale].of(what)}
      group
      error={chosen[of] === undefined ? error : undefined}
    >
      <ConflictSides
        locale={locale}
        values={values}
        chosen={chosen[of] ?? null}
        onChoose={(side) => model.chooseSide(of, side)}
        goesOn={open.every((each) => each === of) ? pressMainSoon : undefined}
        disabled={fixed}
        data-field="conflicts"
      />
    </Field>
  );
  return (
    <Section title={words.conflicts}>
      <div>
        <div>{conflictWords[locale].lead.same}</div>
        <div>{conflictWords[locale].goesOn}</div>
      </div>
      {name === null ? null : choice("name", words.name, name)}
      {steps.map((conflict) => {
        const { key, id, theirs, before } = conflict;
        const at = state.rows.findIndex((row) => row.key === key);
        const index = at >= 0 ? at + 1 : indexOf(theirs ?? before);
        const mine = key === null ? null : (rowOf(state, key)?.value ?? null);
        const formatStep = (step: PlainData | null) =>
          step === null ? words.isRemoved : stepSentence(step, base, false, format);
        const values = { mine: formatStep(mine), theirs: formatStep(theirs), before: formatStep(before) };
        return choice(String(id), words.stepInConflict(index), values);
      })}
    </Section>
  );
}

function indexOf(step: PlainData): number {
  const order = typeof step === "object" && step !== null && !Array.isArray(step) ? step.order : null;
  return typeof order === "number" ? order : 0;
}
