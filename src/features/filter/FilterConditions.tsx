import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import type { EditorCommands } from "../../editor/index.js";
import { Button } from "../../kit/Button.js";
import { PlusIcon } from "../../kit/icons.js";
import { NearProvider, useNearList } from "../../kit/near.js";
import { allRows } from "../../list-editor/index.js";
import { EditAnnouncer } from "./adding/EditAnnouncer.js";
import { offersOrPanels } from "./allowed-conditions.js";
import { ConditionPanel } from "./ConditionPanel.js";
import { conditionRows, orPanels } from "./entity.js";
import { filterWords } from "./messages.js";
import type { FilterModel } from "./model.js";
import { RowSentencesProvider, useRowSentences } from "./summary/use-row-sentence.js";
import { useLeftRows } from "./use-left-rows.js";

/** A filter of more conditions is long. */
const mostDrawn = 40;
/** How long a moved row is marked, in milliseconds. */
const movedMark = 1000;

/** The panel where all must be met, the or-panels below it, and what can be added. Stands inside a `FilterProvider`. */
export function FilterConditions(props: {
  model: FilterModel;
  commands: Pick<EditorCommands, "refuse">;
  attempted: boolean;
}) {
  const { model } = props;
  const state = useAtomValue(model.atoms.state);
  const settings = useAtomValue(model.atoms.settings);
  const moved = useAtomValue(model.atoms.moved);
  const near = useNearList();
  const place = useRef<HTMLDivElement>(null);
  useLeftRows(model, place);
  const words = filterWords[settings.locale];
  const panels = orPanels(state);
  const fixed = settings.readonly || settings.disabled;
  const shared = { ...props, panelCount: panels.length, isLong: allRows(state).length > mostDrawn };
  useEffect(() => {
    if (moved === null) return;
    const timer = setTimeout(() => model.clearMove(), movedMark);
    return () => clearTimeout(timer);
  }, [moved, model]);
  return (
    <RowSentencesProvider value={useRowSentences(settings.locale, model.conditions)}>
      <NearProvider value={near}>
        <div ref={place} className="cond-panels">
          <ConditionPanel {...shared} panel={null} rows={conditionRows(state)} />
          {panels.map(({ key, children: branches }, at) => (
            <ConditionPanel key={key} {...shared} panel={key} number={at + 1} rows={branches ?? []} />
          ))}
        </div>
      </NearProvider>
      {fixed || !offersOrPanels(settings) ? null : (
        <div>
          <Button icon={<PlusIcon />} onPress={() => model.addOrPanel()} data-field="addOr">
            {words.add(words.any)}
          </Button>
        </div>
      )}
      <EditAnnouncer model={model} />
    </RowSentencesProvider>
  );
}
