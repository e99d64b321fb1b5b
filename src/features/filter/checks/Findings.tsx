import { useAtomValue, useSetAtom } from "jotai";
import { memo, useEffect, useState } from "react";
import { Button } from "../../../kit/Button.js";
import { Notice } from "../../../kit/Notice.js";
import { useNames } from "../../choosing/views.js";
import type { FilterState } from "../entity.js";
import { useFilter } from "../filter-context.js";
import type { LatePartProps } from "../late-part.js";
import type { RowNote } from "../model.js";
import { findOddities } from "./find-oddities.js";
import { createKnown } from "./known-lists.js";
import { alarmsOf, notesOf, type Saying } from "./oddity-text.js";
import { placesOf } from "./places.js";
import { oddityWords } from "./words.js";

/** How long after the last edit the conditions are held against each other, in milliseconds. */
const restBefore = 300;

/** Above the panels what can be met by nobody, with the way to it; beside each row what is odd about it. */
export function Findings({ model, attempted }: LatePartProps) {
  const state = useRested(useAtomValue(model.atoms.state));
  return <FoundIn state={state} model={model} attempted={attempted} />;
}

/** Memoized: between two keystrokes the conditions have not rested, and all that was found still holds. */
const FoundIn = memo(function FoundIn(
  props: Pick<LatePartProps, "model" | "attempted"> & { state: FilterState },
) {
  const { model, attempted, state } = props;
  const { settings, lists } = useFilter();
  const setFindings = useSetAtom(model.atoms.findings);
  const names = useNames();
  const { locale, triggerContext } = settings;
  // What is not filled in yet is no news while it is being filled in.
  const oddities = findOddities(state, createKnown(lists, triggerContext)).filter(
    ({ kind }) => attempted || (kind !== "empty" && kind !== "unfinished"),
  );
  const saying: Saying = { places: placesOf(state, locale), names, locale };
  const notes = notesOf(oddities, saying);
  const said = [...notes].map(([row, text]) => `${row} ${text}`).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same findings in a new map are no news.
  useEffect(() => {
    setFindings(new Map([...notes].map(([row, finding]): [string, RowNote] => [row, { finding }])));
  }, [said, setFindings]);
  useEffect(() => () => setFindings(new Map()), [setFindings]);
  const alarms = alarmsOf(oddities, saying);
  return (
    <div role="status" className="filter-alarms">
      {alarms.map(({ row, text }) => (
        <Notice
          key={`${row} ${text}`}
          tone="warning"
          actions={
            <Button variant="quiet" size="s" onPress={() => model.goTo({ row, field: "first" })}>
              {oddityWords[locale].show}
            </Button>
          }
        >
          {text}
        </Notice>
      ))}
    </div>
  );
});

/** What was left alone for a moment. */
function useRested(state: FilterState): FilterState {
  const [rested, setRested] = useState(state);
  useEffect(() => {
    const timer = setTimeout(() => setRested(state), restBefore);
    return () => clearTimeout(timer);
  }, [state]);
  return rested;
}
