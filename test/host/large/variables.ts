import { generatedVariables } from "../api/friend/generated-values.js";
import { groupsOf, itemsOf } from "../api/picker-items.js";
import { pickerKinds } from "../api/picker-kinds.js";
import { type VariableChoice, variableChoices } from "../api/variable-choices.js";
import type { DemoParts } from "../demo-data.js";
import type { Store } from "../store.js";
import { createRandom, type Random } from "./random.js";
import { places, seasons, topics } from "./words.js";

/** How many variables a large account has in the end, and in how many folders. */
export const largeVariables = { variables: 300, folders: 24 };

const at = new Date("2026-11-20T10:00:00+09:00");
/** The types, the common ones more often. */
const types = [0, 0, 0, 0, 1, 1, 2, 10, 13, 20, 20, 30, 30] as const;
const whats = ["希望", "履歴", "回数", "担当", "メモ", "区分", "予定", "満足度", "紹介元", "確認"];
const colours = ["#ffe066", "#1b1f24", "#d0ebff", "#862e9c", "#2b8a3e", "#fff0f6", "#e8590c"];

/**
 * Adds variables until there are as many as asked. Values of them are nowhere stored: 20,000 friends would have millions, so
 * each is made from the friend's id when it is asked for.
 */
export function fillVariables(
  store: Store,
  wanted: { variables: number; folders: number } = largeVariables,
): void {
  const random = createRandom(300);
  const folders = groupsOf("varia");
  const had = store.list(folders).length;
  const folder = (id: number, index: number) => {
    return {
      id,
      name: `${places[index % places.length]}の${topics[(index * 5) % topics.length]}`,
      order: 100 + index,
    };
  };
  store.insertMany(folders, wanted.folders - had, folder, at);
  const groupIds = store.list(folders).map(({ id }) => id);

  const items = itemsOf("varia");
  const existing = store.list(items);
  const firstOrder = Math.max(0, ...existing.map(({ value }) => value.order)) + 1;
  const made: { id: number; type: number }[] = [];
  const item = (id: number, index: number) => {
    const type = random.pick(types);
    made.push({ id, type });
    return {
      id,
      name: nameOf(random, id),
      group_id: random.often(5) ? null : random.pick(groupIds),
      favorite: random.often(3) ? (1 as const) : (0 as const),
      writable: random.often(95) ? 1 : 0,
      type,
      type_name: pickerKinds.varia.types.get(type),
      order: firstOrder + index,
    };
  };
  store.insertMany(items, wanted.variables - existing.length, item, at);
  for (const { id, type } of made) {
    store.put(generatedVariables, id, {}, at);
    if (type === 20) store.put(variableChoices, id, choicesOf(random, id), at);
  }
}

/** The variables as a part of the data, for databases that have the rest of a large account already. */
export const largeVariableParts: DemoParts = {
  "large-variables": (store) => fillVariables(store),
};

function nameOf(random: Random, id: number): string {
  const words = [random.pick(seasons), random.pick(topics), random.pick(whats)];
  return `${words.join(random.pick(["", " ", "・"]))}${random.often(60) ? id : ""}`;
}

function choicesOf(random: Random, variable: number): VariableChoice[] {
  return Array.from({ length: random.pick([3, 5, 8, 60]) }, (_, index) => {
    const color = random.often(20) ? null : random.pick(colours);
    return { id: variable * 100 + index + 1, value: `${random.pick(places)}${index + 1}`, color };
  });
}
