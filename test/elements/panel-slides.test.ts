import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PanelSlides } from "../../src/elements/reservation-panel/panel-slides.js";
import { type PanelMode, slideMs, wantedItem } from "../../src/features/reservation-panel/index.js";
import { openReservation } from "../features/reservation-panel/open-reservation.js";

/* Whatever comes in whatever order within the slides: what is seen at the end is what the attributes say. */

type Act =
  | { readonly set: "open"; readonly to: boolean }
  | { readonly set: "id"; readonly to: string | null }
  | { readonly set: "type"; readonly to: PanelMode }
  | { readonly set: "value"; readonly to: number | null }
  | { readonly set: "label" | "closes" | "types" | "leaves" | "stays" }
  | { readonly set: "wait"; readonly to: number };

/** The element as far as its attributes and slides go. */
function newPanel() {
  const { model, isAsked, mode } = openReservation({ isOpen: false, reservationId: "1", type: "detail" });
  const slides = new PanelSlides({
    model: () => model,
    wanted: () => wantedItem(model.settings(), model.givenId(), false),
    mount() {},
    flushDraft() {},
    closed() {
      const waiting = model.takeWaiting();
      if (waiting !== undefined) model.load(waiting);
    },
    shown() {},
    stayedOpen: () => configure({ isOpen: true }),
  });

  function configure(changes: Partial<ReturnType<typeof model.settings>>): void {
    model.configure({ ...model.settings(), ...changes });
    slides.follow();
  }

  function act(each: Act): void {
    if (each.set === "open") configure({ isOpen: each.to });
    else if (each.set === "id") configure({ reservationId: each.to });
    else if (each.set === "type") configure({ type: each.to });
    else if (each.set === "label") configure({ finishLabel: "保存する" });
    else if (each.set === "wait") vi.advanceTimersByTime(each.to);
    else if (each.set === "value") {
      const data = each.to === null ? null : { id: each.to, name: "佐藤" };
      if (!model.keepWaiting(data)) model.load(data);
      slides.follow();
    } else if (each.set === "closes") {
      // Only what is seen can be pressed, and a question is over it.
      const { phase } = model.panel();
      if (isAsked() || phase === "closed" || phase === "closing") return;
      model.askToLeave((mayLeave) => mayLeave && configure({ isOpen: false }));
    } else if (each.set === "types") {
      if (!isAsked() && model.panel().phase === "open") model.write("name", "書きかけ");
    } else if (isAsked()) model.answerLeaving(each.set === "leaves");
  }

  return { model, act, isAsked, mode };
}

const wait = (to: number): Act => ({ set: "wait", to });
const ended = wait(10 * slideMs);

function seenAfter(acts: readonly Act[]) {
  const panel = newPanel();
  for (const each of acts) panel.act(each);
  while (panel.isAsked()) panel.act({ set: "leaves" });
  panel.act(ended);
  const { phase, item, pending } = panel.model.panel();
  const { isOpen, reservationId } = panel.model.settings();
  const wanted = isOpen ? (reservationId ?? idText(panel.model.givenId())) : "closed";
  return { ...panel, phase, shown: item === null ? "closed" : item.reservationId, pending, wanted };
}

const idText = (id: number | null) => (id === null ? null : String(id));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what comes while the panel slides", () => {
  const open: Act = { set: "open", to: true };
  const closed: Act = { set: "open", to: false };
  const another: Act = { set: "id", to: "2" };
  it.each<[string, readonly Act[], string]>([
    ["another one, and closed", [open, wait(60), another, wait(100), closed], "closed"],
    [
      "another one from the page's value, and closed",
      [{ set: "id", to: null }, open, wait(300), { set: "value", to: 6 }, wait(60), closed],
      "closed",
    ],
    ["closed and opened again", [open, wait(300), closed, wait(60), open], "1"],
    [
      "another one, closed, and opened again",
      [open, wait(60), another, wait(60), closed, wait(60), open],
      "2",
    ],
    ["closed twice, and another one", [open, wait(300), closed, closed, another], "closed"],
    [
      "another one, and back, over what was typed",
      [open, wait(300), { set: "types" }, another, { set: "id", to: "1" }],
      "1",
    ],
    [
      "closed, and something else of it, over what was typed",
      [open, wait(300), { set: "types" }, closed, { set: "label" }],
      "closed",
    ],
  ])("%s", (_, acts, shown) => {
    const seen = seenAfter(acts);
    expect([seen.shown, seen.wanted, seen.pending]).toEqual([shown, shown, null]);
  });

  it("a question about what the page no longer wants is over, and what was typed stays", () => {
    const { act, isAsked, model } = newPanel();
    for (const each of [open, wait(300), { set: "types" }, another] as const) act(each);
    expect(isAsked()).toBe(true);
    act({ set: "id", to: "1" });
    expect([isAsked(), model.present().name]).toEqual([false, "書きかけ"]);
    act(another);
    expect(isAsked()).toBe(true);
  });
});

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ set: fc.constant("open" as const), to: fc.boolean() }),
  fc.record({ set: fc.constant("id" as const), to: fc.constantFrom("1", "2", "3", null) }),
  fc.record({ set: fc.constant("type" as const), to: fc.constantFrom("detail" as const, "form" as const) }),
  fc.record({ set: fc.constant("value" as const), to: fc.constantFrom(5, 6, null) }),
  fc.record({
    set: fc.constantFrom("label" as const, "closes" as const, "types" as const, "leaves" as const),
  }),
  fc.record({ set: fc.constant("wait" as const), to: fc.constantFrom(0, 60, 100, slideMs, 600) }),
);

it("in any order the attributes have the last word", () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 14 }), (acts) => {
      const seen = seenAfter(acts);
      expect([seen.phase, seen.shown, seen.pending]).toEqual([
        seen.wanted === "closed" ? "closed" : "open",
        seen.wanted,
        null,
      ]);
      const { type } = seen.model.settings();
      if (seen.phase === "open") expect(seen.mode()).toBe(type);
    }),
    { numRuns: 300 },
  );
});
