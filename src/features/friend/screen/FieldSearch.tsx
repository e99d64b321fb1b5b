import { Checkbox } from "../../../kit/Checkbox.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { TextField } from "../../../kit/TextField.js";
import { foldedIncludes } from "../../../lib/fold.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { friendWords } from "../messages.js";
import { useFriend } from "./friend-context.js";

/** Which fields are shown. */
export interface FieldFilter {
  readonly query: string;
  readonly hidesUnset: boolean;
  readonly isChangedOnly: boolean;
}

export const noFilter: FieldFilter = { query: "", hidesUnset: false, isChangedOnly: false };

/** The fields that are asked for: names and values are searched, whatever their width and kana. */
export function filterFields<T>(
  fields: readonly T[],
  { query, hidesUnset, isChangedOnly }: FieldFilter,
  read: {
    keyOf(field: T): string;
    nameOf(field: T): string;
    textOf(field: T, value: PlainData): string;
    valueOf(key: string): PlainData;
    isChanged(key: string): boolean;
  },
): readonly T[] {
  return fields.filter((field) => {
    const key = read.keyOf(field);
    const value = read.valueOf(key);
    const isChanged = read.isChanged(key);
    if (isChangedOnly && !isChanged) return false;
    if (hidesUnset && value === null && !isChanged) return false;
    if (query.trim() === "") return true;
    if (foldedIncludes(read.nameOf(field), query)) return true;
    return value !== null && foldedIncludes(read.textOf(field, value), query);
  });
}

/** The search over the fields of a tab. */
export function FieldSearch({
  filter,
  onChange,
  count,
}: {
  filter: FieldFilter;
  onChange(next: FieldFilter): void;
  count: number;
}) {
  const { settings } = useFriend();
  const words = friendWords[settings.locale];
  return (
    <div className="friend-search">
      <TextField
        value={filter.query}
        onChange={(query) => onChange({ ...filter, query })}
        label={words.search}
        placeholder={words.searchHint}
      />
      <Checkbox
        checked={filter.hidesUnset}
        onChange={(hidesUnset) => onChange({ ...filter, hidesUnset })}
        label={words.hideUnset}
      />
      <Checkbox
        checked={filter.isChangedOnly}
        onChange={(isChangedOnly) => onChange({ ...filter, isChangedOnly })}
        label={words.changedOnly}
      />
      <StatusRegion text={filter === noFilter ? "" : words.count(count)} />
    </div>
  );
}
