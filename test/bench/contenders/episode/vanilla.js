// A page by hand with the same fields: a list of steps, and when each is sent for a visit in a week.
const create = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};
const day = 86_400_000;

let place = null;
let steps = [];
let past = [];
let rows = new Map();
let plan = null;
const base = Date.now() + 7 * day;

function keep(next) {
  past.push(steps);
  steps = next;
}
function drawPlan() {
  const lines = steps
    .map((step) => [base + (step.direction === "after" ? 1 : -1) * Number(step.days) * day, step])
    .sort(([one], [other]) => one - other)
    .map(([at, step]) =>
      create("li", {
        textContent: `${new Date(at).toISOString().slice(0, 10)} ${step.time} ${step.content.text ?? step.content.kind}`,
      }),
    );
  plan.replaceChildren(...lines);
}
function rowOf(step) {
  const text = create("textarea", { value: step.content.text ?? "" });
  const days = create("input", { value: String(step.days) });
  const set = (values) => {
    keep(steps.map((each) => (each.id === step.id ? { ...each, ...values(each) } : each)));
    drawPlan();
  };
  text.addEventListener("input", () => set(({ content }) => ({ content: { ...content, text: text.value } })));
  days.addEventListener("input", () => set(() => ({ days: days.value })));
  const kinds = create(
    "select",
    {},
    ...["text", "template", "action"].map((kind) =>
      create("option", { textContent: kind, selected: kind === step.content.kind }),
    ),
  );
  const directions = create(
    "select",
    {},
    ...["before", "after"].map((each) =>
      create("option", { textContent: each, selected: each === step.direction }),
    ),
  );
  const time = create("input", { type: "time", value: step.time });
  const buttons = ["上へ", "下へ", "複製", "削除"].map((textContent) =>
    create("button", { type: "button", textContent }),
  );
  const element = create("li", {}, create("p", {}, days, directions, time, kinds, ...buttons), text);
  return { element, text, days };
}
function drawRows() {
  const known = rows;
  rows = new Map(steps.map((step) => [step.id, known.get(step.id) ?? rowOf(step)]));
  place.firstChild.replaceChildren(...[...rows.values()].map(({ element }) => element));
  for (const step of steps) {
    const { text, days } = rows.get(step.id);
    text.value = step.content.text ?? "";
    days.value = String(step.days);
  }
  drawPlan();
}
const at = (place) => rows.get(steps[place]?.id);

window.bench = {
  mount(root, episode) {
    steps = structuredClone(episode.steps);
    past = [];
    rows = new Map();
    plan = create("ol");
    place = create("div", {}, create("ul"), plan);
    root.append(place);
    drawRows();
  },
  unmount: () => place.remove(),
  count: () => place.firstChild.children.length,
  row: (place) => at(place).element,
  toggle: () => null,
  text: (place) => at(place).text,
  days: (place) => at(place).days,
  model: (place) => steps[place]?.content.text,
  dates: () => plan.textContent,
  toTop(place) {
    const step = steps[place];
    keep([step, ...steps.filter((each) => each !== step)]);
    drawRows();
  },
  undo() {
    steps = past.pop() ?? steps;
    drawRows();
  },
};
