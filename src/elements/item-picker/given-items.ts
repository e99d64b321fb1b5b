import { readItems, readResourceSource } from "../../api/resources.js";
import {
  createResource,
  type Resource,
  type ResourceItem,
  type ResourceSource,
} from "../../features/picker/index.js";
import { asPlainData, type PlainData } from "../../lib/plain-data.js";

/** List that the page gave by the property `source`, as it was given and as it was read. */
export interface GivenList {
  readonly source: ResourceSource | null | undefined;
  readonly resource: Resource | null;
}

/** A list that is used instead of the call; `null` when it is none. */
export function readGivenList(source: ResourceSource | null | undefined): GivenList | null {
  if (source === null || source === undefined) return { source, resource: null };
  const given = readResourceSource(asPlainData(source));
  return given && { source, resource: resourceOf(given) };
}

function resourceOf(given: ResourceSource): Resource {
  return createResource({
    given,
    load: () => Promise.reject(new Error("a given list is not loaded")),
    forbiddenIsEmpty: false,
    now: () => 0,
  });
}

/** Marks each injected item so; the same list as long as nothing changed, since lists are arranged once. */
export function injectedItems(): (data: PlainData) => readonly ResourceItem[] {
  let last: { data: PlainData; items: readonly ResourceItem[] } = { data: null, items: [] };
  return (data) => {
    if (data !== last.data) {
      const items = readItems(data) ?? [];
      last = { data, items: items.map((item) => ({ ...item, super: true, noact: true })) };
    }
    return last.items;
  };
}
