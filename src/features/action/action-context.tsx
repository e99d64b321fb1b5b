import type { ProviderProps, ReactNode } from "react";
import type { ValidationContext } from "../../list-editor/index.js";
import type { PageLists } from "../../references/index.js";
import { ReferencesProvider, useReferences } from "../../references/index.js";
import type { EffectEditors } from "./effects/editor-types.js";
import type { EffectVariants } from "./effects/index.js";
import type { ActionPage } from "./services.js";
import type { ActionSettings } from "./settings.js";

/** Context of everything that shows an effect. */
export interface ActionContext {
  settings: ActionSettings;
  lists: PageLists;
  page: ActionPage;
  effects: EffectVariants;
  editors: EffectEditors;
  validationContext(): ValidationContext;
  reportError(error: unknown): void;
}

/** Stands around everything that shows an effect. */
export const ActionProvider: (props: ProviderProps<ActionContext>) => ReactNode = ReferencesProvider;

/** The context of the action that this component is in. Effects are drawn nowhere else, so it is an action's. */
export function useAction(): ActionContext {
  return useReferences() as ActionContext;
}
