import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import type { Group } from "./catalogue.js";
import type { PickerModel } from "./model.js";
import type { PopupWords } from "./popup/words.js";

/** Ticks all of a folder that the query finds and that may be ticked. Mixed when some of it is. */
export function GroupBox({
  model,
  words,
  group,
  at,
  name,
}: {
  model: PickerModel;
  words: PopupWords;
  group: Group;
  /** Which of the groups it is. */
  at: number;
  name: string;
}) {
  const { multiple } = useAtomValue(model.atoms.settings);
  const found = useAtomValue(model.atoms.counts)?.groups[at] ?? 0;
  const count = useAtomValue(model.atoms.chosenCounts)?.[at] ?? 0;
  const box = useRef<HTMLInputElement>(null);
  const all = found > 0 && count === found;
  // There is no attribute for it, and a press takes it away.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !all;
  });
  if (!multiple) return null;
  return (
    <input
      ref={box}
      type="checkbox"
      className="picker-group-box"
      tabIndex={-1}
      aria-label={words.wholeGroup(name)}
      checked={all}
      disabled={found === 0}
      onChange={() => model.pressGroup(group.id)}
    />
  );
}
