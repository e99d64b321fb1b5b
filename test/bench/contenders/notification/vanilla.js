// A form by hand with the same fields: the name, events, channels, rows of hours and a week; every edit keeps the state before.
const kindsOf = (channels) => [...new Set(channels.map(({ kind }) => kind))];
const create = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};
const minutes = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

let form = null;
let state = null;
let past = [];
let cells = [];
let boxes = [];
let title = null;

function isIn(day, half) {
  return state.timings.some(
    ({ weekdays, from, to }) =>
      weekdays.includes(day) && half * 30 >= minutes(from) && half * 30 < minutes(to),
  );
}
function step(next) {
  past.push(state);
  state = next;
}
function drawWeek() {
  cells.forEach((cell, at) => {
    cell.ariaSelected = String(state.week ? state.week[at] : isIn(at % 7, Math.floor(at / 7)));
  });
}
function paint(at, to) {
  const week = [...(state.week ?? cells.map((_, each) => isIn(each % 7, Math.floor(each / 7))))];
  week[at] = to;
  state = { ...state, week };
  cells[at].ariaSelected = String(to);
}

window.bench = {
  mount(root, { notification, channels }) {
    state = structuredClone(notification);
    past = [];
    title = create("input", { value: state.title });
    title.addEventListener("input", () => step({ ...state, title: title.value }));
    const events = create(
      "select",
      {},
      ...Array.from({ length: 40 }, (_, at) =>
        create("option", { value: String(at), textContent: `イベント ${at}` }),
      ),
    );
    boxes = channels.map(({ id }) => {
      const box = create("input", {
        type: "checkbox",
        checked: state.notification_channels.some((each) => each.id === id),
      });
      box.addEventListener("change", () => {
        const others = state.notification_channels.filter((each) => each.id !== id);
        step({ ...state, notification_channels: box.checked ? [...others, { id }] : others });
      });
      return box;
    });
    const groups = kindsOf(channels).map((kind) =>
      create(
        "fieldset",
        {},
        create("legend", { textContent: kind }),
        ...channels.flatMap((channel, at) =>
          channel.kind === kind
            ? [create("p", {}, create("label", {}, boxes[at], ` ${channel.name} ${channel.detail_masked}`))]
            : [],
        ),
      ),
    );
    const hours = state.timings.map(({ weekdays, from, to }) =>
      create(
        "p",
        {},
        ..."日月火水木金土"
          .split("")
          .map((day, at) =>
            create("label", {}, create("input", { type: "checkbox", checked: weekdays.includes(at) }), day),
          ),
        create("input", { type: "time", value: from }),
        create("input", { type: "time", value: to }),
      ),
    );
    const table = create("table");
    cells = [];
    let painting = null;
    for (let half = 0; half < 48; half += 1) {
      const row = create("tr");
      for (let day = 0; day < 7; day += 1) {
        const at = cells.length;
        const cell = create("td", { tabIndex: -1 });
        cell.style.cssText = "width: 40px; height: 12px; border: 1px solid";
        cell.addEventListener("pointerdown", () => {
          past.push(state);
          painting = cell.ariaSelected !== "true";
          paint(at, painting);
        });
        cell.addEventListener("pointerenter", () => painting !== null && paint(at, painting));
        cells.push(cell);
        row.append(cell);
      }
      table.append(row);
    }
    table.addEventListener("pointerup", () => {
      painting = null;
    });
    form = create("form", {}, title, events, ...groups, ...hours, table);
    drawWeek();
    root.append(form);
  },
  unmount: () => form.remove(),
  count: () => boxes.length,
  name: () => title,
  title: () => state.title,
  row: (at) => boxes[at],
  channel: (at) => boxes[at] ?? null,
  chosen: () => state.notification_channels.length,
  cell: (at) => cells[at * 7],
  open: () => cells.filter((cell) => cell.ariaSelected === "true").length,
  undo() {
    state = past.pop() ?? state;
    title.value = state.title;
    drawWeek();
  },
};
