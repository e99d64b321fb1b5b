/** How far the panel is. */
export type PanelPhase = "closed" | "opening" | "open" | "closing";

/** Item of the panel: items with the same `key` are the same. */
export interface PanelItem {
  readonly key: string;
}

/** The panel, what it shows, and what it will show once it is closed. */
export interface PanelState<Item extends PanelItem> {
  readonly phase: PanelPhase;
  /** While it closes it is the one from before. */
  readonly item: Item | null;
  readonly pending: Item | null;
  /** The number of the slide: a timer of another one has nothing to say. */
  readonly generation: number;
}

/** How long the panel slides, in milliseconds (rules: panel-slides). */
export const slideMs = 250;

/** Before anything was shown. */
export const closedPanel = { phase: "closed", item: null, pending: null, generation: 0 } as const;

/** Something is to be shown: another item has the panel closed first (rules: panel-slides). */
export function openItem<Item extends PanelItem>(state: PanelState<Item>, item: Item): PanelState<Item> {
  const isSame = state.item?.key === item.key;
  if (state.phase === "closed") return slide({ ...state, phase: "opening", item, pending: null });
  if (state.phase === "closing") return { ...state, pending: item };
  return isSame ? { ...state, item } : slide({ ...state, phase: "closing", pending: item });
}

/** Nothing is to be shown any more. */
export function closePanel<Item extends PanelItem>(state: PanelState<Item>): PanelState<Item> {
  if (state.phase === "closed") return state;
  const next = { ...state, pending: null };
  return state.phase === "closing" ? next : slide({ ...next, phase: "closing" });
}

/** A slide has ended. */
export function slideEnded<Item extends PanelItem>(
  state: PanelState<Item>,
  generation: number,
): PanelState<Item> {
  if (generation !== state.generation) return state;
  if (state.phase === "opening") return { ...state, phase: "open" };
  if (state.phase !== "closing") return state;
  const { pending } = state;
  return pending === null
    ? { ...state, phase: "closed", item: null }
    : slide({ ...state, phase: "opening", item: pending, pending: null });
}

/** True while the panel slides. */
export function isSliding({ phase }: PanelState<PanelItem>): boolean {
  return phase === "opening" || phase === "closing";
}

function slide<Item extends PanelItem>(state: PanelState<Item>): PanelState<Item> {
  return { ...state, generation: state.generation + 1 };
}
