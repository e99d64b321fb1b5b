import { loadUnlinks, replaceUnlinks, type Unlink } from "../../../api/salon-items.js";
import { createMutation } from "../../../collection/index.js";
import {
  type ItemActions,
  type PairChanges,
  type SalonContext,
  type SalonScope,
  salonQueue,
} from "../../salon/index.js";
import { mergedPairs } from "../pairs/pairs.js";

interface Pairs {
  readonly scope: SalonScope;
  readonly changes: PairChanges;
}

/** Which courses may be booked with whom: read again, and saved with one's own changes. */
export function createPairMutations({
  client,
  getScope,
  model,
  words,
}: SalonContext): Pick<ItemActions, "savePairs"> {
  const save = createMutation<Pairs, readonly Unlink[]>(client, {
    queue: ({ scope }) => salonQueue(scope, "pairs"),
    async call({ scope: { http, salon }, changes }) {
      const now = await loadUnlinks(http, salon);
      return now.ok ? replaceUnlinks(http, salon, mergedPairs(now.data, changes)) : now;
    },
    commit: (pairs, { scope: { queries } }) => queries.unlinks.receive(() => pairs),
    announce: () => words().saved,
    events(pairs) {
      const data = pairs.map(({ wire }) => wire);
      return [{ section: model().section(), kind: "update", id: null, data }];
    },
  });

  return { savePairs: (changes) => save({ scope: getScope(), changes }) };
}
