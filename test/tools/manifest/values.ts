import { friendTabs } from "../../../src/features/friend/settings.js";
import { pickerKinds } from "../../../src/features/picker/kinds.js";

/** Attributes that are texts, since an element puts up with others, and have a list of values all the same. */
const known: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "item-picker": { kind: Object.keys(pickerKinds), entry: ["joined"] },
  "friend-editor": { tab: friendTabs },
};

/** The values of an attribute, as editors offer them; none where it takes any. */
export function valuesOf(tag: string, attribute: string): readonly string[] {
  return known[tag]?.[attribute] ?? [];
}
