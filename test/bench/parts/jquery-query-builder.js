// Its model is written when a text box loses the focus, so a key is timed to the text box: less than the others do.
import { $ } from "./global-jquery.js";
import "bootstrap/dist/js/bootstrap.js";
import "bootstrap/dist/css/bootstrap.css";
import "jQuery-QueryBuilder/dist/js/query-builder.standalone.js";
import "jQuery-QueryBuilder/dist/css/query-builder.default.css";

const operators = { text: "contains", multi: "in", select: "equal" };
const rules = document.getElementsByClassName("rule-container");
let model;

function filterOf({ id, label, kind }, values) {
  const filter = { id, label, type: "string" };
  if (kind === "text") return { ...filter, operators: ["contains", "equal"] };
  const multiple = kind === "multi";
  const allowed = multiple ? ["in", "not_in"] : ["equal", "not_equal"];
  return { ...filter, input: "select", multiple, values, operators: allowed };
}

function ruleOf({ field, kind, value }) {
  return { id: field, operator: operators[kind], value };
}

function countIn(group) {
  return group.rules.reduce((sum, rule) => sum + (rule.rules ? countIn(rule) : 1), 0);
}

const inputOf = (i) => rules[i].querySelector(".rule-value-container input");

/** What the scenarios of both workloads press and read. */
export const jqueryQueryBuilder = {
  mount(root, { fields, options, conditions, panels = [] }) {
    const values = Object.fromEntries(options.map(({ value, label }) => [value, label]));
    const $builder = $("<div>").appendTo(root);
    $builder.queryBuilder({
      allow_groups: panels.length > 0,
      default_filter: "text0",
      lang: {},
      filters: fields.map((field) => filterOf(field, values)),
      rules: {
        condition: "AND",
        rules: [
          ...conditions.map(ruleOf),
          ...panels.map((panel) => ({ condition: "OR", rules: panel.map(ruleOf) })),
        ],
      },
    });
    model = $builder[0].queryBuilder.model;
  },
  count: () => (model && countIn(model.root) === rules.length ? rules.length : -1),
  input: inputOf,
  model: (i) => inputOf(i).value,
  addButton: () => document.querySelector("[data-add=rule]"),
  removeButton: (i) => rules[i].querySelector("[data-delete=rule]"),
};
