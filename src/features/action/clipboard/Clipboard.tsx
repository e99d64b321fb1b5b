import { useStore } from "jotai";
import { useCallback, useMemo } from "react";
import { ClipboardAnnouncements, type Clipboard as ClipboardCommands } from "../../../list-editor/index.js";
import { type Names, reportMissing } from "../../../references/index.js";
import type { EffectRow } from "../entity.js";
import type { ListEndProps } from "../list-end-props.js";
import type { ActionModel } from "../model.js";
import { describeEffects } from "./describe-effects.js";
import { effectsToCopy } from "./effects-to-copy.js";

/** Copies effects from one action into another, by keys and by menus, and says what was done. */
export function Clipboard({ model, commands, context }: ListEndProps) {
  const store = useStore();
  const { lists, effects } = context;
  const offer = useCallback(
    ({ atoms }: ActionModel, clipboard: ClipboardCommands) => {
      store.set(atoms.clipboard, clipboard);
      return () => store.set(atoms.clipboard, null);
    },
    [store],
  );
  return (
    <ClipboardAnnouncements
      model={model}
      commands={commands}
      content={useMemo(() => effectsToCopy(model, store, lists), [model, store, lists])}
      copiesWhole
      offer={offer}
      reportMissing={useMemo(() => {
        const describe = (rows: readonly EffectRow[], names: Names) => describeEffects(effects, rows, names);
        return reportMissing(lists, describe);
      }, [lists, effects])}
    />
  );
}
