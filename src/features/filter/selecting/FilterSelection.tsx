import { useAtomValue } from "jotai";
import type { EditorCommands } from "../../../editor/index.js";
import { Button } from "../../../kit/Button.js";
import { SelectionTools } from "../../../list-editor/index.js";
import { offersOrPanels } from "../allowed-conditions.js";
import { filterClipboardWords } from "../clipboard/messages.js";
import { filterWords } from "../messages.js";
import type { FilterModel } from "../model.js";
import { whyNotWrapped } from "../transitions.js";
import { selectingWords } from "./messages.js";

/** Lets several conditions be selected, and says what can be done to them. */
export function FilterSelection({
  model,
  commands,
}: {
  model: FilterModel;
  commands: Pick<EditorCommands, "refuse">;
}) {
  const settings = useAtomValue(model.atoms.settings);
  const { locale } = settings;

  function wrap(): void {
    const keys = model.selection.rows().map(({ key }) => key);
    const why = whyNotWrapped(model.state(), keys, model.conditions);
    if (why === "used") commands.refuse(filterWords[locale].alreadyAdded);
    else if (why === "nested") commands.refuse(filterClipboardWords[locale].nested);
    else model.wrapInOrPanel(keys);
  }
  return (
    <SelectionTools model={model} locale={locale}>
      {offersOrPanels(settings) ? (
        <Button size="s" onPress={wrap}>
          {selectingWords[locale].wrap}
        </Button>
      ) : null}
    </SelectionTools>
  );
}
