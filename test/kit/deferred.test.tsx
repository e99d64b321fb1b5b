import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Deferred, type DeferredPart, deferredPart, usePrefetch } from "../../src/kit/Deferred.js";
import { render } from "./render.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const words = { loading: "読み込み中...", failed: "読み込めませんでした", retry: "もう一度" };

/** A part whose loading is up to the test. */
function openPart() {
  const calls: { come(text: string): void; fail(): void }[] = [];
  const part = deferredPart(
    () =>
      new Promise<string>((come, refuse) => calls.push({ come, fail: () => refuse(new Error("not there")) })),
  );
  return {
    part,
    calls,
    come: (text: string) => act(async () => calls.at(-1)?.come(text)),
    fail: () => act(async () => calls.at(-1)?.fail()),
  };
}

const shown = (part: DeferredPart<string>) => (
  <Deferred part={part} words={words}>
    {(text) => <b>{text}</b>}
  </Deferred>
);

describe("what is loaded when it is shown", () => {
  it("says at once that it is loading, and is drawn when it is there", async () => {
    const { part, come } = openPart();
    const { box, get } = await render(shown(part));
    expect(get("[role=status]").textContent).toBe(words.loading);
    await come("there");
    expect(box.innerHTML).toBe("<b>there</b>");
  });

  it("says that it failed, and can be tried again", async () => {
    const { part, calls, fail, come } = openPart();
    const { box, get } = await render(shown(part));
    await fail();
    expect(get("[role=alert]").textContent).toContain(words.failed);
    await act(async () => get("button").click());
    expect([calls.length, get("[role=status]").textContent]).toEqual([2, words.loading]);
    await come("there");
    expect(box.innerHTML).toBe("<b>there</b>");
  });

  it("is loaded once, and drawn at once by who comes later", async () => {
    const { part, calls, come } = openPart();
    await render([shown(part), shown(part)].map((each, at) => <div key={String(at)}>{each}</div>));
    await come("there");
    const { box } = await render(shown(part));
    expect([calls.length, box.innerHTML]).toEqual([1, "<b>there</b>"]);
  });

  it("is nothing to who has gone", async () => {
    const { part, come } = openPart();
    const { box, update } = await render(shown(part));
    await update(null);
    await come("there");
    expect(box.innerHTML).toBe("");
  });
});

describe("what is fetched when the page is idle", () => {
  function Prefetching({ part }: { part: DeferredPart<string> }) {
    usePrefetch(part);
    return null;
  }

  it("is drawn at once when it is wanted", async () => {
    const { part, calls, come } = openPart();
    await render(<Prefetching part={part} />);
    expect(calls.length).toBe(0);
    await act(async () => vi.runAllTimers());
    await come("there");
    const { box } = await render(shown(part));
    expect([calls.length, box.innerHTML]).toEqual([1, "<b>there</b>"]);
  });

  it("is asked for again when it is wanted, where it could not be had", async () => {
    const { part, calls, fail } = openPart();
    await render(<Prefetching part={part} />);
    await act(async () => vi.runAllTimers());
    await fail();
    await render(shown(part));
    expect(calls.length).toBe(2);
  });

  it("is not fetched for who left before", async () => {
    const { part, calls } = openPart();
    const { update } = await render(<Prefetching part={part} />);
    await update(null);
    await act(async () => vi.runAllTimers());
    expect(calls.length).toBe(0);
  });
});
