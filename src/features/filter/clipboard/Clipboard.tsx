import { useStore } from "jotai";
import { useMemo } from "react";
import { ClipboardAnnouncements } from "../../../list-editor/index.js";
import { reportMissing } from "../../../references/index.js";
import type { FilterRow } from "../entity.js";
import type { FilterPartProps } from "../filter-part.js";
import { conditionsToCopy } from "./conditions-to-copy.js";
import { describeRows } from "./describe-rows.js";

/** Copies conditions from one filter into another, by keys and by menus, and says what was done. */
export function Clipboard({ model, commands, page: { lists } }: FilterPartProps) {
  const store = useStore();
  return (
    <ClipboardAnnouncements
      model={model}
      commands={commands}
      content={useMemo(() => conditionsToCopy(model, store, lists), [model, store, lists])}
      copiesWhole={false}
      reportMissing={useMemo(
        () =>
          reportMissing<readonly FilterRow[]>(lists, (rows, names) =>
            describeRows(rows, names, model.conditions),
          ),
        [lists, model],
      )}
    />
  );
}
