import { Field } from "../../../../kit/Field.js";
import { Notice } from "../../../../kit/Notice.js";
import { Segmented } from "../../../../kit/Segmented.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { type ChoiceRules, EmptyListNote, ItemChoice, isChosen } from "../../../../references/index.js";
import { useAction } from "../../action-context.js";
import { phaseWords } from "./messages.js";
import { chooseMethod, choosePhases, methodOf, type PhaseEffect, PhaseMethod } from "./phase.js";

/** New phases can be made while choosing, by accounts that may. */
const rules: ChoiceRules = { allowNew: true };

/** Which phases, and whether friends pass them or leave them. */
export function PhaseEditor({
  value: effect,
  onChange,
  locale,
  errorAt,
  readOnly,
}: VariantEditorProps<PhaseEffect>) {
  const words = phaseWords[locale];
  const { settings, lists } = useAction();
  const { journey_tags = [] } = effect;
  return (
    <>
      <Field label={words.method} layout="line" group>
        <Segmented
          options={Object.values(PhaseMethod).map((value) => ({ value, label: words.methods[value] }))}
          value={methodOf(effect)}
          onChange={(chosen) => onChange(chooseMethod(effect, chosen), "method")}
          readOnly={readOnly}
          data-field="method"
        />
      </Field>
      <Field label={words.phase} layout="line" group error={errorAt("journey_tags")}>
        <ItemChoice
          kind="journey_tag"
          ids={journey_tags.filter(isChosen)}
          multiple
          onChange={(ids) => onChange(choosePhases(effect, ids), "journey_tags")}
          rules={rules}
          readOnly={readOnly}
          field="journey_tags"
        />
        <EmptyListNote resource={lists.list("journey_tag")} text={words.noPhases} />
      </Field>
      {settings.abilities.includes("ad-connect") ? (
        <Notice tone="info">{words.conversionNotice}</Notice>
      ) : null}
    </>
  );
}
