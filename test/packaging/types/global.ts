import type {} from "../../../src/entries/global.js";
import type { ActionEditorElement } from "../../../src/entries/index.js";

// The script of a page without modules, checked by TypeScript: the types are imported, nothing is loaded.

window.ConsoleEditors.configure({ apiBase: "/console" });
// @ts-expect-error: there is no such language.
ConsoleEditors.configure({ locale: "fr" });

ConsoleEditors.ready.then((all) => {
  const editor: ActionEditorElement = new all.ActionEditorElement();
  editor.addEventListener("finish", ({ detail }) => {
    if (all.actionSchema["~standard"].validate(detail.payload)) ConsoleEditors.defineAll();
  });
  // @ts-expect-error: there is no such export.
  all.FilterEditor;
});
// @ts-expect-error: classes come with the exports, which take time.
ConsoleEditors.ActionEditorElement;
const version: string = globalThis.ConsoleEditors.version;
console.log(version);
