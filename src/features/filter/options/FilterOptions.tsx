import { useAtomValue } from "jotai";
import { Field } from "../../../kit/Field.js";
import { Select } from "../../../kit/Select.js";
import { emptyFilter } from "../entity.js";
import type { FilterPartProps } from "../filter-part.js";
import type { FilterOption } from "../transitions.js";
import type { OptionWords } from "./messages.js";
import { optionWords } from "./messages.js";

/**
 * The option selectors: how many, in what order, and whether blocked and hidden friends are shown (rules: filter-options, blocked-and-hidden). Servers write
 * figures as text, too; where nothing is stored, what a new filter has is shown.
 */
export function FilterOptions({ model }: FilterPartProps) {
  const { document } = useAtomValue(model.atoms.state);
  const settings = useAtomValue(model.atoms.settings);
  return (
    <div className="filter-options">
      {selectors(optionWords[settings.locale]).map(({ option, label, values }) => {
        const stored = document[option] ?? emptyFilter()[option];
        const known = values.find(({ value }) => String(value) === String(stored));
        // One that no list names stays, and is shown as it is.
        if (settings.readonly)
          return (
            <Field key={option} label={label} group>
              <span>{known?.label ?? String(stored)}</span>
            </Field>
          );
        return (
          <Field key={option} label={label}>
            <Select
              options={values}
              value={known?.value ?? Number.NaN}
              goneLabel={String(stored)}
              onChange={(chosen) => model.chooseOption(option, chosen)}
              disabled={settings.disabled}
              data-field={option}
            />
          </Field>
        );
      })}
    </div>
  );
}

function selectors(words: OptionWords) {
  const of = (
    option: FilterOption,
    label: string,
    order: readonly number[],
    labels: Readonly<Record<number, string>>,
  ) => ({
    option,
    label,
    values: order.map((value) => ({ value, label: labels[value] ?? String(value) })),
  });
  return [
    of("take_num", words.takeNum, [50, 100, 200], words.takeNums),
    of("sort_type", words.order, [1, 0, 3, 4], words.sortTypes),
    of("with_blocked", words.withBlocked, [0, 1, 2], words.withBlockeds),
    of("user_rate_type", words.userRateType, [0, 1, 3], words.userRateTypes),
  ];
}
