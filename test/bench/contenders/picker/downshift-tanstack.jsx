import { useVirtualizer } from "@tanstack/react-virtual";
import { useCombobox } from "downshift";
import { useMemo, useRef, useState } from "react";
import { createRoot } from "react-dom/client";

const api = {};

function Picker({ items }) {
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(new Set());
  const scroller = useRef(null);
  const shown = useMemo(
    () => (query ? items.filter(({ label }) => label.includes(query)) : items),
    [items, query],
  );
  const combobox = useCombobox({
    items: shown,
    inputValue: query,
    onInputValueChange: ({ inputValue }) => setQuery(inputValue),
    itemToString: (item) => item?.label ?? "",
    selectedItem: null,
    scrollIntoView() {},
  });
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 32,
    overscan: 3,
    enabled: combobox.isOpen,
  });
  Object.assign(api, { open: combobox.openMenu, setChosen, count: chosen.size });
  const list = { height: rows.getTotalSize(), position: "relative", margin: 0, padding: 0 };
  return (
    <div>
      <input {...combobox.getInputProps({ className: "trigger", autoFocus: true })} />
      <div style={{ height: 320, width: 400, overflow: "auto" }} ref={scroller}>
        <ul {...combobox.getMenuProps({ style: list })}>
          {combobox.isOpen &&
            rows.getVirtualItems().map(({ index, start }) => {
              const item = shown[index];
              const style = { position: "absolute", top: 0, height: 32, transform: `translateY(${start}px)` };
              return (
                <li key={item.value} {...combobox.getItemProps({ item, index, className: "opt", style })}>
                  {chosen.has(item.value) ? "✓ " : ""}
                  {item.label}
                </li>
              );
            })}
        </ul>
      </div>
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
    api.open();
  },
  input: () => document.querySelector("input"),
  first: () => document.querySelector(".opt")?.textContent,
  selectAll() {
    api.setChosen(new Set(api.items.map(({ value }) => value)));
  },
  selected: () => api.count,
};
