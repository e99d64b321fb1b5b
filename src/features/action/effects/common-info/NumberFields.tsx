import { Field } from "../../../../kit/Field.js";
import { NumberField } from "../../../../kit/NumberField.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { useAction } from "../../action-context.js";
import { RandomRangeFields } from "../parts/random/RandomRangeFields.js";
import { type CommonInfoEffect, countingOf, ValueType, writeConstant } from "./common-info.js";
import { commonInfoWords } from "./messages.js";

/** The number, or between what it is drawn; three digits after the point are kept (rules: common-info-effect). */
export function NumberFields(props: VariantEditorProps<CommonInfoEffect>) {
  const { value: effect, onChange, locale, errorAt, readOnly } = props;
  const words = commonInfoWords[locale];
  const { value_type, constant } = countingOf(effect);
  const { limits } = useAction().settings;
  if (value_type === ValueType.random)
    return (
      <Field label={words.value} layout="line" group error={errorAt("min_value", "max_value")}>
        <RandomRangeFields
          effect={effect}
          onChange={onChange}
          most={limits.commonVarMax}
          decimals={3}
          words={words}
          readOnly={readOnly}
        />
      </Field>
    );
  return (
    <Field label={words.value} layout="line" error={errorAt("fix_value")}>
      <NumberField
        value={constant}
        onChange={(figure) => onChange(writeConstant(effect, figure), "fix_value")}
        decimals={3}
        room="l"
        readOnly={readOnly}
        data-field="fix_value"
      />
    </Field>
  );
}
