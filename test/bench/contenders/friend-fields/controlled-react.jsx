// Every value in one state of the page; only the row whose value has changed is drawn again.
import { memo, useCallback, useState } from "react";
import { createRoot } from "react-dom/client";
import { Control, FieldRow, fieldsPage } from "../../parts/fields-react.jsx";

let now;

const Row = memo(function Row({ field, choices, value, write }) {
  const { id } = field;
  return (
    <FieldRow field={field} before={value === field.value ? undefined : field.value}>
      <Control
        field={field}
        choices={choices}
        value={value}
        control={{ id: `f${id}`, value: value ?? "", onChange: ({ target }) => write(id, target.value) }}
        clear={() => write(id, null)}
      />
    </FieldRow>
  );
});

function Page({ fields, choices }) {
  const [values, setValues] = useState(() => Object.fromEntries(fields.map(({ id, value }) => [id, value])));
  const write = useCallback((id, value) => setValues((before) => ({ ...before, [id]: value })), []);
  now = values;
  const changes = fields.filter(({ id, value }) => values[id] !== value).length;
  return (
    <form className="fields">
      <div className="changes">変更 {changes} 件</div>
      {fields.map((field) => (
        <Row key={field.id} field={field} choices={choices} value={values[field.id]} write={write} />
      ))}
    </form>
  );
}

window.bench = {
  ...fieldsPage,
  mount: (root, given) => createRoot(root).render(<Page {...given} />),
  model: (at) => now[at + 1],
};
