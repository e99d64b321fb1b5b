import { useList, useReferences, VariableType } from "../../references/index.js";
import type { Resource, ResourceState } from "../picker/index.js";
import { type FormFieldState, isOn, variableOf } from "./entity.js";

/** The friend information that takes the answer, as its list says; what the list does not have, as the value says. */
export interface ShownVariable {
  readonly id: number | null;
  readonly name: string;
  readonly type: number | null;
}

/** Friend information is asked for only while answers go into it. */
export function useVariable(state: FormFieldState): ShownVariable | null {
  const { lists } = useReferences();
  const isUsed = isOn(state, "syncUserVar");
  const list = useList(isUsed ? lists.list("varia") : null);
  if (!isUsed) return null;
  const { id = null, name, type } = variableOf(state);
  const item = id !== null && list?.is === "ready" ? list.source.items[id] : undefined;
  return item ? { id, name: item.name ?? name, type: Number(item.type ?? type) } : { id, name, type };
}

/** The choices of friend information of the select type; `null` for any other, and for none. */
export function useVariableChoices(
  variable: ShownVariable | null,
): { id: number; resource: Resource; state: ResourceState } | null {
  const { lists } = useReferences();
  const hasChoices = variable !== null && variable.type === VariableType.select;
  const id = hasChoices && variable.id !== null && variable.id > 0 ? variable.id : null;
  const resource = id === null ? null : lists.choices(id);
  const state = useList(resource);
  return id !== null && resource && state ? { id, resource, state } : null;
}
