import type { Trigger } from "../../../../api/open-api-triggers.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../../../lib/plain-data.js";
import type { TriggerDraft } from "../tree/merge-trigger.js";
import {
  type Ids,
  keepUids,
  nodeAt,
  type ParamNode,
  paramsOnWire,
  readParams,
  shownInside,
} from "../tree/tree.js";

/** Editable part of a trigger; a new one has nothing yet. Rows that stood at the same paths before stay the same rows. */
export function draftOf(trigger: Trigger | null, ids: Ids, before?: TriggerDraft): TriggerDraft {
  const params = readParams(trigger?.params, ids);
  return {
    name: trigger?.name ?? "",
    event: trigger?.event ?? "",
    label: trigger?.label ?? "",
    params: before ? keepUids(params, before.params) : params,
  };
}

/** The trigger as it is sent (rules: trigger-saved-whole): as it was loaded, key for key, with what was edited. */
export function triggerOnWire(draft: TriggerDraft, original: Trigger | null): PlainObject {
  const { name, event, label, params } = draft;
  if (original === null) {
    const context = {
      ...{ category: "open_api", open_api_trigger_id: null, event, label },
      params: paramsOnWire(params, {}),
    };
    return { id: 0, name, context };
  }
  const { open_api_trigger_actions: _actions, ...wire } = original.wire;
  const context = isPlainObject(wire.context) ? wire.context : {};
  const edited: PlainObject = { ...context };
  if (event !== original.event) edited.event = event;
  if (label !== original.label) edited.label = label;
  const tree = paramsOnWire(params, context.params);
  if (tree !== undefined) edited.params = tree;
  const isThere = isPlainObject(wire.context) || Object.keys(edited).length > 0;
  return {
    ...wire,
    name: name === original.name ? (wire.name ?? name) : name,
    ...(isThere ? { context: edited } : {}),
  };
}

/** Draft as plain data, to be kept. */
export function draftAsData({ name, event, label, params }: TriggerDraft): PlainObject {
  return { name, event, label, params: paramsAsData(params) };
}

/** Draft as plain data, to see whether something was edited: the order of keys counts, and two rows may have one key. */
export function draftInOrder({ name, event, label, params }: TriggerDraft): PlainData {
  return [name, event, label, paramsInOrder(params)];
}

function paramsInOrder(nodes: readonly ParamNode[]): PlainData {
  return nodes.map((node) => [node.key, node.label, node.type, node.rest, paramsInOrder(shownInside(node))]);
}

/** Draft that was kept for another page, over what was loaded. */
export function draftFromData(data: PlainObject, loaded: TriggerDraft, ids: Ids): TriggerDraft {
  return {
    name: textOf(data.name, loaded.name),
    event: textOf(data.event, loaded.event),
    label: textOf(data.label, loaded.label),
    params: "params" in data ? paramsFromData(data.params, loaded.params, ids) : loaded.params,
  };
}

/** As a list: two rows may have one key as long as they are written, and an object would keep one of them. */
function paramsAsData(nodes: readonly ParamNode[]): PlainData {
  return nodes.map(({ key, label, type, rest, loaded, children }) => ({
    ...{ key, label, type, rest },
    from: loaded && [...loaded.path],
    children: paramsAsData(children),
  }));
}

function paramsFromData(
  rows: PlainData | undefined,
  loaded: readonly ParamNode[],
  ids: Ids,
): readonly ParamNode[] {
  if (!Array.isArray(rows)) return [];
  return rows.filter(isPlainObject).map((row) => {
    // A row that was there when it was written may be gone since.
    const origin = Array.isArray(row.from) ? nodeAt(loaded, row.from.map(String)) : null;
    return {
      uid: origin?.uid ?? ids.next(),
      key: textOf(row.key, ""),
      label: textOf(row.label, ""),
      type: textOf(row.type, ""),
      children: paramsFromData(row.children, loaded, ids),
      rest: row.rest ?? null,
      loaded: origin?.loaded ?? null,
    };
  });
}

function textOf(value: PlainData | undefined, fallback: string): string {
  return typeof value === "string" ? value : fallback;
}
