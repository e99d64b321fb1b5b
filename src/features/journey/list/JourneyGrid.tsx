import { useAtomValue } from "jotai";
import { type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef, useState } from "react";
import { isComposing } from "../../../kit/ime.js";
import type { DragState } from "../../../kit/reorder.js";
import { scaleOf } from "../../../kit/scale.js";
import { usePrinting } from "../../../kit/use-printing.js";
import { range } from "../../../lib/range.js";
import { useArrangement, useJourney, useJourneySettings, useLists } from "../journey-context.js";
import { createPhaseNames, type PhaseNames } from "../phase-name.js";
import { gridCommand } from "./grid-keys.js";
import { JourneyRow } from "./JourneyRow.js";
import { type DrawnSection, drawnSections, type Heights, layOut, topOf } from "./layout.js";
import { useGridFocus } from "./use-grid-focus.js";
import { orderedIds, useMoveRow, useSectionOrder, useWhyFixed } from "./use-order.js";
import { useScrollView } from "./use-scroll-view.js";

/** Heights of rows with their facts beside them, and of narrow ones with everything below the name; the style sheet says the same. */
const wideHeights: Heights = { row: 72, heading: 40 };
const narrowHeights: Heights = { row: 124, heading: 40 };
const narrowBelow = 640;

/** The journeys that are shown, by their groups. What is near is drawn, and the row that has the focus. */
export function JourneyGrid() {
  const { model, actions } = useJourney();
  const { words, fixed } = useJourneySettings();
  const arrangement = useArrangement();
  const selected = useAtomValue(model.atoms.selected);
  const active = useAtomValue(model.atoms.active);
  const box = useRef<HTMLDivElement>(null);
  const view = useScrollView(box);
  const whyFixed = useWhyFixed();
  const moveRow = useMoveRow();
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

  const select = useCallback(
    (id: number, extendsIt: boolean): void => {
      if (extendsIt) model.extendTo(id);
      else model.toggle(id);
      actions.selectionChanged();
    },
    [model, actions],
  );

  function controlsOf(id: number): HTMLElement[] {
    return [...(box.current?.querySelectorAll<HTMLElement>(`[data-journey="${id}"] [data-control]`) ?? [])];
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const { target } = event;
    if (event.defaultPrevented || isComposing(event) || !(target instanceof HTMLElement)) return;
    if (target.closest("[role=menu]") || target.closest(".editable-text") || activeId === null) return;
    const control = target.closest("[data-control]")?.getAttribute("data-control") ?? "name";
    const command = gridCommand(event, {
      at: activeAt,
      count: ids.length,
      visible: Math.floor(view.height / heights.row),
      ownsSpace: control !== "name",
    });
    if (command === null) return;
    // Nothing is selected: Escape is somebody else's.
    if (command.is === "clear" && selected.size === 0) return;
    event.preventDefault();
    const journey = model.journey(activeId);
    switch (command.is) {
      case "row": {
        const id = ids[command.to];
        if (id === undefined) return;
        if (command.extends) {
          if (!model.isSelected(activeId)) model.toggle(activeId);
          select(id, true);
        }
        model.focusOn({ id, control });
        return;
      }
      case "control": {
        const controls = controlsOf(activeId);
        const next = controls[controls.findIndex((each) => each.contains(target)) + command.by];
        const name = next?.getAttribute("data-control");
        if (name) model.focusOn({ id: activeId, control: name });
        return;
      }
      case "select":
        select(activeId, command.extends);
        return;
      case "select-all":
        model.selectAll();
        actions.selectionChanged();
        return;
      case "clear":
        model.clearSelection();
        actions.selectionChanged();
        return;
    }
    if (fixed || journey === null) return;
    switch (command.is) {
      case "rename":
        model.rename("journey", activeId, journey.name);
        return;
      case "remove":
        model.dialogs.open({
          is: "remove",
          ids: model.isSelected(activeId) ? model.selectedIds() : [activeId],
        });
        return;
      case "move": {
        const section = layout.sections.find(({ rows }) => rows.some(({ id }) => id === activeId));
        if (!section) return;
        const ids = orderedIds(section, model.group());
        if (whyFixed !== null) model.announce(whyFixed);
        else moveRow({ ...section, ids }, journey, ids.indexOf(activeId) + command.by);
        model.focusOn({ id: activeId, control });
      }
    }
  }
  /** Firefox presses a button when Space comes up, whatever became of it going down. */
  function onKeyUp(event: KeyboardEvent<HTMLDivElement>): void {
    const isName = event.target instanceof Element && event.target.matches("[data-control=name]");
    if (event.key === " " && isName) event.preventDefault();
  }
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
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
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
            whyFixed={whyFixed}
            onSelect={select}
          />
        ))}
      </div>
    </div>
  );
}

function JourneySection(props: {
  section: DrawnSection;
  heights: Heights;
  headingHeight: number;
  nameOf: PhaseNames;
  selected: ReadonlySet<number>;
  whyFixed: string | null;
  onSelect(id: number, extendsIt: boolean): void;
}) {
  const { section, heights, headingHeight, nameOf, selected, whyFixed, onSelect } = props;
  const { model } = useJourney();
  const { words } = useJourneySettings();
  const { groups } = useLists();
  const openId = useAtomValue(model.atoms.openId);
  const box = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<DragState | null>(null);
  const order = useSectionOrder(section);
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
          drag={drag}
          boxes={boxes}
          onDrag={follow}
          onSelect={onSelect}
        />
      ))}
    </div>
  );
}
