import { type Friend, friends } from "../../api/friends.js";
import { audienceFriends } from "../../audience/friends.js";
import { fillFriends } from "../../large/friends.js";
import { createRandom } from "../../large/random.js";
import type { Store } from "../../store.js";

const COUNT = 25;

/** Names that are hard on a layout. The other friends are called as the generator called them. */
const hardNames: ReadonlyMap<number, string> = new Map([
  [24, "株式会社サロンワークス表参道　総務部　福利厚生担当　長谷川・ヴィクトリア・さくら様（法人）"],
  [25, `<img src=x onerror=alert(1)>"'&`],
]);

/**
 * The friends who write, with their pictures, and two with another name. In a store without friends they are made: the
 * same that a host with a database begins with.
 */
export function writersIn(store: Store, at: Date): Friend[] {
  fillFriends(store, createRandom(400), COUNT, at);
  return Array.from({ length: COUNT }, (_, index) => index + 1).flatMap((id) => {
    const friend = store.get(friends, id)?.value;
    if (!friend) return [];
    const name = hardNames.get(id) ?? friend.name;
    const icon_url = id % 3 === 0 ? null : `/public/media/icon-${(id % 4) + 1}.svg`;
    const facts = store.get(audienceFriends, id)?.value;
    if (facts) store.put(audienceFriends, id, { ...facts, name }, at);
    return [store.put(friends, id, { ...friend, name, icon_url }, at).value];
  });
}
