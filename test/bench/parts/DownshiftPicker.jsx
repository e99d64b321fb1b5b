import { useVirtualizer } from "@tanstack/react-virtual";
import { useCombobox } from "downshift";
import { useMemo, useRef, useState } from "react";

/** Downshift with a virtual list, put together as their guides do. Into `api` goes what a scenario calls. */
export function DownshiftPicker({ items, api = {}, autoFocus = false }) {
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
      <input {...combobox.getInputProps({ className: "trigger", autoFocus })} />
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
