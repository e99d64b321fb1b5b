import { expect, onTestFinished, test } from "vitest";
import type { MadeUpListElement } from "../made-up-element/made-up-list.js";
import { collectGarbage } from "./support/devtools.js";
import { countListeners, countTimers } from "./support/instruments.js";
import { until } from "./support/lives.js";
import { friendOf, friendsIn, pageOf, placeLists } from "./support/made-up-lists.js";

const cycles = 50;

/** By no spy: one remembers what it was called with, and what ended a call remembers who did. */
function serveFriends(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (address, { method, body } = {}) => {
    if (method === "PUT") return Response.json({ ...friendOf("a"), ...JSON.parse(String(body)) });
    return Response.json(String(address).includes("after=") ? pageOf("c").json : pageOf("a b", 2).json);
  };
  onTestFinished(() => {
    globalThis.fetch = fetch;
  });
}

test(`${cycles} lives, each with a page more and a gesture, leave no listener, no timer and no root`, async () => {
  serveFriends();
  const [list] = placeLists();
  const place = list.parentElement as HTMLElement;
  // React and the first life put what is for the whole page in place; only what grows with the lives is a leak.
  await live(list, place);
  const [listeners, timers] = [countListeners(), countTimers()];
  for (let i = 0; i < cycles; i++) await live(list, place);
  expect(listeners()).toEqual({});
  await until(() => timers() === 0);
  expect(list.shadowRoot?.children).toHaveLength(1);
});

test("an element that the page let go of is freed", async () => {
  serveFriends();
  const lives: WeakRef<MadeUpListElement>[] = [];
  for (let i = 0; i < 5; i++) lives.push(await liveOnce());
  // React remembers the last thing it drew until it draws another.
  await liveOnce();
  await expect
    .poll(
      async () => {
        await collectGarbage();
        return lives.filter((each) => each.deref() !== undefined).length;
      },
      { timeout: 10_000 },
    )
    .toBe(0);
});

async function liveOnce(): Promise<WeakRef<MadeUpListElement>> {
  const [list] = placeLists();
  await live(list, list.parentElement as HTMLElement);
  return new WeakRef(list);
}

/** One life on the page: what comes after is loaded, where it is not yet, and a friend is marked. */
async function live(list: MadeUpListElement, place: HTMLElement): Promise<void> {
  place.append(list);
  await until(() => friendsIn(list).startsWith("a"));
  pressIn(list, ".more-pages button");
  await until(() => friendsIn(list).endsWith("c"));
  const before = friendsIn(list);
  pressIn(list, "[aria-pressed]");
  await until(() => friendsIn(list) !== before);
  list.remove();
  await until(() => list.shadowRoot?.children[0]?.childNodes.length === 0);
}

function pressIn(list: Element, selector: string): void {
  list.shadowRoot?.querySelector<HTMLElement>(selector)?.click();
}
