import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  beginHistory,
  type History,
  mapHistory,
  recordStep,
  redoStep,
  undoStep,
} from "../../src/editor/history.js";

describe("keystrokes merge within half a second in the same field", () => {
  it.each<[what: string, steps: string, past: string]>([
    ["the first keystroke is a step", "text@0", "start"],
    ["a second soon after joins it", "text@0 text@499", "start"],
    ["one half a second later does not", "text@0 text@500", "start text@0"],
    ["time counts from the last keystroke", "text@0 text@400 text@800", "start"],
    ["another field does not join", "text@0 name@10", "start text@0"],
    ["nor do we, back in the first field", "text@0 name@10 text@20", "start text@0 name@10"],
    ["a step without a field does not join", "text@0 @10", "start text@0"],
    ["nor do two of them", "@0 @1", "start @0"],
    ["nor a keystroke after one", "text@0 @10 text@20", "start text@0 @10"],
  ])("%s", (_, steps, past) => {
    const history = steps.split(" ").reduce(record, beginHistory("start"));
    expect(history.past.join(" ")).toBe(past);
    expect(history.present).toBe(steps.split(" ").at(-1));
  });

  it("not after an undo or a redo, however soon", () => {
    const typed = ["text@0", "text@1000"].reduce(record, beginHistory("start"));
    const undone = undoStep(typed)!;
    expect(record(undone, "text@1001").past).toEqual(["start", "text@0"]);
    expect(record(redoStep(undone)!, "text@1001").past).toEqual(["start", "text@0", "text@1000"]);
  });
});

describe("undo and redo", () => {
  it("there is nothing to undo or redo at the start", () => {
    expect(undoStep(beginHistory("start"))).toBeNull();
    expect(redoStep(beginHistory("start"))).toBeNull();
  });

  it("a new step forgets what was undone", () => {
    const undone = undoStep(record(beginHistory("start"), "@0"))!;
    expect(redoStep(undone)?.present).toBe("@0");
    expect(redoStep(record(undone, "@1"))).toBeNull();
  });

  it("a merged keystroke is undone together with its step", () => {
    const history = ["text@0", "text@1"].reduce(record, beginHistory("start"));
    expect(undoStep(history)?.present).toBe("start");
    expect(redoStep(undoStep(history)!)?.present).toBe("text@1");
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
        expect([...walk(start, redoStep)].map(({ present }) => present)).toEqual([
          ...history.past.slice(1),
          50,
        ]);
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

describe("a change of every step", () => {
  it("reaches those before, the present one and those undone, and typing goes on in the step", () => {
    const typed = ["@0", "@1", "text@1000"].reduce(record, beginHistory("start"));
    const marked = mapHistory(typed, (each) => `${each}!`);
    expect([...walk(marked, undoStep)].map(({ present }) => present)).toEqual(["@1!", "@0!", "start!"]);
    expect(record(marked, "text@1001").past).toEqual(["start!", "@0!", "@1!"]);
    const undone = mapHistory(undoStep(typed)!, (each) => `${each}!`);
    expect(redoStep(undone)?.present).toBe("text@1000!");
  });
});

/** "field@time" is a step, and its own value. */
function record(history: History<string>, step: string): History<string> {
  const [field, at] = step.split("@");
  return recordStep(history, step, Number(at), field === "" ? undefined : field);
}

function* walk<T>(from: History<T>, step: (history: History<T>) => History<T> | null): Generator<History<T>> {
  for (let next = step(from); next !== null; next = step(next)) yield next;
}
