import type { FilterState } from "../filter/index.js";
import type { ConditionSaves } from "./condition-save.js";

/**
 * Owner of a condition, the id of a saved filter: an effect, a step, a notification. Its document keeps the filter
 * that is being edited, so that one history holds both; what is read here is as the document stands at that moment.
 */
export interface ConditionOwner {
  /** The filter that is being edited and not decided yet. */
  pending(): FilterState | undefined;
  /** True while its slide is shown. */
  isOpen(): boolean;
  /** How the saves of the document's conditions went. */
  saves: ConditionSaves;

  /** Shows the slide; nothing is edited by that. */
  open(): void;
  /** From the slide back to where it was opened. A pending condition stays pending. */
  leave(): void;
  /** Keeps the filter as the operator has it now. Where `field` is that of the last edit, both are one step. */
  edit(filter: FilterState, field: string | null): void;
  /** The filter is saved under this id: that is the condition from now on, and the slide, if shown, is left. */
  decide(id: number): void;
  /** Takes the condition off, and what is being edited with it. */
  drop(): void;
}
