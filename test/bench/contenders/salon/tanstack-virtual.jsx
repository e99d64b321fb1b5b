import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useRef } from "react";
import { createRoot } from "react-dom/client";
import { lookAtPairs, SumBox, usePairs } from "../../parts/pairs-react.jsx";

const [height, width] = [44, 104];

const Row = memo(function Row({ at, course, resources, columns, off, set }) {
  return (
    <div className="line" style={{ top: (at + 1) * height, width: (resources.length + 1) * width }}>
      <span className="name">
        <SumBox
          count={resources.length - off.size}
          all={resources.length}
          cell={`${at + 1} 0`}
          label={`${course.name}のすべて`}
          onSet={(isOn) => set({ row: at, column: null, isOn })}
        />
        {course.name}
      </span>
      {columns.map(({ index: column }) => (
        <span key={column} className="cell" style={{ top: 0, left: (column + 1) * width }}>
          <input
            type="checkbox"
            aria-label={`${course.name} × ${resources[column].name}`}
            data-cell={`${at + 1} ${column + 1}`}
            checked={!off.has(column)}
            onChange={({ target }) => set({ row: at, column, isOn: target.checked })}
          />
        </span>
      ))}
    </div>
  );
});

function Grid() {
  const { courses, resources } = globalThis.salonSettings;
  const { rows, set, onKeyDown } = usePairs();
  const box = useRef(null);
  const getScrollElement = () => box.current;
  const lines = useVirtualizer({
    ...{ count: courses.length, getScrollElement, estimateSize: () => height, overscan: 4 },
  });
  const across = useVirtualizer({
    ...{
      count: resources.length,
      getScrollElement,
      estimateSize: () => width,
      overscan: 3,
      horizontal: true,
    },
  });
  const columns = across.getVirtualItems();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a page for its speed.
    <div className="grid" ref={box} onKeyDown={onKeyDown}>
      <div
        style={{
          position: "relative",
          height: lines.getTotalSize() + height,
          width: across.getTotalSize() + width,
        }}
      >
        <div className="top">
          {columns.map(({ index: column }) => (
            <span key={column} className="head" style={{ left: (column + 1) * width }}>
              <SumBox
                count={rows.filter((off) => !off.has(column)).length}
                all={courses.length}
                cell={`0 ${column + 1}`}
                label={`${resources[column].name}のすべて`}
                onSet={(isOn) => set({ row: null, column, isOn })}
              />
              {resources[column].name}
            </span>
          ))}
        </div>
        {lines.getVirtualItems().map(({ index: at }) => (
          <Row
            key={at}
            at={at}
            course={courses[at]}
            resources={resources}
            columns={columns}
            off={rows[at]}
            set={set}
          />
        ))}
      </div>
    </div>
  );
}

let root;
window.bench = {
  prepare(box) {
    root = createRoot(box);
  },
  open: () => root.render(<Grid />),
  ...lookAtPairs,
};
