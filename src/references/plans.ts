import { type ItemId, isId, type ResourceItem } from "../api/resources.js";
import { asPlainData, isPlainObject, type PlainData } from "../lib/plain-data.js";

/** One of the plans of a reservation slot, as the list of slots has it (rules: event-reservation-effect). */
export interface Plan {
  id: ItemId;
  name: string;
  /** In yen. */
  price: number | null;
}

/** True when a reservation of the slot is one of a plan. Of a slot that nobody knows it is not said to be. */
export function hasPlans(slot: ResourceItem | undefined): boolean {
  return slot !== undefined && Number(fieldsOf(slot).has_menu) === 1;
}

/** The plans of a slot, in their order; none where it has none. */
export function plansOf(slot: ResourceItem | undefined): readonly Plan[] {
  const menus = slot !== undefined && hasPlans(slot) ? fieldsOf(slot).event_menus : [];
  return Array.isArray(menus) ? menus.flatMap(planOf) : [];
}

/** The item of a slot, where its list has come and has it. */
export function slotOf(
  source: { items: Readonly<Record<string, ResourceItem>> } | null,
  id: PlainData | undefined,
): ResourceItem | undefined {
  return source !== null && isId(id) && Object.hasOwn(source.items, id) ? source.items[id] : undefined;
}

function planOf(menu: PlainData): Plan[] {
  if (!isPlainObject(menu) || !isId(menu.id)) return [];
  const { id, name, price } = menu;
  const yen = price === null || price === undefined || price === "" ? Number.NaN : Number(price);
  return [
    {
      id,
      name: typeof name === "string" && name !== "" ? name : String(id),
      price: Number.isFinite(yen) ? yen : null,
    },
  ];
}

function fieldsOf(slot: ResourceItem): Readonly<Record<string, PlainData | undefined>> {
  return asPlainData(slot);
}
