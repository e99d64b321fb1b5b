// The limit of the peers' design: native controls with all their options, made by plain DOM calls.
import { fullSelect, plainFilter } from "../../parts/plain-filter.js";

window.bench = plainFilter({ chooser: fullSelect, valueChooser: fullSelect });
