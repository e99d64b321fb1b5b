import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OptimisticData, type OptimisticUpdate } from "../../src/collection/optimistic-data.js";

type Names = readonly string[];

const add = (name: string) => (names: Names) => (names.includes(name) ? names : [...names, name]);
const remove = (name: string) => (names: Names) => names.filter((each) => each !== name);

function loaded(...names: string[]) {
  const calls: Names[] = [];
  const data: OptimisticData<Names> = new OptimisticData<Names>(
    names,
    () => void calls.push(data.shown() ?? []),
  );
  return { data, calls };
}

describe("a change that is shown before the server has made it", () => {
  it("is there at once, and everybody is told once", () => {
    const { data, calls } = loaded("a");
    data.addOptimistic(add("b")).commit();
    expect([data.shown(), calls]).toEqual([["a", "b"], [["a", "b"]]]);
  });

  it("is taken back alone: what else has changed stays", () => {
    const { data } = loaded("a");
    const first = data.addOptimistic(add("b"));
    data.addOptimistic(add("c"));
    data.answer(data.begin(), () => ["a", "d"]);
    first.rollback();
    expect(data.shown()).toEqual(["a", "d", "c"]);
  });

  it("stays over an answer to what was asked before it was made, and goes with the next", () => {
    const { data } = loaded("a");
    const old = data.begin();
    data.addOptimistic(add("b")).commit();
    data.answer(old, () => ["a"]);
    expect(data.shown()).toEqual(["a", "b"]);
    data.answer(data.begin(), () => ["a", "x"]);
    expect(data.shown()).toEqual(["a", "x"]);
  });

  it("is there when the first answer comes after it", () => {
    const data = new OptimisticData<Names>(undefined, () => {});
    const call = data.begin();
    data.addOptimistic(add("b")).commit();
    expect(data.shown()).toBeUndefined();
    data.answer(call, () => ["a"]);
    expect(data.shown()).toEqual(["a", "b"]);
  });

  it("knows whether an answer has come since", () => {
    const { data } = loaded("a");
    const [one, other] = [data.addOptimistic(add("b")), data.addOptimistic(add("c"))];
    data.answer(data.begin(), () => ["a"]);
    const young = data.addOptimistic(add("d"));
    expect([one, other, young].map((each) => each.isOvertaken())).toEqual([true, true, false]);
  });
});

it("what is said elsewhere before the first answer is there only with something to begin with, and goes with that answer", () => {
  const data = new OptimisticData<Names>(undefined, () => {});
  data.receive(add("a"));
  expect(data.shown()).toBeUndefined();
  data.receive(add("a"), []);
  data.receive(add("b"), ["never"]);
  expect(data.shown()).toEqual(["a", "b"]);
  data.answer(data.begin(), () => ["x"]);
  expect(data.shown()).toEqual(["x"]);
});

it("what is said elsewhere is made in the answers to what was asked before, under what is not saved yet, and goes with the next", () => {
  const { data } = loaded("a");
  const old = data.begin();
  const replaced = data.addOptimistic(add("c"));
  data.receive(() => ["b"]);
  expect(data.shown()).toEqual(["b", "c"]);
  data.answer(old, () => ["a"]);
  expect(data.shown()).toEqual(["b", "c"]);
  replaced.rollback();
  expect(data.shown()).toEqual(["b"]);
  data.answer(data.begin(), () => ["x"]);
  expect(data.shown()).toEqual(["x"]);
});

it("what is said elsewhere stands over what was saved before it, whatever is under way", () => {
  const { data } = loaded("a");
  data.begin();
  data.addOptimistic(() => ["saved first"]).commit();
  data.receive(() => ["said later"]);
  expect(data.shown()).toEqual(["said later"]);
});

it("that there is nothing is an answer too, and what is said elsewhere changes it", () => {
  const data = new OptimisticData<Names | null>(undefined, () => {});
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
type Step = { do: "change" | "serve" | "end" | "hear" | "ask" | "answer"; at: number; fails: boolean };

const steps = fc.array(
  fc.record<Step>({
    do: fc.constantFrom("change", "serve", "end", "hear", "ask", "answer"),
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
      const mutations: { change(names: Names): Names; update: OptimisticUpdate<Names>; isServed: boolean }[] =
        [];
      const reads: { call: number; answer: Names }[] = [];
      const serve = (mutation: (typeof mutations)[number]) => {
        if (!mutation.isServed) server = mutation.change(server);
        mutation.isServed = true;
      };
      for (const step of all) {
        const mutation = mutations[step.at % (mutations.length || 1)];
        if (step.do === "change") {
          const change = step.fails ? remove(`n${step.at}`) : add(`n${step.at}`);
          mutations.push({ change, update: data.addOptimistic(change), isServed: false });
        } else if (step.do === "serve" && mutation) serve(mutation);
        else if (step.do === "hear") {
          const now = add(`h${step.at}`)(server);
          server = now;
          data.receive(() => now);
        } else if (step.do === "end" && mutation) {
          mutations.splice(mutations.indexOf(mutation), 1);
          if (step.fails && !mutation.isServed) mutation.update.rollback();
          else {
            serve(mutation);
            mutation.update.commit();
          }
        } else if (step.do === "ask") reads.push({ call: data.begin(), answer: server });
        else if (step.do === "answer") {
          const [read] = reads.splice(step.at % (reads.length || 1), 1);
          if (read) data.answer(read.call, () => read.answer);
        }
      }
      for (const { update } of mutations.filter(({ isServed }) => !isServed)) update.rollback();
      for (const { update } of mutations.filter(({ isServed }) => isServed)) update.commit();
      for (const { call, answer } of reads) data.answer(call, () => answer);
      data.answer(data.begin(), () => server);
      expect(data.shown()).toEqual(server);
    }),
  );
});

it("a change that is rolled back leaves what the others made of the answer", () => {
  const names = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"));
  fc.assert(
    fc.property(names, names, fc.nat(4), (before, added, at) => {
      const { data } = loaded(...before);
      const updates = added.map((name) => [name, data.addOptimistic(add(name))] as const);
      const [, rolledBack] = updates[at] ?? [];
      rolledBack?.rollback();
      const others = updates.filter((_, index) => index !== at).map(([name]) => name);
      expect(data.shown()).toEqual(others.reduce((shown, name) => add(name)(shown), before as Names));
    }),
  );
});
