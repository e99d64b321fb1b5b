import { ActionEditorElement } from "../elements/action-editor.js";
import { define } from "../elements/registry.js";

export type { ConsoleContext, ErrorContext } from "../elements/console-context.js";
export { configure } from "../elements/page.js";
export { define, version } from "../elements/registry.js";
export { reportMetric } from "../elements/report-metric.js";
export type { Finisher, FinishResult, SavingStatus } from "../features/editing/index.js";
/* The package's main entry defines no element: it exports the classes, and `defineAll` for those who want them all. */
export { ActionEditorElement };

/** Defines every element of the library. Safe to call again, and beside other copies of the library. */
export function defineAll(): void {
  define(ActionEditorElement);
}
