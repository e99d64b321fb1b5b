// Every row in the DOM, skipped while off the screen; the browser's own scroll anchoring keeps the place.
import { messageRow } from "../../parts/timeline-plain.js";

const rows = new Map();
const chosen = new Set();
let scroller;

function fragmentOf(messages) {
  const fragment = document.createDocumentFragment();
  for (const message of messages) {
    const row = messageRow(message);
    row.style.cssText = "content-visibility:auto;contain-intrinsic-size:auto 80px";
    rows.set(message.id, row);
    fragment.append(row);
  }
  return fragment;
}

function toTheEnd() {
  scroller.scrollTop = scroller.scrollHeight;
}

window.bench = {
  mount(root, messages) {
    scroller = document.createElement("div");
    scroller.className = "sc";
    scroller.append(fragmentOf(messages));
    root.append(scroller);
    toTheEnd();
    // By now rows of the end have their true heights.
    requestAnimationFrame(toTheEnd);
  },
  scroller: () => scroller,
  rowEl: (id) => rows.get(id),
  prepend(older) {
    scroller.prepend(fragmentOf(older));
  },
  selectAll() {
    for (const [id, row] of rows) {
      chosen.add(id);
      row.firstElementChild.checked = true;
    }
  },
  selected: () => chosen.size,
};
