import { useAtomValue } from "jotai";
import type { FocusTarget } from "../../editor/index.js";
import { RowCheckbox } from "../../kit/RowCheckbox.js";
import type { Locale } from "../../lib/locale.js";
import type { RowSelection } from "./create-selection.js";
import { selectionWords } from "./messages.js";

/** The checkbox at a row's head, while there are any. */
export function RowCheck({
  row,
  heading,
  selected,
  model,
  locale,
}: {
  row: string;
  heading: string;
  selected: boolean;
  model: { readonly selection: RowSelection; focusOn(target: FocusTarget): void };
  locale: Locale;
}) {
  const { selection } = model;
  if (!useAtomValue(selection.atoms.showsChecks)) return null;
  return (
    <RowCheckbox
      label={selectionWords[locale].select(heading)}
      checked={selected}
      onChange={(isRange) => {
        if (isRange) selection.selectTo(row, true);
        else selection.toggle(row);
        // It goes with the last one, and the focus with it.
        if (selection.keys().size === 0) model.focusOn({ row, field: "select" });
      }}
      data-row-head
      data-field="select"
    />
  );
}
