import { type SavedStar, setFavorite, withFields } from "../../../api/journeys.js";
import { createSwitch } from "../../../collection/index.js";
import type { JourneyActions } from "../actions.js";
import { type JourneyContext, type JourneyScope, journeyQueues } from "./deps.js";
import { withChange, withStar } from "./list-changes.js";

interface Star {
  readonly scope: JourneyScope;
  readonly id: number;
  readonly was: boolean;
  readonly wanted: boolean;
}

/** The stars of journeys. */
export function createFavoriteMutations({
  client,
  getScope,
  clear,
}: JourneyContext): Pick<JourneyActions, "setFavorite"> {
  const star = createSwitch<Star, SavedStar>(client, {
    key: ({ scope, id }) => journeyQueues(scope, [id]).join(),
    was: ({ was }) => was,
    queue: ({ scope, id }) => journeyQueues(scope, [id]),
    optimistic: ({ scope, id, wanted }, update) =>
      update(scope.queries.journeys, (list) => withStar(list, id, wanted)),
    call: ({ scope: { http }, id, wanted }) => setFavorite(http, id, wanted),
    commit({ favorite, favoriteOrder }, { scope, id }, { receive }) {
      const fields = { favorite: favorite ? 1 : 0, favorite_order: favoriteOrder };
      receive(scope.queries.journeys, (list) =>
        withChange(list, id, (each) => ({ ...withFields(each, fields), sortKey: each.sortKey })),
      );
    },
    rollback: (failure, { scope }) => scope.failed(failure),
    events: ({ wire }, { id }) => [{ resource: "journey", kind: "favorite", ids: [id], data: wire }],
  });

  return {
    setFavorite({ id, isFavorite: was }, wanted) {
      clear();
      star({ scope: getScope(), id, was, wanted });
    },
  };
}
