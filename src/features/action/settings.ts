import type { ListEditorSettings } from "../../list-editor/index.js";

/** Settings of an action editor. */
export interface ActionSettings extends ListEditorSettings {
  /** A template needs a name and is saved as one. */
  template: boolean;
  /** The folder of a new template. */
  groupId: number | null;
}

/** True for effects that this account may edit; others are shown locked and finished unchanged (rules: locked-effects). */
export function mayEdit({ ability }: { ability?: string }, abilities: readonly string[]): boolean {
  return ability === undefined || abilities.includes(ability);
}

/** True where values that come with the trigger may be used: the account may, and there is a trigger (rules: linked-data-offered). */
export function usesLinkedData({ abilities, triggerContext }: ActionSettings): boolean {
  return abilities.includes("open-api") && triggerContext !== null;
}
