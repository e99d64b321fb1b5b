import { groupsOf, itemsOf } from "../api/picker-items.js";
import type { Store } from "../store.js";
import type { Random } from "./random.js";
import { places, seasons, states, topics } from "./words.js";

/** Adds folders and tags until there are as many as asked. Tags are spread unevenly, as folders fill up in life. */
export function fillTags(store: Store, random: Random, wanted: { folders: number; tags: number }, at: Date) {
  const folders = groupsOf("tag");
  const had = store.list(folders).length;
  const folder = (id: number, index: number) => ({ id, name: folderName(had + index), order: had + index });
  store.insertMany(folders, wanted.folders - had, folder, at);

  const groupIds = store.list(folders).map(({ id }) => id);
  const items = itemsOf("tag");
  const existing = store.list(items).length;
  const item = (id: number, index: number) => {
    const group_id = random.often(2)
      ? null
      : random.pick(random.often(50) ? groupIds.slice(0, 30) : groupIds);
    return { ...tag(random, id), group_id, order: existing + index };
  };
  store.insertMany(items, wanted.tags - existing, item, at);
}

function folderName(order: number): string {
  const season = seasons[Math.floor(order / places.length) % seasons.length];
  return `${places[order % places.length]} ${season} ${order}`;
}

function tag(random: Random, id: number) {
  const words = [random.pick(places), random.pick(topics), random.pick(states)];
  return {
    id,
    name: `${words.join(random.pick(["", " ", "　", "・", "_"]))}${random.often(70) ? id : ""}`,
    favorite: random.often(0.1) ? (1 as const) : (0 as const),
    writable: random.often(95) ? 1 : 0,
    ...(random.often(10) && { badge: { text: `${random.whole(0, 5000)}人`, color_class: "bg-info" } }),
  };
}
