import { useLayoutEffect, useRef } from "react";
import type { ItemId } from "../../../../api/resources.js";
import type { ListModel } from "../list-model.js";
import type { OpenListWords } from "../messages.js";

/** Ticks all of a folder that the query finds and that may be ticked. Mixed when some of it is. */
export function GroupBox({
  list,
  words,
  id,
  name,
  found,
  chosen,
}: {
  list: ListModel;
  words: OpenListWords;
  id: ItemId | null;
  name: string;
  /** How much of it the query finds, and how much of that is chosen. */
  found: number;
  chosen: number;
}) {
  const box = useRef<HTMLInputElement>(null);
  const all = found > 0 && chosen === found;
  // There is no attribute for it, and a press takes it away.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !all;
  });
  return (
    <input
      ref={box}
      type="checkbox"
      className="picker-group-box"
      tabIndex={-1}
      aria-label={words.wholeGroup(name)}
      checked={all}
      disabled={found === 0}
      onChange={() => list.pressGroup(id)}
    />
  );
}
