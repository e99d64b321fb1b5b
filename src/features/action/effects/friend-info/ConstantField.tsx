import { useState } from "react";
import { DateField } from "../../../../kit/DateField.js";
import { Field } from "../../../../kit/Field.js";
import { NumberField } from "../../../../kit/NumberField.js";
import { TextArea } from "../../../../kit/TextArea.js";
import { TextField } from "../../../../kit/TextField.js";
import { isDay } from "../../../../lib/dates/days.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { VariableType } from "../../../../references/index.js";
import { type FriendInfoEffect, settingOf } from "./effect.js";
import { friendInfoWords } from "./messages.js";
import { writeConstant, writeFigure } from "./transitions.js";
import { countsWith } from "./variable-types.js";

/** Field of the written value: a day, a figure to count with, or any text (rules: friend-info-constant). */
export function ConstantField(props: VariantEditorProps<FriendInfoEffect>) {
  const { locale, errorAt, warningAt } = props;
  const words = friendInfoWords[locale];
  return (
    <Field label={words.value} layout="line" error={errorAt("fix_value")} warning={warningAt("fix_value")}>
      <Control {...props} />
    </Field>
  );
}

function Control({ value: effect, onChange, readOnly }: VariantEditorProps<FriendInfoEffect>) {
  const { type, operand, constant } = settingOf(effect);
  // A field of one line would join the lines of what was stored.
  const [hadLines] = useState(constant.includes("\n"));
  const written = (text: string) => onChange(writeConstant(effect, text), "fix_value");
  const field = { readOnly, "data-field": "fix_value" };
  if (type === VariableType.date)
    // The browser's field can show nothing but a day; of anything else the warning tells.
    return <DateField {...field} value={isDay(constant) ? constant : ""} onChange={written} />;
  if (countsWith(operand))
    return (
      <NumberField
        {...field}
        value={constant}
        onChange={(figure) => onChange(writeFigure(effect, figure), "fix_value")}
        decimals={3}
        room="l"
      />
    );
  if (type === VariableType.text || hadLines)
    return <TextArea {...field} value={constant} onChange={written} rows={2} />;
  return <TextField {...field} value={constant} onChange={written} />;
}
