import { readId, readNumber } from "../../api/read-fields.js";
import type { PlacedEntry } from "../../collection/index.js";
import { applyMove, type Move } from "../../lib/moves.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";

/* What customers are asked, as it stands in the online configuration (rules: customer-items). */

/** In their order; what has no place stands behind, as the server sent it. */
export function customerItems(config: PlainObject | null): readonly PlainObject[] {
  const list = config?.customer_info;
  const items = Array.isArray(list) ? list.filter(isPlainObject) : [];
  const orderOf = (item: PlainObject) => readNumber(item.order) ?? Number.MAX_SAFE_INTEGER;
  return [...items].sort((one, other) => orderOf(one) - orderOf(other));
}

/** The ids in their order, each once; what has none cannot be moved. */
export function customerIds(config: PlainObject | null): readonly number[] {
  return [...new Set(customerItems(config).flatMap((item) => readId(item.id) ?? []))];
}

export function movedCustomers(config: PlainObject | null, move: Move): PlainObject | null {
  if (config === null || !Array.isArray(config.customer_info)) return config;
  const places = new Map(applyMove(customerIds(config), move).map((id, at) => [id, at + 1]));
  const moved = config.customer_info.map((item: PlainData) => {
    const order = isPlainObject(item) ? places.get(readId(item.id) ?? 0) : undefined;
    return order === undefined ? item : { ...(item as PlainObject), order };
  });
  return { ...config, customer_info: moved };
}

export function customerPlaces(config: PlainObject): readonly PlacedEntry[] {
  return customerItems(config).flatMap((item) => {
    const [id, order] = [readId(item.id), readNumber(item.order)];
    return id === null || order === null ? [] : [{ id, order }];
  });
}
