import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createRoot } from "react-dom/client";

const height = 72;

const Row = memo(function Row({ journey, at, top, phases, isSelected, onSelect }) {
  const { attributes, listeners, setNodeRef, transform } = useSortable({ id: journey.id });
  return (
    <div
      ref={setNodeRef}
      className="row"
      data-at={at}
      data-journey={journey.id}
      style={{
        position: "absolute",
        insetInline: 0,
        top,
        height,
        display: "flex",
        gap: 8,
        transform: transform ? `translateY(${transform.y}px)` : undefined,
      }}
    >
      <button type="button" className="handle" {...attributes} {...listeners}>
        ⠿
      </button>
      <input type="checkbox" checked={isSelected} onChange={() => onSelect(journey.id)} />
      <button type="button">{journey.favorite ? "★" : "☆"}</button>
      <div>
        <b>{journey.name}</b>
        <div>{journey.journey_kpis.map((each) => phases.get(each.journey_tag_id)).join(" › ")}</div>
      </div>
      <span>{journey.member_count}人</span>
      <button type="button">編集</button>
      <button type="button">複製</button>
      <button type="button">その他</button>
    </div>
  );
});

async function loadLists() {
  const load = async (path) => (await (await fetch(path)).json()).data;
  const [journeys, tags] = await Promise.all(["/api/journeys", "/api/journey_tags"].map(load));
  return { journeys, phases: new Map(tags.map(({ id, name }) => [id, name])) };
}

function Journeys() {
  const [lists, setLists] = useState(null);
  const [text, setText] = useState("");
  const [group, setGroup] = useState(null);
  const [selected, setSelected] = useState(() => new Set());
  const scroller = useRef(null);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const [removed, setRemoved] = useState(() => new Set());
  const read = useCallback(async () => setLists(await loadLists()), []);
  useEffect(() => void read(), [read]);
  const shown = useMemo(
    () =>
      (lists?.journeys ?? []).filter(
        (each) =>
          !removed.has(each.id) && (group === null || each.group_id === group) && each.name.includes(text),
      ),
    [lists, removed, group, text],
  );
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 6,
  });
  Object.assign(window.bench, {
    count: () => shown.length,
    placeOf: (id) => ids.indexOf(id),
    refresh: read,
    showGroup: setGroup,
    selectAll: () => setSelected(new Set(ids)),
    selected: () => selected.size,
    selectFirst: async (count) => {
      setSelected(new Set(ids.slice(0, count)));
      await H.afterPaint();
    },
    remove: () => setRemoved(selected),
    undo: () => setRemoved(new Set()),
  });
  function drop({ active, over }) {
    if (!over || active.id === over.id) return;
    const all = lists.journeys;
    const at = (id) => all.findIndex((each) => each.id === id);
    setLists({ ...lists, journeys: arrayMove(all, at(active.id), at(over.id)) });
  }
  return (
    <div style={{ width: 1000 }}>
      <input className="search" value={text} onChange={({ target }) => setText(target.value)} />
      <DndContext sensors={sensors} onDragEnd={drop}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <div ref={scroller} style={{ height: 700, overflow: "auto", position: "relative" }}>
            <div style={{ height: rows.getTotalSize(), position: "relative" }}>
              {rows.getVirtualItems().map(({ index, start }) => (
                <Row
                  key={shown[index].id}
                  journey={shown[index]}
                  at={index}
                  top={start}
                  phases={lists.phases}
                  isSelected={selected.has(shown[index].id)}
                  onSelect={(id) => setSelected(new Set([...selected, id]))}
                />
              ))}
            </div>
          </div>
        </SortableContext>
      </DndContext>
    </div>
  );
}

let mounted = null;
const rowsOf = () => [...document.querySelectorAll(".row")].sort((a, b) => a.dataset.at - b.dataset.at);

window.bench = {
  mount(root) {
    mounted = createRoot(root);
    mounted.render(<Journeys />);
  },
  unmount: () => mounted.unmount(),
  drawn: () => rowsOf().length,
  search: () => document.querySelector(".search"),
  handle: (at) => rowsOf()[at]?.querySelector(".handle") ?? null,
  firstId: () => Number(rowsOf()[0].dataset.journey),
  isLifted: () => false,
  askToRemove: () => {},
  names: () => rowsOf().map((row) => row.querySelector("b").textContent),
};
