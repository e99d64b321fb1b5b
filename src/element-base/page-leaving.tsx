import { createKeepaliveRoom, type KeepaliveRoom } from "../lib/keepalive.js";
import { createLeaving, type Leaving } from "../lib/leaving.js";
import { pageSingleton } from "./page.js";

/** That the page is left, and what room there is for calls that outlive it. */
export function pageLeaving(): Leaving & { readonly room: KeepaliveRoom } {
  return pageSingleton("leaving", () => {
    const leaving = { ...createLeaving(), room: createKeepaliveRoom() };
    // Before the elements hear of it: what they send then must be known to be the last.
    window.addEventListener(
      "pagehide",
      () => {
        leaving.begin();
        // Only a page that comes back gets this far.
        setTimeout(leaving.end);
      },
      true,
    );
    return leaving;
  });
}
