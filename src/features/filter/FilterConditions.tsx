import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { Button } from "../../kit/Button.js";
import { PlusIcon } from "../../kit/icons.js";
import { useLazy } from "../../kit/lazily.js";
import type { EditorSurroundings } from "../editing/index.js";
import { ConditionPanel } from "./ConditionPanel.js";
import { allRows, conditionRows, orPanels } from "./entity.js";
import { SayingsProvider, useSayings } from "./far-sayings.js";
import { adding } from "./late-parts.js";
import type { FilterModel } from "./model.js";
import { offersOrPanels } from "./settings.js";
import { filterWords } from "./words.js";

/** A filter of more conditions is long. */
const mostDrawn = 40;
/** How long a moved row is marked, in milliseconds. */
const movedMark = 1000;

/** The panel where all must be met, the or-panels below it, and what can be added. Stands inside a `FilterProvider`. */
export function FilterConditions(props: {
  model: FilterModel;
  surroundings: Pick<EditorSurroundings, "refuse">;
  attempted: boolean;
}) {
  const { model } = props;
  const state = useAtomValue(model.atoms.state);
  const settings = useAtomValue(model.atoms.settings);
  const moved = useAtomValue(model.atoms.moved);
  const words = filterWords[settings.locale];
  const late = useLazy(adding);
  const panels = orPanels(state);
  const fixed = settings.readonly || settings.disabled;
  const shared = { ...props, panelCount: panels.length, isLong: allRows(state).length > mostDrawn };
  useEffect(() => {
    if (moved === null) return;
    const timer = setTimeout(() => model.settleMove(), movedMark);
    return () => clearTimeout(timer);
  }, [moved, model]);
  return (
    <SayingsProvider value={useSayings(settings.locale)}>
      <ConditionPanel {...shared} panel={null} rows={conditionRows(state)} />
      {panels.map(({ key, branches }, at) => (
        <ConditionPanel key={key} {...shared} panel={key} number={at + 1} rows={branches ?? []} />
      ))}
      {fixed || !offersOrPanels(settings) ? null : (
        <div>
          <Button icon={<PlusIcon />} onPress={() => model.addOrPanel()} data-field="addOr">
            {words.add(words.any)}
          </Button>
        </div>
      )}
      {late.is === "ready" ? <late.value.News model={model} /> : null}
    </SayingsProvider>
  );
}
