import { type Friend, friends } from "../api/friends.js";
import { type Message, messages } from "../api/messages.js";
import type { Store } from "../store.js";
import type { Random } from "./random.js";
import { accountWords, friendWords } from "./words.js";

const TOKYO = 9 * 3_600_000;
const MINUTE = 60_000;

/** One long conversation: as many messages as asked, oldest first, the last one shortly before `until`. */
export function fillMessages(store: Store, random: Random, wanted: number, until: Date): void {
  const friend = store.list(friends)[0]?.value;
  if (!friend) throw new Error("A conversation needs a friend.");
  const missing = wanted - store.list(messages).length;
  let sent = until.getTime() - missing * 90 * MINUTE;
  const next = (id: number) => {
    sent += random.whole(1, 175) * MINUTE;
    return message(random, friend, id, Math.min(sent, until.getTime()));
  };
  store.insertMany(messages, missing, next, until);
}

function message(
  random: Random,
  { id: member_id, name, icon_url }: Friend,
  id: number,
  timestamp: number,
): Message {
  const from = random.often(55) ? "member" : "account";
  return {
    id,
    member_id,
    member: { id: member_id, name, icon_url },
    date: new Date(timestamp + TOKYO).toISOString().slice(0, 10),
    timestamp,
    from,
    ...content(random, from, id),
    rate: random.often(1) ? 2 : 1,
    notify: from === "member" && random.often(5) ? 1 : 0,
    quoted_message_id: id > 20 && random.often(2) ? id - random.whole(1, 20) : null,
    line_message_id: `5${String(id).padStart(17, "0")}`,
  };
}

function content(
  random: Random,
  from: Message["from"],
  id: number,
): Pick<Message, "type" | "text" | "media"> {
  const plain = { text: null, media: null };
  if (from === "account") {
    if (random.often(4)) return { ...plain, type: "template", text: "ヘッドスパ体験会のご案内" };
    return { ...plain, type: "text", text: random.pick(accountWords) };
  }
  if (random.often(5)) return { ...plain, type: "image", media: photo(random.whole(1, 3), id) };
  if (random.often(5)) return { ...plain, type: "sticker" };
  if (random.often(2)) return { ...plain, type: "postback", text: "予約する" };
  if (random.often(0.5)) return { ...plain, type: "unsent" };
  return { ...plain, type: "text", text: random.pick(friendWords) };
}

function photo(number: number, id: number): Message["media"] {
  const url = `/public/media/photo-${number}.svg`;
  return { url, thumb_url: url, mime: "image/svg+xml", name: `IMG_${id}.svg`, size: 1024 };
}
