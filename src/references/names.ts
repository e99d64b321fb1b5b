import type { ItemId, ResourceItem } from "../api/resources.js";
import { isId } from "../api/resources.js";
import {
  nameOf as nameOfItem,
  type PickerWords,
  pickerWords,
  type Resource,
} from "../features/picker/index.js";
import type { Locale } from "../lib/locale.js";
import type { PlainData } from "../lib/plain-data.js";
import type { CodedKind, PageLists } from "./lists.js";
import { plansOf, slotOf } from "./plans.js";

/** Reads the names of what a condition points at; a narrow view of the page's lists. */
export interface Names {
  /** The name, or a phrase that says that it is deleted or not known yet. */
  nameOf(kind: NamedKind, id: PlainData): string;
  /** The folder of tags, slots and so on. */
  groupName(kind: NamedKind, id: PlainData): string;
  /** A choice of a friend-info variable of the select type. */
  choiceName(variable: PlainData, id: PlainData): string;
  /** Name of the thing that a placeholder refers to by its code. */
  codeName(kind: CodedKind, code: string): string;
  /** A plan of a reservation slot. */
  planName(slot: PlainData | undefined, plan: PlainData): string;
  /** The type of a friend-info variable; `null` where it is not known. */
  variableType(variable: PlainData): number | null;
}

/** Kinds that have names. */
export type NamedKind =
  | "tag"
  | "egg"
  | "varia"
  | "scenario"
  | "form"
  | "tracker"
  | "richmenu"
  | "episode"
  | "landing"
  | "slot"
  | "salon"
  | "common_vars"
  | "journey_tag"
  | "journey"
  | "response_mark"
  | "salon_resource"
  | "salon_course"
  | "salon_status"
  | "action"
  | "site"
  | "reaction";

/** The names that are there now; for a text that is made once and waits for nothing. */
export function knownNames(lists: PageLists, locale: Locale): Names {
  return createNames(lists, pickerWords[locale], () => {});
}

/**
 * Names from the lists of the page. `used` is called with each list that was asked, so that who shows the names can wait for
 * it and look again. What a list no longer has is called deleted only if the whole list is there.
 */
export function createNames(lists: PageLists, words: PickerWords, used: (list: Resource) => void): Names {
  function item(list: Resource, id: ItemId): ResourceItem | undefined {
    return list.state().source?.items[id];
  }
  /** A server may leave the name of an item out, which is no deleted one then (rules: picker-items). */
  function named(found: { readonly name?: unknown } | undefined, id: ItemId): string | undefined {
    return found && (nameOfItem({ name: found.name, id: "" }) || words.id(String(id)));
  }
  function ask(kind: NamedKind): Resource {
    const list = lists.list(kind);
    used(list);
    return list;
  }
  function missing(list: Resource, kind: NamedKind, id: ItemId): string {
    const state = list.state();
    return state.is === "ready" && state.complete
      ? words.deletedItem(words.kinds[kind])
      : words.id(String(id));
  }
  return {
    nameOf(kind, id) {
      if (!isId(id)) return String(id);
      const list = ask(kind);
      return named(item(list, id), id) ?? missing(list, kind, id);
    },
    groupName(kind, id) {
      if (!isId(id)) return String(id);
      const list = ask(kind);
      return named(list.state().source?.groups[id], id) ?? missing(list, kind, id);
    },
    choiceName(variable, id) {
      if (!isId(variable) || !isId(id)) return String(id);
      const list = lists.choices(variable);
      used(list);
      return named(item(list, id), id) ?? words.id(String(id));
    },
    codeName(kind, code) {
      const list = lists.list(kind).coded();
      used(list);
      return named(item(list, code), code) ?? missing(list, kind, code);
    },
    planName(slot, plan) {
      const known = plansOf(slotOf(ask("slot").state().source, slot));
      return known.find(({ id }) => String(id) === String(plan))?.name ?? words.id(String(plan));
    },
    variableType(variable: PlainData) {
      const type = isId(variable) ? item(ask("varia"), variable)?.type : undefined;
      return type === undefined ? null : Number(type);
    },
  };
}
