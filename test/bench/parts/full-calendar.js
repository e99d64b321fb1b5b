import { Calendar } from "@fullcalendar/core";
import interaction from "@fullcalendar/interaction";

/** A resource view of FullCalendar; the views themselves need a licence, evaluating them does not. */
export function fullCalendarBench(plugins, view, axis) {
  const at = (minutes) => `${H.data.day}T${H.data.clock(minutes)}:00`;
  let calendar;
  return {
    axis,
    mount(root, { day, resources, events }) {
      const place = document.createElement("div");
      root.append(place);
      calendar = new Calendar(place, {
        schedulerLicenseKey: "CC-Attribution-NonCommercial-NoDerivatives",
        plugins: [...plugins, interaction],
        initialView: view,
        initialDate: day,
        editable: true,
        height: 700,
        slotMinTime: "08:00",
        slotMaxTime: "22:00",
        snapDuration: "00:15",
        dayMinWidth: 100,
        resources,
        events: events.map(({ id, r, title, start, end }) => ({
          id,
          resourceId: r,
          title,
          start: at(start),
          end: at(end),
          classNames: ["ev", `ev-${id}`],
        })),
      });
      calendar.render();
    },
    count: () => document.getElementsByClassName("ev").length,
    el: (id) => document.querySelector(`.ev-${id}`),
    update(id, start, end) {
      calendar.getEventById(id).setDates(at(start), at(end));
    },
  };
}
