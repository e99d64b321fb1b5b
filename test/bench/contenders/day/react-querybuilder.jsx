import { useState } from "react";
import { createRoot } from "react-dom/client";
import { QueryBuilder } from "react-querybuilder";
import "react-querybuilder/dist/query-builder.css";

const options = Array.from({ length: 300 }, (_, at) => ({ name: String(at + 1), label: `選択肢 ${at + 1}` }));
const fields = [
  { name: "name", label: "名前", defaultOperator: "contains" },
  { name: "tags", label: "タグ", valueEditorType: "multiselect", values: options },
  { name: "menu", label: "メニュー", valueEditorType: "select", values: options },
];

/** What is loaded, in turn: the record that comes next. */
const records = ["はじめ", "つぎ"].map((name) => ({
  combinator: "and",
  rules: [
    { field: "name", operator: "contains", value: name },
    { field: "tags", operator: "in", value: ["1", "2"] },
    { combinator: "or", rules: [{ field: "menu", operator: "=", value: "3" }] },
  ],
}));

let place;
let root;
let query;
let setQuery;

function Page() {
  const [current, change] = useState(query ?? records[0]);
  query = current;
  setQuery = change;
  return (
    <QueryBuilder
      fields={fields}
      query={current}
      onQueryChange={change}
      listsAsArrays
      showCloneButtons
      showShiftActions
      showNotToggle
    />
  );
}

const all = (selector) => [...document.querySelectorAll(selector)];
const last = (selector) => all(selector).at(-1);
const count = (selector) => all(selector).length;
const text = () => JSON.stringify(query);

/** As a script of a page fills a field, so that React hears of it. */
function fill(field, value) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  if (field.multiple) for (const option of field.options) option.selected = value.includes(option.value);
  else set.call(field, value);
  field.dispatchEvent(new Event(field.localName === "select" ? "change" : "input", { bubbles: true }));
}

let before;

/** One gesture that changes the query, and one that changes how many of something there are. */
const edit = (name, act) => ({
  name,
  act(round) {
    before = text();
    act(round);
  },
  until: () => text() !== before,
});
const counted = (name, selector, change, act) => ({
  name,
  act(round) {
    before = count(selector);
    act(round);
  },
  until: () => count(selector) === before + change,
});
const press = (selector) => () => last(selector).click();
const load = (at) => ({
  name: `record ${at}`,
  act: () => setQuery(records[at]),
  until: () => all("input.rule-value")[0]?.value === records[at].rules[0].value,
});

const gestures = [
  load(1),
  counted("add a rule", ".rule", 1, () => all(".ruleGroup-addRule")[0].click()),
  edit("write in it", (round) => fill(last("input.rule-value"), `書いた${round}`)),
  edit("write on", (round) => fill(last("input.rule-value"), `書いた${round}と`)),
  edit("move it up", () => last(".shiftActions button:not([disabled])").click()),
  counted("double it", ".rule", 1, press(".rule-cloneRule")),
  counted("remove it", ".rule", -1, press(".rule-remove")),
  counted("add a group", ".ruleGroup", 1, () => all(".ruleGroup-addGroup")[0].click()),
  counted("add a rule in it", ".rule", 1, press(".ruleGroup-addRule")),
  edit("of another field", () => fill(last(".rule-fields"), "menu")),
  edit("choose", (round) => fill(last("select.rule-value"), String((round % 200) + 5))),
  edit("of a third field", () => fill(last(".rule-fields"), "tags")),
  edit("choose several", (round) => fill(last("select.rule-value"), ["4", String((round % 200) + 5)])),
  edit("choose one more", () => fill(last("select.rule-value"), ["4", "5", "299"])),
  edit("another operator", () => fill(last(".rule-operators"), "notIn")),
  edit("or", () => fill(last(".ruleGroup-combinators"), "or")),
  edit("not", () => last(".ruleGroup-notToggle input").click()),
  counted("double the group", ".ruleGroup", 1, press(".ruleGroup-cloneGroup")),
  counted("remove the double", ".ruleGroup", -1, press(".ruleGroup-remove")),
  counted("remove a rule", ".rule", -1, press(".rule-remove")),
  counted("remove the group", ".ruleGroup", -1, press(".ruleGroup-remove")),
  edit("write in the first", (round) => fill(all("input.rule-value")[0], `先頭${round}`)),
  { name: "away from the page", act: () => root.unmount(), until: () => count(".rule") === 0 },
  { name: "back", act: show, until: () => count(".rule") > 0 },
  load(0),
];

function show() {
  root = createRoot(place);
  root.render(<Page />);
}

window.bench = {
  gestures,
  mount(box) {
    place = box;
    show();
  },
  ready: () => all("input.rule-value")[0]?.value === records[0].rules[0].value,
  rest: () => setQuery(records[0]),
};
