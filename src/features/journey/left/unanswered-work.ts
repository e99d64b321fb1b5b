import type { NamedEntry } from "../../../api/journey-groups.js";
import type { ListedJourney } from "../../../api/journeys.js";
import { applyMoves, type Move } from "../../../lib/moves.js";
import { asPlainData, isPlainObject, type PlainData, samePlainData } from "../../../lib/plain-data.js";
import { inOrder } from "../list/in-order.js";
import type { OrderScope } from "../order/orders.js";

/** Something that was confirmed, and had no answer when the page was left. Ids only. */
export type UnansweredWork =
  | { readonly is: "delete"; readonly ids: readonly number[] }
  | { readonly is: "move"; readonly groupId: number | null; readonly ids: readonly number[] }
  | { readonly is: "order"; readonly scope: OrderScope; readonly moves: readonly Move[] };

/** A call that an operator must hear of, and whose work it is. */
export interface UnderWay {
  readonly key: string;
  readonly server: string;
  readonly work: UnansweredWork;
}

/** Work under way in all lists of a page. */
export interface LeftPage {
  underWay: readonly UnderWay[];
}

/** Reads work that was kept as plain data; anything else is left out. */
export function readUnansweredWorks(data: PlainData): readonly UnansweredWork[] {
  return Array.isArray(data) ? data.flatMap((each) => readUnansweredWork(each) ?? []) : [];
}

export function writeUnansweredWorks(works: readonly UnansweredWork[]): PlainData {
  return works.map((work) => asPlainData({ ...work }));
}

/** The same with one more; what is about the same is one, of an order the newest. */
export function withWork(works: readonly UnansweredWork[], work: UnansweredWork): readonly UnansweredWork[] {
  const before = works.find((each) => isAbout(each, work));
  const others = works.filter((each) => each !== before);
  if (work.is === "order" || before === undefined || before.is === "order") return [...others, work];
  return [...others, { ...work, ids: [...new Set([...before.ids, ...work.ids])] }];
}

/** The same without what has had its answer. */
export function withoutWork(
  works: readonly UnansweredWork[],
  done: UnansweredWork,
): readonly UnansweredWork[] {
  return works.flatMap((work) => {
    if (!isAbout(work, done)) return work;
    if (work.is === "order" || done.is === "order") return [];
    const gone = new Set(done.ids);
    const ids = work.ids.filter((id) => !gone.has(id));
    return ids.length > 0 ? { ...work, ids } : [];
  });
}

/** Part of it that is not done, by lists that were read since; `null` where nothing is. */
export function stillLeft(
  work: UnansweredWork,
  journeys: readonly ListedJourney[],
  groups: readonly NamedEntry[],
): UnansweredWork | null {
  if (work.is === "order") {
    const now = idsInOrder(work.scope, journeys, groups);
    return applyMoves(now, work.moves).every((id, at) => id === now[at]) ? null : work;
  }
  const there = new Map(journeys.map((each) => [each.id, each]));
  if (work.is === "move" && work.groupId !== null && !groups.some(({ id }) => id === work.groupId))
    return null;
  const ids = work.ids.filter(
    (id) => there.has(id) && (work.is === "delete" || there.get(id)?.groupId !== work.groupId),
  );
  return ids.length > 0 ? { ...work, ids } : null;
}

function idsInOrder(
  scope: OrderScope,
  journeys: readonly ListedJourney[],
  groups: readonly NamedEntry[],
): readonly number[] {
  if (scope.is === "groups") return inOrder(groups, ({ sortKey }) => sortKey).map(({ id }) => id);
  const isFavorite = scope.is === "favorite";
  const groupId = scope.is === "group" ? scope.id : null;
  const ordered = isFavorite
    ? inOrder(
        journeys.filter((each) => each.isFavorite),
        ({ favoriteSortKey }) => favoriteSortKey,
      )
    : inOrder(
        journeys.filter((each) => each.groupId === groupId),
        ({ sortKey }) => sortKey,
      );
  return ordered.map(({ id }) => id);
}

function isAbout(one: UnansweredWork, other: UnansweredWork): boolean {
  if (one.is === "move" && other.is === "move") return one.groupId === other.groupId;
  if (one.is === "order" && other.is === "order") return samePlainData({ ...one.scope }, { ...other.scope });
  return one.is === other.is;
}

function readUnansweredWork(data: PlainData): UnansweredWork | null {
  if (!isPlainObject(data)) return null;
  const ids = readIds(data.ids);
  if (data.is === "delete") return ids && { is: "delete", ids };
  if (data.is === "move" && isIdOrNull(data.groupId))
    return ids && { is: "move", groupId: data.groupId, ids };
  const scope = data.is === "order" ? readScope(data.scope) : null;
  const moves = Array.isArray(data.moves) ? data.moves.map(readMove) : [];
  if (scope === null || moves.length === 0) return null;
  const read = moves.filter((move) => move !== null);
  return read.length === moves.length ? { is: "order", scope, moves: read } : null;
}

function readScope(data: PlainData | undefined): OrderScope | null {
  if (!isPlainObject(data)) return null;
  if (data.is === "favorite" || data.is === "groups") return { is: data.is };
  return data.is === "group" && isIdOrNull(data.id) ? { is: "group", id: data.id } : null;
}

function readMove(data: PlainData): Move | null {
  if (!isPlainObject(data) || !isIdOrNull(data.behind)) return null;
  const ids = readIds(data.ids);
  return ids && { ids, behind: data.behind };
}

function readIds(data: PlainData | undefined): readonly number[] | null {
  const isRead = Array.isArray(data) && data.length > 0 && data.every((id) => typeof id === "number");
  return isRead ? (data as number[]) : null;
}

function isIdOrNull(data: PlainData | undefined): data is number | null {
  return data === null || typeof data === "number";
}
