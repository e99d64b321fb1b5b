import { useMemo } from "react";
import { Field } from "../../../../kit/Field.js";
import { Segmented } from "../../../../kit/Segmented.js";
import { path } from "../../../../lib/path.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { ItemChoice, ItemLink, idsOf, useList } from "../../../../references/index.js";
import { narrowResource } from "../../../picker/index.js";
import { useAction } from "../../action-context.js";
import { EffectLine } from "../parts/EffectLine.js";
import {
  type CommonInfoEffect,
  chooseCommonInfo,
  chooseOperand,
  chooseValueType,
  countingOf,
  isNumber,
  Operand,
  ValueType,
} from "./common-info.js";
import { commonInfoWords } from "./messages.js";
import { NumberFields } from "./NumberFields.js";

/** Which common information, and what is added to it or subtracted from it. */
export function CommonInfoEditor(props: VariantEditorProps<CommonInfoEffect>) {
  const { value: effect, onChange, locale, errorAt, readOnly } = props;
  const words = commonInfoWords[locale];
  const { common_var_id, operand, value_type } = countingOf(effect);
  const resource = useNumbers(common_var_id);
  return (
    <>
      <Field
        label={words.commonInfo}
        layout="line"
        group
        error={errorAt("common_var_id")}
        hint={words.numbersOnly}
      >
        <EffectLine>
          <ItemChoice
            kind="common_vars"
            ids={idsOf(common_var_id)}
            onChange={([id = null]) => onChange(chooseCommonInfo(effect, id), "common_var_id")}
            resource={resource}
            readOnly={readOnly}
            field="common_var_id"
          />
          <ItemLink
            kind="common_vars"
            id={common_var_id}
            label={words.commonInfo}
            href={(id) => path`/line/common_var/edit/${id}`}
          />
        </EffectLine>
      </Field>
      <Field label={words.operand} layout="line" group>
        <Segmented
          options={Object.values(Operand).map((value) => ({ value, label: words.operands[value] }))}
          value={operand}
          onChange={(chosen) => onChange(chooseOperand(effect, chosen), "operand")}
          readOnly={readOnly}
          data-field="operand"
        />
      </Field>
      <Field label={words.valueType} layout="line" group>
        <Segmented
          options={Object.values(ValueType).map((value) => ({ value, label: words.valueTypes[value] }))}
          value={value_type}
          onChange={(chosen) => onChange(chooseValueType(effect, chosen), "value_type")}
          readOnly={readOnly}
          data-field="value_type"
        />
      </Field>
      <NumberFields {...props} />
    </>
  );
}

/** The numbers of the list. What is chosen already is there too, as what it is, and not as deleted. */
function useNumbers(chosen: CommonInfoEffect["common_var_id"]) {
  const whole = useAction().lists.list("common_vars");
  const { source } = useList(whole);
  const item = chosen === null || chosen === undefined ? undefined : source?.items[chosen];
  const stray = item && !isNumber(item) ? item.id : null;
  return useMemo(() => narrowResource(whole, (each) => isNumber(each) || each.id === stray), [whole, stray]);
}
