import timeline from "@fullcalendar/resource-timeline";
import { fullCalendarBench } from "../../parts/full-calendar.js";

window.bench = fullCalendarBench([timeline], "resourceTimelineDay", "x");
