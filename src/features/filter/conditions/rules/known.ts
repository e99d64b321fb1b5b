import type { ItemId } from "../../../../api/resources.js";
import type { PlainObject } from "../../../../lib/plain-data.js";
import type { NamedKind } from "../../../../references/index.js";

/** What is known of the things that conditions name. What hangs on something unknown is not certain, and not said. */
export interface Known {
  /** The list is there and does not have it: nobody can say what the server makes of the condition. */
  isDeleted(kind: NamedKind, id: ItemId): boolean;
  /** The type of a friend-info variable; `null` where it is not known. */
  variableType(variable: ItemId): number | null;
  /** The name of a choice of a select variable; `null` where it is not known. */
  choiceName(variable: ItemId, choice: string): string | null;
  /** Whether a friend can have only one value of this linked data. Lists have several. */
  isSingle(context: PlainObject): boolean;
}

/** Without any list. */
export const nothingKnown: Known = {
  isDeleted: () => false,
  variableType: () => null,
  choiceName: () => null,
  isSingle: () => false,
};
