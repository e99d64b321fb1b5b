import { useEffect, useMemo } from "react";
import { editingWords, explainFailure } from "../../../editor/index.js";
import { IconButton } from "../../../kit/IconButton.js";
import { CloseIcon } from "../../../kit/icons.js";
import { Select } from "../../../kit/Select.js";
import { TextField } from "../../../kit/TextField.js";
import { joinMessages } from "../../../lib/join-messages.js";
import { textOn } from "../../../lib/text-on.js";
import { useList } from "../../../references/index.js";
import { idOf } from "../fields/variable.js";
import { friendWords } from "../messages.js";
import { useFriend } from "./friend-context.js";
import type { VariableControlProps } from "./variable-control-props.js";

/** One of the choices of a variable; the chosen one stands on its colour. Choices are loaded when their field is near. */
export function ChoiceControl({ variable, value, textOf, isReadOnly, onChange }: VariableControlProps) {
  const { lists, settings, commands } = useFriend();
  const words = friendWords[settings.locale];
  const list = useMemo(() => lists.choices(variable.id), [lists, variable.id]);
  const state = useList(list);
  const failure = state.is === "failed" ? state.failure : null;
  useEffect(() => {
    if (failure) commands.contentFailed(failure, words.choicesFailed);
  }, [failure, commands, words]);
  const { source } = state;
  const items = source ? source.ids.map((id) => source.items[String(id)]) : [];
  const chosen = typeof value === "number" || typeof value === "string" ? value : null;
  const own = items.find((item) => item && String(item.id) === String(chosen));
  const colors = textOn(own?.color ?? null);
  const isWhole = state.is === "ready" && state.complete;
  const gone = failure ? words.choicesFailed : isWhole ? words.choiceDeleted : words.loading;
  if (isReadOnly)
    return (
      <TextField
        value={chosen === null ? "" : own || !isWhole ? textOf(chosen) : words.choiceDeleted}
        onChange={() => {}}
        placeholder={words.unset}
        readOnly
        data-field="value"
      />
    );
  return (
    <div className="friend-choice">
      <Select
        options={items.flatMap((item) =>
          item ? [{ value: idOf(String(item.id)), label: item.name ?? String(item.id) }] : [],
        )}
        value={chosen === null ? null : idOf(String(chosen))}
        onChange={(id) => onChange(id)}
        placeholder={isWhole && items.length === 0 ? words.noChoices : words.unset}
        goneLabel={gone}
        colors={colors}
        data-field="value"
      />
      {chosen === null ? null : (
        <IconButton
          label={words.clear(variable.name)}
          icon={<CloseIcon />}
          edge
          onPress={() => onChange(null)}
        />
      )}
      {failure ? (
        <span role="alert" className="field-note field-error">
          <span>
            {joinMessages([words.choicesFailed, ...explainFailure(failure, editingWords[settings.locale])])}
          </span>
        </span>
      ) : null}
    </div>
  );
}
