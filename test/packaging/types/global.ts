import type {} from "../../../src/entries/global.js";
import type { ActionEditorElement } from "../../../src/entries/index.js";

// The script of a page without modules, checked by TypeScript: the types are imported, nothing is loaded.

window.ConsoleEditors.configure({ apiBase: "/console" });
// @ts-expect-error: there is no such language.
ConsoleEditors.configure({ locale: "fr" });

const editor: ActionEditorElement = new ConsoleEditors.ActionEditorElement();
editor.addEventListener("finish", ({ detail }) => {
  if (ConsoleEditors.actionSchema["~standard"].validate(detail.payload)) ConsoleEditors.defineAll();
});
// @ts-expect-error: there is no such export.
ConsoleEditors.FilterEditor;
const version: string = globalThis.ConsoleEditors.version;
console.log(version);
