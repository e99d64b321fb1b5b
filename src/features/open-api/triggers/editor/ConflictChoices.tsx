import { useAtomValue } from "jotai";
import { Field } from "../../../../kit/Field.js";
import { Notice } from "../../../../kit/Notice.js";
import { RadioGroup } from "../../../../kit/RadioGroup.js";
import { joinParts } from "../../../../lib/isolate.js";
import { conflictId, type Side, type TriggerConflict } from "../tree/merge-trigger.js";
import type { ParamNode } from "../tree/tree.js";
import { useTriggerWords } from "../use-trigger-words.js";
import type { TriggerEditor } from "./trigger-editor.js";

/** Fields that two people have changed differently, each with what can be saved. */
export function ConflictChoices({ editor }: { editor: TriggerEditor }) {
  const words = useTriggerWords();
  const { all, chosen } = useAtomValue(editor.atoms.conflicts);
  if (all.length === 0) return null;
  const typeName = (type: string) =>
    Object.hasOwn(words.types, type)
      ? words.types[type as keyof typeof words.types]
      : words.unknownType(type);

  function say(conflict: TriggerConflict, side: Side): string {
    const value: string | ParamNode | null = conflict[side];
    if (value === null) return words.absent;
    if (typeof value !== "string") return joinParts([value.label || value.key, `(${typeName(value.type)})`]);
    const isType = conflict.field === "params" && conflict.subject === "type";
    return isType ? typeName(value) : value;
  }
  function nameOf(conflict: TriggerConflict): string {
    if (conflict.field !== "params")
      return { name: words.name, event: words.eventName, label: words.label }[conflict.field];
    const subject = { label: words.label, type: words.type, presence: words.key }[conflict.subject];
    return joinParts([conflict.path.join("."), subject]);
  }
  return (
    <Notice tone="warning">
      <div>{words.conflictLead}</div>
      {all.map((conflict) => {
        const id = conflictId(conflict);
        const label = words.conflict(nameOf(conflict));
        const side = (value: Side) => ({ value, label: words[value], hint: say(conflict, value) });
        return (
          <Field key={id} label={label} group>
            <RadioGroup
              label={label}
              options={[side("mine"), side("theirs"), side("before")]}
              value={chosen.get(id) ?? null}
              onChange={(value) => editor.choose(conflict, value)}
            />
          </Field>
        );
      })}
    </Notice>
  );
}
