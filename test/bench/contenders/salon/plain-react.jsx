import { memo } from "react";
import { createRoot } from "react-dom/client";
import { lookAtPairs, SumBox, usePairs } from "../../parts/pairs-react.jsx";

const Row = memo(function Row({ at, course, resources, off, set }) {
  return (
    <tr>
      <th>
        <SumBox
          count={resources.length - off.size}
          all={resources.length}
          cell={`${at + 1} 0`}
          label={`${course.name}のすべて`}
          onSet={(isOn) => set({ row: at, column: null, isOn })}
        />
        {course.name}
      </th>
      {resources.map((resource, column) => (
        <td key={resource.id}>
          <input
            type="checkbox"
            aria-label={`${course.name} × ${resource.name}`}
            data-cell={`${at + 1} ${column + 1}`}
            checked={!off.has(column)}
            onChange={({ target }) => set({ row: at, column, isOn: target.checked })}
          />
        </td>
      ))}
    </tr>
  );
});

function Grid() {
  const { courses, resources } = globalThis.salonSettings;
  const { rows, set, onKeyDown } = usePairs();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a page for its speed.
    <div className="grid" onKeyDown={onKeyDown}>
      <table>
        <thead>
          <tr>
            <td />
            {resources.map((resource, column) => (
              <th key={resource.id}>
                <SumBox
                  count={rows.filter((off) => !off.has(column)).length}
                  all={courses.length}
                  cell={`0 ${column + 1}`}
                  label={`${resource.name}のすべて`}
                  onSet={(isOn) => set({ row: null, column, isOn })}
                />
                {resource.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {courses.map((course, at) => (
            <Row key={course.id} at={at} course={course} resources={resources} off={rows[at]} set={set} />
          ))}
        </tbody>
      </table>
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
