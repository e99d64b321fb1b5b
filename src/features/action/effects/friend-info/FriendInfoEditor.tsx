import type { ItemId } from "../../../../api/resources.js";
import { Field } from "../../../../kit/Field.js";
import { Segmented } from "../../../../kit/Segmented.js";
import { path } from "../../../../lib/path.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import {
  type ChoiceRules,
  ItemChoice,
  ItemLink,
  idsOf,
  isChosen,
  useList,
  VariableType,
} from "../../../../references/index.js";
import type { ResourceState } from "../../../picker/index.js";
import { useAction } from "../../action-context.js";
import { EffectLine } from "../parts/EffectLine.js";
import { type FriendInfoEffect, Operand, settingOf } from "./effect.js";
import { type FriendInfoWords, friendInfoWords } from "./messages.js";
import { chooseOperand, chooseVariable, knowType } from "./transitions.js";
import { ValueFields } from "./ValueFields.js";
import { rulesOf } from "./variable-types.js";

/** Which variable, what is done to it, and the value that it gets. */
export function FriendInfoEditor(props: VariantEditorProps<FriendInfoEffect>) {
  const { onChange, locale, errorAt, readOnly } = props;
  const words = friendInfoWords[locale];
  const list = useAction().lists.list("varia");
  const { var_id } = settingOf(props.value);
  const effect = knowType(props.value, typeIn(useList(list), var_id));
  const { type, operand } = settingOf(effect);
  const { operands } = rulesOf(type);
  return (
    <>
      <Field label={words.variable} layout="line" group error={errorAt("var_id")}>
        <EffectLine>
          <ItemChoice
            kind="varia"
            ids={idsOf(var_id)}
            onChange={([id = null]) =>
              onChange(chooseVariable(effect, id, typeIn(list.state(), id)), "var_id")
            }
            rules={rules}
            readOnly={readOnly}
            field="var_id"
          />
          <ItemLink
            kind="varia"
            id={var_id}
            label={words.variable}
            href={(id) => path`/line/var/edit/${id}`}
          />
        </EffectLine>
      </Field>
      {isChosen(var_id) ? (
        <Field
          label={words.operand}
          layout="line"
          group
          error={errorAt("operand")}
          hint={hintFor(type, words)}
        >
          <Segmented
            options={Object.values(Operand)
              // A stored choice stays shown where it could not be chosen.
              .filter((value) => value === operand || operands.includes(value))
              .map((value) => ({ value, label: words.operands[value] }))}
            value={operand}
            onChange={(chosen) => onChange(chooseOperand(effect, chosen), "operand")}
            readOnly={readOnly}
            data-field="operand"
          />
        </Field>
      ) : null}
      {isChosen(var_id) && (operand !== Operand.clear || type === VariableType.select) ? (
        // Another variable's choices are another list.
        <ValueFields key={String(var_id)} {...props} value={effect} />
      ) : null}
    </>
  );
}

/** Why some operations are not offered (rules: dates-are-not-counted). */
function hintFor(type: number | null, words: FriendInfoWords): string | undefined {
  if (type === VariableType.date) return words.noDateSums;
  return type === VariableType.image || type === VariableType.pdf ? words.filesClearedOnly : undefined;
}

/** The type of a variable; `null` as long as the list is not there, and for what is not in it. */
function typeIn({ source }: ResourceState, variable: ItemId | null): number | null {
  const type = variable === null ? undefined : source?.items[variable]?.type;
  return type === undefined ? null : Number(type);
}

/** Rules of choosing a variable: only those that the operator may change (rules: write-permission-per-item). */
const rules: ChoiceRules = { allowNew: true, onlyEditable: true };
