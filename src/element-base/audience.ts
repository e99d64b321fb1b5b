import { atom, type createStore } from "jotai/vanilla";
import type { AudienceFunctions } from "../editor/index.js";

/** Names of the properties that a page may set to functions of its own. */
export const audienceNames = [
  "estimate",
  "explain",
  "findFriends",
] as const satisfies readonly (keyof AudienceFunctions)[];

/** What the page of one element counts, explains and finds friends with: `atom` is what its screen reads. */
export function createAudience(store: ReturnType<typeof createStore>) {
  const functions = atom<AudienceFunctions>({ estimate: null, explain: null, findFriends: null });
  return {
    atom: functions,
    get: () => store.get(functions),
    /** Whatever is no function is none. */
    set<Name extends keyof AudienceFunctions>(name: Name, call: AudienceFunctions[Name]): void {
      store.set(functions, { ...store.get(functions), [name]: typeof call === "function" ? call : null });
    },
  };
}
