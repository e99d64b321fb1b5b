import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { VariableMeta } from "../../api/friend-details.js";
import type { ItemId } from "../../api/resources.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import type { Fields } from "../../lib/three-way-merge.js";
import { readVariable, type Variable } from "./fields/variable.js";
import type { PartModel } from "./part/part-model.js";
import { tagChanges, tagFields, tagIds } from "./payload.js";
import { readGiven } from "./read-value.js";
import type { FriendTab } from "./settings.js";

/** Variables there are, and who may see what of the friend. */
export interface FriendRecordAtoms {
  readonly variables: Atom<readonly Variable[]>;
  readonly authorizations: Atom<Readonly<Record<string, string>>>;
}

/** Answers of the server about the friend, and the changes that the page gives over them. */
export interface FriendRecord {
  takeTags(ids: readonly ItemId[]): void;
  /** Gives how many variables are in conflict. `isWhole`: variables that are not among them are not set. */
  takeVariables(
    given: { vals: PlainObject; metas: Readonly<Record<string, VariableMeta>> },
    isWhole?: boolean,
  ): number;
  takeBase(vals: PlainObject, rights: Readonly<Record<string, string>>): number;
  listVariables(variables: readonly Variable[]): void;
  variable(key: string): Variable | undefined;
  /** Changes to the friend that is shown; `null` is none. */
  load(data: PlainData): boolean;
}

/** Makes it for these parts. */
export function createFriendRecord(
  store: ReturnType<typeof createStore>,
  parts: Readonly<Record<FriendTab, PartModel>>,
): {
  readonly atoms: FriendRecordAtoms;
  readonly commands: FriendRecord;
  metas(): Readonly<Record<string, VariableMeta>>;
  /** It was about another friend. */
  forget(): void;
} {
  const variables = atom<readonly Variable[]>([]);
  const authorizations = atom<Readonly<Record<string, string>>>({});
  let metas: Readonly<Record<string, VariableMeta>> = {};
  /** Tags that the page has set, as long as the stored ones are not loaded. */
  let wantedTags: readonly ItemId[] | null = null;

  /** Reads the variables' values as they are edited; who does not know their types keeps them as they came. */
  function variableFields(vals: PlainObject): Fields {
    const types = new Map(store.get(variables).map(({ id, type }) => [String(id), type]));
    return Object.fromEntries(
      Object.entries(vals).map(([id, stored]) => [id, readVariable(types.get(id) ?? Number.NaN, stored)]),
    );
  }

  return {
    atoms: { variables, authorizations },
    commands: {
      takeTags(ids) {
        parts.tags.take(tagFields(ids));
        if (wantedTags) parts.tags.give(tagChanges(ids, wantedTags));
        wantedTags = null;
      },
      takeVariables(given, isWhole = true) {
        const before = isWhole ? {} : parts.variables.record();
        metas = { ...(isWhole ? {} : metas), ...given.metas };
        return parts.variables.take({ ...before, ...variableFields(given.vals) }, nameIn(given.metas));
      },
      takeBase(vals, rights) {
        store.set(authorizations, rights);
        return parts.base.take(vals);
      },
      listVariables: (next) => store.set(variables, next),
      variable: (key) => store.get(variables).find(({ id }) => String(id) === key),
      load(data) {
        const given = readGiven(data);
        if (given === null) return false;
        wantedTags = given.tags;
        const tags = parts.tags.record();
        parts.tags.give(tags && given.tags ? tagChanges(tagIds(tags, {}), given.tags) : {});
        parts.variables.give(variableFields(given.variables));
        parts.base.give(given.base);
        return true;
      },
    },
    metas: () => metas,
    forget() {
      wantedTags = null;
      metas = {};
      store.set(authorizations, {});
    },
  };
}

const nameIn = (given: Readonly<Record<string, VariableMeta>>) => (key: string) => {
  const meta = given[key];
  return isPlainObject(meta) && typeof meta.updated_by === "string" ? meta.updated_by : null;
};
