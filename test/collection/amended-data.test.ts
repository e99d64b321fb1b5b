import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AmendedData, type Amendment } from "../../src/collection/amended-data.js";

type Names = readonly string[];

const add = (name: string) => (names: Names) => (names.includes(name) ? names : [...names, name]);
const remove = (name: string) => (names: Names) => names.filter((each) => each !== name);

function loaded(...names: string[]) {
  const calls: Names[] = [];
  const data: AmendedData<Names> = new AmendedData<Names>(names, () => void calls.push(data.shown() ?? []));
  return { data, calls };
}

describe("a change that is shown before the server has made it", () => {
  it("is there at once, and everybody is told once", () => {
    const { data, calls } = loaded("a");
    data.amend(add("b")).settle();
    expect([data.shown(), calls]).toEqual([["a", "b"], [["a", "b"]]]);
  });

  it("is taken back alone: what else has changed stays", () => {
    const { data } = loaded("a");
    const first = data.amend(add("b"));
    data.amend(add("c"));
    data.answer(data.begin(), () => ["a", "d"]);
    first.withdraw();
    expect(data.shown()).toEqual(["a", "d", "c"]);
  });

  it("stays over an answer to what was asked before it was made, and goes with the next", () => {
    const { data } = loaded("a");
    const old = data.begin();
    data.amend(add("b")).settle();
    data.answer(old, () => ["a"]);
    expect(data.shown()).toEqual(["a", "b"]);
    data.answer(data.begin(), () => ["a", "x"]);
    expect(data.shown()).toEqual(["a", "x"]);
  });

  it("is there when the first answer comes after it", () => {
    const data = new AmendedData<Names>(undefined, () => {});
    const call = data.begin();
    data.amend(add("b")).settle();
    expect(data.shown()).toBeUndefined();
    data.answer(call, () => ["a"]);
    expect(data.shown()).toEqual(["a", "b"]);
  });

  it("knows whether an answer has come since", () => {
    const { data } = loaded("a");
    const [one, other] = [data.amend(add("b")), data.amend(add("c"))];
    data.answer(data.begin(), () => ["a"]);
    const young = data.amend(add("d"));
    expect([one, other, young].map((each) => each.isOvertaken())).toEqual([true, true, false]);
  });
});

it("what is said elsewhere before the first answer is there only with something to begin with, and goes with that answer", () => {
  const data = new AmendedData<Names>(undefined, () => {});
  data.receive(add("a"));
  expect(data.shown()).toBeUndefined();
  data.receive(add("a"), []);
  data.receive(add("b"), ["never"]);
  expect(data.shown()).toEqual(["a", "b"]);
  data.answer(data.begin(), () => ["x"]);
  expect(data.shown()).toEqual(["x"]);
});

it("that there is nothing is an answer too, and what is said elsewhere changes it", () => {
  const data = new AmendedData<Names | null>(undefined, () => {});
  data.answer(data.begin(), () => null);
  data.receive(() => ["a"]);
  expect(data.shown()).toEqual(["a"]);
});

it("an answer that was overtaken never replaces a newer one", () => {
  const { data } = loaded();
  const [old, young] = [data.begin(), data.begin()];
  data.answer(young, () => ["young"]);
  data.answer(old, () => ["old"]);
  expect(data.shown()).toEqual(["young"]);
});

/** What may happen, in any order. The server makes a change somewhere between its call and its answer. */
type Step = { do: "change" | "serve" | "end" | "ask" | "answer"; at: number; fails: boolean };

const steps = fc.array(
  fc.record<Step>({
    do: fc.constantFrom("change", "serve", "end", "ask", "answer"),
    at: fc.nat(9),
    fails: fc.boolean(),
  }),
  { maxLength: 40 },
);

it("whatever comes in between, at the end everybody sees what the server has", () => {
  fc.assert(
    fc.property(steps, (all) => {
      let server: Names = ["a"];
      const { data } = loaded(...server);
      const gestures: { change(names: Names): Names; amendment: Amendment<Names>; isServed: boolean }[] = [];
      const reads: { call: number; answer: Names }[] = [];
      const serve = (gesture: (typeof gestures)[number]) => {
        if (!gesture.isServed) server = gesture.change(server);
        gesture.isServed = true;
      };
      for (const step of all) {
        const gesture = gestures[step.at % (gestures.length || 1)];
        if (step.do === "change") {
          const change = step.fails ? remove(`n${step.at}`) : add(`n${step.at}`);
          gestures.push({ change, amendment: data.amend(change), isServed: false });
        } else if (step.do === "serve" && gesture) serve(gesture);
        else if (step.do === "end" && gesture) {
          gestures.splice(gestures.indexOf(gesture), 1);
          if (step.fails && !gesture.isServed) gesture.amendment.withdraw();
          else {
            serve(gesture);
            gesture.amendment.settle();
          }
        } else if (step.do === "ask") reads.push({ call: data.begin(), answer: server });
        else if (step.do === "answer") {
          const [read] = reads.splice(step.at % (reads.length || 1), 1);
          if (read) data.answer(read.call, () => read.answer);
        }
      }
      for (const { amendment } of gestures.filter(({ isServed }) => !isServed)) amendment.withdraw();
      for (const { amendment } of gestures.filter(({ isServed }) => isServed)) amendment.settle();
      for (const { call, answer } of reads) data.answer(call, () => answer);
      data.answer(data.begin(), () => server);
      expect(data.shown()).toEqual(server);
    }),
  );
});

it("a change that is withdrawn leaves what the others made of the answer", () => {
  const names = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"));
  fc.assert(
    fc.property(names, names, fc.nat(4), (before, added, at) => {
      const { data } = loaded(...before);
      const amendments = added.map((name) => [name, data.amend(add(name))] as const);
      const [, withdrawn] = amendments[at] ?? [];
      withdrawn?.withdraw();
      const others = amendments.filter((_, index) => index !== at).map(([name]) => name);
      expect(data.shown()).toEqual(others.reduce((shown, name) => add(name)(shown), before as Names));
    }),
  );
});
