// Without its paid package there are no resources: one column with everything overlapping, so not the same work.
import "temporal-polyfill/global";
import { createCalendar, createViewDay } from "@schedule-x/calendar";
import "@schedule-x/theme-default/dist/index.css";

const timezone = "Asia/Tokyo";
const at = (minutes) => Temporal.ZonedDateTime.from(`${H.data.day}T${H.data.clock(minutes)}:00[${timezone}]`);
const known = new Map();
let calendar;

function eventOf({ id, title, start, end }) {
  const additionalClasses = ["ev", `ev-${id}`];
  return { id, title, start: at(start), end: at(end), _options: { additionalClasses } };
}

window.bench = {
  nodrag: true,
  mount(root, { day, events }) {
    const place = document.createElement("div");
    place.style.height = "700px";
    root.append(place);
    for (const event of events) known.set(event.id, event);
    calendar = createCalendar({
      views: [createViewDay()],
      timezone,
      selectedDate: Temporal.PlainDate.from(day),
      dayBoundaries: { start: "08:00", end: "22:00" },
      events: events.map(eventOf),
    });
    calendar.render(place);
  },
  count: () => document.getElementsByClassName("ev").length,
  el: (id) => document.querySelector(`.ev-${id}`),
  update(id, start, end) {
    calendar.events.update(eventOf({ ...known.get(id), start, end }));
  },
};
