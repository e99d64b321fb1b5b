import { useAtomValue, useStore } from "jotai";
import { atom } from "jotai/vanilla";
import { useMemo } from "react";
import { AddStrip } from "../../../kit/AddStrip.js";
import type { EditorSurroundings } from "../../editing/index.js";
import { effectIcon, useEditorsAtHand } from "../effects/editors.js";
import { definitionForType } from "../effects/index.js";
import { effectKinds } from "../effects/kinds.js";
import { createListEdits } from "../list/list-edits.js";
import { isUsedUp } from "../list/transitions.js";
import type { ActionModel } from "../model.js";
import { offeredEffects } from "../offered-effects.js";
import { actionWords, effectLabel } from "../words.js";
import { addingWords } from "./words.js";

/** A button for every effect that the page and the account allow. */
export function AddEffects({
  model,
  surroundings,
  ready,
}: {
  model: ActionModel;
  surroundings: EditorSurroundings;
  /** Whether the lists are there that fields choose from. */
  ready: boolean;
}) {
  const settings = useAtomValue(model.atoms.settings);
  const { addEffect } = createListEdits(model, useStore());
  const usedUp = useAtomValue(useMemo(() => usedUpIn(model), [model])).split(" ");
  const words = addingWords[settings.locale];
  const offered = offeredEffects(settings).filter(({ type }) => definitionForType(type) !== null);
  const atHand = useEditorsAtHand(offered.map(({ type }) => type));
  const items = offered.map((kind) => {
    const label = effectLabel(kind.type, actionWords[settings.locale]);
    const Icon = effectIcon(kind.type);
    const used = usedUp.includes(String(kind.type)) ? words.alreadyAddedMark : undefined;
    // Until its fields can be drawn a press would open a panel without them, and what is typed at once would be lost.
    const pending = !ready || !atHand(kind.type);
    return { id: kind.type, label, name: words.add(label), icon: <Icon />, used, pending };
  });
  function add(type: number) {
    const definition = definitionForType(type);
    if (definition && !addEffect(definition)) surroundings.refuse(words.alreadyAdded);
  }
  if (items.length === 0) return null;
  return (
    <div data-field="inputs">
      <AddStrip heading={words.addHeading} items={items} onAdd={add} />
    </div>
  );
}

/** The kinds that may not be added once more, as one text: buttons are not the business of a keystroke. */
function usedUpIn({ atoms }: ActionModel) {
  return atom((get) =>
    effectKinds
      .filter((kind) => isUsedUp(get(atoms.state), kind))
      .map(({ type }) => type)
      .join(" "),
  );
}
