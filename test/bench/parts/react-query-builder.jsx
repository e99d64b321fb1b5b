import { useState } from "react";
import { createRoot } from "react-dom/client";
import { QueryBuilder } from "react-querybuilder";
import "react-querybuilder/dist/query-builder.css";

const operators = { text: "contains", multi: "in", select: "=" };
const rules = document.getElementsByClassName("rule");
let query;

function fieldOf({ id, label, kind }, options) {
  if (kind === "text") return { name: id, label, defaultOperator: "contains" };
  const values = options.map(({ value, label }) => ({ name: value, label }));
  return { name: id, label, valueEditorType: kind === "multi" ? "multiselect" : "select", values };
}

function ruleOf({ id, field, kind, value }) {
  return { id, field, operator: operators[kind], value };
}

function countIn({ rules }) {
  return rules.reduce((sum, rule) => sum + (rule.rules ? countIn(rule) : 1), 0);
}

function Filter({ given }) {
  const [fields] = useState(() => given.fields.map((field) => fieldOf(field, given.options)));
  const [current, setCurrent] = useState(() => {
    const panels = given.panels?.map((panel) => ({ combinator: "or", rules: panel.map(ruleOf) })) ?? [];
    return { combinator: "and", rules: [...given.conditions.map(ruleOf), ...panels] };
  });
  query = current;
  return <QueryBuilder fields={fields} query={current} onQueryChange={setCurrent} listsAsArrays />;
}

/** What the scenarios of both workloads press and read. */
export const reactQueryBuilder = {
  mount(root, given) {
    createRoot(root).render(<Filter given={given} />);
  },
  count: () => (query && countIn(query) === rules.length ? rules.length : -1),
  input: (i) => rules[i].querySelector("input.rule-value"),
  model: (i) => query.rules[i].value,
  addButton: () => document.querySelector(".ruleGroup-addRule"),
  removeButton: (i) => rules[i].querySelector(".rule-remove"),
};
