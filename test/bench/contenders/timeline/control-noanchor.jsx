// Shows that the probe for jumps sees one: scroll anchoring is off and nothing is done instead, so it must jump.
import { PlainTimeline } from "../../parts/PlainTimeline.jsx";
import { timelineBench } from "../../parts/timeline-react.jsx";

const style = { overflowAnchor: "none" };

window.bench = timelineBench((props) => <PlainTimeline {...props} style={style} />);
