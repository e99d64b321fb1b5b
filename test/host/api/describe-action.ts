import type { Store } from "../store.js";
import type { ActionDocument, EffectDocument } from "./action-document.js";
import { nameOf, type TableKind } from "./picker-items.js";
import { effectNames } from "./variant-names.js";

/** One line per effect: what it is and what it is about. Hosts that asked `withDescription` show it in their lists. */
export function describeAction(store: Store, { inputs }: ActionDocument): string[] {
  return inputs.map((effect) => {
    const name = effectNames.get(effect.type) ?? `不明な動作（${effect.type}）`;
    const subject = subjectOf(store, effect);
    return subject === "" ? name : `${name}：${subject}`;
  });
}

/** Which field of an effect names its subject, and in which table. */
const targets: ReadonlyMap<number, readonly [field: string, kind: TableKind]> = new Map([
  [12, ["egg_id", "egg"]],
  [13, ["tag_ids", "tag"]],
  [6, ["var_id", "varia"]],
  [5, ["group_id", "scenario"]],
  [14, ["menu_id", "richmenu"]],
  [15, ["episode_id", "episode"]],
  [31, ["event_slot_id", "slot"]],
  [32, ["common_var_id", "common_vars"]],
  [50, ["journey_tags", "journey_tag"]],
]);

/** Ids that stand for an operation and not for an item (rules: scenario-effect, menu-effect). */
const sentinelNames: ReadonlyMap<string, string> = new Map([
  ["group_id:0", "停止"],
  ["group_id:-1", "前のシナリオを再開"],
  ["menu_id:0", "解除"],
]);

const PREVIEW_LENGTH = 20;

function subjectOf(store: Store, effect: EffectDocument): string {
  if (typeof effect.text === "string") return preview(effect.text);
  const target = targets.get(effect.type);
  if (!target) return "";
  const [field, kind] = target;
  const ids = [effect[field]].flat().filter((id) => typeof id === "number");
  return ids.map((id) => sentinelNames.get(`${field}:${id}`) ?? nameOf(store, kind, id)).join("、");
}

function preview(text: string): string {
  const letters = [...text.replace(/\s+/g, " ")];
  return letters.length > PREVIEW_LENGTH ? `${letters.slice(0, PREVIEW_LENGTH).join("")}…` : letters.join("");
}
