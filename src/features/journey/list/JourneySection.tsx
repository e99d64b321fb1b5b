import { useAtomValue } from "jotai";
import { useCallback, useRef, useState } from "react";
import { type DragState, reorderMark } from "../../../kit/reorder.js";
import { scaleOf } from "../../../kit/scale.js";
import { range } from "../../../lib/range.js";
import { useJourney, useJourneySettings, useLists } from "../journey-context.js";
import type { PhaseNames } from "../phase-name.js";
import { JourneyRow } from "./JourneyRow.js";
import type { DrawnSection, Heights } from "./layout.js";
import { useSectionOrder, useWhyFixed } from "./use-order.js";

/** The rows of one group that are drawn, below its name where several are shown, and what is dragged among them. */
export function JourneySection(props: {
  section: DrawnSection;
  heights: Heights;
  headingHeight: number;
  nameOf: PhaseNames;
  selected: ReadonlySet<number>;
  onSelect(id: number, extendsIt: boolean): void;
}) {
  const { section, heights, headingHeight, nameOf, selected, onSelect } = props;
  const { model } = useJourney();
  const { words } = useJourneySettings();
  const { groups } = useLists();
  const openId = useAtomValue(model.atoms.openId);
  const box = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<DragState | null>(null);
  const order = useSectionOrder(section);
  const whyFixed = useWhyFixed();
  const name = groups?.find(({ id }) => id === section.groupId)?.name ?? words.noFolder;

  const count = order.ids.length;
  const boxes = useCallback(() => {
    if (!box.current) return [];
    const { top } = box.current.getBoundingClientRect();
    const scale = scaleOf(box.current);
    const edge = (at: number) => top + (headingHeight + at * heights.row) * scale;
    return range(0, count).map((at) => ({ top: edge(at), bottom: edge(at + 1) }));
  }, [count, heights, headingHeight]);
  const follow = useCallback(
    (next: DragState | null) => {
      setDrag(next);
      model.carry(next !== null);
    },
    [model],
  );
  return (
    <div
      ref={box}
      role="rowgroup"
      className="journey-section"
      aria-label={headingHeight === 0 ? undefined : name}
      style={{ insetBlockStart: section.top, blockSize: section.height }}
    >
      {headingHeight === 0 ? null : (
        <div role="presentation" className="journey-heading sticks">
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <span>{words.count(section.rows.length)}</span>
        </div>
      )}
      {section.drawn.map((row) => (
        <JourneyRow
          key={row.journey.id}
          journey={row.journey}
          at={row.at}
          top={row.top}
          nameOf={nameOf}
          isSelected={selected.has(row.journey.id)}
          isOpen={openId === row.journey.id}
          order={order}
          whyFixed={whyFixed}
          mark={drag === null ? undefined : reorderMark(drag, order.ids.indexOf(row.journey.id))}
          isByPointer={drag?.by === "pointer"}
          boxes={boxes}
          onDrag={follow}
          onSelect={onSelect}
        />
      ))}
    </div>
  );
}
