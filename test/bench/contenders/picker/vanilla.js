// The limit: rows of one height, only the visible ones in the DOM, a search by part of the label, a set of the chosen.
const rowHeight = 32;
const listHeight = 320;
const chosen = new Set();
let place;
let items;
let shown;
let input;
let scroller;
let rows;

function paint() {
  const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - 3);
  const end = Math.min(shown.length, first + Math.ceil(listHeight / rowHeight) + 6);
  const fragment = document.createDocumentFragment();
  for (let at = first; at < end; at += 1) {
    const { value, label } = shown[at];
    const row = document.createElement("div");
    row.className = "opt";
    row.setAttribute("role", "option");
    row.style.cssText = `position:absolute;top:${at * rowHeight}px;height:${rowHeight}px;left:0;right:0`;
    row.setAttribute("aria-selected", chosen.has(value));
    row.textContent = (chosen.has(value) ? "✓ " : "") + label;
    fragment.append(row);
  }
  rows.style.height = `${shown.length * rowHeight}px`;
  rows.replaceChildren(fragment);
}

function search() {
  const query = input.value;
  shown = query ? items.filter(({ label }) => label.includes(query)) : items;
  scroller.scrollTop = 0;
  paint();
}

window.bench = {
  mount(root, given) {
    place = root;
    items = given;
    shown = given;
    const button = document.createElement("button");
    button.className = "trigger";
    button.textContent = "選択";
    root.append(button);
  },
  ready: () => document.querySelector(".trigger") !== null,
  open() {
    const box = document.createElement("div");
    input = document.createElement("input");
    scroller = document.createElement("div");
    rows = document.createElement("div");
    scroller.style.cssText = `height:${listHeight}px;overflow:auto;position:relative;width:400px`;
    rows.style.position = "relative";
    scroller.append(rows);
    scroller.onscroll = paint;
    input.oninput = search;
    box.append(input, scroller);
    place.append(box);
    paint();
    input.focus();
  },
  input: () => input,
  first: () => document.querySelector(".opt")?.textContent,
  selectAll() {
    for (const { value } of items) chosen.add(value);
    paint();
  },
  selected: () => chosen.size,
};
