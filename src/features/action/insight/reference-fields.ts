import type { PlainObject } from "../../../lib/plain-data.js";
import type { NamedKind } from "../../choosing/index.js";
import { numberIn } from "./stored.js";

/** A stored field that holds an id, or a list of them. */
export interface ReferenceField {
  name: string;
  kind: NamedKind;
  among: "items" | "groups";
  /** Ids that stand for a deed, and for no item (actions-and-filters §3). */
  deeds?: readonly number[];
  /** Whether the effect uses the field as it stands; what is kept for a change of mind points at nothing. */
  when?(effect: PlainObject): boolean;
  /** What belongs to the item and means nothing for another one. */
  forgets?(effect: PlainObject): PlainObject;
  /** The type that another item must have to stand here; `null` where any will do. */
  typeOf?(effect: PlainObject): number | null;
}

const usesFolder = ({ use_group }: PlainObject) => numberIn(use_group) === 1;

/** Type of the friend info whose values are ids of its choices, and of the one that can be a goal (§3). */
const selection = 20;
const date = 30;
/** Common information is only counted with (§5, the types of common information). */
const commonNumber = 2;

/** Every field with ids, by the type of the effect (§3). Plans and choices are in no list of the page. */
const fieldsByType: Readonly<Record<number, readonly ReferenceField[]>> = {
  12: [{ name: "egg_id", kind: "egg", among: "items" }],
  13: [
    { name: "tag_ids", kind: "tag", among: "items", when: (effect) => !usesFolder(effect) },
    { name: "tag_group_id", kind: "tag", among: "groups", when: usesFolder },
  ],
  6: [
    {
      name: "var_id",
      kind: "varia",
      among: "items",
      // The choices of one variable are none of another's.
      forgets: ({ var_type }) => (numberIn(var_type) === selection ? { fix_value: "" } : {}),
      typeOf: ({ var_type }) => numberIn(var_type),
    },
  ],
  5: [{ name: "group_id", kind: "scenario", among: "items", deeds: [0, -1] }],
  14: [{ name: "menu_id", kind: "richmenu", among: "items", deeds: [0] }],
  15: [
    { name: "episode_id", kind: "episode", among: "items" },
    { name: "var_id", kind: "varia", among: "items", when: isGoalInFriendInfo, typeOf: () => date },
  ],
  7: [{ name: "notify", kind: "response_mark", among: "items", deeds: [-1] }],
  31: [
    // The plans of one slot are none of another's.
    { name: "event_slot_id", kind: "slot", among: "items", forgets: () => ({ event_menu_id: null }) },
  ],
  32: [{ name: "common_var_id", kind: "common_vars", among: "items", typeOf: () => commonNumber }],
  50: [{ name: "journey_tags", kind: "journey_tag", among: "items" }],
};

/** The fields by which an effect points at things, as it stands. */
export function referenceFields(effect: PlainObject): readonly ReferenceField[] {
  const { type } = effect;
  const all = typeof type === "number" && Object.hasOwn(fieldsByType, type) ? fieldsByType[type] : undefined;
  return (all ?? []).filter(({ when }) => when?.(effect) ?? true);
}

function isGoalInFriendInfo({ firetype, goal_date_type, selectionType }: PlainObject): boolean {
  return (
    (numberIn(firetype) ?? 0) === 0 && goal_date_type !== "dynamic_context" && numberIn(selectionType) === 1
  );
}
