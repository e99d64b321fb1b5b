import { useMemo } from "react";
import type { ItemId } from "../../../../api/resources.js";
import { Field } from "../../../../kit/Field.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { EmptyListNote, ItemChoice, idsOf, isChosen, useList } from "../../../../references/index.js";
import type { ResourceState } from "../../../picker/index.js";
import { useAction } from "../../action-context.js";
import { EffectLine } from "../parts/EffectLine.js";
import { type FriendInfoEffect, settingOf } from "./effect.js";
import { friendInfoWords } from "./messages.js";
import { chooseChoice } from "./transitions.js";

/** One of the choices of a variable of the select type; without one the variable is cleared. */
export function ChoiceField(props: VariantEditorProps<FriendInfoEffect>) {
  const { value: effect, onChange, locale, errorAt, readOnly } = props;
  const words = friendInfoWords[locale];
  const { lists } = useAction();
  const { var_id, constant } = settingOf(effect);
  const choices = useMemo(() => lists.choices(var_id ?? ""), [lists, var_id]);
  const isGone = lacks(useList(choices), constant);
  return (
    <Field
      label={words.choice}
      layout="line"
      group
      error={errorAt("fix_value")}
      warning={isGone ? words.choiceDeleted : undefined}
    >
      <EffectLine>
        <ItemChoice
          kind="varia"
          label={words.choice}
          ids={idsOf(constant)}
          onChange={([id = null]) => onChange(chooseChoice(effect, id), "fix_value")}
          resource={choices}
          readOnly={readOnly}
          field="fix_value"
        />
        <EmptyListNote resource={choices} text={words.noChoices} />
      </EffectLine>
    </Field>
  );
}

/** Only a whole list can tell what it lacks. */
function lacks(state: ResourceState, id: ItemId): boolean {
  return isChosen(id) && state.is === "ready" && state.complete && !Object.hasOwn(state.source.items, id);
}
