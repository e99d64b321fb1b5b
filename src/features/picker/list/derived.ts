import type { ItemId, ResourceItem, ResourceSource } from "../../../api/resources.js";
import { derivedList, emptySource, type Resource, withCatalogue } from "./resource.js";

/* Lists that are made of others. */

/** The part of a list that `keeps` says, loaded and refreshed with the whole of it. */
export function narrowResource(whole: Resource, keeps: (item: ResourceItem) => boolean): Resource {
  return derived(whole, (source) => narrowed(source, keeps));
}

/** The items of a list with these ids, in this order. */
export function orderedResource(whole: Resource, wanted: readonly ItemId[]): Resource {
  return derived(whole, (source) => {
    const items = wanted.flatMap((id) => (Object.hasOwn(source.items, id) ? (source.items[id] ?? []) : []));
    return {
      ...source,
      ids: items.map(({ id }) => id),
      items: Object.fromEntries(items.map((item) => [item.id, item])),
    };
  });
}

function derived(whole: Resource, change: (source: ResourceSource) => ResourceSource): Resource {
  return withCatalogue(derivedList(whole, change));
}

function narrowed(source: ResourceSource, keeps: (item: ResourceItem) => boolean): ResourceSource {
  const ids = source.ids.filter((id) => {
    const item = source.items[id];
    return item !== undefined && keeps(item);
  });
  return {
    ...source,
    ids,
    items: Object.fromEntries(ids.map((id) => [id, source.items[id] as ResourceItem])),
  };
}

/** The folders of a list, as something to choose from. */
export function folderResource(whole: Resource): Resource {
  return derived(whole, ({ groups, group_ids }) => ({
    ...emptySource,
    ids: group_ids,
    items: Object.fromEntries(group_ids.map((id) => [id, { id, name: groups[id]?.name ?? String(id) }])),
  }));
}
