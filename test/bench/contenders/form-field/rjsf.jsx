import Form from "@rjsf/core";
import validator from "@rjsf/validator-ajv8";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { choicesPage, focusSoon, Lines, listKeys } from "../../parts/choices-react.jsx";

/* A form of a schema with an array of texts, in the library's own templates. The page holds what the form says. */
let page;

const schema = {
  type: "object",
  properties: {
    label: { type: "string", title: "表示名" },
    options: { type: "array", title: "選択肢", items: { type: "string" } },
  },
};
const uiSchema = { "ui:submitButtonOptions": { norender: true } };

const input = (at) => document.getElementById(`root_options_${at}`);

function Page({ label, choices }) {
  const [data, setData] = useState(() => ({ label, options: choices }));
  const [isOpen, open] = useState(false);
  const change = (options) => setData((before) => ({ ...before, options }));
  page = { data, change };
  const keys = listKeys({
    placeOf: ({ id }) => (id.startsWith("root_options_") ? Number(id.slice("root_options_".length)) : -1),
    count: () => data.options.length,
    focus: (at) => input(at).focus(),
    insert(at, lines) {
      change(data.options.toSpliced(at, 0, ...lines));
      const last = at + lines.length - 1;
      const whole = data.options.length + lines.length;
      focusSoon(() => page.data.options.length === whole && input(whole - 1) && input(last));
    },
  });
  return (
    <div className="choices" {...keys}>
      <button type="button" className="bulk" onClick={() => open(true)}>
        まとめて編集
      </button>
      <Form
        {...{ schema, uiSchema, validator }}
        formData={data}
        onChange={({ formData }) => setData(formData)}
      />
      {isOpen ? (
        <Lines
          text={data.options.join("\n")}
          onApply={(lines) => {
            change(lines);
            open(false);
          }}
          onClose={() => open(false)}
        />
      ) : null}
    </div>
  );
}

window.bench = {
  ...choicesPage(input),
  mount: (root, given) => createRoot(root).render(<Page {...given} />),
  count: () => page.data.options.length,
  model: (at) => page.data.options[at] ?? "",
  toTop(at) {
    const { options } = page.data;
    page.change([options[at], ...options.toSpliced(at, 1)]);
  },
};
