import { createRoot } from "react-dom/client";
import { DownshiftPicker } from "../../parts/DownshiftPicker.jsx";

const api = {};

window.bench = {
  mount(root, items) {
    api.items = items;
    createRoot(root).render(<DownshiftPicker items={items} api={api} autoFocus />);
  },
  ready: () => document.querySelector(".trigger") !== null,
  open() {
    api.open();
  },
  input: () => document.querySelector("input"),
  first: () => document.querySelector(".opt")?.textContent,
  selectAll() {
    api.setChosen(new Set(api.items.map(({ value }) => value)));
  },
  selected: () => api.count,
};
