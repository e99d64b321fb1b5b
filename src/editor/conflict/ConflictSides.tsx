import type { DataAttributes } from "../../kit/attributes.js";
import { RadioGroup } from "../../kit/RadioGroup.js";
import type { Locale } from "../../lib/locale.js";
import { conflictWords } from "./messages.js";
import type { Side } from "./side.js";

/** Which of three values is saved. Without `of` its name is that of the `Field` around it. */
export function ConflictSides(
  props: DataAttributes & {
    locale: Locale;
    /** Name of what two people have changed. */
    of?: string | undefined;
    /** Name of the other who has changed it, where that is known. */
    who?: string | undefined;
    /** The three values in words. */
    values: Readonly<Record<Side, string>>;
    /** Nothing is chosen for them: `null`. */
    chosen: Side | null;
    onChoose(side: Side): void;
    /** A save waits for this choice alone, and goes on so after it. */
    goesOn?: ((radio: HTMLElement) => void) | undefined;
    disabled?: boolean | undefined;
  },
) {
  const { locale, of, who, values, chosen, onChoose, goesOn, ...passed } = props;
  const words = conflictWords[locale];
  const option = (value: Side, label: string) => ({ value, label, hint: values[value] });
  return (
    <RadioGroup<Side>
      {...passed}
      label={of === undefined ? undefined : words.of(of)}
      options={[
        option("mine", words.mine),
        option("theirs", who === undefined ? words.theirs : words.theirsOf(who)),
        option("before", words.before),
      ]}
      value={chosen}
      onChange={onChoose}
      onPick={goesOn}
    />
  );
}
