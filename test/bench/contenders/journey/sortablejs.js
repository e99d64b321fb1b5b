import Sortable from "sortablejs";

/* A plain list: every row is in the document, and SortableJS moves them. It has no keys. */

const height = 72;

let root = null;
let list = null;
let sortable = null;
let rows = [];
let journeys = [];
let shown = [];
let group = null;
let text = "";
let selected = new Set();
let removed = new Set();

function make(tag, content = "") {
  const element = document.createElement(tag);
  element.textContent = content;
  return element;
}

function newRow(journey, phases) {
  const element = make("div");
  element.className = "row";
  element.dataset.journey = journey.id;
  element.style.cssText = `height: ${height}px; display: flex; gap: 8px`;
  const button = (content) => Object.assign(make("button", content), { type: "button" });
  const handle = Object.assign(button("⠿"), { className: "handle" });
  const box = Object.assign(make("input"), { type: "checkbox" });
  box.addEventListener("change", () => {
    if (box.checked) selected.add(journey.id);
    else selected.delete(journey.id);
  });
  const texts = make("div");
  const steps = journey.journey_kpis.map((each) => phases.get(each.journey_tag_id)).join(" › ");
  texts.append(make("b", journey.name), make("div", steps));
  element.append(handle, box, button(journey.favorite ? "★" : "☆"), texts);
  element.append(make("span", `${journey.member_count}人`), button("編集"), button("複製"), button("その他"));
  return { id: journey.id, journey, element, box };
}

/** Rows that are not meant are hidden where they stand. */
function show() {
  shown = [];
  for (const row of rows) {
    const { id, group_id, name } = row.journey;
    const isShown = !removed.has(id) && (group === null || group_id === group) && name.includes(text);
    const display = isShown ? "flex" : "none";
    if (row.element.style.display !== display) row.element.style.display = display;
    if (isShown) shown.push(row);
  }
}

function select(ids) {
  selected = new Set(ids);
  for (const { id, box } of rows) if (box.checked !== selected.has(id)) box.checked = selected.has(id);
}

async function read() {
  const load = async (path) => (await (await fetch(path)).json()).data;
  const [loaded, tags] = await Promise.all(["/api/journeys", "/api/journey_tags"].map(load));
  const phases = new Map(tags.map(({ id, name }) => [id, name]));
  journeys = loaded;
  rows = journeys.map((journey) => newRow(journey, phases));
  list.replaceChildren(...rows.map(({ element }) => element));
  show();
}

function drop() {
  const byElement = new Map(rows.map((row) => [row.element, row]));
  rows = [...list.children].flatMap((element) => byElement.get(element) ?? []);
  journeys = rows.map(({ journey }) => journey);
  show();
}

window.bench = {
  byMouse: true,
  rowHeight: height,
  mount(into) {
    [group, text, selected, removed, rows, shown] = [null, "", new Set(), new Set(), [], []];
    root = make("div");
    root.style.width = "1000px";
    const search = Object.assign(make("input"), { className: "search" });
    search.addEventListener("input", () => {
      text = search.value;
      show();
    });
    list = make("div");
    list.style.cssText = "height: 700px; overflow: auto; position: relative";
    root.append(search, list);
    into.append(root);
    // The browser's own dragging cannot be measured: its frames are not the page's.
    sortable = new Sortable(list, { handle: ".handle", forceFallback: true, animation: 0, onEnd: drop });
    read();
  },
  unmount() {
    sortable.destroy();
    root.remove();
  },
  refresh: read,
  count: () => shown.length,
  drawn: () => shown.length,
  search: () => root.querySelector(".search"),
  showGroup(id) {
    group = id;
    show();
  },
  handle: (at) => shown[at]?.element.querySelector(".handle") ?? null,
  firstId: () => shown[0].id,
  placeOf: (id) => shown.findIndex((row) => row.id === id),
  isLifted: () => Sortable.dragged != null,
  // Looking at all of them would be what is measured.
  names: () => shown.slice(0, 20).map(({ journey }) => journey.name),
  selectAll: () => select(shown.map(({ id }) => id)),
  selected: () => selected.size,
  selectFirst: (count) => select(shown.slice(0, count).map(({ id }) => id)),
  askToRemove: () => {},
  remove() {
    removed = selected;
    show();
  },
  undo() {
    removed = new Set();
    show();
  },
};
