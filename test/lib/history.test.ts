import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beginHistory, type History, recordStep, redoStep, undoStep } from "../../src/lib/history.js";

type Step = [value: string, at: number, field?: string];

describe("keystrokes merge within half a second in the same field", () => {
  it.each<[what: string, steps: Step[], past: string[]]>([
    ["the first keystroke is a step", [["a", 0, "text"]], ["start"]],
    ["a second soon after joins it", [["a", 0, "text"], ["ab", 499, "text"]], ["start"]],
    ["one half a second later does not", [["a", 0, "text"], ["ab", 500, "text"]], ["start", "a"]],
    ["time counts from the last keystroke", [["a", 0, "text"], ["ab", 400, "text"], ["abc", 800, "text"]], ["start"]],
    ["another field does not", [["a", 0, "text"], ["b", 10, "name"]], ["start", "a"]],
    ["back in the first field neither", [["a", 0, "text"], ["b", 10, "name"], ["c", 20, "text"]], ["start", "a", "b"]],
    ["a step without a field does not", [["a", 0, "text"], ["b", 10]], ["start", "a"]],
    ["nor do two steps without a field", [["a", 0], ["b", 1]], ["start", "a"]],
    ["nor a keystroke after a step without a field", [["a", 0, "text"], ["b", 10], ["c", 20, "text"]], ["start", "a", "b"]],
  ])("%s", (_, steps, past) => { // biome-ignore format: a table
    const history = steps.reduce((before, step) => record(before, step), beginHistory("start"));
    expect(history.past).toEqual(past);
    expect(history.present).toBe(steps.at(-1)?.[0]);
  });

  it("not after an undo or a redo, however soon", () => {
    const typed = record(record(beginHistory("start"), ["a", 0, "text"]), ["b", 1000, "text"]);
    const undone = undoStep(typed)!;
    expect(record(undone, ["c", 1001, "text"]).past).toEqual(["start", "a"]);
    expect(record(redoStep(undone)!, ["c", 1001, "text"]).past).toEqual(["start", "a", "b"]);
  });
});

describe("undo and redo", () => {
  it("there is nothing to undo or redo at the start", () => {
    expect(undoStep(beginHistory("start"))).toBeNull();
    expect(redoStep(beginHistory("start"))).toBeNull();
  });

  it("a new step forgets what was undone", () => {
    const undone = undoStep(record(beginHistory("start"), ["a", 0]))!;
    expect(redoStep(undone)?.present).toBe("a");
    expect(redoStep(record(undone, ["b", 1]))).toBeNull();
  });

  it("a merged keystroke is undone together with its step", () => {
    const history = record(record(beginHistory("start"), ["a", 0, "text"]), ["ab", 1, "text"]);
    expect(undoStep(history)?.present).toBe("start");
    expect(redoStep(undoStep(history)!)?.present).toBe("ab");
  });

  it("any 50 steps are walked back to the start and forth to the end", () => {
    const step = fc.record({
      wait: fc.constantFrom(0, 1, 499, 500, 2000),
      field: fc.constantFrom("text", "name", undefined),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 50, maxLength: 50 }), (steps) => {
        let at = 0;
        let history = beginHistory(0);
        steps.forEach(({ wait, field }, i) => {
          at += wait;
          history = recordStep(history, i + 1, at, field);
        });
        const back = [...walk(history, undoStep)];
        const start = back.at(-1) ?? history;
        expect(start.present).toBe(0);
        expect(back.length).toBe(history.past.length);
        expect([...walk(start, redoStep)].map(({ present }) => present)).toEqual([...history.past.slice(1), 50]);
      }),
      { numRuns: 100 },
    );
  });

  it("the oldest steps fall off after 500", () => {
    let history = beginHistory(0);
    for (let i = 1; i <= 600; i++) history = recordStep(history, i, i * 1000);
    expect(history.past.length).toBe(500);
    expect([...walk(history, undoStep)].at(-1)?.present).toBe(100);
  });

  it("values that were null or empty are values", () => {
    const history = recordStep(beginHistory<string | null>(null), "", 0);
    expect(undoStep(history)?.present).toBeNull();
    expect(redoStep(undoStep(history)!)?.present).toBe("");
  });
});

function record(history: History<string>, [value, at, field]: Step): History<string> {
  return recordStep(history, value, at, field);
}

function* walk<T>(from: History<T>, step: (history: History<T>) => History<T> | null): Generator<History<T>> {
  for (let next = step(from); next !== null; next = step(next)) yield next;
}
