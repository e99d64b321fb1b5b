import { ResourceTimeline } from "@event-calendar/core";
import { eventCalendarBench } from "../../parts/event-calendar.js";

window.bench = eventCalendarBench(ResourceTimeline, "resourceTimelineDay", { axis: "x" });
