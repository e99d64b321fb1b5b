import { useAtomValue } from "jotai";
import { Field } from "../../../kit/Field.js";
import { RadioGroup } from "../../../kit/RadioGroup.js";
import { Section } from "../../../kit/Section.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { messagesAt, rowOf } from "../../../list-editor/index.js";
import { createSentenceFormat, useNames } from "../../../references/index.js";
import { useEpisode, useEpisodeSettings, useShownProblems } from "../episode-context.js";
import { stepSentence } from "../sentence.js";
import type { Side } from "./conflicts.js";

const sides: readonly Side[] = ["mine", "theirs", "before"];

/** What two people have changed differently: nothing is chosen for them. */
export function ConflictChoices() {
  const { model } = useEpisode();
  const { settings, words, fixed } = useEpisodeSettings();
  const { steps, name, chosen } = useAtomValue(model.atoms.conflicts);
  const state = useAtomValue(model.atoms.state);
  const { base } = useAtomValue(model.atoms.kind);
  const error = messagesAt(useShownProblems(null), "conflicts");
  const format = createSentenceFormat(useNames(), settings.locale, "whole");
  if (steps.length === 0 && name === null) return null;
  const labels: Readonly<Record<Side, string>> = {
    mine: words.mine,
    theirs: words.theirs,
    before: words.beforeBoth,
  };
  const choice = (of: string, title: string, says: (side: Side) => string) => (
    <Field key={of} label={title} group error={chosen[of] === undefined ? error : undefined}>
      <RadioGroup
        options={sides.map((side) => ({ value: side, label: labels[side], hint: says(side) }))}
        value={chosen[of] ?? null}
        onChange={(side) => model.chooseSide(of, side)}
        disabled={fixed}
        data-field="conflicts"
      />
    </Field>
  );
  return (
    <Section title={words.conflicts}>
      {name === null ? null : choice("name", words.nameConflict, (side) => name[side])}
      {steps.map((conflict) => {
        const { key, id, theirs, before } = conflict;
        const at = state.rows.findIndex((row) => row.key === key);
        const place = at >= 0 ? at + 1 : placeOf(theirs ?? before);
        const mine = key === null ? null : (rowOf(state, key)?.value ?? null);
        const says = (step: PlainData | null) =>
          step === null ? words.isRemoved : stepSentence(step, base, false, format);
        const values = { mine, theirs, before };
        return choice(String(id), words.conflictOf(place), (side) => says(values[side]));
      })}
    </Section>
  );
}

function placeOf(step: PlainData): number {
  const order = typeof step === "object" && step !== null && !Array.isArray(step) ? step.order : null;
  return typeof order === "number" ? order : 0;
}
