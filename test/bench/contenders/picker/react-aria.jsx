import { useState } from "react";
import {
  Autocomplete,
  Input,
  ListBox,
  ListBoxItem,
  ListLayout,
  SearchField,
  useFilter,
  Virtualizer,
} from "react-aria-components";
import { createRoot } from "react-dom/client";

const api = {};

function Picker({ items }) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(new Set());
  const { contains } = useFilter({ sensitivity: "base" });
  Object.assign(api, { setOpen, setChosen, count: chosen === "all" ? items.length : chosen.size });
  return (
    <div>
      <button type="button" className="trigger" onClick={() => setOpen(true)}>
        選択
      </button>
      {open && (
        <Autocomplete filter={contains}>
          <SearchField aria-label="検索" autoFocus>
            <Input />
          </SearchField>
          <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 32 }}>
            <ListBox
              aria-label="店"
              items={items}
              selectionMode="multiple"
              selectedKeys={chosen}
              onSelectionChange={setChosen}
              style={{ height: 320, width: 400, overflow: "auto", display: "block" }}
            >
              {({ value, label }) => (
                <ListBoxItem id={value} textValue={label} className="opt">
                  {({ isSelected }) => (isSelected ? "✓ " : "") + label}
                </ListBoxItem>
              )}
            </ListBox>
          </Virtualizer>
        </Autocomplete>
      )}
    </div>
  );
}

window.bench = {
  mount(root, items) {
    createRoot(root).render(<Picker items={items} />);
  },
  ready: () => document.querySelector(".trigger") !== null,
  open() {
    api.setOpen(true);
  },
  input: () => document.querySelector("input"),
  first: () => document.querySelector(".opt")?.textContent,
  selectAll() {
    api.setChosen("all");
  },
  selected: () => api.count,
};
