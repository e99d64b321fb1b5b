// It has no resources: one column with everything overlapping, so not the same work.
import Calendar from "@toast-ui/calendar";
import "@toast-ui/calendar/dist/toastui-calendar.min.css";

const calendarId = "day";
const at = (minutes) => new Date(2030, 4, 13, Math.floor(minutes / 60), minutes % 60);
let calendar;

window.bench = {
  nodrag: true,
  mount(root, { events }) {
    const place = document.createElement("div");
    place.style.height = "700px";
    root.append(place);
    calendar = new Calendar(place, {
      defaultView: "day",
      usageStatistics: false,
      isReadOnly: false,
      week: { hourStart: 8, hourEnd: 22, taskView: false, eventView: ["time"] },
    });
    calendar.setDate(at(0));
    calendar.createEvents(
      events.map(({ id, title, start, end }) => ({
        id,
        calendarId,
        title,
        start: at(start),
        end: at(end),
        category: "time",
      })),
    );
  },
  count: () => document.querySelectorAll(".toastui-calendar-event-time").length,
  el: (id) => document.querySelector(`[data-event-id="${id}"]`),
  update(id, start, end) {
    calendar.updateEvent(id, calendarId, { start: at(start), end: at(end) });
  },
};
