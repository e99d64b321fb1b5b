import { BasicConfig, Builder, Query, Utils } from "@react-awesome-query-builder/ui";
import { useCallback, useState } from "react";
import { createRoot } from "react-dom/client";
import "@react-awesome-query-builder/ui/css/styles.css";

const operators = { text: "like", multi: "multiselect_equals", select: "select_equals" };
const types = { text: "text", multi: "multiselect", select: "select" };
const rules = document.getElementsByClassName("rule");
let tree;

function fieldOf({ id, label, kind }, options) {
  const field = { label, type: types[kind], valueSources: ["value"] };
  const listValues = options.map(({ value, label }) => ({ value, title: label }));
  return [id, kind === "text" ? field : { ...field, fieldSettings: { listValues } }];
}

function configOf({ fields, options, panels }) {
  return {
    ...BasicConfig,
    settings: {
      ...BasicConfig.settings,
      showNot: false,
      canReorder: false,
      maxNesting: panels ? 2 : 1,
      showErrorMessage: false,
      defaultField: "text0",
    },
    fields: Object.fromEntries(fields.map((field) => fieldOf(field, options))),
  };
}

function ruleOf({ id, field, kind, value }) {
  const operator = operators[kind];
  return {
    type: "rule",
    id,
    properties: { field, operator, value: [value], valueSrc: ["value"], valueType: [types[kind]] },
  };
}

function groupOf(id, conjunction, children1) {
  return { type: "group", id, properties: { conjunction }, children1 };
}

function treeOf({ conditions, panels = [] }) {
  const groups = panels.map((panel, at) => groupOf(`g${at + 1}`, "OR", panel.map(ruleOf)));
  return Utils.loadTree(groupOf("g0", "AND", [...conditions.map(ruleOf), ...groups]));
}

function Filter({ given }) {
  const [config] = useState(() => configOf(given));
  const [current, setCurrent] = useState(() => treeOf(given));
  tree = current;
  const change = useCallback((next) => {
    tree = next;
    setCurrent(next);
  }, []);
  const draw = useCallback(
    (props) => (
      <div className="query-builder-container">
        <div className="query-builder">
          <Builder {...props} />
        </div>
      </div>
    ),
    [],
  );
  return <Query {...config} value={current} onChange={change} renderBuilder={draw} />;
}

function countIn(group) {
  return group
    .get("children1")
    .valueSeq()
    .reduce((sum, child) => sum + (child.has("children1") ? countIn(child) : 1), 0);
}

/** What the scenarios of both workloads press and read. */
export const awesomeQueryBuilder = {
  mount(root, given) {
    createRoot(root).render(<Filter given={given} />);
  },
  count: () => (tree && countIn(tree) === rules.length ? rules.length : -1),
  input: (i) => rules[i].querySelector("input[type=text]"),
  model: (i) => tree.get("children1").valueSeq().get(i).getIn(["properties", "value", 0]),
  addButton: () =>
    [...document.querySelectorAll(".group--actions button")].find((button) =>
      /add rule/i.test(button.textContent),
    ),
  removeButton: (i) => rules[i].querySelector(".rule--header button"),
};
