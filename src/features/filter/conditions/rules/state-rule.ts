import type { ItemId } from "../../../../api/resources.js";
import type { VariantData } from "../../../../list-editor/index.js";
import type { NamedKind } from "../../../../references/index.js";
import { isChosen } from "../../../../references/index.js";
import { type Claim, fullClash, type Rule } from "./rule.js";

export interface StateClaim extends Claim {
  state: number;
}

/** One thing, or a folder of such things, and the state that is asked for. */
interface ThingInState<State> {
  id: ItemId | null | undefined;
  inFolder?: boolean;
  state: State;
}

/** The rule for conditions on one thing and the state of it: some states are never together. */
export function stateRule<T extends VariantData, State extends number>(
  kind: NamedKind,
  /** `null` where dates narrow it: who is not in the state on those days may be on others. */
  read: (condition: T) => ThingInState<State> | null,
  apart: readonly (readonly [State, State])[],
): Rule<T, StateClaim> {
  return {
    claim(condition, { isDeleted }) {
      const { id = null, inFolder = false, state } = read(condition) ?? {};
      if (!isChosen(id) || state === undefined || (!inFolder && isDeleted(kind, id))) return null;
      return { subject: `${inFolder ? "folder" : "item"} ${id}`, condition, state };
    },
    clash: (own, other) =>
      apart.some(([one, another]) => own.state === one && other.state === another)
        ? fullClash(own, other)
        : null,
  };
}
