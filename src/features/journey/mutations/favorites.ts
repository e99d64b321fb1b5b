import { type SavedStar, setFavorite, withFields } from "../../../api/journeys.js";
import { createSwitch } from "../../../collection/index.js";
import type { JourneyActions } from "../actions.js";
import { type JourneyContext, type JourneyScope, journeyQueues } from "./deps.js";
import { withChange, withStar } from "./list-changes.js";

interface Star {
  readonly here: JourneyScope;
  readonly id: number;
  readonly was: boolean;
  readonly wanted: boolean;
}

/** The stars of journeys. */
export function createFavoriteMutations({
  client,
  here,
  clear,
}: JourneyContext): Pick<JourneyActions, "setFavorite"> {
  const star = createSwitch<Star, SavedStar>(client, {
    key: ({ here, id }) => journeyQueues(here, [id]).join(),
    was: ({ was }) => was,
    queue: ({ here, id }) => journeyQueues(here, [id]),
    optimistic: ({ here, id, wanted }, update) =>
      update(here.queries.journeys, (list) => withStar(list, id, wanted)),
    call: ({ here: { http }, id, wanted }) => setFavorite(http, id, wanted),
    commit({ favorite, favoriteOrder }, { here, id }, { receive }) {
      const fields = { favorite: favorite ? 1 : 0, favorite_order: favoriteOrder };
      receive(here.queries.journeys, (list) =>
        withChange(list, id, (each) => ({ ...withFields(each, fields), rank: each.rank })),
      );
    },
    rollback: (failure, { here }) => here.failed(failure),
    events: ({ wire }, { id }) => [{ resource: "journey", kind: "favorite", ids: [id], data: wire }],
  });

  return {
    setFavorite({ id, isFavorite: was }, wanted) {
      clear();
      star({ here: here(), id, was, wanted });
    },
  };
}
