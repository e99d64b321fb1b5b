import { type ItemId, isId } from "../../api/resources.js";
import type { PlainData } from "../../lib/plain-data.js";
import type { Resource } from "../picker/index.js";
import type { PageLists } from "./lists.js";
import type { NamedKind, Names } from "./names.js";

/** Something that a sentence names: an item of a list, or one of its folders. */
export interface Named {
  kind: NamedKind;
  among: "items" | "groups";
  id: ItemId;
}

/** How many things are named, and of these how many are not there. */
export interface NamedThings {
  lists: readonly Resource[];
  /** Whether each list is there or will not come. */
  areListsSettled(): boolean;
  /** What a list does not have counts only if the whole list is there. */
  countMissing(): number;
}

/** What a description names, each thing once. Sentences name all that they point at, so `describe` is what makes them. */
export function namedBy(describe: (names: Names) => void): Named[] {
  const named = new Map<string, Named>();
  const note = (kind: NamedKind, among: Named["among"], id: PlainData) => {
    if (isId(id)) named.set(`${kind} ${among} ${id}`, { kind, among, id });
    return "";
  };
  describe({
    nameOf: (kind, id) => note(kind, "items", id),
    groupName: (kind, id) => note(kind, "groups", id),
    // A choice is nowhere called deleted: its list may be that of another account's variable.
    choiceName: () => "",
    // Plans are in no list of the page, but each in those of its slot.
    planName: () => "",
    variableType: () => null,
  });
  return [...named.values()];
}

/** Counts what of a description is missing in the lists of the page. */
export function namedThings(lists: PageLists, describe: (names: Names) => void): NamedThings {
  const named = namedBy(describe);
  const used = [...new Set(named.map(({ kind }) => lists.list(kind)))];
  return {
    lists: used,
    areListsSettled: () => used.every((list) => list.state().is !== "loading"),
    countMissing: () => named.filter((thing) => isMissing(lists, thing)).length,
  };
}

/** Whether something is gone. After a failed load, and after a 403 that counts as empty, nobody knows. */
export function isMissing(lists: PageLists, { kind, among, id }: Named): boolean {
  const state = lists.list(kind).state();
  return state.is === "ready" && state.complete && !Object.hasOwn(state.source[among], id);
}

/** Calls back once every list has come or failed. Listening makes them load. Answers how to stop waiting. */
export function whenSettled({ lists, areListsSettled }: NamedThings, then: () => void): () => void {
  let waiting = true;
  const endings: (() => void)[] = [];
  const stop = () => {
    waiting = false;
    for (const end of endings.splice(0)) end();
  };
  const look = () => {
    if (!waiting || !areListsSettled()) return;
    stop();
    then();
  };
  for (const list of lists) endings.push(list.subscribe(look));
  look();
  return stop;
}

/** Loads the lists that a description names something of. Over once each has come, or will not, or nobody waits any more. */
export function loadNamed(
  lists: PageLists,
  describe: (names: Names) => void,
  left: AbortSignal,
): Promise<void> {
  return new Promise((over) => {
    if (left.aborted) return over();
    const leave = whenSettled(namedThings(lists, describe), over);
    // A list is not loaded on behalf of who has gone.
    const stop = () => {
      leave();
      over();
    };
    left.addEventListener("abort", stop, { once: true });
  });
}

/** How to tell how much of what `describe` names is not there, once that is known, if anything is. */
export function tellMissing<T>(
  lists: PageLists,
  describe: (described: T, names: Names) => void,
): (described: T, tell: (missing: number) => void) => () => void {
  return (described, tell) => {
    const things = namedThings(lists, (names) => describe(described, names));
    return whenSettled(things, () => {
      const missing = things.countMissing();
      if (missing > 0) tell(missing);
    });
  };
}
