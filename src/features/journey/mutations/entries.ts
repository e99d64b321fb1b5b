import {
  createEntry,
  deleteEntry,
  type NamedEntry,
  type NamedList,
  renameEntry,
} from "../../../api/journey-groups.js";
import { createMutation, type Query } from "../../../collection/index.js";
import type { JourneyActions } from "../actions.js";
import type { JourneyContext, JourneyScope } from "./deps.js";
import { withEntry, withoutGroup, withoutPhase } from "./list-changes.js";

interface Target {
  readonly scope: JourneyScope;
  readonly list: NamedList;
}
type Named = Target & { readonly name: string };
type Existing = Target & { readonly entry: NamedEntry };

type Actions = Pick<JourneyActions, "addEntry" | "renameEntry" | "removeEntry">;

/** Mutations of groups and phases. */
export function createEntryMutations(context: JourneyContext): Actions {
  const { client, getScope, model, words, clear, report, listsChanged } = context;

  const add = createMutation<Named, NamedEntry>(client, {
    call: ({ scope: { http }, list, name }) => createEntry(http, list, name),
    commit(made, target, { receive }) {
      receive(queryOf(target), (entries) => withEntry(entries, made));
      phasesChanged(target);
    },
    events: ({ id, wire }, { list }) => [{ resource: list, kind: "create", ids: [id], data: wire }],
  });

  const rename = createMutation<Existing & Named, NamedEntry>(client, {
    queue: queueOf,
    optimistic: ({ entry, name, ...target }, update) =>
      update(queryOf(target), (entries) => withEntry(entries, { ...entry, name })),
    call: ({ scope: { http }, list, entry, name }) => renameEntry(http, list, entry.id, name),
    commit({ name }, { entry, ...target }, { receive }) {
      // The name is new; the sort key may be waiting to be saved.
      receive(queryOf(target), (entries) =>
        entries.map((each) =>
          each.id === entry.id ? { ...each, name, wire: { ...each.wire, name } } : each,
        ),
      );
      phasesChanged(target);
    },
    events: ({ wire }, { list, entry }) => [{ resource: list, kind: "rename", ids: [entry.id], data: wire }],
  });

  const remove = createMutation<Existing & { onDeleted(): void }, unknown>(client, {
    queue: queueOf,
    call: ({ scope: { http }, list, entry }) => deleteEntry(http, list, entry.id),
    commit(_, { entry, onDeleted, ...target }, { receive }) {
      const { scope, list } = target;
      if (scope.isShown()) onDeleted();
      receive(scope.queries.journeys, (all) =>
        list === "group" ? withoutGroup(all, entry.id) : withoutPhase(all, entry.id),
      );
      receive(queryOf(target), (entries) => entries.filter(({ id }) => id !== entry.id));
      phasesChanged(target);
      if (list === "phase") listsChanged("journey");
    },
    announce: (_, { list, entry }) =>
      (list === "group" ? words().removedGroup : words().removedPhase)(entry.name),
    events: (_, { list, entry }) => [{ resource: list, kind: "delete", ids: [entry.id], data: null }],
  });

  function phasesChanged({ list }: Target): void {
    if (list === "phase") listsChanged("journey_tag");
  }

  return {
    addEntry: (list, name) => add({ scope: getScope(), list, name }),

    async renameEntry(list, entry, name) {
      clear();
      const scope = getScope();
      await model().sendName({ is: list, id: entry.id, was: entry.name, text: name }, async () => {
        const answer = await rename({ scope, list, entry, name });
        if (answer.ok) return null;
        return scope.isShown() ? report(answer.failure) : [];
      });
    },

    async removeEntry(list, entry, onDeleted) {
      clear();
      const answer = await remove({ scope: getScope(), list, entry, onDeleted });
      return answer.ok ? null : answer.failure;
    },
  };
}

function queueOf({ scope: { server }, list, entry }: Existing): string {
  return `journey ${list} ${server} ${entry.id}`;
}

function queryOf({ scope: { queries }, list }: Target): Query<readonly NamedEntry[]> {
  return list === "group" ? queries.groups : queries.phases;
}
