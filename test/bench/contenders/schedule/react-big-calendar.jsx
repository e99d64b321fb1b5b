import { format, getDay, parse, startOfWeek } from "date-fns";
import { useCallback, useState } from "react";
import { Calendar, dateFnsLocalizer } from "react-big-calendar";
import dragAndDrop from "react-big-calendar/lib/addons/dragAndDrop";
import { createRoot } from "react-dom/client";
import "react-big-calendar/lib/css/react-big-calendar.css";
import "react-big-calendar/lib/addons/dragAndDrop/styles.css";

const localizer = dateFnsLocalizer({ format, parse, startOfWeek, getDay, locales: {} });
const DraggableCalendar = (dragAndDrop.default ?? dragAndDrop)(Calendar);
const at = (minutes) => new Date(2030, 4, 13, Math.floor(minutes / 60), minutes % 60);
const [day, from, to] = [at(0), at(8 * 60), at(22 * 60)];
const views = ["day"];
const looks = ({ id }) => ({ className: `ev ev-${id}` });
let setAll;

function eventOf({ id, r, title, start, end }) {
  return { id, title, start: at(start), end: at(end), resourceId: r };
}

function Day({ given }) {
  const [events, setEvents] = useState(() => given.events.map(eventOf));
  setAll = setEvents;
  const drop = useCallback(({ event, start, end, resourceId = event.resourceId }) => {
    setEvents((all) =>
      all.map((each) => (each.id === event.id ? { ...each, start, end, resourceId } : each)),
    );
  }, []);
  return (
    <div style={{ height: 700 }}>
      <DraggableCalendar
        localizer={localizer}
        events={events}
        resources={given.resources}
        resourceIdAccessor="id"
        resourceTitleAccessor="title"
        views={views}
        defaultView="day"
        date={day}
        onNavigate={() => {}}
        min={from}
        max={to}
        step={15}
        timeslots={2}
        eventPropGetter={looks}
        onEventDrop={drop}
        resizable={false}
      />
    </div>
  );
}

window.bench = {
  axis: "y",
  mount(root, given) {
    createRoot(root).render(<Day given={given} />);
  },
  count: () => document.getElementsByClassName("ev").length,
  el: (id) => document.querySelector(`.ev-${id}`),
  update(id, start, end) {
    setAll((all) => all.map((each) => (each.id === id ? { ...each, start: at(start), end: at(end) } : each)));
  },
};
