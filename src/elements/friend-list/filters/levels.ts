import type { ResourceItem, ResourceSource } from "../../../features/picker/index.js";

/** Name of a level, with the name of the response mark of its number where there is one. */
export type NameLevel = (level: number, mark: string | null) => string;

/**
 * The notify levels as something to choose from: a level is the number of a response mark (rules: notify-levels).
 * Besides those of the list 0 can be asked for, which friends without a mark have, and what is chosen already.
 */
export function levelList(marks: ResourceSource, chosen: string | null, nameOf: NameLevel): ResourceSource {
  const unlisted = ["0", ...(chosen === null ? [] : [chosen])].filter(
    (id) => !Object.hasOwn(marks.items, id),
  );
  const items = marks.ids.flatMap((id): ResourceItem[] => {
    const mark = marks.items[id];
    return mark ? [{ ...mark, name: nameOf(Number(id), mark.name || null) }] : [];
  });
  const more = [...new Set(unlisted)].map((id) => ({ id: Number(id), name: nameOf(Number(id), null) }));
  const all = [...more, ...items];
  return {
    ...marks,
    ids: all.map(({ id }) => id),
    items: Object.fromEntries(all.map((item) => [item.id, item])),
  };
}
