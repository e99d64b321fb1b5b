// A shadow root each, but one React root that draws into all of them through portals.
import { memo, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import { elementBench } from "../../parts/element-bench.js";
import { Widget } from "../../parts/Widget.jsx";

let elements = [];
let queued = false;
let root;
let made = 0;
const listeners = new Set();

function changed() {
  if (queued) return;
  queued = true;
  queueMicrotask(() => {
    queued = false;
    elements = elements.slice();
    for (const listener of listeners) listener();
  });
}

function subscribe(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const Portal = memo(function Portal({ into, props }) {
  return createPortal(<Widget {...props} />, into);
});

function AllElements() {
  const all = useSyncExternalStore(subscribe, () => elements);
  return all.map(({ number, shadowRoot, props }) => <Portal key={number} into={shadowRoot} props={props} />);
}

class Element extends HTMLElement {
  static observedAttributes = ["label", "count"];
  props = {};
  number = made++;

  connectedCallback() {
    this.attachShadow({ mode: "open" });
    elements.push(this);
    if (!root) {
      root = createRoot(document.createElement("div"));
      root.render(<AllElements />);
    }
    changed();
  }

  attributeChangedCallback(name, _before, now) {
    this.props = { ...this.props, [name]: name === "count" ? Number(now) : now };
    if (this.shadowRoot) changed();
  }
}

customElements.define("x-widget", Element);
window.bench = elementBench("x-widget");
