import { useMemo } from "react";
import { Field } from "../../../kit/Field.js";
import type { Named } from "../../choosing/late.js";
import { type ChoiceRules, ItemChoice } from "../../choosing/views.js";
import { folderResource, narrowResource, pickerWords } from "../../picker/index.js";
import type { ActionSurroundings } from "../action-context.js";
import type { ActionModel } from "../model.js";
import { type Replaceability, replaceEverywhere } from "./references.js";
import { insightWords } from "./words.js";

export interface ReplacementProps {
  model: ActionModel;
  around: ActionSurroundings;
  thing: Named;
  replaceable: Replaceability;
  onReplaced(): void;
}

/** What takes the place of something deleted wherever it is used; one step that can be undone. */
export function Replacement({ model, around, thing, replaceable, onReplaced }: ReplacementProps) {
  const { kind, among } = thing;
  const { effects, type } = replaceable;
  const { locale, abilities } = around.settings;
  const words = insightWords[locale];
  const label = words.replacement(pickerWords[locale].kinds[kind]);
  const whole = around.lists.list(kind);
  const resource = useMemo(() => {
    if (among === "groups") return folderResource(whole);
    // Friend info without a type is a text; common information without one may be a number.
    const untyped = kind === "varia" ? 0 : type;
    return type === null ? whole : narrowResource(whole, (item) => Number(item.type ?? untyped) === type);
  }, [whole, kind, among, type]);
  return (
    <Field label={label} hint={words.replaceHint(effects)} group>
      <ItemChoice
        kind={kind}
        label={label}
        ids={none}
        onChange={([id]) => {
          if (id !== undefined && model.edit(replaceEverywhere(model.state(), thing, id, abilities)))
            onReplaced();
        }}
        resource={resource}
        rules={rules}
        readOnly={false}
        field="replacement"
      />
    </Field>
  );
}

const none: readonly never[] = [];
/** What effects do to it must be allowed, as in their own fields (actions-and-filters §6). */
const rules: ChoiceRules = { onlyEditable: true };
