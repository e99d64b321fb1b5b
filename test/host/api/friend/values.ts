import type { AudienceFriend } from "../../audience/friends.js";
import type { Store } from "../../store.js";
import { itemsOf } from "../picker-items.js";
import { variableChoices } from "../variable-choices.js";
import { type FriendDetail, friendDetails } from "./detail.js";
import { generatedValue, generatedVariables } from "./generated-values.js";

/** Values as the filters have them: texts, and of a select the words of its choice besides. */
export type ValueTexts = AudienceFriend["variables"];

/** What is registered of friends: what is stored, else what is generated, unless it was cleared. */
export interface FriendValues {
  of(friend: AudienceFriend, variableId: number): ValueTexts;
  all(friend: AudienceFriend): ValueTexts;
}

/** The values of a store at a moment. What is asked of it first is read once. */
export function valuesIn(store: Store): FriendValues {
  const generated = new Map(store.list(generatedVariables).map(({ id, value }) => [id, value]));
  const sources = new Map<number, ReturnType<typeof sourceOf>>();
  let details: ReadonlyMap<number, FriendDetail> | undefined;

  return {
    of(friend, variableId) {
      const own = friend.variables.filter(({ var_id }) => var_id === variableId);
      return own.length > 0 ? own : made(friend, variableId);
    },
    all(friend) {
      const own = new Set(friend.variables.map(({ var_id }) => var_id));
      const others = [...generated.keys()].filter((id) => !own.has(id));
      return [...friend.variables, ...others.flatMap((id) => made(friend, id))];
    },
  };

  function made(friend: AudienceFriend, id: number): ValueTexts {
    const how = generated.get(id);
    const source = how && (sources.get(id) ?? sourceOf(store, id));
    if (!how || !source) return [];
    sources.set(id, source);
    details ??= new Map(store.list(friendDetails).map((each) => [each.id, each.value]));
    if (details.get(friend.id)?.metas[id]) return [];
    const value = generatedValue(friend.id, source, how, source.choices);
    if (value === undefined) return [];
    const label = source.choices.find((choice) => String(choice.id) === value)?.value;
    return [{ var_id: id, value, ...(label !== undefined && { label }) }];
  }
}

function sourceOf(store: Store, id: number) {
  const type = store.get(itemsOf("varia"), id)?.value.type;
  const choices = store.get(variableChoices, id)?.value ?? [];
  return typeof type === "number" ? { id, type, choices } : undefined;
}
