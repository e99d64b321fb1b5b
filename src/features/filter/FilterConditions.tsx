import { useAtomValue } from "jotai";
import { useRef } from "react";
import type { EditorCommands } from "../../editor/index.js";
import { Button } from "../../kit/Button.js";
import { PlusIcon } from "../../kit/icons.js";
import { NearProvider, useNearList } from "../../kit/near.js";
import { Announcer, allRows, useMovedMark } from "../../list-editor/index.js";
import { addingWords } from "./adding/messages.js";
import { offersOrPanels } from "./allowed-conditions.js";
import { ConditionPanel } from "./ConditionPanel.js";
import { conditionLabel } from "./condition-label.js";
import { conditionRows, orPanels } from "./entity.js";
import { filterWords } from "./messages.js";
import type { FilterModel } from "./model.js";
import { RowSentencesProvider, useRowSentences } from "./summary/use-row-sentence.js";
import { useLeftRows } from "./use-left-rows.js";

/** The panel where all must be met, the or-panels below it, and what can be added. Stands inside a `FilterProvider`. */
export function FilterConditions(props: {
  model: FilterModel;
  commands: Pick<EditorCommands, "refuse">;
  attempted: boolean;
}) {
  const { model } = props;
  const state = useAtomValue(model.atoms.state);
  const settings = useAtomValue(model.atoms.settings);
  const near = useNearList();
  const place = useRef<HTMLDivElement>(null);
  useLeftRows(model, place);
  useMovedMark(model);
  const words = filterWords[settings.locale];
  const panels = orPanels(state);
  const fixed = settings.readonly || settings.disabled;
  const shared = { ...props, panelCount: panels.length, rowCount: allRows(state).length };
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
          <Button
            icon={<PlusIcon />}
            onPress={() => model.addOrPanel()}
            title={words.anyHint}
            data-field="addOr"
          >
            {words.addOf(words.any)}
          </Button>
        </div>
      )}
      <Announcer
        model={model}
        locale={settings.locale}
        words={{ ...addingWords[settings.locale], heading: words.numbered }}
        labelOf={(type) => conditionLabel(type, settings.locale, model.conditions)}
      />
    </RowSentencesProvider>
  );
}
