import { useAtomValue } from "jotai";
import { ConflictChoices as Choices, type Side } from "../../../../editor/index.js";
import { joinParts } from "../../../../lib/isolate.js";
import { useOpenApiSettings } from "../../open-api-context.js";
import { conflictId, type TriggerConflict } from "../tree/merge-trigger.js";
import type { ParamNode } from "../tree/tree.js";
import { useTriggerWords } from "../use-trigger-words.js";
import type { TriggerEditor } from "./trigger-editor.js";

/** Fields that two people have changed differently, each with what can be saved. */
export function ConflictChoices({ editor }: { editor: TriggerEditor }) {
  const words = useTriggerWords();
  const { locale } = useOpenApiSettings().settings;
  const all = useAtomValue(editor.atoms.conflicts);
  const { chosen } = useAtomValue(editor.atoms.present);
  const typeName = (type: string) =>
    Object.hasOwn(words.types, type)
      ? words.types[type as keyof typeof words.types]
      : words.unknownType(type);

  function format(conflict: TriggerConflict, side: Side): string {
    const value: string | ParamNode | null = conflict[side];
    if (value === null) return words.none;
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
  const shown = all.map((conflict) => ({
    key: conflictId(conflict),
    label: nameOf(conflict),
    mine: format(conflict, "mine"),
    theirs: format(conflict, "theirs"),
    before: format(conflict, "before"),
  }));
  return (
    <Choices
      locale={locale}
      lead="same"
      conflicts={shown}
      chosen={(id) => chosen?.[id]}
      onChoose={(id, side) => {
        const conflict = all.find((each) => conflictId(each) === id);
        if (conflict) editor.choose(conflict, side);
      }}
    />
  );
}
