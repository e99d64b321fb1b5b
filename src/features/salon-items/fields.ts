import type { SalonItem, SalonItemKind } from "../../api/salon-items.js";
import { type Figure, figureOf } from "../../kit/number-text.js";
import { type PlainData, type PlainObject, samePlainData } from "../../lib/plain-data.js";
import type { ItemWords } from "./messages.js";

/* What of a course or resource is edited, by the names of the wire (rules: salon-item-fields). */

/** The keys that a new one has, and no others, in this order. */
export const fieldKeys = {
  courses: ["name", "duration_min", "price", "color", "description", "is_public"],
  resources: ["name", "capacity", "fee", "color", "icon_url", "description", "is_public"],
} as const satisfies Readonly<Record<SalonItemKind, readonly string[]>>;

/** The fields as they are shown and typed: figures may be texts, an empty address is "". */
export type ItemFields = PlainObject;

/** Messages by the names of the wire. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** Those that are edited in the list. */
export const listKeys = {
  courses: ["name", "duration_min", "price"],
  resources: ["name", "fee"],
} as const satisfies Readonly<Record<SalonItemKind, readonly string[]>>;

/** A new one. */
export function blankFields(kind: SalonItemKind, color: string): ItemFields {
  const shared = { name: "", color, description: "", is_public: true };
  return kind === "courses"
    ? { ...shared, duration_min: 30, price: null }
    : { ...shared, capacity: 1, fee: null, icon_url: "" };
}

/** One as it was loaded. What is no text where one is expected is shown as none, and kept as long as nobody edits it. */
export function fieldsOf(kind: SalonItemKind, item: SalonItem): ItemFields {
  const { wire } = item;
  const figure = (data: PlainData | undefined) =>
    typeof data === "number" || typeof data === "string" ? data : null;
  const shared = {
    name: item.name,
    color: item.color,
    description: item.description,
    is_public: item.isPublic,
  };
  return kind === "courses"
    ? { ...shared, duration_min: figure(wire.duration_min), price: figure(wire.price) }
    : { ...shared, capacity: figure(wire.capacity), fee: figure(wire.fee), icon_url: item.iconUrl ?? "" };
}

/** A field as it is sent. */
export function onWire(key: string, value: PlainData): PlainData {
  switch (key) {
    case "name":
      return String(value ?? "").trim();
    case "icon_url": {
      const text = String(value ?? "").trim();
      return text === "" ? null : text;
    }
    case "duration_min":
    case "capacity":
    case "price":
    case "fee":
      return figureIn(value);
    default:
      return value;
  }
}

/** A figure as people write it: full width, with commas, a unit or the sign of yen; what is none stays as it is. */
export function figureIn(value: PlainData): PlainData {
  if (typeof value !== "string") return value;
  const plain = value
    .normalize("NFKC")
    .replace(/^[\s¥\\]+/, "")
    .replace(/\s*(?:円|分|件|min|yen)\s*$/i, "");
  const figure = figureOf(plain as Figure);
  if (figure === null) return value.trim() === "" ? null : value;
  return Number.isNaN(figure) ? value : figure;
}

/** Problems that keep the fields from being saved; `keys`: those that are looked at. */
export function problemsOf(
  kind: SalonItemKind,
  fields: ItemFields,
  words: ItemWords,
  keys: readonly string[] = fieldKeys[kind],
): FieldMessages {
  const problems = keys.flatMap((key) => {
    const problem = problemOf(key, fields[key] ?? null, words);
    return problem === null ? [] : [[key, [problem]] as const];
  });
  return Object.fromEntries(problems);
}

/** Problem of one field; `null` where it can be saved. */
export function problemOf(key: string, value: PlainData, words: ItemWords): string | null {
  const sent = onWire(key, value);
  switch (key) {
    case "name":
      if (sent === "") return words.nameRequired;
      return [...String(sent)].length > 100 ? words.nameTooLong : null;
    case "duration_min":
      return isWhole(sent, 1) && sent <= 1440 ? null : words.minutesRule;
    case "capacity":
      return isWhole(sent, 1) ? null : words.capacityRule;
    case "price":
    case "fee":
      return sent === null || isWhole(sent, 0) ? null : words.priceRule;
    case "icon_url":
      return sent === null || isImageAddress(String(sent)) ? null : words.iconRule;
    default:
      return null;
  }
}

/** The fields that say something else than what was loaded, as they are sent. What nobody touched stays as it came. */
export function editsOf(kind: SalonItemKind, original: SalonItem, fields: ItemFields): PlainObject {
  const before = fieldsOf(kind, original);
  const edits = fieldKeys[kind].flatMap((key) => {
    const [was, is] = [before[key] ?? null, fields[key] ?? null];
    if (samePlainData(was, is) || samePlainData(onWire(key, was), onWire(key, is))) return [];
    return [[key, onWire(key, is)] as const];
  });
  return Object.fromEntries(edits);
}

/** All fields as they are sent. */
export function allOnWire(kind: SalonItemKind, fields: ItemFields): PlainObject {
  return Object.fromEntries(fieldKeys[kind].map((key) => [key, onWire(key, fields[key] ?? null)]));
}

/** An address of the web, or a path of the page's origin. */
export function isImageAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(text) || /^\/(?![/\\])\S*$/.test(text);
}

function isWhole(value: PlainData, least: number): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= least;
}
