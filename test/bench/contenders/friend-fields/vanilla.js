// The limit: every field by plain DOM calls, what is changed in a map.
import "../../parts/fields.css";

const changed = new Map();
const rows = [];
let given;
let changes;

function controlOf({ type, value, name }) {
  if (type === 10 || type === 13) return fileOf(type, value, name);
  const control = document.createElement(type === 2 ? "textarea" : type === 20 ? "select" : "input");
  if (type === 20)
    control.append(new Option("未設定", ""), ...given.choices.map(({ id, value }) => new Option(value, id)));
  if (type === 30) control.type = "date";
  if (type === 1) control.inputMode = "decimal";
  control.value = value ?? "";
  return control;
}

function fileOf(type, value, name) {
  const file = document.createElement("span");
  file.className = "file";
  const link = document.createElement("a");
  link.href = value;
  if (type === 10) {
    const image = new Image();
    image.loading = "lazy";
    image.alt = name;
    image.src = value;
    link.append(image);
  } else link.textContent = value.split("/").pop();
  const clear = document.createElement("button");
  clear.type = "button";
  clear.textContent = "×";
  clear.ariaLabel = `${name}を消す`;
  file.append(link, clear);
  return file;
}

function write(id, value) {
  const field = given.fields[id - 1];
  const [, content] = rows[id - 1].children;
  if (value === field.value) changed.delete(id);
  else changed.set(id, value);
  const before = content.querySelector(".before");
  if (changed.has(id) && !before) {
    const said = document.createElement("div");
    said.className = "before";
    said.textContent = `変更前: ${field.value}`;
    content.append(said);
  } else if (!changed.has(id)) before?.remove();
  changes.textContent = `変更 ${changed.size} 件`;
}

window.bench = {
  mount(root, data) {
    given = data;
    const form = document.createElement("form");
    form.className = "fields";
    changes = document.createElement("div");
    changes.className = "changes";
    for (const field of data.fields) {
      const row = document.createElement("div");
      row.className = "field";
      row.dataset.id = field.id;
      const label = document.createElement("label");
      label.htmlFor = `f${field.id}`;
      label.textContent = field.name;
      const content = document.createElement("div");
      const control = controlOf(field);
      control.id = label.htmlFor;
      content.append(control);
      row.append(label, content);
      rows.push(row);
    }
    form.append(changes, ...rows);
    form.oninput = ({ target }) => write(Number(target.closest(".field").dataset.id), target.value);
    form.onclick = ({ target }) => {
      const file = target.closest("button")?.parentElement;
      if (!file) return;
      write(Number(file.closest(".field").dataset.id), null);
      file.replaceChildren("未設定");
    };
    root.append(form);
  },
  count: () => rows.length,
  row: (at) => rows[at],
  input: (at) => rows[at].querySelector("input, textarea, select"),
  model: (at) => (changed.has(at + 1) ? changed.get(at + 1) : given.fields[at].value),
  changes: () => changes.textContent,
};
