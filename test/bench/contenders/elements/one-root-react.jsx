// No elements at all: one React tree.
import { memo, useState } from "react";
import { createRoot } from "react-dom/client";
import { Widget } from "../../parts/Widget.jsx";

const Shown = memo(Widget);
let setCounts;

function Page({ n }) {
  const [counts, set] = useState(() => Array.from({ length: n }, (_, i) => ({ number: i, count: i })));
  setCounts = set;
  return counts.map(({ number, count }) => <Shown key={number} label={`部品${number}`} count={count} />);
}

const hosts = document.getElementsByClassName("w");
const shown = document.getElementsByClassName("c");

window.bench = {
  mount(root, n) {
    createRoot(root).render(<Page n={n} />);
  },
  host: (i) => hosts[i],
  text: (i) => shown[i]?.textContent,
  update(by) {
    setCounts((counts) => counts.map(({ number }) => ({ number, count: number + by })));
  },
  updateOne(at, count) {
    setCounts((counts) => counts.map((each) => (each.number === at ? { ...each, count } : each)));
  },
};
