import type { ItemId } from "../../../../api/resources.js";
import type { PlainObject } from "../../../../lib/plain-data.js";
import type { NamedKind } from "../../../../references/index.js";

/** Knowledge of the things that conditions name. A warning that depends on something unknown is not shown. */
export interface Known {
  /** The list is there and does not have it: nobody can say what the server makes of the condition. */
  isDeleted(kind: NamedKind, id: ItemId): boolean;
  /** The type of a friend-info variable; `null` where it is not known. */
  variableType(variable: ItemId): number | null;
  /** The name of a choice of a select variable; `null` where it is not known. */
  choiceName(variable: ItemId, choice: string): string | null;
  /** True where a friend can have only one value of this linked data. Lists have several. */
  isSingle(context: PlainObject): boolean;
}

/** Without any list. */
export const nothingKnown: Known = {
  isDeleted: () => false,
  variableType: () => null,
  choiceName: () => null,
  isSingle: () => false,
};
