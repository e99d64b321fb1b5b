import Form from "@rjsf/core";
import validator from "@rjsf/validator-ajv8";
import { createRoot } from "react-dom/client";
import { given } from "../../parts/given.js";

const schema = {
  type: "object",
  properties: {
    label: { type: "string", title: "表示名" },
    options: { type: "array", title: "選択肢", items: { type: "string" } },
  },
};
const uiSchema = { "ui:submitButtonOptions": { norender: true } };

createRoot(document.getElementById("root")).render(
  <Form {...{ schema, uiSchema, validator }} formData={given()} />,
);
