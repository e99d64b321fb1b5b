import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";
import type { Fields } from "../../../lib/three-way-merge.js";
import { isImageAddress } from "../../salon-items/index.js";

/* What customers read of the shop, by the names of the wire (rules: shop-info). */

/** The fields in the order in which they are shown. */
export const shopKeys = ["name", "tel", "address", "image_url", "description", "notice"] as const;
export type ShopKey = (typeof shopKeys)[number];

/** The fields as texts. */
export function shopFields(config: PlainObject): Fields {
  const info = shopInfoOf(config);
  return Object.fromEntries(shopKeys.map((key) => [key, textOf(info[key]) ?? ""]));
}

/** Those that hold what is no text: they are not edited, and given back as they came. */
export function opaqueShopKeys(config: PlainObject): readonly ShopKey[] {
  const info = shopInfoOf(config);
  return shopKeys.filter((key) => textOf(info[key]) === null);
}

/** The whole of it as it is sent: what nobody edits, and keys that we do not know, are as they came. */
export function shopOnWire(config: PlainObject, changes: Fields): PlainObject {
  const edited = Object.entries(changes).map(([key, value]): [string, PlainData] => {
    if (key !== "image_url") return [key, value];
    const address = String(value ?? "").trim();
    return [key, address === "" ? null : address];
  });
  return { ...shopInfoOf(config), ...Object.fromEntries(edited) };
}

/** True when the address of the picture can be saved; an empty one can. */
export function isImageRight(values: Fields): boolean {
  const address = String(values.image_url ?? "").trim();
  return address === "" || isImageAddress(address);
}

/** The field that a key of a refusal is about; `null`: none that is shown. */
export function shopFieldAt(key: string): ShopKey | null {
  const [, named] = /^shop_info(?:\.(\w+)|\[(\w+)\])$/.exec(key)?.filter((part) => part !== undefined) ?? [];
  return shopKeys.find((each) => each === named) ?? null;
}

function shopInfoOf(config: PlainObject): PlainObject {
  return isPlainObject(config.shop_info) ? config.shop_info : {};
}

function textOf(data: PlainData | undefined): string | null {
  if (data === null || data === undefined) return "";
  return typeof data === "string" || typeof data === "number" ? String(data) : null;
}
