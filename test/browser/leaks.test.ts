import { describe, expect, onTestFinished, test } from "vitest";
import { collectGarbage } from "./support/devtools.js";
import { mountMarkup } from "./support/editors.js";
import { countListeners, countTimers } from "./support/instruments.js";
import { livedElements, until } from "./support/lives.js";

/** What is left behind once is seen after one life; the many are for what is left now and then, and are the base's. */
const cycles = { "action-editor": 50, "funnel-editor": 5, "item-picker": 5 };

describe.each(livedElements)("<$tag>", ({ tag, make, live }) => {
  const count = cycles[tag];

  test(`${count} lives of one element leave no listener, no timer and no root`, async () => {
    answerAndForget();
    const place = mountMarkup("");
    const element = make();
    // React and the first life put what is for the whole page in place; only what grows with the lives is a leak.
    await live(element, place, "はじめ");
    const [listeners, timers] = [countListeners(), countTimers()];
    for (let i = 0; i < count; i++) await live(element, place, `編集${i}`);
    await until(() => Object.keys(listeners()).length === 0);
    await until(() => timers() === 0);
    expect(element.shadowRoot?.children).toHaveLength(1);
  });

  test("elements that the page let go of are freed", async () => {
    answerAndForget();
    const place = mountMarkup("");
    const lives: WeakRef<HTMLElement>[] = [];
    const first = await liveOnce("はじめ");
    // The first filter is kept by what it put in place for the whole page: one, however many follow.
    if (tag !== "funnel-editor") lives.push(first);
    for (let i = 0; i < 5; i++) lives.push(await liveOnce(`編集${i}`));
    // React remembers the last thing it drew until it draws another.
    await liveOnce("おわり");
    await expect
      .poll(
        async () => {
          await collectGarbage();
          return lives.filter((each) => each.deref() !== undefined).length;
        },
        { timeout: 20_000 },
      )
      .toBe(0);

    async function liveOnce(text: string): Promise<WeakRef<HTMLElement>> {
      const element = make();
      await live(element, place, text);
      return new WeakRef(element);
    }
  });
});

/** A server that keeps nothing of a call: what a spy remembers of it would hold the element. */
function answerAndForget(): void {
  const { fetch } = globalThis;
  const empty = { items: {}, ids: [], groups: {}, group_ids: [], meta: {} };
  globalThis.fetch = async (input) => Response.json(String(input).includes("/v_resource/") ? empty : []);
  onTestFinished(() => {
    globalThis.fetch = fetch;
  });
}
