import {
  type FormField,
  type FormFieldChoice,
  type FormFieldEditorElement,
  formFieldSchema,
} from "../../../src/entries/index.js";
import { keep } from "../../packaging/types/keep.js";

const asked: FormFieldEditorElement = document.createElement("form-field-editor");
asked.sync = ["user-var", "real-name"];
asked.value = { ...asked.value, label: "お名前", swatch_id: 5, rule: "name" };
asked.addEventListener("finish", (event) => keep(event.detail.payload));
const choice: FormFieldChoice | undefined = asked.value.options[0];
const definition: FormField = asked.value;
keep(choice, definition.required, formFieldSchema["~standard"].vendor);
// @ts-expect-error: there is no such input type.
definition.swatch_id = 30;
