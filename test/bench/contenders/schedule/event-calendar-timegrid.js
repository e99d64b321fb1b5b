import { ResourceTimeGrid } from "@event-calendar/core";
import { eventCalendarBench } from "../../parts/event-calendar.js";

const options = { columnWidth: "100px" };
window.bench = eventCalendarBench(ResourceTimeGrid, "resourceTimeGridDay", { axis: "y", options });
