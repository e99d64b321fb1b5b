import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { Button } from "../../kit/Button.js";
import { PlusIcon } from "../../kit/icons.js";
import { StatusRegion } from "../../kit/StatusRegion.js";
import type { EditorSurroundings } from "../editing/index.js";
import { ConditionPanel } from "./ConditionPanel.js";
import type { Happening } from "./edits.js";
import { allRows, conditionRows, orPanels } from "./entity.js";
import type { FilterModel } from "./model.js";
import { offersOrPanels } from "./settings.js";
import { conditionLabel, type FilterWords, filterWords } from "./words.js";

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
  const panels = orPanels(state);
  const fixed = settings.readonly || settings.disabled;
  const shared = { ...props, panelCount: panels.length, isLong: allRows(state).length > mostDrawn };
  useEffect(() => {
    if (moved === null) return;
    const timer = setTimeout(() => model.settleMove(), movedMark);
    return () => clearTimeout(timer);
  }, [moved, model]);
  return (
    <>
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
      <News model={model} words={words} />
    </>
  );
}

/** Says what an edit did, for those who do not see it. */
function News({ model, words }: { model: FilterModel; words: FilterWords }) {
  const happening = useAtomValue(model.atoms.happening);
  return <StatusRegion text={happening ? newsText(happening, words) : ""} />;
}

function newsText(happening: Happening, words: FilterWords): string {
  if (!("type" in happening)) return words[happening.kind];
  const label = conditionLabel(happening.type, words);
  if (happening.kind === "moved") return words.moved(label, happening.number);
  return words[happening.kind](words.heading(happening.number, label));
}
