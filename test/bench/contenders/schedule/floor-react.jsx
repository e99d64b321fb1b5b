// The limit of React: memoised reservations, no library.
import { memo, useState } from "react";
import { createRoot } from "react-dom/client";
import { columnWidth, dragByTransform, eventStyle, gridStyle, headStyle } from "../../parts/day-grid.js";

let columns;
let setAll;

const Reservation = memo(function Reservation({ event }) {
  const { id, r, title, start } = event;
  return (
    <div className={`ev ev-${id}`} data-id={id} style={eventStyle(columns.get(r), event)}>
      <b>{H.data.clock(start)}</b>
      <div>{title}</div>
    </div>
  );
});

function moved(id, minutes) {
  setAll((all) =>
    all.map((each) =>
      each.id === id ? { ...each, start: each.start + minutes, end: each.end + minutes } : each,
    ),
  );
}

function Day({ given }) {
  const [events, setEvents] = useState(given.events);
  setAll = setEvents;
  const width = given.resources.length * columnWidth;
  return (
    <div style={{ height: 700, overflow: "auto", position: "relative" }}>
      <div style={{ ...headStyle, width }}>
        {given.resources.map(({ id, title }) => (
          <div key={id} style={{ width: columnWidth, flex: "none" }}>
            {title}
          </div>
        ))}
      </div>
      <div style={{ ...gridStyle, width }} onPointerDown={(down) => dragByTransform(down.nativeEvent, moved)}>
        {events.map((event) => (
          <Reservation key={event.id} event={event} />
        ))}
      </div>
    </div>
  );
}

window.bench = {
  axis: "y",
  mount(root, given) {
    columns = new Map(given.resources.map(({ id }, column) => [id, column]));
    createRoot(root).render(<Day given={given} />);
  },
  count: () => document.getElementsByClassName("ev").length,
  el: (id) => document.querySelector(`.ev-${id}`),
  update(id, start, end) {
    setAll((all) => all.map((each) => (each.id === id ? { ...each, start, end } : each)));
  },
};
