import { type Friend, friends } from "../api/friends.js";
import { itemsOf } from "../api/picker-items.js";
import type { Store } from "../store.js";
import type { Random } from "./random.js";
import { accountWords, familyNames, friendWords, givenNames, nicknames } from "./words.js";

const DAY = 86_400_000;

/** Adds friends until there are as many as asked. */
export function fillFriends(store: Store, random: Random, wanted: number, at: Date): void {
  const tags = store.list(itemsOf("tag")).map(({ id, value }) => ({ id, name: value.name }));
  const menus = store.list(itemsOf("richmenu")).map(({ id, value }) => ({ id, name: value.name }));
  store.insertMany(friends, wanted - store.list(friends).length, friend, at);

  function friend(id: number): Friend {
    const hasMessage = random.often(85);
    return {
      id,
      name: nameOf(random),
      icon_url: null,
      richmenu: random.often(70) ? random.pick(menus) : null,
      target_vars: [
        {
          var_id: 202,
          name: "来店回数",
          type: 1,
          value: String(random.often(5) ? random.whole(61, 180) : random.whole(0, 60)),
        },
        ...(random.often(30) ? [{ var_id: 201, name: "会員ランク", type: 0, value: "ゴールド" }] : []),
      ],
      user_forms: random.often(20)
        ? [{ id: 1301, name: "ご来店アンケート", answered_at: before(random.whole(1, 300)) }]
        : [],
      hide: random.often(2) ? 1 : 0,
      notify: random.pick([0, 1, 2, 3, 3, 3]),
      tags: random.some(tags, random.whole(0, 6)),
      last_message_at: hasMessage ? before(random.whole(0, 365)) : null,
      last_message_text: hasMessage ? random.pick([...friendWords, ...accountWords]) : null,
    };
  }

  function before(days: number): string {
    return new Date(at.getTime() - days * DAY - random.whole(0, DAY / 60_000) * 60_000).toISOString();
  }
}

function nameOf(random: Random): string {
  if (random.often(15)) return random.pick(nicknames);
  return `${random.pick(familyNames)}${random.pick(["", " ", "　"])}${random.pick(givenNames)}`;
}
