import { type Friend, friends } from "../api/friends.js";
import type { Message } from "../api/messages.js";
import { dayOf } from "../audience/days.js";
import { insertInOrder, lineIdOf } from "../demo/messages/add-messages.js";
import { type Content, media, said, text, unsent } from "../demo/messages/media.js";
import type { Store } from "../store.js";
import type { Random } from "./random.js";
import { accountWords, friendWords } from "./words.js";

const DAY = 86_400_000;
/** Over how many days the messages are spread. */
const DAYS = 400;
/** How many in a hundred are in the archive. */
const ARCHIVED = 40;
/** How many friends besides the first one write. */
const WRITERS = 2_000;

/** Messages up to `until`, oldest first. `conversation` of them, evenly spread, are with the first friend. */
export function fillMessages(
  store: Store,
  random: Random,
  wanted: { messages: number; conversation: number },
  until: Date,
): void {
  const people = store.list(friends).map(({ value }) => value);
  const [first, ...others] = people;
  if (!first) throw new Error("A conversation needs a friend.");
  const writers = others.slice(0, WRITERS);
  const { messages, conversation } = wanted;
  const step = (DAYS * DAY) / messages;
  const begin = until.getTime() - DAYS * DAY;
  const share = (index: number) => Math.floor((index * conversation) / messages);
  const lastOf = new Map<number, number>();

  insertInOrder(store, messages, Math.floor((messages * ARCHIVED) / 100), until, (id, index) => {
    const isOfFirst = writers.length === 0 || share(index + 1) > share(index);
    const friend = isOfFirst ? first : random.pick(writers);
    const timestamp = Math.floor(begin + index * step + random.whole(0, Math.floor(step) - 1));
    const quoted = random.often(2) ? (lastOf.get(friend.id) ?? null) : null;
    lastOf.set(friend.id, id);
    return message(random, friend, id, timestamp, quoted);
  });
}

function message(
  random: Random,
  { id: member_id, name, icon_url }: Friend,
  id: number,
  timestamp: number,
  quoted_message_id: number | null,
): Message {
  const from = random.often(55) ? "member" : "account";
  return {
    id,
    member_id,
    member: { id: member_id, name, icon_url },
    date: dayOf(new Date(timestamp)),
    timestamp,
    from,
    ...content(random, from),
    rate: random.often(1) ? 2 : 1,
    notify: from === "member" && random.often(5) ? 1 : 0,
    quoted_message_id,
    line_message_id: lineIdOf(id),
  };
}

const photos = [media.portrait, media.sky, media.garden, media.tall, media.wide];
const stickers = [media.smile, media.heart];

function content(random: Random, from: Message["from"]): Content {
  if (from === "account") {
    if (random.often(4)) return said("template", "ヘッドスパ体験会のご案内");
    if (random.often(1)) return said("system", "リマインダ「予約日リマインド」を開始しました。");
    return text(random.pick(accountWords));
  }
  if (random.often(5)) return random.pick(photos);
  if (random.often(5)) return random.pick(stickers);
  if (random.often(2)) return said("postback", "予約する");
  if (random.often(1)) return random.pick([media.movie, media.voice, media.sheet]);
  if (random.often(0.5)) return said("location", "東京都渋谷区神宮前5-0-0");
  if (random.often(0.5)) return unsent;
  return text(random.pick(friendWords));
}
