import { WarningIcon } from "../../../kit/icons.js";
import { RadioGroup } from "../../../kit/RadioGroup.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { friendWords } from "../messages.js";
import type { OpenConflict, Side } from "../part/part-model.js";
import { useFriend } from "./friend-context.js";

/** Two people changed one field differently: which of the three values stays. Nothing is chosen at first. */
export function ConflictChoice({
  name,
  conflict,
  side,
  textOf,
  onDecide,
}: {
  name: string;
  conflict: OpenConflict;
  side: Side | null;
  textOf(value: PlainData): string;
  onDecide(side: Side): void;
}) {
  const { settings, isFixed } = useFriend();
  const words = friendWords[settings.locale];
  const who = conflict.by === null ? words.somebody : words.person(conflict.by);
  const option = (value: Side, label: string) => ({ value, label, hint: textOf(conflict[value]) });
  return (
    <div className="friend-conflict" data-field="value">
      <div className="friend-conflict-head">
        <WarningIcon />
        <span>{words.conflictHint(who)}</span>
      </div>
      <RadioGroup<Side>
        label={words.conflict(name)}
        options={[
          option("mine", words.mine),
          option("theirs", words.theirs(who)),
          option("before", words.before),
        ]}
        value={side}
        onChange={onDecide}
        disabled={isFixed}
      />
    </div>
  );
}
