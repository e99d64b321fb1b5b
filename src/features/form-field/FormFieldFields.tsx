import { useAtomValue } from "jotai";
import { useRef } from "react";
import { editingWords } from "../../editor/index.js";
import { Checkbox } from "../../kit/Checkbox.js";
import { Field } from "../../kit/Field.js";
import { RadioGroup } from "../../kit/RadioGroup.js";
import { Select } from "../../kit/Select.js";
import { TextArea } from "../../kit/TextArea.js";
import { TextField } from "../../kit/TextField.js";
import { messagesAt, problemsToShow } from "../../list-editor/index.js";
import { Choices } from "./choices/Choices.js";
import { Destinations } from "./destinations/Destinations.js";
import { inputTypeOf, isRequired, knownType, ruleOf, textIn } from "./entity.js";
import type { FormFieldProps } from "./form-field-context.js";
import { InputType, inputRules } from "./input-type.js";
import { formFieldWords } from "./messages.js";
import { shownTypes } from "./offered.js";
import { ShownFields } from "./ShownFields.js";

/** Everything that a definition is made of: for this editor, and for those that ask for several such fields. */
export function FormFieldFields(props: FormFieldProps) {
  const { model, commands } = props;
  const settings = useAtomValue(model.atoms.settings);
  const state = useAtomValue(model.atoms.state);
  const problems = useAtomValue(model.atoms.shown);
  const attempted = useAtomValue(commands.session.attempts) > 0;
  const { locale } = settings;
  const words = formFieldWords[locale];
  const fixed = settings.readonly || settings.disabled;
  const ofWhole = problemsToShow(problems, attempted).filter(({ row }) => row === null);
  const errorAt = (field: string) => messagesAt(ofWhole, field);
  const type = inputTypeOf(state);
  const chosen = knownType(state);
  const label = textIn(state, "label");
  const description = textIn(state, "description");
  /** Arrow keys choose as they go through the types, so there the focus stays. */
  const isByPointer = useRef(false);
  return (
    <div
      className="form-field-fields"
      onPointerDownCapture={() => {
        isByPointer.current = true;
      }}
      onKeyDownCapture={() => {
        isByPointer.current = false;
      }}
    >
      <Field
        label={words.label}
        required
        requiredLabel={editingWords[locale].required}
        error={errorAt("label")}
        warning={label === null ? words.opaque : undefined}
      >
        <TextField
          value={label ?? ""}
          onChange={model.rename}
          readOnly={fixed || label === null}
          data-field="label"
        />
      </Field>
      <Field
        label={words.type}
        group
        required
        requiredLabel={editingWords[locale].required}
        error={errorAt("swatch_id")}
        warning={type.is === "unknown" ? words.unknownType(type.raw) : undefined}
      >
        <RadioGroup
          layout="row"
          options={shownTypes(state, settings).map((value) => ({ value, label: words.types[value] }))}
          value={chosen}
          onChange={(type) => {
            model.chooseType(type);
            if (isByPointer.current && type === InputType.pullDown) model.leadToChoices();
          }}
          disabled={fixed}
          data-field="swatch_id"
        />
      </Field>
      {chosen === InputType.textBox ? <RuleField {...props} error={errorAt("rule")} fixed={fixed} /> : null}
      <Checkbox
        checked={isRequired(state)}
        onChange={model.require}
        label={words.required}
        disabled={fixed}
        data-field="required"
      />
      <Field
        label={words.description}
        optionalLabel={words.optional}
        error={errorAt("description")}
        warning={description === null ? words.opaque : undefined}
      >
        <TextArea
          value={description ?? ""}
          onChange={model.describe}
          rows={2}
          readOnly={fixed || description === null}
          data-field="description"
        />
      </Field>
      {chosen === InputType.pullDown ? <Choices {...props} error={errorAt("options")} fixed={fixed} /> : null}
      <Destinations {...props} error={errorAt("var_id")} fixed={fixed} />
      <ShownFields model={model} />
    </div>
  );
}

function RuleField({
  model,
  error,
  fixed,
}: Pick<FormFieldProps, "model"> & { error: string | undefined; fixed: boolean }) {
  const { locale } = useAtomValue(model.atoms.settings);
  const rule = ruleOf(useAtomValue(model.atoms.state));
  const words = formFieldWords[locale];
  const options = inputRules.map((value) => ({ value, label: words.rules[value] }));
  return (
    <Field label={words.rule} required requiredLabel={editingWords[locale].required} error={error}>
      <Select<string>
        options={[{ value: "", label: words.choose }, ...options]}
        value={rule.is === "known" ? (rule.value ?? "") : ` ${rule.raw}`}
        goneLabel={rule.is === "unknown" ? words.unknownRule(rule.raw) : ""}
        onChange={(chosen) => model.chooseRule(inputRules.find((each) => each === chosen) ?? null)}
        disabled={fixed}
        data-field="rule"
      />
    </Field>
  );
}
