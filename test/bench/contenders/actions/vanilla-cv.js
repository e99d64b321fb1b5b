// Panels off the screen are skipped by the browser.
import { plainActions } from "../../parts/plain-actions.js";

window.bench = plainActions({ panelStyle: "content-visibility:auto;contain-intrinsic-size:auto 50px" });
