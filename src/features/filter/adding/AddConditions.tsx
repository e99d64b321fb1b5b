import { memo } from "react";
import { AddStrip } from "../../../kit/AddStrip.js";
import type { EditorSurroundings } from "../../editing/index.js";
import { conditionIcon } from "../conditions/icons.js";
import { definitionForType } from "../conditions/index.js";
import type { PanelKey } from "../entity.js";
import type { FilterModel } from "../model.js";
import { type FilterSettings, offeredConditions } from "../settings.js";
import { conditionLabel, type FilterWords } from "../words.js";
import { addingWords } from "./words.js";

export interface AddConditionsProps {
  model: FilterModel;
  surroundings: Pick<EditorSurroundings, "refuse">;
  panel: PanelKey;
  settings: FilterSettings;
  words: FilterWords;
  /** Types that may be there once and are, in one text. */
  usedTypes: string;
}

/** A button for every condition that the page and the account allow. Memoized: of what stands in the panel only the single-use conditions concern it. */
export const AddConditions = memo(function AddConditions(props: AddConditionsProps) {
  const { model, surroundings, panel, settings, words } = props;
  const used = new Set(props.usedTypes.split(" "));
  const items = offeredConditions(settings).map((definition) => {
    const label = conditionLabel(definition.type, words);
    const Icon = conditionIcon(definition.type);
    const mark = used.has(String(definition.type))
      ? addingWords[settings.locale].alreadyAddedMark
      : undefined;
    return { id: definition.type, label, name: words.add(label), icon: <Icon />, used: mark };
  });
  function add(type: number) {
    const definition = definitionForType(type);
    if (definition && !model.addCondition(panel, definition)) surroundings.refuse(words.alreadyAdded);
  }
  return items.length === 0 ? null : <AddStrip heading={words.addHeading} items={items} onAdd={add} />;
});
