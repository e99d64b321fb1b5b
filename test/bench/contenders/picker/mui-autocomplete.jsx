// Virtualised as its documentation shows: rows come as [props, label, chosen], react-window draws the visible ones.
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { forwardRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { List } from "react-window";

const api = {};

function Row({ index, rows, style }) {
  const [{ key, ...props }, label, chosen] = rows[index];
  return (
    <li key={key} {...props} style={{ ...style, whiteSpace: "nowrap" }}>
      {chosen ? "✓ " : ""}
      {label}
    </li>
  );
}

const Listbox = forwardRef(function Listbox({ children, internalListRef, ...props }, ref) {
  return (
    <div ref={ref}>
      <div {...props} style={{ maxHeight: "none", overflow: "visible", padding: 0 }}>
        <List
          rowCount={children.length}
          rowHeight={32}
          rowComponent={Row}
          rowProps={{ rows: children }}
          style={{ height: 320, width: "100%" }}
          overscanCount={3}
          tagName="ul"
        />
      </div>
    </div>
  );
});

function Picker({ items }) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState([]);
  Object.assign(api, { setOpen, setChosen, count: chosen.length });
  return (
    <Autocomplete
      multiple
      disableListWrap
      disableCloseOnSelect
      open={open}
      onOpen={() => setOpen(true)}
      options={items}
      value={chosen}
      onChange={(_, value) => setChosen(value)}
      getOptionKey={({ value }) => value}
      renderValue={(value) => `${value.length} 件`}
      renderInput={(props) => <TextField {...props} autoFocus />}
      renderOption={(props, { label }, { selected }) => [props, label, selected]}
      slotProps={{ listbox: { component: Listbox } }}
      style={{ width: 400 }}
    />
  );
}

window.bench = {
  mount(root, items) {
    api.items = items;
    createRoot(root).render(<Picker items={items} />);
  },
  ready: () => document.querySelector(".MuiAutocomplete-root") !== null,
  open() {
    api.setOpen(true);
  },
  input: () => document.querySelector(".MuiAutocomplete-root input"),
  first: () => document.querySelector(".MuiAutocomplete-option")?.textContent,
  selectAll() {
    api.setChosen(api.items);
  },
  selected: () => api.count,
};
