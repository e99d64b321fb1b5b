import { Field } from "../../kit/Field.js";
import { Notice } from "../../kit/Notice.js";
import { RadioGroup } from "../../kit/RadioGroup.js";
import { useSalonSettings } from "./salon-context.js";
import type { ShownConflict, Side } from "./sides.js";

/** Each of them with what can be saved; nothing is chosen at first (contract salon.md §5.4). */
export function ConflictChoices(props: {
  conflicts: readonly ShownConflict[];
  chosen: Readonly<Record<string, Side>>;
  onChoose(key: string, side: Side): void;
}) {
  const { conflicts, chosen, onChoose } = props;
  const { words } = useSalonSettings();
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="warning">
      <div>{words.conflictLead}</div>
      {conflicts.map((conflict) => {
        const side = (value: Side) => ({ value, label: words[value], hint: conflict[value] });
        const label = words.conflict(conflict.label);
        return (
          <Field key={conflict.key} label={label} group>
            <RadioGroup
              label={label}
              options={[side("mine"), side("theirs"), side("before")]}
              value={chosen[conflict.key] ?? null}
              onChange={(value) => onChoose(conflict.key, value)}
            />
          </Field>
        );
      })}
    </Notice>
  );
}
