import type { FocusTarget } from "../../editor/index.js";
import type { FilterState } from "../filter/index.js";
import type { ConditionOwner } from "./condition-owner.js";
import type { ConditionSaves } from "./condition-save.js";

interface State {
  readonly pendingConditions: Readonly<Record<string, FilterState>>;
  /** The key of the row whose slide is shown. */
  readonly slide: string | null;
}

/** The model of a document whose rows have conditions. */
interface RowModel<S extends State> {
  state(): S;
  /** Makes an edit; true if it changed anything. */
  edit(next: S | null, field?: string): boolean;
  replace(next: S | null): void;
  goTo(target: FocusTarget): void;
  readonly atoms: { readonly conditionSaves: ConditionSaves };
}

/** Transitions of the condition of a row. Each gives `null` where it does not apply. */
interface RowTransitions<S extends State> {
  openCondition(state: S, key: string): S | null;
  leaveCondition(state: S): S;
  editCondition(state: S, key: string, filter: FilterState): S | null;
  decideCondition(state: S, key: string, id: number): S | null;
  dropCondition(state: S, key: string): S | null;
}

/** A row as the owner of its condition. What is done to the condition is a step of the document's history. */
export function rowConditionOwner<S extends State>(
  model: RowModel<S>,
  key: string,
  transitions: RowTransitions<S>,
): ConditionOwner {
  const { state, edit, replace } = model;
  const goBack = () => model.goTo({ row: key, field: "condition" });
  return {
    pending: () => state().pendingConditions[key],
    isOpen: () => state().slide === key,
    saves: model.atoms.conditionSaves,
    open: () => void replace(transitions.openCondition(state(), key)),
    leave() {
      replace(transitions.leaveCondition(state()));
      goBack();
    },
    edit: (filter, field) =>
      void edit(
        transitions.editCondition(state(), key, filter),
        field === null ? undefined : `${key}.condition.${field}`,
      ),
    decide(id) {
      const before = state();
      if (edit(transitions.decideCondition(before, key, id)) && before.slide === key) goBack();
    },
    drop: () => void edit(transitions.dropCondition(state(), key)),
  };
}
