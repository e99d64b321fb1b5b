// A closed select of 200 options says what is chosen, no more.
import { closedSelect, fullSelect, plainFilter } from "../../parts/plain-filter.js";

window.bench = plainFilter({ chooser: fullSelect, valueChooser: closedSelect });
