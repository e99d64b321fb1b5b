import { useState } from "react";
import { createRoot } from "react-dom/client";
import Select from "react-select";

const api = {};

function Picker({ items }) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState([]);
  Object.assign(api, { setOpen, setChosen, count: chosen.length });
  return (
    <Select
      classNamePrefix="rs"
      isMulti
      autoFocus
      options={items}
      value={chosen}
      onChange={setChosen}
      menuIsOpen={open}
      onMenuOpen={() => setOpen(true)}
      hideSelectedOptions={false}
      controlShouldRenderValue={false}
      closeMenuOnSelect={false}
    />
  );
}

window.bench = {
  mount(root, items) {
    api.items = items;
    createRoot(root).render(<Picker items={items} />);
  },
  ready: () => document.querySelector(".rs__control") !== null,
  open() {
    document.querySelector(".rs__input").focus();
    api.setOpen(true);
  },
  input: () => document.querySelector(".rs__input"),
  first: () => document.querySelector(".rs__option")?.textContent,
  selectAll() {
    api.setChosen(api.items);
  },
  selected: () => api.count,
};
