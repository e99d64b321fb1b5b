import { useMemo } from "react";
import { Field } from "../../../kit/Field.js";
import type { Named } from "../../../references/index.js";
import { type ChoiceRules, ItemChoice } from "../../../references/index.js";
import { folderResource, narrowResource, pickerWords } from "../../picker/index.js";
import type { ActionContext } from "../action-context.js";
import type { ActionModel } from "../model.js";
import { analysisWords } from "./messages.js";
import { type Replaceability, replaceEverywhere } from "./references.js";

export interface ReplacementProps {
  model: ActionModel;
  context: ActionContext;
  thing: Named;
  replaceable: Replaceability;
  onReplaced(): void;
}

/** Form that replaces something deleted wherever it is used; one step that can be undone. */
export function Replacement({ model, context, thing, replaceable, onReplaced }: ReplacementProps) {
  const { kind, among } = thing;
  const { effects, type } = replaceable;
  const { locale, abilities } = context.settings;
  const words = analysisWords[locale];
  const label = words.replacement(pickerWords[locale].kinds[kind]);
  const whole = context.lists.list(kind);
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
          if (
            id !== undefined &&
            model.edit(replaceEverywhere(model.effects, model.state(), thing, id, abilities))
          )
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
/**
 * Rules of choosing the replacement: what effects do to it must be allowed, as in their own fields
 * (rules: write-permission-per-item).
 */
const rules: ChoiceRules = { onlyEditable: true };
