import { Field } from "../../../../kit/Field.js";
import { Segmented } from "../../../../kit/Segmented.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { VariableType } from "../../../../references/index.js";
import { useAction } from "../../action-context.js";
import { usesLinkedData } from "../../settings.js";
import { LinkedField } from "../parts/linked/LinkedField.js";
import { RandomRangeFields } from "../parts/random/RandomRangeFields.js";
import { ChoiceField } from "./ChoiceField.js";
import { ConstantField } from "./ConstantField.js";
import { type FriendInfoEffect, settingOf, ValueType } from "./effect.js";
import { friendInfoWords } from "./messages.js";
import { chooseLinkedValue, chooseValueType } from "./transitions.js";
import { linkedKindsOf, rulesOf } from "./variable-types.js";

/** Source of the value, and the value itself. */
export function ValueFields(props: VariantEditorProps<FriendInfoEffect>) {
  const { value: effect, onChange, locale, errorAt, readOnly } = props;
  const words = friendInfoWords[locale];
  const { type, operand, valuetype } = settingOf(effect);
  const { settings } = useAction();
  const { valueTypes } = rulesOf(type);
  const offered = Object.values(ValueType).filter(
    // A stored choice stays shown where it could not be chosen (rules: stored-choice-stays).
    (value) =>
      value === valuetype ||
      (valueTypes.includes(value) && (value !== ValueType.linked || usesLinkedData(settings))),
  );
  return (
    <>
      {offered.length > 1 || valuetype !== ValueType.constant ? (
        <Field label={words.valueType} layout="line" group error={errorAt("valuetype")}>
          <Segmented
            options={offered.map((value) => ({ value, label: words.valueTypes[value] }))}
            value={valuetype}
            onChange={(chosen) => onChange(chooseValueType(effect, chosen), "valuetype")}
            readOnly={readOnly}
            data-field="valuetype"
          />
        </Field>
      ) : null}
      {valuetype === ValueType.constant && type === VariableType.select ? <ChoiceField {...props} /> : null}
      {valuetype === ValueType.constant && type !== VariableType.select ? <ConstantField {...props} /> : null}
      {valuetype === ValueType.random ? (
        <Field label={words.value} layout="line" group error={errorAt("min_value")}>
          <RandomRangeFields effect={effect} onChange={onChange} words={words} readOnly={readOnly} />
        </Field>
      ) : null}
      {valuetype === ValueType.linked ? (
        <LinkedField
          context={effect.context}
          kinds={linkedKindsOf(type, operand)}
          formatted={type !== VariableType.date}
          onChange={(context) => onChange(chooseLinkedValue(effect, context), "context")}
          words={words}
          error={errorAt("context")}
          readOnly={readOnly}
        />
      ) : null}
    </>
  );
}
