import { createCalendar, Interaction } from "@event-calendar/core";
import "@event-calendar/core/index.css";

/** A resource view of EventCalendar. */
export function eventCalendarBench(plugin, view, more = {}) {
  const at = (minutes) => `${H.data.day}T${H.data.clock(minutes)}:00`;
  const known = new Map();
  let calendar;
  const eventOf = ({ id, r, title, start, end }) => ({
    id,
    resourceId: r,
    title,
    start: at(start),
    end: at(end),
    classNames: ["ev", `ev-${id}`],
  });
  return {
    mount(root, { day, resources, events }) {
      const place = document.createElement("div");
      root.append(place);
      for (const event of events) known.set(event.id, event);
      calendar = createCalendar(place, [plugin, Interaction], {
        view,
        date: day,
        editable: true,
        height: "700px",
        slotMinTime: "08:00",
        slotMaxTime: "22:00",
        snapDuration: "00:15",
        resources,
        events: events.map(eventOf),
        ...more.options,
      });
    },
    axis: more.axis,
    count: () => document.getElementsByClassName("ev").length,
    el: (id) => document.querySelector(`.ev-${id}`),
    update(id, start, end) {
      calendar.updateEvent(eventOf({ ...known.get(id), start, end }));
    },
  };
}
