import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { Reservation } from "../../../api/reservations.js";
import type { OpenClash } from "./open-clash.js";

/** Clash of the last save, while it is shown. */
export interface ClashState {
  showClash(next: OpenClash | null): void;
  /** Another one of the salon has changed: what stood in the way may not be what stands there now. */
  otherChanged(other: Pick<Reservation, "id" | "date">): void;
  /** Only what was shown is forced; else the server judges anew. */
  mayForce(): boolean;
}

/** Makes it. */
export function createClashState(
  store: ReturnType<typeof createStore>,
): ClashState & { readonly clash: Atom<OpenClash | null> } {
  const clash = atom<OpenClash | null>(null);
  /** Clash that was shown, and does not hold any more. */
  let overtaken: OpenClash | undefined;
  return {
    clash,
    showClash: (next) => store.set(clash, next),
    otherChanged({ id, date }) {
      const shown = store.get(clash);
      if (shown?.clashes.some((each) => each.id === id || each.date === date)) overtaken = shown;
    },
    mayForce: () => store.get(clash) !== overtaken,
  };
}
