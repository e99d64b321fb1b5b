import { useRef } from "react";
import { Button } from "../../../kit/Button.js";
import { PlusIcon } from "../../../kit/icons.js";
import { useLayoutOnChange } from "../../../kit/use-on-change.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { withIndex } from "../../../lib/with-index.js";
import type { DraftRange, RangeProblem } from "../../opening-hours/index.js";
import { useSalonSettings } from "../../salon/index.js";
import { useOpeningWords } from "./opening-context.js";
import { RangeRow } from "./RangeRow.js";
import type { RefusedTime } from "./refused-hours.js";

/** The ranges of one day, as they are written. */
export function RangeList(props: {
  list: readonly PlainData[];
  /** Problems of each range. */
  problems: readonly (readonly RangeProblem[])[];
  /** Server errors about them. */
  refused?: readonly RefusedTime[];
  onChange(at: number, change: Partial<DraftRange>): void;
  onAdd(): void;
  onRemove(at: number): void;
  onSplit(at: number): void;
}) {
  const { list, problems, refused = [], onChange, onAdd, onRemove, onSplit } = props;
  const { fixed } = useSalonSettings();
  const words = useOpeningWords();
  const box = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** Next target of the focus once the ranges have changed. */
  const wish = useRef<{ readonly at: number; readonly on: "from" | "remove" } | null>(null);
  // Once they are others.
  useLayoutOnChange([list], () => {
    const to = wish.current;
    wish.current = null;
    if (to === null) return;
    const rows = box.current?.querySelectorAll<HTMLElement>("[data-range]");
    const row = rows?.[Math.min(to.at, rows.length - 1)];
    const target = row?.querySelector<HTMLElement>(
      to.on === "from" ? "[data-edge=from]" : "[data-control=remove]",
    );
    (target ?? add.current)?.focus();
  });
  return (
    <div ref={box} className="opening-ranges">
      {withIndex(list).map(([at, range]) => (
        <RangeRow
          // A range is its place: its fields hold nothing of their own.
          key={at}
          range={range}
          at={at}
          problems={problems[at] ?? []}
          refused={refused.filter((each) => each.at === at)}
          onChange={(change) => onChange(at, change)}
          onRemove={() => {
            wish.current = { at, on: "remove" };
            onRemove(at);
          }}
          onSplit={() => {
            wish.current = { at, on: "from" };
            onSplit(at);
          }}
        />
      ))}
      {fixed ? null : (
        <div>
          <Button
            ref={add}
            size="s"
            icon={<PlusIcon />}
            onPress={() => {
              wish.current = { at: list.length, on: "from" };
              onAdd();
            }}
          >
            {words.addRange}
          </Button>
        </div>
      )}
    </div>
  );
}
