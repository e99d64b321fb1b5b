import { rowAfter } from "../../../kit/row-keys.js";

/** Command of a key in the grid. */
export type GridCommand =
  | { readonly is: "row"; readonly to: number; readonly extends: boolean }
  | { readonly is: "control"; readonly by: -1 | 1 }
  | { readonly is: "select"; readonly extends: boolean }
  | { readonly is: "select-all" | "clear" }
  | EditCommand;

/** Command that changes a journey, or where it stands. */
export type EditCommand = { readonly is: "rename" | "remove" } | { readonly is: "move"; readonly by: -1 | 1 };

/** A key as the grid reads it. */
export interface GridKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * The command of a key (rules: journey-grid-keys) on row `at` of `count`, of which `visible` are seen at once. `null`: none
 * of ours. Space is only ours where the control does nothing else with it.
 */
export function gridCommand(
  { key, shiftKey, ctrlKey, metaKey, altKey }: GridKey,
  { at, count, visible, ownsSpace }: { at: number; count: number; visible: number; ownsSpace: boolean },
): GridCommand | null {
  if (count === 0) return null;
  const isCommand = ctrlKey || metaKey;
  if (altKey) {
    if (isCommand || shiftKey) return null;
    if (key === "ArrowUp") return { is: "move", by: -1 };
    return key === "ArrowDown" ? { is: "move", by: 1 } : null;
  }
  if (isCommand) return key.toLowerCase() === "a" && !shiftKey ? { is: "select-all" } : null;
  const to = rowAfter(key, at, count, visible);
  if (to !== undefined) {
    if (!shiftKey) return { is: "row", to, extends: false };
    return key === "ArrowUp" || key === "ArrowDown" ? { is: "row", to, extends: true } : null;
  }
  if (key === " ") return ownsSpace && !shiftKey ? null : { is: "select", extends: shiftKey };
  if (shiftKey) return null;
  switch (key) {
    case "ArrowLeft":
      return { is: "control", by: -1 };
    case "ArrowRight":
      return { is: "control", by: 1 };
    case "Escape":
      return { is: "clear" };
    case "F2":
      return { is: "rename" };
    case "Delete":
      return { is: "remove" };
    default:
      return null;
  }
}
