import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  closedPanel,
  closePanel,
  isSliding,
  openItem,
  type PanelState,
  slideEnded,
  slideMs,
} from "../../../src/features/reservation-panel/panel/panel-state.js";

interface Item {
  readonly key: string;
  readonly mode?: string;
}
type Act = string | "close" | "end";

const [a, b] = [{ key: "A" }, { key: "B" }];

/** Letters open, `close` closes, `end` ends the slide that is under way. */
function panelAfter(acts: readonly Act[], from: PanelState<Item> = closedPanel): PanelState<Item> {
  return acts.reduce<PanelState<Item>>((state, act) => {
    if (act === "close") return closePanel(state);
    if (act === "end") return slideEnded(state, state.generation);
    return openItem(state, { key: act });
  }, from);
}

function shown({ phase, item, pending }: PanelState<Item>) {
  return [phase, item?.key ?? null, pending?.key ?? null];
}

describe("what happens in which phase", () => {
  it.each<[before: string, act: Act, phase: string, item: string | null, pending: string | null]>([
    ["", "A", "opening", "A", null],
    ["", "close", "closed", null, null],
    ["", "end", "closed", null, null],

    ["A", "B", "closing", "A", "B"],
    ["A", "A", "opening", "A", null],
    ["A", "close", "closing", "A", null],
    ["A", "end", "open", "A", null],

    ["A end", "B", "closing", "A", "B"],
    ["A end", "A", "open", "A", null],
    ["A end", "close", "closing", "A", null],
    ["A end", "end", "open", "A", null],

    ["A end close", "B", "closing", "A", "B"],
    ["A end close", "A", "closing", "A", "A"],
    ["A end close", "close", "closing", "A", null],
    ["A end close", "end", "closed", null, null],

    ["A end B", "C", "closing", "A", "C"],
    ["A end B", "A", "closing", "A", "A"],
    ["A end B", "close", "closing", "A", null],
    ["A end B", "end", "opening", "B", null],
  ])("after %j, %s: %s, shows %j, then %j", (before, act, phase, item, pending) => {
    const state = panelAfter(before.split(" ").filter((each) => each !== ""));
    expect(shown(panelAfter([act], state))).toEqual([phase, item, pending]);
  });

  it("of three in a row the one in between is never shown", () => {
    const phases = ["A", "B", "C", "end", "end"].map((_, at, all) => shown(panelAfter(all.slice(0, at + 1))));
    expect(phases).toEqual([
      ["opening", "A", null],
      ["closing", "A", "B"],
      ["closing", "A", "C"],
      ["opening", "C", null],
      ["open", "C", null],
    ]);
  });

  it("closed while another one waits, it stays closed", () => {
    expect(shown(panelAfter(["A", "end", "B", "close", "end"]))).toEqual(["closed", null, null]);
    expect(shown(panelAfter(["A", "end", "B", "close", "end", "end"]))).toEqual(["closed", null, null]);
  });

  it("the same one with something else of it changes in place", () => {
    const open = openItem(panelAfter(["A", "end"]), { key: "A", mode: "form" });
    expect(open).toMatchObject({ phase: "open", item: { key: "A", mode: "form" } });
    expect(open.generation).toBe(panelAfter(["A", "end"]).generation);
  });
});

describe("slides", () => {
  it("take 250 ms, and there are two kinds", () => {
    expect(slideMs).toBe(250);
    const phases = [[], ["A"], ["A", "end"], ["A", "end", "close"]].map((acts) =>
      isSliding(panelAfter(acts)),
    );
    expect(phases).toEqual([false, true, false, true]);
  });

  it("each has a number of its own, and what waits meanwhile does not begin it anew", () => {
    const numbers = ["A", "end", "B", "C", "close", "C", "end", "end"].map(
      (_, at, all) => panelAfter(all.slice(0, at + 1)).generation,
    );
    expect(numbers).toEqual([1, 1, 2, 2, 2, 2, 3, 3]);
  });

  it("the end of one that is no longer under way says nothing", () => {
    const opening = openItem<Item>(closedPanel, a);
    const closing = openItem(opening, b);
    expect(slideEnded(closing, opening.generation)).toBe(closing);
    const reopening = slideEnded(closing, closing.generation);
    expect(slideEnded(reopening, closing.generation)).toBe(reopening);
    expect(slideEnded(reopening, reopening.generation + 1)).toBe(reopening);
  });
});

const anyActs = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant("open"), key: fc.constantFrom("A", "B", "C") }),
    fc.record({ act: fc.constant("close") }),
    // Also the end of a slide that has been overtaken, or was never begun.
    fc.record({ act: fc.constant("end"), ago: fc.integer({ min: -1, max: 3 }) }),
  ),
);
type AnyAct = { act: string; key?: string; ago?: number };

function done(state: PanelState<Item>, { act, key = "", ago = 0 }: AnyAct): PanelState<Item> {
  if (act === "open") return openItem(state, { key });
  return act === "close" ? closePanel(state) : slideEnded(state, state.generation - ago);
}

describe("whatever is asked in whatever order", () => {
  test("it ends in what was asked for last, once all slides have ended", () => {
    fc.assert(
      fc.property(anyActs, (acts) => {
        let state: PanelState<Item> = closedPanel;
        let wanted: string | null = null;
        for (const each of acts) {
          state = done(state, each);
          if (each.act !== "end") wanted = "key" in each ? each.key : null;
        }
        for (let slides = 0; isSliding(state); slides += 1) {
          expect(slides).toBeLessThan(2);
          state = slideEnded(state, state.generation);
        }
        expect(shown(state)).toEqual([wanted === null ? "closed" : "open", wanted, null]);
      }),
    );
  });

  test("while it closes the one from before is shown, and a slide is only ended by its own number", () => {
    fc.assert(
      fc.property(anyActs, (acts) => {
        let before: PanelState<Item> = closedPanel;
        for (const each of acts) {
          const state = done(before, each);
          if (state.phase === "closing") expect(state.item).toBe(before.item);
          else expect(state.pending).toBe(null);
          expect(state.item === null).toBe(state.phase === "closed");
          if (each.act === "end" && each.ago !== 0) expect(state).toBe(before);
          const began = isSliding(state) && (state.phase !== before.phase || !isSliding(before));
          expect(state.generation - before.generation).toBe(began ? 1 : 0);
          before = state;
        }
        expect(before.generation).toBeLessThanOrEqual(acts.length);
      }),
    );
  });
});
