import { useState } from "react";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { addTo, changeIn, rangeProblems, removeFrom, splitIn } from "../../opening-hours/index.js";
import { useOpeningWords } from "./opening-context.js";
import { RangeList } from "./RangeList.js";

/** The ranges that are written in a dialog. The part after midnight is of a day that is not asked for here. */
export function ChosenRanges({
  list,
  onChange,
}: {
  list: readonly PlainData[];
  onChange(next: readonly PlainData[]): void;
}) {
  const words = useOpeningWords();
  const [isCut, setCut] = useState(false);
  return (
    <>
      <RangeList
        list={list}
        problems={rangeProblems(list)}
        onChange={(at, change) => onChange(changeIn(list, at, change))}
        onAdd={() => onChange(addTo(list))}
        onRemove={(at) => onChange(removeFrom(list, at))}
        onSplit={(at) => {
          setCut(true);
          onChange(splitIn(list, at));
        }}
      />
      <StatusRegion visible className={isCut ? "" : "sr"} text={isCut ? words.cut : ""} />
      {list.length === 0 ? <p className="salon-hint">{words.noRanges}</p> : null}
    </>
  );
}
