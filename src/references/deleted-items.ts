import { type ItemId, isId } from "../api/resources.js";
import type { Resource } from "../features/picker/index.js";
import type { PlainData } from "../lib/plain-data.js";
import type { PageLists } from "./lists.js";
import type { NamedKind, Names } from "./names.js";
import { plansOf, slotOf } from "./plans.js";

/**
 * Something that a sentence names: an item of a list, by its id or its code, one of its folders, a choice of a variable, or a
 * plan of a slot.
 */
export interface Named {
  kind: NamedKind;
  among: "items" | "codes" | "groups" | "choices" | "plans";
  id: ItemId;
  /** The variable whose choice it is, the slot whose plan; of others none. */
  of?: ItemId;
}

/** How many things are named, and of these how many are not there. */
export interface NamedThings {
  lists: readonly Resource[];
  /** True once each list has loaded or failed. */
  areListsSettled(): boolean;
  /** Counts the missing items; an item counts only if its whole list is there. */
  countMissing(): number;
}

/** Items that a description names, each once. Sentences name all that they point at, so `describe` is what makes them. */
export function namedBy(describe: (names: Names) => void): Named[] {
  const named = new Map<string, Named>();
  const note = (kind: NamedKind, among: Named["among"], id: PlainData) => {
    if (isId(id)) named.set(`${kind} ${among} ${id}`, { kind, among, id });
    return "";
  };
  const noteInside = (kind: NamedKind, among: Named["among"], of: PlainData, id: PlainData) => {
    if (isId(of) && isId(id)) named.set(`${kind} ${among} ${of} ${id}`, { kind, among, id, of });
    return "";
  };
  describe({
    nameOf: (kind, id) => note(kind, "items", id),
    groupName: (kind, id) => note(kind, "groups", id),
    codeName: (kind, code) => note(kind, "codes", code),
    choiceName: (variable, id) => noteInside("varia", "choices", variable, id),
    planName: (slot = null, id) => noteInside("slot", "plans", slot, id),
    variableType: () => null,
  });
  return [...named.values()];
}

/** Counts what of a description is missing in the lists of the page. */
export function namedThings(lists: PageLists, describe: (names: Names) => void): NamedThings {
  const named = namedBy(describe);
  const used = [...new Set(named.map((thing) => listOf(lists, thing)))];
  return {
    lists: used,
    areListsSettled: () => used.every((list) => list.state().is !== "loading"),
    countMissing: () => named.filter((thing) => isMissing(lists, thing)).length,
  };
}

/** The list that has it, if it is there. */
export function listOf(lists: PageLists, { kind, among, of }: Named): Resource {
  if (among === "codes") return lists.list(kind).coded();
  return among === "choices" && of !== undefined ? lists.choices(of) : lists.list(kind);
}

/**
 * True when something is gone. After a failed load, and after a 403 that counts as empty, nobody knows; nor of the
 * plans of a slot that is gone itself.
 */
export function isMissing(lists: PageLists, thing: Named): boolean {
  const { among, id, of = null } = thing;
  const state = listOf(lists, thing).state();
  if (state.is !== "ready" || !state.complete) return false;
  if (among !== "plans")
    return !Object.hasOwn(among === "groups" ? state.source.groups : state.source.items, id);
  const slot = slotOf(state.source, of);
  return slot !== undefined && plansOf(slot).every((plan) => String(plan.id) !== String(id));
}

/** Calls back once every list has loaded or failed. Subscribing makes them load. Returns how to stop waiting. */
export function whenSettled({ lists, areListsSettled }: NamedThings, then: () => void): () => void {
  let waiting = true;
  const endings: (() => void)[] = [];
  const stop = () => {
    waiting = false;
    for (const end of endings.splice(0)) end();
  };
  const refresh = () => {
    if (!waiting || !areListsSettled()) return;
    stop();
    then();
  };
  for (const list of lists) endings.push(list.subscribe(refresh));
  refresh();
  return stop;
}

/** Loads the lists that a description names something of. Resolves once each has loaded or failed, or `left` aborts. */
export function loadNamed(
  lists: PageLists,
  describe: (names: Names) => void,
  left: AbortSignal,
): Promise<void> {
  return new Promise((over) => {
    if (left.aborted) return over();
    const leave = whenSettled(namedThings(lists, describe), over);
    // An element that has left has no list loaded for it.
    const stop = () => {
      leave();
      over();
    };
    left.addEventListener("abort", stop, { once: true });
  });
}

/** Returns a function that reports how many of the things that `describe` names are missing, once that is known and not 0. */
export function reportMissing<T>(
  lists: PageLists,
  describe: (described: T, names: Names) => void,
): (described: T, report: (missing: number) => void) => () => void {
  return (described, report) => {
    const things = namedThings(lists, (names) => describe(described, names));
    return whenSettled(things, () => {
      const missing = things.countMissing();
      if (missing > 0) report(missing);
    });
  };
}
