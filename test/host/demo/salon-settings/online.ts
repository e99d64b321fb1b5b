import {
  type CustomerItem,
  customerItemIds,
  type OnlineConfig,
  onlineConfigs,
  type ReserveAction,
  type ShopInfo,
} from "../../api/salon/online-configs.js";
import type { Store } from "../../store.js";
import { demoFormFields } from "../form-fields.js";

/** The salon that is being set up: it shows to customers, but nothing of it can be booked. */
export const newSalon = { id: 6, name: "新しい店舗" };

/** What the first salon asks, in its order. */
const asked = [72, 75, 77, 76, 71, 74, 73, 82];

const blankShop: ShopInfo = {
  ...{ name: "", tel: "", address: "", image_url: null, description: "", notice: "" },
};

const omotesando: ShopInfo & { parking: string } = {
  name: "ヘアサロン 表参道店",
  tel: "03-0000-0101",
  address: "東京都渋谷区神宮前0-0-1 見本ビル2階",
  image_url: "/public/media/photo-wide.svg",
  description:
    "表参道駅から徒歩5分。髪と頭皮をいたわる薬剤だけを使っています。\nはじめての方もお気軽にご予約ください。",
  notice: "ご予約の時間を10分過ぎますと、内容を変更していただく場合があります。",
  parking: "店舗の裏に3台",
};

const yokohama: ShopInfo = {
  ...blankShop,
  name: "ヘアサロン 横浜店",
  tel: "045-000-0202",
  address: "神奈川県横浜市西区0-0-2",
  notice: "前日18時以降のキャンセルはお電話でお願いします。",
};

/** Of the fifteen events some; one is of an older product, which nobody knows any more. */
const actions: readonly (ReserveAction & { legacy?: boolean })[] = [
  { event: "register", action_id: 2 },
  { event: "create_request", action_id: null },
  { event: "create_approve", action_id: 2 },
  { event: "update", action_id: 1 },
  { event: "cancel", action_id: 8 },
  { event: "reminder", action_id: 6 },
  { event: "follow", action_id: 1 },
  { event: "no_show", action_id: 7, legacy: true },
];

/** Online bookings of two salons and of the new one. オンライン相談 has none. */
export function addOnlineConfigs(store: Store, until: Date): void {
  const updated_at = until.toISOString();
  const config = (salon_id: number, shop_info: ShopInfo, more: Partial<OnlineConfig> = {}) => {
    const id = 300 + salon_id;
    const whole = { id, salon_id, is_public: true, shop_info, customer_info: [], actions: [], updated_at };
    store.put(onlineConfigs, id, { ...whole, ...more }, until);
    for (const item of more.customer_info ?? []) {
      store.put(customerItemIds, item.id, { salon_id }, until);
    }
  };
  config(1, omotesando, { customer_info: asked.map(itemOf), actions: [...actions] });
  const few = [72, 77].map((id, index) => ({ ...itemOf(id, index), id: 91 + index }));
  config(2, yokohama, { customer_info: few, actions: [{ event: "register", action_id: 1 }] });
  config(newSalon.id, blankShop, { is_public: false });
}

function itemOf(id: number, index: number): CustomerItem {
  return { ...demoFormFields.find((field) => field.id === id), id, order: index + 1 };
}
