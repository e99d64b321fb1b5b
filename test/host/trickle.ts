import * as v from "valibot";
import { count, limitedText } from "./api/field-schemas.js";
import { friends } from "./api/friends.js";
import type { MessageTable } from "./api/message-table.js";
import type { Message } from "./api/messages.js";
import { dayOf } from "./audience/days.js";
import { lineIdOf } from "./demo/messages/add-messages.js";
import { media, text, unsent } from "./demo/messages/media.js";
import { createRandom } from "./large/random.js";
import { friendWords } from "./large/words.js";
import type { Store } from "./store.js";

/** How many friends write while somebody looks. */
const WRITERS = 25;
/** Each so-manyth time something is taken back instead. */
const TAKEN_BACK = 6;
/** Among how many of the newest messages the one that is taken back is looked for. */
const RECENT = 30;

const askedSchema = v.strictObject({
  /** Who writes. Default: one of the friends who write in the demonstration. */
  member_id: v.optional(count("友だち", 1)),
  /** What is written. Default: something believable. */
  text: v.optional(limitedText("本文", 5000)),
  /** A message to take back instead. */
  unsend: v.optional(count("メッセージ", 1)),
});

/** Lets friends write and take back, as they do while an operator looks: on demand, for pages and tests. */
export interface Trickle {
  /** Does what is asked, or, asked nothing, what is next. Throws what is wrong when it cannot. */
  next(asked: unknown): Message;
}

export function createTrickle(store: Store, messages: MessageTable, now: () => Date): Trickle {
  const random = createRandom(77);
  let turn = 0;

  return {
    next(asked) {
      const { member_id, text: words, unsend } = v.parse(askedSchema, asked);
      if (unsend !== undefined) return takeBack(unsend);
      turn += 1;
      const last = turn % TAKEN_BACK === 0 && words === undefined ? lastText(member_id) : undefined;
      if (last !== undefined) return takeBack(last);
      const content = words === undefined ? somethingToSay() : text(words);
      return write(member_id ?? random.whole(1, WRITERS), content);
    },
  };

  function write(memberId: number, content: Pick<Message, "type" | "text" | "media">): Message {
    const friend = store.get(friends, memberId)?.value;
    if (!friend) throw new Error(`There is no friend ${memberId}.`);
    const { id: member_id, name, icon_url } = friend;
    const at = now();
    const make = (id: number): Message => ({
      id,
      member_id,
      member: { id: member_id, name, icon_url },
      date: dayOf(at),
      timestamp: at.getTime(),
      from: "member",
      ...content,
      rate: 1,
      notify: 1,
      quoted_message_id: null,
      line_message_id: lineIdOf(id),
    });
    return messages.add(make, at);
  }

  function somethingToSay() {
    if (random.often(10)) return random.pick([media.smile, media.heart]);
    if (random.often(10)) return random.pick([media.portrait, media.sky, media.garden]);
    return text(random.pick(friendWords));
  }

  /** As a friend's unsend arrives: the same id, with nothing left of what it said (rules: timeline-unsent). */
  function takeBack(id: number): Message {
    messages.change([id], (message) => ({ ...message, ...unsent }), now());
    return messages.get(id) as Message;
  }

  function lastText(memberId: number | undefined): number | undefined {
    const recent = messages.rows(memberId).slice(-RECENT).reverse();
    return recent.find(({ message: { type, from } }) => type === "text" && from === "member")?.message.id;
  }
}
