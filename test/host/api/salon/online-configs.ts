import { resource, type Store } from "../../store.js";
import type { FormFieldDocument } from "../form-field-rules.js";

/** The events of a reservation that an action can follow, in their order (rules: reserve-events). */
export const reserveEvents = [
  ...["register", "create_request", "create_approve", "create_deny", "update", "edit_request"],
  ...["edit_approve", "edit_deny", "cancel", "cancel_request", "cancel_approve", "cancel_deny"],
  ...["delete", "reminder", "follow"],
];

export interface ShopInfo {
  name: string;
  tel: string;
  address: string;
  image_url: string | null;
  description: string;
  notice: string;
}

/** What a customer is asked, with its place. */
export interface CustomerItem extends FormFieldDocument {
  id: number;
  order: number;
}

export interface ReserveAction {
  event: string;
  action_id: number | null;
}

/** How a salon shows to customers (rules: customer-items, shop-info). One that has none cannot be booked online: no call makes one. */
export interface OnlineConfig {
  id: number;
  salon_id: number;
  is_public: boolean;
  shop_info: ShopInfo;
  customer_info: CustomerItem[];
  actions: ReserveAction[];
  updated_at: string;
}

export const onlineConfigs = resource<OnlineConfig>("online_config");

/** Where the ids of what customers are asked come from: none comes twice. */
export const customerItemIds = resource<{ salon_id: number }>("customer_item");

export function onlineConfigOf(store: Store, salonId: number): OnlineConfig | undefined {
  return store.list(onlineConfigs).find(({ value }) => value.salon_id === salonId)?.value;
}
