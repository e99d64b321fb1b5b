import { memo } from "react";
import type { EditorCommands } from "../../../editor/index.js";
import { AddStrip } from "../../../kit/AddStrip.js";
import { NamedIcon } from "../../../kit/NamedIcon.js";
import { offeredConditions } from "../allowed-conditions.js";
import type { PanelKey } from "../entity.js";
import type { FilterWords } from "../messages.js";
import type { FilterModel } from "../model.js";
import type { FilterSettings } from "../settings.js";
import { addingWords } from "./messages.js";

export interface AddConditionsProps {
  model: FilterModel;
  commands: Pick<EditorCommands, "refuse">;
  panel: PanelKey;
  settings: FilterSettings;
  words: FilterWords;
  /** Types that may be there once and are, in one text. */
  usedTypes: string;
}

/** A button for every condition that the page and the account allow. Memoized: of what stands in the panel only the single-use conditions concern it. */
export const AddConditions = memo(function AddConditions(props: AddConditionsProps) {
  const { model, commands, panel, settings, words } = props;
  const used = new Set(props.usedTypes.split(" "));
  const items = offeredConditions(settings, model.conditions).map(({ type, label: labels, icon }) => {
    const label = labels[settings.locale];
    const mark = used.has(String(type)) ? addingWords[settings.locale].alreadyAddedMark : undefined;
    return { id: type, label, name: words.addOf(label), icon: <NamedIcon name={icon} />, used: mark };
  });
  function add(type: number) {
    const definition = model.conditions.ofType(type);
    if (definition && !model.addCondition(panel, definition)) commands.refuse(words.alreadyAdded);
  }
  return items.length === 0 ? null : <AddStrip heading={words.addHeading} items={items} onAdd={add} />;
});
