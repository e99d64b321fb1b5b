import type { JourneyActions } from "../actions.js";
import { createFriendReads } from "../detail/friend-reads.js";
import { UnansweredWorkStore } from "../left/unanswered-work-store.js";
import { createDeletionMutations } from "./deletions.js";
import type { JourneyDeps } from "./deps.js";
import { createEntryMutations } from "./entries.js";
import { createFavoriteMutations } from "./favorites.js";
import { createJourneyMutations } from "./journeys.js";
import { createMoveMutations } from "./moves.js";
import { createOrderMutations } from "./orders.js";
import { journeyContext, reportFailure } from "./scope.js";
import { WaitingWork } from "./waiting-work.js";

/** The actions of the screen that are about the server, and what of them waits. */
export interface JourneyMutations {
  readonly actions: Omit<
    JourneyActions,
    | "queries"
    | "refresh"
    | "open"
    | "showGroup"
    | "search"
    | "selectFriend"
    | "refuse"
    | "condition"
    | "reloadPage"
    | "watch"
  >;
  readonly waiting: WaitingWork;
}

/** Makes them, each about the server that is shown when it begins. */
export function createMutations(deps: JourneyDeps): JourneyMutations {
  const left = new UnansweredWorkStore({ ...deps, offer: (works) => deps.model().offerLeft(works) });
  const context = journeyContext(deps, left);
  const deletions = createDeletionMutations(context);
  const orders = createOrderMutations(context, deletions.hidden);
  const { moveToGroup } = createMoveMutations(context, orders);
  const { removeSoon, keepWaiting, removeNow } = deletions;
  const { move } = orders;

  return {
    waiting: new WaitingWork(left, deletions, orders),
    actions: {
      ...createJourneyMutations(context),
      ...createFavoriteMutations(context),
      ...createEntryMutations(context),
      ...createFriendReads(deps.http),
      ...{ move, moveToGroup, removeSoon, keepWaiting, removeNow },
      async finishLeft(work, text) {
        if (work.is === "delete") removeSoon(work.ids);
        else if (work.is === "order") for (const each of work.moves) move(work.scope, each, text);
        else {
          const scope = context.getScope();
          const failure = await moveToGroup(work.groupId, work.ids);
          if (failure) scope.failed(failure);
        }
      },
      forgetLeft: (work) => left.forget(work),
      selectionChanged: context.selectionChanged,
      failed: (failure) => reportFailure(deps, failure),
      report: (failure) => deps.report(failure),
    },
  };
}
