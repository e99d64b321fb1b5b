// The limit of React for the same lazy design: memoised rows, no library, rows off the screen are skipped.
import { memo, useReducer } from "react";
import { createRoot } from "react-dom/client";

const rowStyle = { contentVisibility: "auto", containIntrinsicSize: "auto 26px" };
const rows = document.getElementsByClassName("row");
let conditions;
let labels;

const Row = memo(function Row({ condition, send }) {
  const { id, kind, field, value } = condition;
  return (
    <div className="row" style={rowStyle}>
      <button type="button" className="f">
        {labels.get(field)}
      </button>
      <button type="button" className="o">
        含む
      </button>
      {kind === "text" ? (
        <input
          className="v"
          value={value}
          onChange={(event) => send({ set: id, value: event.target.value })}
        />
      ) : (
        <button type="button" className="v">
          {[value]
            .flat()
            .map((each) => labels.get(each))
            .join("、")}
        </button>
      )}
      <button type="button" className="del" onClick={() => send({ remove: id })}>
        削除
      </button>
    </div>
  );
});

function change(all, { set, remove, value }) {
  if (set) return all.map((each) => (each.id === set ? { ...each, value } : each));
  if (remove) return all.filter(({ id }) => id !== remove);
  return [...all, { id: `n${all.length}`, kind: "text", field: "text0", value: "" }];
}

function Filter({ given }) {
  const [all, send] = useReducer(change, given);
  conditions = all;
  return (
    <div>
      <div>
        {all.map((condition) => (
          <Row key={condition.id} condition={condition} send={send} />
        ))}
      </div>
      <button type="button" className="add" onClick={() => send({})}>
        追加
      </button>
    </div>
  );
}

window.bench = {
  mount(root, { fields, options, conditions: given }) {
    labels = new Map([
      ...options.map(({ value, label }) => [value, label]),
      ...fields.map(({ id, label }) => [id, label]),
    ]);
    createRoot(root).render(<Filter given={given} />);
  },
  count: () => (rows.length === conditions?.length ? rows.length : -1),
  input: (i) => rows[i].querySelector("input.v"),
  model: (i) => conditions[i].value,
  addButton: () => document.querySelector(".add"),
  removeButton: (i) => rows[i].lastChild,
};
