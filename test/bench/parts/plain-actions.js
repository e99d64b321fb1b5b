// The action editor as an engineer would write it without a framework: the same words and controls on the screen, panels
// from a template, one listener for all of them, bodies made when they are opened, an immutable model with undo beside.
import { css } from "./plain-actions.css.js";
import { iconOf, kinds, labelOf, newText, once, problemOf, sentenceOf } from "./plain-actions-data.js";

const icon = (path) => `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${path}"/></svg>`;
const button = (does, label, path) =>
  `<button type="button" data-does="${does}" aria-label="${label}" title="${label}">${icon(path)}</button>`;

const panelTemplate = template(`<section class="panel">
<div class="head">
<button type="button" class="grip" data-does="grip" aria-label="並べ替え" title="並べ替え">${icon("M8 5v.1M12 5v.1M8 10v.1M12 10v.1M8 15v.1M12 15v.1")}</button>
<h2 class="heading"><span class="number" aria-hidden="true"></span><button type="button" class="title" data-does="toggle" aria-expanded="false">${icon("")}<span></span></button></h2>
<p class="said"></p>
<div class="tools"><button type="button" role="switch" class="switch" data-does="condition"><span>条件</span><span class="track"></span></button>${button("up", "上へ移動", "M10 16V4M5 9l5-5 5 5")}${button("down", "下へ移動", "M10 4v12M5 11l5 5 5-5")}${button("copy", "複製", "M8 8h8v8H8zM4 12V4h8")}${button("remove", "削除", "M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11h8.4l.8-11")}${button("more", "その他の操作", "M4 10h.1M10 10h.1M16 10h.1")}</div>
</div></section>`);
const conditionTemplate = template(
  `<div class="cond">${icon("M3 5h14l-5 6v5l-4-2v-3z")}<span></span><button type="button" data-does="editCondition">条件を編集</button></div>`,
);
const bodyTemplate = template(`<div class="body">
<div><label>本文</label><textarea data-field="text"></textarea><div class="counter"></div></div>
<fieldset><legend>送るタイミング</legend><label><input type="radio" value="0">すぐに送る</label><label><input type="radio" value="1">遅らせて送る</label><label><input type="radio" value="2">時刻を指定</label></fieldset>
</div>`);

function template(markup) {
  const element = document.createElement("template");
  element.innerHTML = markup.replaceAll("\n", "");
  return element.content.firstChild;
}

/** `panelStyle` is what each panel is given besides. */
export function plainActions({ panelStyle = "" } = {}) {
  let action = { aid: 1, a_name: "", a_twice_type: 0, is_template: 0, group_id: null, inputs: [] };
  const lists = {};
  const conditions = {};
  const undone = [];
  const redone = [];
  const open = new WeakSet();
  let list;
  let field;
  let sends;
  let undo;
  let redo;

  const panelOf = (at) => list.children[at];
  const placeOf = (panel) => Array.prototype.indexOf.call(list.children, panel);

  /** Every edit: one step back more, and the whole action written into the form again. */
  function edit(inputs, merge = false) {
    if (!merge) undone.push(action);
    redone.length = 0;
    action = { ...action, inputs };
    written();
  }
  function written() {
    field.value = JSON.stringify(action);
    undo.disabled = undone.length === 0;
    redo.disabled = redone.length === 0;
    const sent = action.inputs.filter(({ type }) => type === 1 || type === 12);
    const most = sent.some(({ member_query_id }) => member_query_id !== null) ? "最大で" : "";
    sends.textContent = `実際の動き（${most}${sent.length}通送信）`;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  function travel(from, to) {
    const next = from.pop();
    if (!next) return;
    to.push(action);
    action = next;
    list.replaceChildren(...action.inputs.map(panel));
    written();
  }

  function panel(effect, at) {
    const element = panelTemplate.cloneNode(true);
    if (panelStyle) element.style.cssText = panelStyle;
    const title = element.querySelector(".title");
    title.querySelector("path").setAttribute("d", iconOf(effect.type));
    title.lastChild.textContent = labelOf(effect.type);
    element.querySelector("[data-does=copy]").disabled = once.has(effect.type);
    element.querySelector("[data-does=condition]").ariaChecked = String(effect.member_query_id !== null);
    number(element, effect, at);
    say(element, effect);
    if (effect.member_query_id !== null) {
      const strip = conditionTemplate.cloneNode(true);
      element.append(strip);
      sayCondition(strip, effect.member_query_id);
    }
    return element;
  }
  function number(element, { type }, at) {
    const name = `${at + 1}. ${labelOf(type)}`;
    element.setAttribute("aria-label", name);
    element.querySelector(".title").setAttribute("aria-label", name);
    element.querySelector(".number").textContent = at + 1;
    element.querySelector("[data-does=up]").ariaDisabled = at === 0 ? "true" : null;
    element.querySelector("[data-does=down]").ariaDisabled = at === action.inputs.length - 1 ? "true" : null;
  }
  function numberFrom(from, to = action.inputs.length - 1) {
    for (let at = Math.max(0, from); at <= to; at += 1) number(panelOf(at), action.inputs[at], at);
  }
  function say(element, effect) {
    element.querySelector(".said").textContent = open.has(element) ? "" : sentenceOf(effect, lists);
  }
  function sayCondition(strip, id) {
    const names = conditions[id]?.inputs[0].names;
    strip.children[1].textContent = names
      ? `名前に「${names[0]}」を含む人だけ`
      : `条件（ID ${id}）に合う人だけ`;
  }

  function unfold(element, at) {
    const effect = action.inputs[at];
    open.add(element);
    const body = bodyTemplate.cloneNode(true);
    if (effect.type === 1) {
      const text = body.querySelector("textarea");
      text.value = effect.text;
      count(body, effect.text);
      for (const radio of body.querySelectorAll("[type=radio]"))
        radio.checked = Number(radio.value) === effect.delay_type;
    }
    element.append(body);
    element.querySelector(".title").ariaExpanded = "true";
    say(element, effect);
  }
  function fold(element, at) {
    open.delete(element);
    element.querySelector(".body").remove();
    element.querySelector(".title").ariaExpanded = "false";
    say(element, action.inputs[at]);
  }
  function count(body, text) {
    body.querySelector(".counter").textContent = `${text.length}/4500`;
  }
  function judge(element, effect) {
    const problem = problemOf(effect);
    element.classList.toggle("invalid", problem !== null);
    element.querySelector(".problem")?.remove();
    if (problem === null) return;
    const said = Object.assign(document.createElement("p"), { className: "problem", textContent: problem });
    element.querySelector(".said").after(said);
  }

  const actions = {
    toggle: (element, at) => (open.has(element) ? fold : unfold)(element, at),
    up: (element, at) => move(element, at, at - 1),
    down: (element, at) => move(element, at, at + 1),
    copy(element, at) {
      edit(action.inputs.toSpliced(at + 1, 0, structuredClone(action.inputs[at])));
      element.after(panel(action.inputs[at + 1], at + 1));
      numberFrom(at + 1);
    },
    remove(element, at) {
      edit(action.inputs.toSpliced(at, 1));
      element.remove();
      numberFrom(at - 1);
      (panelOf(at) ?? panelOf(at - 1))?.querySelector(".title").focus({ preventScroll: true });
    },
  };
  function move(element, from, to) {
    const other = panelOf(to);
    if (!other) return;
    edit(action.inputs.with(from, action.inputs[to]).with(to, action.inputs[from]));
    // The one that was not pressed goes, so that the focus stays.
    if (to < from) element.after(other);
    else element.before(other);
    numberFrom(Math.min(from, to), Math.max(from, to));
    element.classList.add("moved");
    setTimeout(() => element.classList.remove("moved"), 1000);
  }
  function add() {
    const at = action.inputs.length;
    edit([...action.inputs, newText()]);
    const element = panel(action.inputs[at], at);
    list.append(element);
    numberFrom(at - 1);
    unfold(element, at);
    element.querySelector("textarea").focus();
  }

  function onInput({ target }) {
    const element = target.closest(".panel");
    const at = placeOf(element);
    const { value } = target;
    const isText = target.dataset.field === "text";
    const effect = { ...action.inputs[at], ...(isText ? { text: value } : { delay_type: Number(value) }) };
    edit(action.inputs.with(at, effect), isText);
    if (isText) count(element, value);
    judge(element, effect);
  }
  function onClick({ target }) {
    const pressed = target.closest("[data-does]");
    const element = target.closest(".panel");
    if (pressed && pressed.ariaDisabled !== "true")
      actions[pressed.dataset.does]?.(element, placeOf(element));
  }

  async function load() {
    const get = async (address) => (await fetch(address)).json();
    const named = Object.keys(H.data.actionKinds);
    const saved = [...new Set(action.inputs.flatMap(({ member_query_id }) => member_query_id ?? []))];
    await Promise.all([
      ...named.map(async (kind) => Object.assign(lists, { [kind]: await get(`/api/v_resource/${kind}`) })),
      ...saved.map(async (id) => Object.assign(conditions, { [id]: await get(`/api/funnel/data/${id}`) })),
    ]);
    action.inputs.forEach((effect, at) => {
      say(panelOf(at), effect);
      const strip = panelOf(at).querySelector(".cond");
      if (strip) sayCondition(strip, effect.member_query_id);
    });
  }

  function frame(root) {
    root.innerHTML = `<style>${css}</style>
<div class="top"><button class="icon-only" aria-label="元に戻す">${icon("M7 4 3.5 7.5 7 11M3.5 7.5h8a4.5 4.5 0 0 1 0 9H7.5")}</button><button class="icon-only" aria-label="やり直す">${icon("m13 4 3.5 3.5L13 11M16.5 7.5h-8a4.5 4.5 0 0 0 0 9h4")}</button><button>すべて開く</button></div>
<div class="list"></div>
<div class="adds"><h2>動作を追加</h2>${kinds
      .filter(({ addable }) => addable)
      .map(
        ({ type, label, icon: path }) =>
          `<button data-add="${type}">${icon(path)}<span>${label}</span></button>`,
      )
      .join("")}</div>
<details><summary></summary></details>
<div class="foot"><label><input type="checkbox">2回目以降の発動時も各動作を実行する</label><button>確定</button></div>
<input type="hidden" name="action">`;
    [undo, redo] = root.querySelectorAll(".top > button");
    list = root.querySelector(".list");
    sends = root.querySelector("summary");
    field = root.querySelector("[type=hidden]");
    undo.addEventListener("click", () => travel(undone, redone));
    redo.addEventListener("click", () => travel(redone, undone));
    list.addEventListener("input", onInput);
    list.addEventListener("click", onClick);
    root.querySelector("[data-add='1']").addEventListener("click", add);
  }

  return {
    mount(root, effects) {
      frame(root);
      action = { ...action, inputs: effects };
      list.append(...effects.map(panel));
      written();
      return load();
    },
    count: () => (list?.childElementCount === action.inputs.length ? action.inputs.length : -1),
    said: (at) => panelOf(at).textContent,
    toggle: (at) => panelOf(at).querySelector(".title"),
    input: (at) => panelOf(at)?.querySelector("textarea") ?? null,
    written: (at) => panelOf(at)?.querySelector("textarea")?.value ?? "",
    model: (at) => action.inputs[at].text,
    upButton: (at) => panelOf(at).querySelector("[data-does=up]"),
    removeButton: (at) => panelOf(at).querySelector("[data-does=remove]"),
    addButton: () => document.querySelector("[data-add='1']"),
  };
}
