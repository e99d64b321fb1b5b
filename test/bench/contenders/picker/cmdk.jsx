import { Command } from "cmdk";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const api = {};

function Picker({ items }) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(new Set());
  Object.assign(api, { setOpen, setChosen, count: chosen.size });
  return (
    <div>
      <button type="button" className="trigger">
        選択
      </button>
      {open && (
        <Command label="店">
          <Command.Input autoFocus />
          <Command.List style={{ height: 320, overflow: "auto", width: 400 }}>
            <Command.Empty>なし</Command.Empty>
            {items.map(({ value, label }) => (
              <Command.Item key={value} value={label} className="opt">
                {chosen.has(value) ? "✓ " : ""}
                {label}
              </Command.Item>
            ))}
          </Command.List>
        </Command>
      )}
    </div>
  );
}

window.bench = {
  mount(root, items) {
    api.items = items;
    createRoot(root).render(<Picker items={items} />);
  },
  ready: () => document.querySelector(".trigger") !== null,
  open() {
    api.setOpen(true);
  },
  input: () => document.querySelector("input"),
  first: () => document.querySelector(".opt")?.textContent,
  selectAll() {
    api.setChosen(new Set(api.items.map(({ value }) => value)));
  },
  selected: () => api.count,
};
