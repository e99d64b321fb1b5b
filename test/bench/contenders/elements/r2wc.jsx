import r2wc from "@r2wc/react-to-web-component";
import { elementBench } from "../../parts/element-bench.js";
import { Widget } from "../../parts/Widget.jsx";

customElements.define(
  "x-widget",
  r2wc(Widget, { shadow: "open", props: { label: "string", count: "number" } }),
);
window.bench = elementBench("x-widget");
