import { useStore } from "jotai";
import { useMemo } from "react";
import { tellMissing } from "../../choosing/late.js";
import { ClipboardNews } from "../../editing/late-views.js";
import type { LatePartProps } from "../late-part.js";
import { conditionsToCopy } from "./conditions-to-copy.js";
import { describeRows } from "./describe-rows.js";
import { offerClipboard } from "./offered-clipboard.js";

/** Copies conditions from one filter into another, by keys and by menus, and says what was done. */
export function Clipboard({ model, surroundings, page: { lists } }: LatePartProps) {
  const store = useStore();
  return (
    <ClipboardNews
      model={model}
      surroundings={surroundings}
      content={useMemo(() => conditionsToCopy(model, store), [model, store])}
      copiesWhole={false}
      offer={offerClipboard}
      tellMissing={useMemo(() => tellMissing(lists, describeRows), [lists])}
    />
  );
}
