// Shows 50 options at most, as it does by itself. Its pause of 300 ms before it refreshes is off: its work is timed.
import TomSelect from "tom-select/base";
import "tom-select/dist/css/tom-select.css";
import checkboxes from "tom-select/dist/esm/plugins/checkbox_options/plugin.js";

TomSelect.define("checkbox_options", checkboxes);
let items;
let control;

window.bench = {
  mount(root, given) {
    items = given;
    const select = document.createElement("select");
    select.multiple = true;
    root.append(select);
    control = new TomSelect(select, {
      options: given,
      valueField: "value",
      labelField: "label",
      searchField: ["label"],
      refreshThrottle: 0,
      hideSelected: false,
      maxItems: null,
      openOnFocus: false,
    });
  },
  ready: () => document.querySelector(".ts-control") !== null,
  open() {
    control.focus();
    control.open();
    control.refreshOptions(true);
  },
  input: () => control.control_input,
  first: () => document.querySelector(".ts-dropdown .option")?.textContent,
  selectAll() {
    control.setValue(
      items.map(({ value }) => value),
      true,
    );
  },
  selected: () => control.items.length,
};
