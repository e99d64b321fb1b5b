import {
  copyJourney,
  createJourney,
  type ListedJourney,
  type NewJourney,
  replaceJourney,
  staleJourney,
} from "../../../api/journeys.js";
import { createMutation, onlyOnce, retryOver } from "../../../collection/index.js";
import type { Answer } from "../../../lib/failure.js";
import { type PlainObject, samePlainData } from "../../../lib/plain-data.js";
import type { JourneyActions, JourneyEdits, SaveOutcome } from "../actions.js";
import { type JourneyContext, type JourneyScope, journeyQueues } from "./deps.js";
import { recounted, withChange, withCopy, withJourney } from "./list-changes.js";

type InScope = { readonly scope: JourneyScope };

type Actions = Pick<JourneyActions, "add" | "save" | "renameJourney" | "copy">;

/** Mutations of one journey. Calls that write to one journey run one after another. */
export function createJourneyMutations(context: JourneyContext): Actions {
  const { client, getScope, model, words, clear, report, listsChanged } = context;

  const add = createMutation<InScope & { readonly fields: NewJourney }, ListedJourney>(client, {
    call: ({ scope: { http }, fields }) => createJourney(http, fields),
    commit: (journey, { scope }) => receive(scope, journey),
    events: ({ id, wire }) => [{ resource: "journey", kind: "create", ids: [id], data: wire }],
  });

  const save = createMutation<
    InScope & { readonly original: PlainObject; readonly edits: JourneyEdits },
    ListedJourney
  >(client, {
    queue: ({ scope, original }) => journeyQueues(scope, [Number(original.id)]),
    call({ scope, original, edits }) {
      const base = original.updated_at === undefined ? {} : { base_updated_at: original.updated_at };
      const whole = { ...latest(scope, original), ...(edits as PlainObject), ...base };
      return replaceJourney(scope.http, Number(original.id), whole);
    },
    commit: (journey, { scope }) => receive(scope, journey),
    rollback(failure, { scope }) {
      const current = staleJourney(failure)?.current;
      if (current) receive(scope, current);
    },
    events: ({ id, wire }) => [{ resource: "journey", kind: "update", ids: [id], data: wire }],
  });

  const rename = createMutation<
    InScope & { readonly journey: ListedJourney; readonly name: string },
    unknown
  >(client, {
    optimistic: ({ scope, journey: { id }, name }, update) =>
      update(scope.queries.journeys, (list) => withChange(list, id, (each) => ({ ...each, name }))),
    async call({ scope, journey, name }) {
      const send = ({ wire }: ListedJourney) => save({ scope, original: wire, edits: { name } });
      // If others have changed something else, their version is saved under the new name.
      return retryOver(
        await send(journey),
        (failure) => staleJourney(failure)?.current,
        (current, refused) => (current.name === journey.name ? send(current) : refused),
      );
    },
    // The save has received it.
    commit: (_, { scope }, { receive }) => receive(scope.queries.journeys, (list) => list),
  });

  const copy = createMutation<InScope & { readonly journey: ListedJourney }, ListedJourney>(client, {
    once: ({ scope, journey }) => `${scope.server} ${journey.id}`,
    queue: ({ scope, journey }) => journeyQueues(scope, [journey.id]),
    optimistic: clear,
    call: ({ scope: { http }, journey }) => copyJourney(http, journey.id),
    commit(made, { scope, journey }) {
      const { journeys, phases } = scope.queries;
      journeys.receive((list) => withCopy(list, made, journey.id));
      phases.receive(onlyOnce((list) => recounted(list, [], [made.phases])));
      listsChanged("journey");
      if (scope.isShown()) model().focusOn({ id: made.id, control: "name" });
    },
    rollback: (failure, { scope }) => scope.failed(failure),
    announce: (_, { journey }) => words().copied(journey.name || words().noName),
    events: ({ id, wire }) => [{ resource: "journey", kind: "copy", ids: [id], data: wire }],
  });

  /** Takes over what the server has of a journey; where it stands among others may be waiting to be saved. */
  function receive({ queries: { journeys, phases } }: JourneyScope, journey: ListedJourney): void {
    const before = journeys.state().data?.find(({ id }) => id === journey.id);
    journeys.receive((list) => withJourney(list, journey));
    phases.receive(onlyOnce((list) => recounted(list, before ? [before.phases] : [], [journey.phases])));
    listsChanged("journey");
  }

  return {
    async add({ name, group_id, journey_kpis, member_query_id }) {
      const kpis = journey_kpis.map((each) => ({ ...each }));
      const condition = typeof member_query_id === "number" ? { member_query_id } : {};
      return outcomeOf(
        await add({ scope: getScope(), fields: { name, group_id, journey_kpis: kpis, ...condition } }),
      );
    },

    save: async (original, edits) => outcomeOf(await save({ scope: getScope(), original, edits })),

    async renameJourney(journey, name) {
      const scope = getScope();
      clear();
      await model().sendName({ is: "journey", id: journey.id, was: journey.name, text: name }, async () => {
        const answer = await rename({ scope, journey, name });
        if (answer.ok) return null;
        if (!scope.isShown()) return [];
        const stale = staleJourney(answer.failure);
        if (stale === null) return report(answer.failure);
        return [stale.current ? words().conflictLead : words().isDeleted];
      });
    },

    copy: async (journey) => void (await copy({ scope: getScope(), journey })),
  };
}

/** It may have changed since by a call of ours that tells no version: the rest is as it was loaded. */
function latest({ queries }: JourneyScope, original: PlainObject): PlainObject {
  const now = queries.journeys.state().data?.find(({ id }) => id === Number(original.id));
  return now && samePlainData(now.wire.updated_at, original.updated_at) ? now.wire : original;
}

function outcomeOf(answer: Answer<ListedJourney>): SaveOutcome {
  if (answer.ok) return { is: "saved", journey: answer.data };
  const stale = staleJourney(answer.failure);
  return stale ? { is: "stale", current: stale.current } : { is: "failed", failure: answer.failure };
}
