import { $ } from "../../parts/global-jquery.js";
import "select2/dist/js/select2.js";
import "select2/dist/css/select2.css";

let items;
let $select;

window.bench = {
  mount(root, given) {
    items = given;
    const select = document.createElement("select");
    select.multiple = true;
    select.style.width = "400px";
    select.append(...given.map(({ label, value }) => new Option(label, value)));
    root.append(select);
    $select = $(select).select2({ closeOnSelect: false });
  },
  ready: () => document.querySelector(".select2-container") !== null,
  open() {
    $select.select2("open");
  },
  input: () => document.querySelector(".select2-search__field"),
  first: () => document.querySelector(".select2-results__option")?.textContent,
  selectAll() {
    $select.val(items.map(({ value }) => value)).trigger("change");
  },
  selected: () => $select.val().length,
};
