import { archivedMessages, type Message, messages } from "../../api/messages.js";
import { dayOf } from "../../audience/days.js";
import type { Resource, Store } from "../../store.js";

const TOKYO = 9 * 3_600_000;
const DAY = 86_400_000;
const MINUTE = 60_000;

/** A message before it has its id. */
export type Draft = Omit<Message, "id" | "date" | "line_message_id" | "quoted_message_id"> & {
  readonly quotes?: Draft;
};

/** So many minutes into the day that was so many days ago in Tokyo. */
export function dayAt(until: number, daysAgo: number, minutes: number): number {
  const today = Math.floor((until + TOKYO) / DAY) * DAY - TOKYO;
  return today - daysAgo * DAY + minutes * MINUTE;
}

/** Numbers drafts in the order of time and puts them into the store: what is older than `archivedBefore` into the archive. */
export function addMessages(
  store: Store,
  drafts: readonly Draft[],
  { archivedBefore, at, fileAt }: { archivedBefore: number; at: Date; fileAt: (path: string) => string },
): void {
  const sorted = drafts.toSorted((a, b) => a.timestamp - b.timestamp);
  const ids = new Map<Draft, number>();
  const isOld = ({ timestamp }: Draft) => timestamp < archivedBefore;
  insertInOrder(store, sorted.length, sorted.filter(isOld).length, at, (id, index) => {
    const { quotes, ...draft } = sorted[index] as Draft;
    ids.set(sorted[index] as Draft, id);
    return {
      id,
      ...draft,
      media: draft.media && {
        ...draft.media,
        url: fileAt(draft.media.url),
        thumb_url: draft.media.thumb_url && fileAt(draft.media.thumb_url),
      },
      member: draft.member && {
        ...draft.member,
        icon_url: draft.member.icon_url && fileAt(draft.member.icon_url),
      },
      date: dayOf(new Date(draft.timestamp)),
      quoted_message_id: (quotes && ids.get(quotes)) ?? null,
      line_message_id: lineIdOf(id),
    };
  });
}

/** Writes new messages, oldest first, the first `archived` of them into the archive. Their ids are above all there were. */
export function insertInOrder(
  store: Store,
  count: number,
  archived: number,
  at: Date,
  make: (id: number, index: number) => Message,
): void {
  const first = nextId(store, at);
  spend(store, archivedMessages, first - 1, at);
  store.insertMany(archivedMessages, archived, make, at);
  spend(store, messages, first + archived - 1, at);
  const rest = (id: number, index: number) => make(id, archived + index);
  store.insertMany(messages, count - archived, rest, at);
}

/** The chat app's own name for a message. */
export function lineIdOf(id: number): string {
  return `5${String(id).padStart(17, "0")}`;
}

/** Ids of the archive are used up among the messages too, so theirs are above. */
function nextId(store: Store, at: Date): number {
  const { id } = store.insert<Message | null>(messages as Resource<Message | null>, () => null, at);
  store.delete(messages, id);
  return id;
}

/** Has an id given out, so that the next one is above it. */
function spend(store: Store, resource: Resource<unknown>, id: number, at: Date): void {
  if (id < 1 || store.get(resource, id)) return;
  store.put(resource, id, null, at);
  store.delete(resource, id);
}
