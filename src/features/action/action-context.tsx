import type { Provider } from "react";
import type { PageLists } from "../choosing/index.js";
import { ChoosingProvider, useChoosing } from "../choosing/views.js";
import type { Circumstances } from "./effects/definition.js";
import type { ActionPage } from "./services.js";
import type { ActionSettings } from "./settings.js";

/** What the editors of effects need from around the action. */
export interface ActionSurroundings {
  settings: ActionSettings;
  lists: PageLists;
  page: ActionPage;
  circumstances(): Circumstances;
}

/** Stands around everything that shows an effect. */
export const ActionProvider = ChoosingProvider as Provider<ActionSurroundings | null>;

/** What is around the action that this component is in. Effects are drawn nowhere else, so it is an action's. */
export function useAction(): ActionSurroundings {
  return useChoosing() as ActionSurroundings;
}
