import { useAtomValue } from "jotai";
import { memo, useCallback } from "react";
import { useNear } from "../../../kit/near.js";
import { isDay } from "../../../lib/dates/days.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { VariableType } from "../../../references/index.js";
import type { Variable } from "../fields/variable.js";
import { friendWords } from "../messages.js";
import { rowOf } from "../model.js";
import { FieldRow } from "./FieldRow.js";
import { useFriend } from "./friend-context.js";
import { useVariableText } from "./use-variable-text.js";
import { VariableControl } from "./VariableControl.js";

/** One variable. Far from the screen its name stands for it. */
export const VariableRow = memo(function VariableRow({
  variable,
  isWatched,
}: {
  variable: Variable;
  isWatched: boolean;
}) {
  const { model } = useFriend();
  const key = String(variable.id);
  const isAskedFor = useAtomValue(model.atoms.focus)?.row === rowOf("variables", key);
  const [node, isNear] = useNear({ key, atOnce: isAskedFor, isWatched });
  return (
    <div ref={node}>
      {isNear ? (
        <DrawnRow variable={variable} />
      ) : (
        <div className="friend-row friend-row-far">
          <bdi>{variable.name}</bdi>
        </div>
      )}
    </div>
  );
});

function DrawnRow({ variable }: { variable: Variable }) {
  const { model, settings, isFixed } = useFriend();
  const words = friendWords[settings.locale];
  const { id, name, type, isWritable, isDeleted } = variable;
  const key = String(id);
  const part = model.parts.variables;
  const state = useAtomValue(part.field(key));
  const textOfVariable = useVariableText();
  const textOf = useCallback(
    (value: PlainData) => textOfVariable(variable, value),
    [textOfVariable, variable],
  );
  const isKnown = (Object.values(VariableType) as number[]).includes(type);
  const { value } = state;
  const hint = isDeleted
    ? words.deletedHint
    : isKnown
      ? isWritable
        ? undefined
        : words.readOnly
      : words.unknownType;
  const isStray = type === VariableType.date && value !== null && !isDay(value);
  return (
    <FieldRow
      tab="variables"
      name={key}
      label={isDeleted ? words.deletedVariable(key) : name}
      state={state}
      textOf={textOf}
      hint={hint}
      warning={isStray && !state.edit ? words.notADay(textOf(value)) : undefined}
      group={type === VariableType.image || type === VariableType.pdf}
    >
      <VariableControl
        variable={variable}
        value={value}
        textOf={textOf}
        isReadOnly={isFixed || !isWritable || !isKnown}
        onChange={(next, isTyped) => part.write(key, next, isTyped)}
        onWrite={(text) => part.writeText(key, text)}
      />
    </FieldRow>
  );
}
