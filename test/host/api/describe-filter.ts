import type { Store } from "../store.js";
import type { ConditionDocument, FilterDocument } from "./filter-document.js";
import { nameOf, type TableKind } from "./picker-items.js";
import { conditionNames } from "./variant-names.js";

/** One line per condition: what it is and what it is about. */
export function describeFilter(store: Store, { inputs }: FilterDocument): string[] {
  return inputs.map((condition) => describe(store, condition));
}

/** Which field of a condition names its subject, and in which table. */
const targets: ReadonlyMap<number, readonly [field: string, kind: TableKind]> = new Map([
  [50, ["notify", "response_mark"]],
  [60, ["tag_ids", "tag"]],
  [75, ["var_id", "varia"]],
  [41, ["group_id", "scenario"]],
  [65, ["event_slot_id", "slot"]],
  [67, ["salonIds", "salon"]],
  [77, ["common_var_id", "common_vars"]],
  [80, ["tracker_ids", "tracker"]],
  [85, ["landing_ids", "landing"]],
  [86, ["landing_id", "landing"]],
  [90, ["episode_id", "episode"]],
  [93, ["richmenu_id", "richmenu"]],
  [95, ["form_id", "form"]],
  [70, ["journey_tag_id", "journey_tag"]],
]);

/** Fields that hold the words searched for. */
const wordFields: ReadonlyMap<number, string> = new Map([
  [11, "names"],
  [20, "memos"],
  [25, "status"],
  [15, "qs"],
  [115, "query"],
  [-1, "reason"],
]);

function describe(store: Store, condition: ConditionDocument): string {
  const name = conditionNames.get(condition.type) ?? `不明な条件（${condition.type}）`;
  if (condition.type === 120) {
    const parts = (condition.effects as ConditionDocument[]).map((each) => describe(store, each));
    return parts.length === 0 ? name : parts.join(" または ");
  }
  const subject = subjectOf(store, condition);
  const except = isExcluding(condition) ? "（除く）" : "";
  return `${name}${subject && "："}${subject}${except}`;
}

/** The field of a condition that says how it is met, and the values that turn it round. */
const excluding: ReadonlyMap<number, readonly [field: string, values: readonly unknown[]]> = new Map([
  [60, ["tag_or", [2, 3]]],
  [75, ["match", [2, 4, 5]]],
  [41, ["match", [3, 5]]],
  [65, ["match", [11, 12, 13, 14]]],
  [67, ["reservationPhase", ["notReserved", "neverReserved"]]],
  [80, ["tracker_or", [2, 3]]],
  [85, ["landing_or", [2, 3]]],
  [90, ["match", [10, 11]]],
  [93, ["match", [10, 12]]],
  [95, ["match", [10]]],
  [70, ["condition", [10]]],
  [115, ["match", [2, 4, 5]]],
]);

function isExcluding(condition: ConditionDocument): boolean {
  const [field, values] = excluding.get(condition.type) ?? [];
  return field !== undefined && values?.includes(condition[field]) === true;
}

function subjectOf(store: Store, condition: ConditionDocument): string {
  const words = wordFields.get(condition.type);
  if (words) return [condition[words] ?? ""].flat().join("、");
  const [field, kind] = targets.get(condition.type) ?? [];
  if (!field || !kind) return "";
  const ids = [condition[field]].flat().filter((id) => typeof id === "number");
  return ids.map((id) => nameOf(store, kind, id)).join("、");
}
