// Every select is closed, and rows off the screen are skipped.
import { closedSelect, plainFilter } from "../../parts/plain-filter.js";

window.bench = plainFilter({
  chooser: closedSelect,
  valueChooser: closedSelect,
  style: "content-visibility:auto;contain-intrinsic-size:auto 26px",
});
