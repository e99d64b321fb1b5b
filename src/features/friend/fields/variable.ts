import type { ItemId, ResourceSource } from "../../../api/resources.js";
import { figureOf } from "../../../kit/number-text.js";
import { isDay } from "../../../lib/dates/days.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { VariableType } from "../../../references/index.js";

/** One variable that a friend can have a value of. */
export interface Variable {
  readonly id: ItemId;
  readonly name: string;
  /** One of `VariableType`; of one that we do not know the value is shown and kept. */
  readonly type: number;
  readonly folder: { readonly id: ItemId; readonly name: string } | null;
  readonly isFavorite: boolean;
  readonly isWritable: boolean;
  /** Not in the list any more, but the friend has a value. */
  readonly isDeleted: boolean;
}

/** The least and the greatest figure (rules: friend-variable-limits). */
export const leastNumber = -9_999_999_999.999;
export const greatestNumber = 9_999_999_999.999;
/** Digits after the point. */
export const numberDecimals = 3;

/** Why a value may not be saved. */
export type VariableFault = "no number" | "out of range" | "no day";

/**
 * The variables in the order of their list, favourites first, then by folders. What the friend has and the list does not
 * comes last.
 */
export function variablesOf(source: ResourceSource, valued: readonly string[]): readonly Variable[] {
  const listed = source.ids.map((id): Variable => {
    const { name = "", type = 0, group_id, favorite, writable } = source.items[String(id)] ?? { id };
    const folder = group_id === null || group_id === undefined ? null : source.groups[String(group_id)];
    return {
      id,
      name: name || String(id),
      type: Number(type),
      folder: folder ? { id: folder.id, name: folder.name || String(folder.id) } : null,
      isFavorite: Number(favorite ?? 0) === 1,
      isWritable: writable === undefined || Number(writable) !== 0,
      isDeleted: false,
    };
  });
  const known = new Set(listed.map(({ id }) => String(id)));
  const gone = valued
    .filter((id) => !known.has(id))
    .map(
      (id): Variable => ({
        ...{ id: idOf(id), name: id, type: Number.NaN, folder: null },
        ...{ isFavorite: false, isWritable: false, isDeleted: true },
      }),
    );
  const folders = new Map(source.group_ids.map((id, index) => [String(id), index]));
  const sortKeyOf = ({ isFavorite, folder }: Variable) =>
    isFavorite ? -1 : folder === null ? folders.size + 1 : (folders.get(String(folder.id)) ?? folders.size);
  return [...[...listed].sort((one, other) => sortKeyOf(one) - sortKeyOf(other)), ...gone];
}

/** An id as the server spells it: numbers stay numbers. */
export function idOf(key: string): ItemId {
  const id = /^-?\d+$/.test(key) ? Number(key) : key;
  return Number.isSafeInteger(id) ? id : key;
}

/**
 * A value as it is edited, whatever way the server writes it; `null` is not set. Not set, an empty text, 0 and "0" stay four
 * things.
 */
export function readVariable(type: number, stored: PlainData): PlainData {
  if (stored === null) return null;
  switch (type) {
    case VariableType.string:
    case VariableType.text:
      return typeof stored === "object" ? stored : String(stored);
    case VariableType.number: {
      if (typeof stored !== "string") return stored;
      const figure = figureOf(stored);
      return figure === null || Number.isNaN(figure) ? stored || null : figure;
    }
    case VariableType.select:
      return typeof stored === "string" ? (stored === "" ? null : idOf(stored)) : stored;
    case VariableType.date:
    case VariableType.image:
    case VariableType.pdf:
      return stored === "" ? null : stored;
    default:
      return stored;
  }
}

/** Why a value may not be saved; `null` where it may. */
export function faultOf(type: number, value: PlainData): VariableFault | null {
  if (value === null) return null;
  if (type === VariableType.number) {
    if (typeof value !== "number") return "no number";
    return value < leastNumber || value > greatestNumber ? "out of range" : null;
  }
  return type === VariableType.date && !isDay(value) ? "no day" : null;
}
