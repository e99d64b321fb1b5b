// What the plain DOM pages of the filter share. They differ in how a closed select is drawn.
const operators = ["含む", "含まない", "等しい"];

export function el(tag, className = "", text = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

/** A select with every option in it. */
export function fullSelect(className, options, isChosen, multiple = false) {
  const select = el("select", className);
  select.multiple = multiple;
  const fragment = document.createDocumentFragment();
  for (const { value, label } of options) {
    const option = el("option", "", label);
    option.value = value;
    option.selected = isChosen(value);
    fragment.append(option);
  }
  select.append(fragment);
  return select;
}

/** What a closed select says; its options would be made when it opens. */
export function closedSelect(className, options, isChosen) {
  const labels = options.filter(({ value }) => isChosen(value)).map(({ label }) => label);
  return el("button", className, labels.join("、"));
}

/** One delegated listener, a model beside the rows. `select` and `multi` draw a choice, `style` a row. */
export function plainFilter({ chooser, valueChooser, style = "" }) {
  const conditionOf = new WeakMap();
  let conditions = [];
  let given;
  let host;
  let add;

  function row(condition) {
    const element = el("div", "row");
    element.style.cssText = style;
    conditionOf.set(element, condition);
    const fields = given.fields.map(({ id, label }) => ({ value: id, label }));
    const ways = operators.map((operator) => ({ value: operator, label: operator }));
    element.append(
      chooser("f", fields, (id) => id === condition.field),
      chooser("o", ways, (operator) => operator === operators[0]),
      value(condition),
      el("button", "del", "削除"),
    );
    return element;
  }

  function value({ kind, value }) {
    if (kind !== "text") {
      const chosen = new Set([value].flat());
      return valueChooser("v", given.options, (option) => chosen.has(option), kind === "multi");
    }
    const input = el("input", "v");
    input.value = value;
    return input;
  }

  function changed({ target }) {
    if (target.className !== "v") return;
    const condition = conditionOf.get(target.closest(".row"));
    condition.value =
      condition.kind === "multi" ? [...target.selectedOptions].map((option) => option.value) : target.value;
  }

  function pressed({ target }) {
    if (target.className !== "del") return;
    const element = target.closest(".row");
    conditions.splice(conditions.indexOf(conditionOf.get(element)), 1);
    element.remove();
  }

  return {
    mount(root, filter) {
      given = filter;
      conditions = filter.conditions.map((condition) => ({ ...condition }));
      host = el("div");
      add = el("button", "add", "追加");
      host.append(...conditions.map(row));
      host.addEventListener("input", changed);
      host.addEventListener("click", pressed);
      add.addEventListener("click", () => {
        const condition = { id: `n${conditions.length}`, kind: "text", field: "text0", value: "" };
        conditions.push(condition);
        host.append(row(condition));
      });
      root.append(host, add);
    },
    count: () => (host?.childElementCount === conditions.length ? conditions.length : -1),
    input: (i) => host.children[i].querySelector("input.v"),
    model: (i) => conditions[i].value,
    addButton: () => add,
    removeButton: (i) => host.children[i].lastChild,
  };
}
