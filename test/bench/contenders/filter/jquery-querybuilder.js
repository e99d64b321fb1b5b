// Its model is written when a text box loses the focus, so a key is timed to the text box: less than the others do.
import { $ } from "../../parts/global-jquery.js";
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

const inputOf = (i) => rules[i].querySelector(".rule-value-container input");

window.bench = {
  mount(root, { fields, options, conditions }) {
    const values = Object.fromEntries(options.map(({ value, label }) => [value, label]));
    const $builder = $("<div>").appendTo(root);
    $builder.queryBuilder({
      allow_groups: false,
      default_filter: "text0",
      lang: {},
      filters: fields.map((field) => filterOf(field, values)),
      rules: {
        condition: "AND",
        rules: conditions.map(({ field, kind, value }) => ({ id: field, operator: operators[kind], value })),
      },
    });
    model = $builder[0].queryBuilder.model;
  },
  count: () => (model?.root.rules.length === rules.length ? rules.length : -1),
  input: inputOf,
  model: (i) => inputOf(i).value,
  addButton: () => document.querySelector("[data-add=rule]"),
  removeButton: (i) => rules[i].querySelector("[data-delete=rule]"),
};
