// Every panel whole from the start, as most would write it.
import { plainActions } from "../../parts/plain-actions.js";

window.bench = plainActions();
