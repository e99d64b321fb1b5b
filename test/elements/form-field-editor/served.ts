import { addFormFieldCalls, formFields } from "../../host/api/form-fields.js";
import { json } from "../../host/pages/element-tag.js";
import type { ShownElement } from "../../host/serve/shown-element.js";

export const served: ShownElement = {
  line: "defines what a friend is asked for, and where the answer goes",
  attributes: (store) => ({ "draft-key": "field", value: json(store.get(formFields, 71)?.value) }),
  calls: [addFormFieldCalls],
};
