import type { ReservationActions } from "../actions.js";
import type { PanelDeps } from "./deps.js";
import { createReservationMutations } from "./reservations.js";
import { createFormSaves, type FormSaves } from "./saves.js";
import { panelContext } from "./scope.js";

/** The actions of the panel that are about the server, and the saves of its form. */
export interface PanelMutations {
  readonly actions: Pick<ReservationActions, "patch" | "judge" | "remove">;
  readonly saves: FormSaves;
}

/** Makes them, each about what is shown when it begins. */
export function createMutations(deps: PanelDeps): PanelMutations {
  const context = panelContext(deps);
  return { actions: createReservationMutations(context), saves: createFormSaves(context) };
}
