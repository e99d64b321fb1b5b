// The limit: every choice by plain DOM calls, the texts in an array.
import "../../parts/choices.css";

let texts = [];
let list;
let lines;

const buttons = [
  ["並べ替え", "≡"],
  ["上へ移動", "↑"],
  ["下へ移動", "↓"],
  ["削除", "×"],
];

function buttonOf([name, text]) {
  const button = document.createElement("button");
  button.type = "button";
  button.ariaLabel = name;
  button.textContent = text;
  return button;
}

function rowOf(text) {
  const row = document.createElement("div");
  row.className = "choice";
  const input = document.createElement("input");
  input.value = text;
  row.append(document.createElement("span"), input, ...buttons.map(buttonOf));
  return row;
}

/** The numbers of all rows from one on. */
function number(from = 0) {
  for (let at = from; at < texts.length; at += 1) {
    const [place, field] = list.children[at].children;
    place.textContent = at + 1;
    field.ariaLabel = `選択肢 ${at + 1}`;
  }
}

function insert(at, more) {
  texts.splice(at, 0, ...more);
  const rows = more.map(rowOf);
  list.insertBefore(fragmentOf(rows), list.children[at] ?? null);
  number(at);
  rows.at(-1).children[1].focus();
}

function fragmentOf(rows) {
  const fragment = new DocumentFragment();
  fragment.append(...rows);
  return fragment;
}

const input = (at) => list.children[at]?.children[1] ?? null;
const placeOf = (target) => [...list.children].indexOf(target.closest(".choice"));
const linesOf = (text) => [...new Set(text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== ""))];

function openLines() {
  lines = document.createElement("dialog");
  const area = document.createElement("textarea");
  area.rows = 12;
  area.value = texts.join("\n");
  const apply = buttonOf(["反映する", "反映する"]);
  apply.className = "apply";
  apply.onclick = () => {
    texts = linesOf(area.value);
    list.replaceChildren(fragmentOf(texts.map(rowOf)));
    number();
    lines.remove();
  };
  lines.append(area, apply);
  document.body.append(lines);
  lines.showModal();
}

window.bench = {
  mount(root, { label, choices }) {
    texts = [...choices];
    const form = document.createElement("form");
    form.className = "choices";
    const name = document.createElement("input");
    name.value = label;
    const bulk = buttonOf(["まとめて編集", "まとめて編集"]);
    bulk.className = "bulk";
    bulk.onclick = openLines;
    list = document.createElement("div");
    list.append(fragmentOf(texts.map(rowOf)));
    number();
    list.oninput = ({ target }) => {
      texts[placeOf(target)] = target.value;
    };
    list.onkeydown = (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      const at = placeOf(event.target);
      if (at + 1 < texts.length) input(at + 1).focus();
      else insert(at + 1, [""]);
    };
    list.onpaste = (event) => {
      const pasted = linesOf(event.clipboardData.getData("text/plain"));
      if (pasted.length < 2) return;
      event.preventDefault();
      insert(placeOf(event.target) + 1, pasted);
    };
    form.append(name, bulk, list);
    root.append(form);
  },
  count: () => texts.length,
  row: input,
  input,
  model: (at) => texts[at],
  hasFocus: (at) => input(at) !== null && document.activeElement === input(at),
  toTop(at) {
    texts.unshift(...texts.splice(at, 1));
    list.prepend(list.children[at]);
    number();
  },
  bulk: () => document.querySelector(".bulk"),
  lines: () => document.querySelector("dialog textarea"),
  apply: () => document.querySelector(".apply"),
};
