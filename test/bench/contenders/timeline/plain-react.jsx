import { PlainTimeline } from "../../parts/PlainTimeline.jsx";
import { timelineBench } from "../../parts/timeline-react.jsx";

window.bench = timelineBench(PlainTimeline);
