import type { ItemId } from "../../../api/resources.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";
import type { NamedKind, PageLists } from "../../../references/index.js";
import type { Resource } from "../../picker/index.js";
import type { Known } from "../conditions/rules/known.js";

/**
 * Knowledge of the page's lists and its trigger. `used` is called with each list that was asked, so that the caller
 * can judge again when it arrives.
 */
export function createKnown(
  lists: PageLists,
  trigger: PlainData,
  used: (list: Resource) => void = () => {},
): Known {
  const single = new Set(isPlainObject(trigger) ? singleKeys(trigger.params, "") : []);
  const event = isPlainObject(trigger) ? trigger.event : undefined;

  function itemOf(list: Resource, id: ItemId) {
    used(list);
    const items = list.state().source?.items;
    return items && Object.hasOwn(items, id) ? items[id] : undefined;
  }

  return {
    isDeleted(kind: NamedKind, id: ItemId) {
      const list = lists.list(kind);
      const item = itemOf(list, id);
      const state = list.state();
      return item === undefined && state.is === "ready" && state.complete;
    },
    variableType(variable) {
      const type = itemOf(lists.list("varia"), variable)?.type;
      return type === undefined ? null : Number(type);
    },
    choiceName: (variable, choice) => itemOf(lists.choices(variable), choice)?.name ?? null,
    isSingle: (context) => context.event === event && single.has(String(context.key)),
  };
}

const singleTypes: readonly unknown[] = ["string", "number", "datetime"];

/** The keys of values that come once with a call: neither lists nor what is inside of one, nor what is of no known type. */
function singleKeys(params: PlainData | undefined, prefix: string): string[] {
  if (!isPlainObject(params)) return [];
  return Object.entries(params).flatMap(([name, param]) => keysOf(prefix + name, param));
}

function keysOf(key: string, param: PlainData): string[] {
  const { type, children }: PlainObject = isPlainObject(param) ? param : {};
  if (singleTypes.includes(type)) return [key];
  return type === "map" ? singleKeys(children, `${key}.`) : [];
}
