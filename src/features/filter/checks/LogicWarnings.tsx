import { useAtomValue, useSetAtom } from "jotai";
import { memo, useEffect, useMemo, useState } from "react";
import { Button } from "../../../kit/Button.js";
import { Notice } from "../../../kit/Notice.js";
import { useOnChange } from "../../../kit/use-on-change.js";
import { createSentenceFormat, useNames } from "../../../references/index.js";
import type { FilterState } from "../entity.js";
import { useFilter } from "../filter-context.js";
import type { FilterPartProps } from "../filter-part.js";
import type { RowNote } from "../model.js";
import { findLogicWarnings } from "./find-logic-warnings.js";
import { createJudge } from "./judged-panel.js";
import { createKnown } from "./known-lists.js";
import { alarmsOf, notesOf } from "./logic-warning-text.js";
import { logicWarningWords } from "./messages.js";
import { placesOf } from "./places.js";

/** How long after the last edit the conditions are checked, in milliseconds. */
const restBefore = 300;

/** Above the panels why nobody can be found, with a link to the row; at each row its logic warning. */
export function LogicWarnings({ model }: FilterPartProps) {
  const state = useRested(useAtomValue(model.atoms.state));
  return <RestedLogicWarnings state={state} model={model} />;
}

/** Memoized: while the operator types the rested state stays the same, and so do its warnings. */
const RestedLogicWarnings = memo(function RestedLogicWarnings(
  props: Pick<FilterPartProps, "model"> & { state: FilterState },
) {
  const { model, state } = props;
  const { settings, lists } = useFilter();
  const setLogicWarnings = useSetAtom(model.atoms.logicWarnings);
  const judge = useMemo(() => createJudge(model.conditions), [model]);
  const { locale, triggerContext } = settings;
  const format = createSentenceFormat(useNames(), locale, "whole");
  const fresh = useAtomValue(model.atoms.fresh);
  // A missing part is shown at its field.
  const warnings = findLogicWarnings(state, createKnown(lists, triggerContext), judge).filter(
    ({ kind, row }) => kind !== "empty" && !(kind === "unfinished" && fresh.has(row)),
  );
  const context = { places: placesOf(state, locale), format, conditions: model.conditions };
  const notes = notesOf(warnings, context);
  const serialized = [...notes].map(([row, text]) => `${row} ${text}`).join("\n");
  // `serialized` stands for the notes.
  useOnChange([serialized, setLogicWarnings], () => {
    setLogicWarnings(new Map([...notes].map(([row, warning]): [string, RowNote] => [row, { warning }])));
  });
  useEffect(() => () => setLogicWarnings(new Map()), [setLogicWarnings]);
  const alarms = alarmsOf(warnings, context);
  return (
    <div role="status" className="filter-alarms">
      {alarms.map(({ row, text }) => (
        <Notice
          key={`${row} ${text}`}
          tone="warning"
          actions={
            <Button variant="quiet" size="s" onPress={() => model.goTo({ row, field: "first" })}>
              {logicWarningWords[locale].show}
            </Button>
          }
        >
          {text}
        </Notice>
      ))}
    </div>
  );
});

/** The state, once it has not changed for a moment. */
function useRested(state: FilterState): FilterState {
  const [rested, setRested] = useState(state);
  useEffect(() => {
    const timer = setTimeout(() => setRested(state), restBefore);
    return () => clearTimeout(timer);
  }, [state]);
  return rested;
}
