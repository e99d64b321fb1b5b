import type { SalonItem } from "../../../api/salon-items.js";
import { useSalonSettings } from "../../salon/index.js";
import { useItemWords } from "../items-context.js";
import { PairBox, type PlacedBox } from "./PairBox.js";
import type { PairSum } from "./pair-sums.js";
import type { EditedPairs } from "./use-edited-pairs.js";
import { headHeight, rowHeight } from "./use-pair-view.js";

/** Parts that all rows have in common. */
interface RowProps {
  /** Those that are drawn, with their places. */
  columns: readonly { readonly at: number; readonly resource: SalonItem }[];
  pairs: EditedPairs;
  boxAt(row: number, column: number): PlacedBox;
}

/** The resources, each with what is said of all its pairs. */
export function PairHead({ columns, pairs, boxAt }: RowProps) {
  const own = useItemWords("courses");
  const headOf = useHeadOf();
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on what stands in it.
    <div role="row" aria-rowindex={1} className="pair-head">
      <span role="presentation" className="pair-corner" />
      {columns.map(({ at, resource }) => (
        <PairBox
          key={resource.id}
          role="columnheader"
          {...boxAt(0, at)}
          {...headOf(resource, pairs.sums.ofResource(resource), own.nothing)}
        />
      ))}
    </div>
  );
}

/** A course, and whether it goes with each resource. `row` is counted from 1. */
export function PairRow({
  row,
  course,
  columns,
  pairs,
  boxAt,
}: RowProps & { row: number; course: SalonItem }) {
  const { words } = useSalonSettings();
  const own = useItemWords("courses");
  const headOf = useHeadOf();
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on what stands in it.
    <div
      role="row"
      aria-rowindex={row + 1}
      className="pair-row"
      style={{ insetBlockStart: headHeight + (row - 1) * rowHeight }}
    >
      <PairBox
        role="rowheader"
        {...boxAt(row, 0)}
        {...headOf(course, pairs.sums.ofCourse(course), own.nobody)}
      />
      {columns.map(({ at, resource }) => (
        <PairBox
          key={resource.id}
          role="gridcell"
          {...boxAt(row, at)}
          label={own.pair(course.name || words.noName, resource.name || words.noName)}
          sum={pairs.state.isOn(course.id, resource.id) ? "all" : "none"}
        />
      ))}
    </div>
  );
}

/** Gives what a heading says: all of a course or resource, and where nobody can be booked for it `lost`. */
function useHeadOf() {
  const { words } = useSalonSettings();
  const own = useItemWords("courses");
  return (item: SalonItem, { is, isLost }: PairSum, lost: string) => {
    const name = item.name || words.noName;
    return { label: own.allOf(name), name, note: isLost ? lost : null, sum: is };
  };
}
