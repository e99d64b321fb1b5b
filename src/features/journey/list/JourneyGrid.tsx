import { useAtomValue } from "jotai";
import { type MouseEvent, useCallback, useMemo, useRef } from "react";
import { usePrinting } from "../../../kit/use-printing.js";
import { useArrangement, useJourney, useJourneySettings, useLists } from "../journey-context.js";
import { createPhaseNames } from "../phase-name.js";
import { JourneySection } from "./JourneySection.js";
import { drawnSections, type Heights, layOut, topOf } from "./layout.js";
import { useGridFocus } from "./use-grid-focus.js";
import { useGridKeys } from "./use-grid-keys.js";
import { useScrollView } from "./use-scroll-view.js";
import { useSelectRow } from "./use-select-row.js";

/** Heights of rows with their facts beside them, and of narrow ones with everything below the name; the style sheet says the same. */
const wideHeights: Heights = { row: 72, heading: 40 };
const narrowHeights: Heights = { row: 124, heading: 40 };
const narrowBelow = 640;

/** The journeys that are shown, by their groups. What is near is drawn, and the row that has the focus. */
export function JourneyGrid() {
  const { model } = useJourney();
  const { words } = useJourneySettings();
  const arrangement = useArrangement();
  const selected = useAtomValue(model.atoms.selected);
  const active = useAtomValue(model.atoms.active);
  const box = useRef<HTMLDivElement>(null);
  const view = useScrollView(box);
  const heights = view.width < narrowBelow ? narrowHeights : wideHeights;
  const { phases } = useLists();
  // Once for all rows: there may be a thousand phases.
  const nameOf = useMemo(() => createPhaseNames(phases, words), [phases, words]);
  const layout = useMemo(() => layOut(arrangement, heights), [arrangement, heights]);
  const { ids } = arrangement;
  const activeAt = Math.max(active === null ? 0 : ids.indexOf(active.id), 0);
  const activeId = ids[activeAt] ?? null;
  const drawn = drawnSections(layout, heights, usePrinting() ? null : view, activeAt);

  const showRow = useCallback(
    (at: number): void => {
      const top = topOf(layout, at, heights);
      const list = box.current;
      if (top === null || !list) return;
      const least = Math.max(top - layout.headingHeight, 0);
      if (least < list.scrollTop) list.scrollTop = least;
      else if (top + heights.row > list.scrollTop + list.clientHeight)
        list.scrollTop = top + heights.row - list.clientHeight;
    },
    [layout, heights],
  );
  useGridFocus({ box, ids, activeId, showRow });
  const select = useSelectRow();
  const keys = useGridKeys({ arrangement, activeAt, visible: Math.floor(view.height / heights.row) });

  /** On the ground of a row; with a command key on its name too, which is not opened then. */
  function onClickCapture(event: MouseEvent<HTMLDivElement>): void {
    const { target, shiftKey, ctrlKey, metaKey, detail } = event;
    if (!(target instanceof Element) || target.closest("[role=menu], input, label")) return;
    const row = target.closest("[data-journey]");
    const control = target.closest("[data-control]");
    // A key that presses a button is none of ours.
    const isMeant = detail > 0 && (shiftKey || ctrlKey || metaKey) && control?.matches("[data-control=name]");
    if (!row || (control && !isMeant) || target.closest("button, .editable-text") !== control) return;
    event.stopPropagation();
    const id = Number(row.getAttribute("data-journey"));
    model.activate({ id, control: "name" });
    select(id, shiftKey);
  }
  return (
    <div
      ref={box}
      role="grid"
      part="grid"
      className="journey-grid scroll-box"
      aria-label={words.journeys}
      aria-rowcount={ids.length}
      aria-multiselectable="true"
      {...keys}
      onClickCapture={onClickCapture}
      onFocus={({ target }) => {
        const id = Number(target.closest("[data-journey]")?.getAttribute("data-journey"));
        const control = target.closest("[data-control]")?.getAttribute("data-control");
        if (id > 0 && control) model.activate({ id, control });
      }}
    >
      <div role="presentation" className="journey-room" style={{ blockSize: layout.height }}>
        {drawn.map((section) => (
          <JourneySection
            key={section.key}
            section={section}
            heights={heights}
            headingHeight={layout.headingHeight}
            nameOf={nameOf}
            selected={selected}
            onSelect={select}
          />
        ))}
      </div>
    </div>
  );
}
