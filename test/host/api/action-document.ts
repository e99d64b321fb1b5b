/** An action as the host keeps it: the keys of the HTTP contract, and whatever else it was sent with. */
export interface ActionDocument {
  aid: number | null;
  a_name: string;
  a_twice_type: 0 | 1;
  is_template: 0 | 1;
  group_id: number | null;
  inputs: EffectDocument[];
  [key: string]: unknown;
}

/** One effect: its type, and fields that depend on it. */
export interface EffectDocument {
  type: number;
  [key: string]: unknown;
}
