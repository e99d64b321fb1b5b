import { ActionEditorElement } from "../elements/action-editor.js";
import { FunnelEditorElement } from "../elements/funnel-editor.js";
import { ItemPickerElement } from "../elements/item-picker.js";
import { define } from "../elements/registry.js";

export type { ConsoleContext, ErrorContext } from "../elements/console-context.js";
export type {
  BeforeFinishDetail,
  ChangeDetail,
  EditorEventMap,
  FailureDetail,
  FinishDetail,
  NavigateDetail,
  PageExpiredDetail,
  StatusChangeDetail,
} from "../elements/editor-events.js";
export type {
  ItemAddedDetail,
  PickerAddFailedDetail,
  PickerChangeDetail,
  PickerDroppedDetail,
  PickerEventMap,
} from "../elements/item-picker-events.js";
export { configure } from "../elements/page.js";
export { define, version } from "../elements/registry.js";
export { reportMetric } from "../elements/report-metric.js";
export { actionSchema, effectSchema } from "../features/action/index.js";
export type { FailureReason, Finisher, FinishResult, SavingStatus } from "../features/editing/index.js";
export type { Estimate, EstimateFunction, ExplainFunction } from "../features/filter/index.js";
export { conditionSchema, filterSchema } from "../features/filter/index.js";
export type { PickerKindName, ResourceItem, ResourceSource } from "../features/picker/index.js";
export type { PlainData, PlainObject } from "../lib/plain-data.js";
/* The package's main entry defines no element: it exports the classes, the schemas of their payloads, and
   `defineAll` for those who want them all. */
export { ActionEditorElement, FunnelEditorElement, ItemPickerElement };

/** Defines every element of the library. Safe to call again, and beside other copies of the library. */
export function defineAll(): void {
  define(ActionEditorElement);
  define(FunnelEditorElement);
  define(ItemPickerElement);
}
