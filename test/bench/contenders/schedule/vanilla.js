// The limit: placed by plain DOM calls.
import {
  columnWidth,
  dragByTransform,
  eventStyle,
  firstMinute,
  gridStyle,
  headStyle,
} from "../../parts/day-grid.js";

const elements = new Map();
const reservations = new Map();

function styled(style, text = "") {
  const element = document.createElement("div");
  Object.assign(element.style, style);
  element.textContent = text;
  return element;
}

function add(event, column) {
  const element = styled(eventStyle(column, event));
  element.className = `ev ev-${event.id}`;
  element.dataset.id = event.id;
  const time = document.createElement("b");
  time.textContent = H.data.clock(event.start);
  element.append(time, styled({}, event.title));
  elements.set(event.id, element);
  reservations.set(event.id, { ...event });
  return element;
}

function move(id, start, end) {
  Object.assign(reservations.get(id), { start, end });
  const { style } = elements.get(id);
  style.top = `${start - firstMinute}px`;
  style.height = `${end - start}px`;
}

window.bench = {
  axis: "y",
  mount(root, { resources, events }) {
    const columns = new Map(resources.map(({ id }, column) => [id, column]));
    const width = `${resources.length * columnWidth}px`;
    const scroller = styled({ height: "700px", overflow: "auto", position: "relative" });
    const head = styled({ ...headStyle, width });
    head.append(...resources.map(({ title }) => styled({ width: `${columnWidth}px`, flex: "none" }, title)));
    const grid = styled({ ...gridStyle, width });
    grid.append(...events.map((event) => add(event, columns.get(event.r))));
    grid.onpointerdown = (down) =>
      dragByTransform(down, (id, minutes) => {
        const { start, end } = reservations.get(id);
        move(id, start + minutes, end + minutes);
      });
    scroller.append(head, grid);
    root.append(scroller);
  },
  count: () => document.getElementsByClassName("ev").length,
  el: (id) => elements.get(id),
  update: move,
};
