import { resource } from "../store.js";

/** A filter as the host keeps it: the keys of the HTTP contract, and whatever else it was sent with (rules: kept-as-it-came). */
export interface FilterDocument {
  fid: number | null;
  name: string;
  group_id: number | null;
  is_template: 0 | 1;
  inputs: ConditionDocument[];
  take_num: 50 | 100 | 200;
  sort_type: 0 | 1 | 3 | 4;
  /** 0 leaves blocked friends out, 1 takes them in, 2 takes nobody else. */
  with_blocked: 0 | 1 | 2;
  /** 0 leaves hidden friends out, 1 takes them in, 3 takes only who is blocked or hidden. */
  user_rate_type: 0 | 1 | 3;
  [key: string]: unknown;
}

/** One condition: its type, and fields that depend on it. */
export interface ConditionDocument {
  type: number;
  [key: string]: unknown;
}

/** The part of a filter that decides whom it finds. Where it does not say, blocked friends are left out and hidden ones not. */
export type Search = Pick<FilterDocument, "inputs"> &
  Partial<Pick<FilterDocument, "with_blocked" | "user_rate_type">>;

/** Every filter, also those that no list shows. A filter in the lists has a row of its id among the picker's items. */
export const filters = resource<FilterDocument>("filter");

/** A filter without conditions. */
export function blankFilter(fid: number | null, name: string, group_id: number | null): FilterDocument {
  return {
    fid,
    name,
    group_id,
    is_template: 0,
    inputs: [],
    take_num: 50,
    sort_type: 1,
    with_blocked: 0,
    user_rate_type: 1,
  };
}
