import type { ResourceItem, ResourceSource } from "../../../src/api/resources.js";

/** A list of items as the server spells it; groups are those that items name. */
export function listOf(items: readonly ResourceItem[], groupNames: readonly string[] = []): ResourceSource {
  return {
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    groups: Object.fromEntries(groupNames.map((name, at) => [at + 1, { id: at + 1, name }])),
    ids: items.map(({ id }) => id),
    group_ids: groupNames.map((_, at) => at + 1),
    meta: {},
  };
}

/** Four tags in two folders. */
export const tags: ResourceSource = listOf(
  [
    { id: 1, name: "VIP会員", group_id: 1 },
    { id: 2, name: "新規", group_id: 1 },
    { id: 3, name: "資料請求", group_id: 2 },
    { id: 4, name: "東京", group_id: 2 },
  ],
  ["会員", "地域"],
);

/** Two templates, which can be tested and previewed. */
export const eggs: ResourceSource = listOf([
  { id: 401, name: "来店お礼" },
  { id: 402, name: "誕生日" },
]);

/** The kind whose list a call asks for. */
export function kindIn({ pathname }: URL): string | null {
  return /\/api\/v_resource\/(\w+)$/.exec(pathname)?.[1] ?? null;
}
