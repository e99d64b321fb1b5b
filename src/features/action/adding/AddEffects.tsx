import { useAtomValue } from "jotai";
import { atom } from "jotai/vanilla";
import { useMemo } from "react";
import type { EditorCommands } from "../../../editor/index.js";
import { AddStrip } from "../../../kit/AddStrip.js";
import { NamedIcon } from "../../../kit/NamedIcon.js";
import { isUsedUp } from "../list/transitions.js";
import type { ActionModel } from "../model.js";
import { offeredEffects } from "../offered-effects.js";
import { addingWords } from "./messages.js";

/** A button for every effect that the page and the account allow. */
export function AddEffects({ model, commands }: { model: ActionModel; commands: EditorCommands }) {
  const { effects } = model;
  const settings = useAtomValue(model.atoms.settings);
  const usedUp = useAtomValue(useMemo(() => usedUpIn(model), [model])).split(" ");
  const words = addingWords[settings.locale];
  const items = offeredEffects(effects, settings).map(({ type, icon, label }) => {
    const name = label[settings.locale];
    const used = usedUp.includes(String(type)) ? words.alreadyAddedMark : undefined;
    return { id: type, label: name, name: words.addOf(name), icon: <NamedIcon name={icon} />, used };
  });
  function add(type: number) {
    const definition = effects.ofType(type);
    if (definition && !model.addEffect(definition)) commands.refuse(words.alreadyAdded);
  }
  if (items.length === 0) return null;
  return (
    <div data-field="inputs">
      <AddStrip heading={words.addHeading} items={items} onAdd={add} />
    </div>
  );
}

/** The types that may not be added once more, as one text: buttons are not the business of a keystroke. */
function usedUpIn({ atoms, effects }: ActionModel) {
  return atom((get) =>
    effects.all
      .filter((definition) => isUsedUp(get(atoms.state), definition))
      .map(({ type }) => type)
      .join(" "),
  );
}
