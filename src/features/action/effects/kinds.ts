/** What must be known of a kind of effect before its file is loaded: whether it may be added. */
export interface EffectKind {
  readonly type: number;
  /** At most one of these in an action (actions-and-filters §3). */
  readonly once?: true;
  /** Offered only to accounts that have it (§6). */
  readonly ability?: string;
  /** Never offered, but shown and kept (§6). */
  readonly retired?: true;
}

/** Every kind of effect (actions-and-filters §3, §6), in the order of the add buttons. */
export const effectKinds = [
  { type: 1 },
  { type: 12 },
  { type: 13 },
  { type: 6 },
  { type: 5, once: true, ability: "scenario" },
  { type: 14, ability: "richmenu" },
  { type: 15, ability: "episode" },
  { type: 7, once: true },
  { type: 16, once: true, retired: true },
  { type: 30, once: true, ability: "asp" },
  { type: 31, ability: "event_reserve" },
  { type: 32 },
  { type: 50, ability: "journey" },
] as const satisfies readonly EffectKind[];

/** The type id of an effect that can be edited. */
export type EditableType = (typeof effectKinds)[number]["type"];

/** The kind with a type id; none for types that nobody knows. */
export function kindOfType(type: unknown): (EffectKind & { type: EditableType }) | null {
  return effectKinds.find((kind) => kind.type === type) ?? null;
}
