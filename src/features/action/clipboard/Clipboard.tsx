import { useStore } from "jotai";
import { useMemo } from "react";
import { tellMissing } from "../../choosing/late.js";
import { ClipboardNews } from "../../editing/late-views.js";
import type { ListEndProps } from "../ListEnd.js";
import { describeEffects } from "./describe-effects.js";
import { effectsToCopy } from "./effects-to-copy.js";
import { offerClipboard } from "./offered-clipboard.js";

/** Copies effects from one action into another, by keys and by menus, and says what was done. */
export function Clipboard({ model, surroundings, around }: ListEndProps) {
  const store = useStore();
  const lists = around?.lists;
  return (
    <ClipboardNews
      model={model}
      surroundings={surroundings}
      content={useMemo(() => effectsToCopy(model, store), [model, store])}
      copiesWhole
      offer={offerClipboard}
      tellMissing={useMemo(() => lists && tellMissing(lists, describeEffects), [lists])}
    />
  );
}
