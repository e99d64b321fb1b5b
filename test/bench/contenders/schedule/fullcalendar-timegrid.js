import timegrid from "@fullcalendar/resource-timegrid";
import scrollgrid from "@fullcalendar/scrollgrid";
import { fullCalendarBench } from "../../parts/full-calendar.js";

window.bench = fullCalendarBench([timegrid, scrollgrid], "resourceTimeGridDay", "y");
