import { atom, type createStore } from "jotai/vanilla";
import {
  closedPanel,
  closePanel,
  openItem,
  type PanelItem,
  type PanelState,
  slideEnded,
} from "./panel-state.js";

/** Holds how far a panel is. Its atom lives in `store`. */
export function createPanelState<Item extends PanelItem>(store: ReturnType<typeof createStore>) {
  const panelState = atom<PanelState<Item>>(closedPanel);
  return {
    panelState,
    panel: () => store.get(panelState),
    open: (item: Item) => store.set(panelState, openItem(store.get(panelState), item)),
    close: () => store.set(panelState, closePanel(store.get(panelState))),
    slideEnded: (generation: number) => store.set(panelState, slideEnded(store.get(panelState), generation)),
  };
}
