import { atom, type createStore } from "jotai/vanilla";
import type { AudienceFunctions } from "../editor/index.js";

/** Names of the properties that a page may set to functions of its own. */
export const audienceNames = [
  "estimate",
  "explain",
  "findFriends",
] as const satisfies readonly (keyof AudienceFunctions)[];

/** Holds the functions of the page that count, explain and find friends for one element: its screen reads `atom`. */
export function createAudience(store: ReturnType<typeof createStore>) {
  const functions = atom<AudienceFunctions>({ estimate: null, explain: null, findFriends: null });
  return {
    atom: functions,
    get: () => store.get(functions),
    /** Sets a function; any other value sets none. */
    set<Name extends keyof AudienceFunctions>(name: Name, call: AudienceFunctions[Name]): void {
      store.set(functions, { ...store.get(functions), [name]: typeof call === "function" ? call : null });
    },
  };
}
