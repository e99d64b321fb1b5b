import { useStore } from "jotai";
import { useMemo } from "react";
import { ClipboardAnnouncements } from "../../../list-editor/index.js";
import { reportMissing } from "../../../references/index.js";
import type { EffectRow } from "../entity.js";
import type { ListEndProps } from "../list-end-props.js";
import { describeEffects } from "./describe-effects.js";
import { effectsToCopy } from "./effects-to-copy.js";

/** Copies effects from one action into another, by keys and by menus, and says what was done. */
export function Clipboard({ model, commands, context }: ListEndProps) {
  const store = useStore();
  const { lists, effects } = context;
  return (
    <ClipboardAnnouncements
      model={model}
      commands={commands}
      content={useMemo(() => effectsToCopy(model, store, lists), [model, store, lists])}
      copiesWhole
      reportMissing={useMemo(
        () =>
          reportMissing<readonly EffectRow[]>(lists, (rows, names) => describeEffects(effects, rows, names)),
        [lists, effects],
      )}
    />
  );
}
