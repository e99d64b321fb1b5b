import { type NamedEntry, sortGroups } from "../../../api/journey-groups.js";
import {
  type ListedJourney,
  sortFavorites,
  sortJourneys,
  staleIds,
  withFields,
} from "../../../api/journeys.js";
import type { KeptOrder, PlacedEntry } from "../../../collection/index.js";
import type { Http } from "../../../lib/http.js";
import { applyMove, type Move } from "../../../lib/moves.js";
import { inOrder } from "../list/in-order.js";
import type { JourneyQueries } from "../queries.js";

/** The orders that can be changed: of a group (`null`: 未分類), of the favourites, of the groups. */
export type OrderScope =
  | { readonly is: "group"; readonly id: number | null }
  | { readonly is: "favorite" }
  | { readonly is: "groups" };

/** An order as it is kept on a server, and nobody is told of it yet. */
export type UntoldOrder<T> = Omit<KeptOrder<readonly T[]>, "saved" | "failed">;

/** Place in which an order is kept. */
interface Place {
  readonly server: string;
  readonly http: Http;
  readonly queries: JourneyQueries;
}

/** The order of the groups. */
export function groupOrder({ server, http, queries }: Place): UntoldOrder<NamedEntry> {
  return {
    name: nameOf(server, { is: "groups" }),
    query: queries.groups,
    ...orderIn<NamedEntry>({
      rankOf: ({ sortKey }) => sortKey,
      isIn: () => true,
      withSortKey: (entry, sortKey) => ({ ...entry, sortKey }),
      committed: (entry, sortKey) => ({ ...entry, sortKey, wire: { ...entry.wire, order: sortKey } }),
    }),
    call: (ids, keepalive) => sortGroups(http, ids, keepalive),
    staleIds,
  };
}

/**
 * The order of the journeys of a group or of the favourites. `hidden`: journeys that are not shown since they are about to be
 * deleted; the server has them, and an order is sent whole.
 */
export function journeyOrder(
  { server, http, queries }: Place,
  scope: Exclude<OrderScope, { is: "groups" }>,
  hidden: () => readonly ListedJourney[],
): UntoldOrder<ListedJourney> {
  const isFavorite = scope.is === "favorite";
  return {
    name: nameOf(server, scope),
    query: queries.journeys,
    ...orderIn<ListedJourney>({
      rankOf: isFavorite ? ({ favoriteSortKey }) => favoriteSortKey : ({ sortKey }) => sortKey,
      isIn: isFavorite ? (each) => each.isFavorite : (each) => each.groupId === scope.id,
      withSortKey: (each, sortKey) =>
        isFavorite ? { ...each, favoriteSortKey: sortKey } : { ...each, sortKey },
      committed: (each, sortKey) => committedJourney(each, isFavorite ? "favorite_order" : "order", sortKey),
      hidden,
    }),
    call: (ids, keepalive) =>
      isFavorite ? sortFavorites(http, ids, keepalive) : sortJourneys(http, scope.id, ids, keepalive),
    staleIds,
  };
}

function nameOf(server: string, scope: OrderScope): string {
  return `journey order ${server} ${JSON.stringify(scope)}`;
}

/** Takes one order from the server's answer; the other order stays as it is shown. */
function committedJourney(
  journey: ListedJourney,
  field: "order" | "favorite_order",
  index: number,
): ListedJourney {
  const { sortKey, favoriteSortKey } = journey;
  const read = withFields(journey, { [field]: index });
  return field === "order" ? { ...read, favoriteSortKey } : { ...read, sortKey };
}

function orderIn<T extends { readonly id: number }>(how: {
  rankOf(entry: T): number | null;
  isIn(entry: T): boolean;
  withSortKey(entry: T, sortKey: number): T;
  committed(entry: T, sortKey: number): T;
  hidden?(): readonly T[];
}): Required<Pick<KeptOrder<readonly T[]>, "ids" | "moved" | "placed">> {
  const idsIn = (list: readonly T[]) => inOrder(list.filter(how.isIn), how.rankOf).map(({ id }) => id);

  function moved(list: readonly T[], move: Move): readonly T[] {
    const before = inOrder(list.filter(how.isIn), how.rankOf);
    const next = applyMove(
      before.map(({ id }) => id),
      move,
    );
    // A row that is not shown keeps its place among the others by its sort key.
    const ranks = before.map(how.rankOf);
    const isClear = ranks.every(
      (sortKey, at) => sortKey !== null && (at === 0 || (ranks[at - 1] ?? sortKey) < sortKey),
    );
    const places = new Map(next.map((id, at) => [id, (isClear ? ranks[at] : null) ?? at + 1]));
    return list.map((entry) => {
      const sortKey = places.get(entry.id);
      return sortKey === undefined || how.rankOf(entry) === sortKey ? entry : how.withSortKey(entry, sortKey);
    });
  }
  function placed(list: readonly T[], places: readonly PlacedEntry[]): readonly T[] {
    const orders = new Map(places.map(({ id, order }) => [id, order]));
    return list.map((entry) => {
      const order = orders.get(entry.id);
      return order === undefined || !how.isIn(entry) ? entry : how.committed(entry, order);
    });
  }
  return { ids: (list) => idsIn(withHidden(list ?? [], how.hidden?.() ?? [])), moved, placed };
}

/** With what is not shown, where nobody has brought it back since. */
function withHidden<T extends { readonly id: number }>(
  list: readonly T[],
  hidden: readonly T[],
): readonly T[] {
  if (hidden.length === 0) return list;
  const shown = new Set(list.map(({ id }) => id));
  return [...list, ...hidden.filter(({ id }) => !shown.has(id))];
}
