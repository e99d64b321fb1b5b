import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { createLatestWins } from "../../src/collection/latest-wins.js";
import { OptimisticData } from "../../src/collection/optimistic-data.js";
import { flushMicrotasks, openDesk } from "./desk.js";

/** Some switches on a server that answers when the test says so, as one sees them. */
function openSwitches(start: Readonly<Record<string, boolean>>) {
  const shown = new OptimisticData<Readonly<Record<string, boolean>>>(start, () => {});
  const calls = openDesk<string, boolean>();
  const said: string[] = [];
  const change = createLatestWins();
  return {
    calls,
    said,
    shown: () => shown.shown(),
    press(key: string, wanted: boolean): void {
      change<boolean, boolean>({
        key,
        was: shown.shown()?.[key] ?? false,
        wanted,
        show: () => shown.addOptimistic((all) => ({ ...all, [key]: wanted })),
        send: (value) => calls.call(`${key} ${value}`),
        saved(value) {
          shown.receive((all) => ({ ...all, [key]: value }));
          said.push(`saved ${key} ${value}`);
        },
        failed: ({ kind }) => said.push(`failed ${key} ${kind}`),
      });
    },
  };
}

describe("a switch", () => {
  it("is seen at once, and saved by one call", async () => {
    const { press, calls, shown, said } = openSwitches({ a: false });
    press("a", true);
    expect([shown(), calls.asked, said]).toEqual([{ a: true }, ["a true"], []]);
    await calls.answer(true);
    expect([shown(), calls.asked, said]).toEqual([{ a: true }, ["a true"], ["saved a true"]]);
  });

  it("pressed three times while the first call hangs: it stays as that call has it, and no other is made", async () => {
    const { press, calls, shown, said } = openSwitches({ a: false });
    press("a", true);
    press("a", false);
    press("a", true);
    expect([shown(), calls.asked]).toEqual([{ a: true }, ["a true"]]);
    await calls.answer(true);
    expect([shown(), calls.asked, said]).toEqual([{ a: true }, ["a true"], ["saved a true"]]);
  });

  it("pressed four times while the first call hangs: the last state follows it, and none in between", async () => {
    const { press, calls, shown, said } = openSwitches({ a: false });
    for (const wanted of [true, false, true, false]) press("a", wanted);
    expect([shown(), calls.asked]).toEqual([{ a: false }, ["a true"]]);
    await calls.answer(true);
    expect([shown(), calls.asked]).toEqual([{ a: false }, ["a true", "a false"]]);
    await calls.answer(false);
    expect([shown(), calls.asked.length, said]).toEqual([{ a: false }, 2, ["saved a true", "saved a false"]]);
  });

  it("set to what it is already makes no call and leaves nothing over what the server says", async () => {
    const { press, calls, shown, said } = openSwitches({ a: true });
    press("a", true);
    await flushMicrotasks();
    expect([shown(), calls.asked, said]).toEqual([{ a: true }, [], []]);
    press("a", false);
    expect([shown(), calls.asked]).toEqual([{ a: false }, ["a false"]]);
  });

  it("that fails is as it was, whatever was pressed meanwhile, and can be pressed again", async () => {
    const { press, calls, shown, said } = openSwitches({ a: false });
    for (const wanted of [true, false, true]) press("a", wanted);
    await calls.answer("forbidden");
    expect([shown(), calls.asked, said]).toEqual([{ a: false }, ["a true"], ["failed a forbidden"]]);
    press("a", true);
    expect([shown(), calls.asked]).toEqual([{ a: true }, ["a true", "a true"]]);
    await calls.answer(true);
    expect(shown()).toEqual({ a: true });
  });

  it("whose second call fails is as the first has left it", async () => {
    const { press, calls, shown, said } = openSwitches({ a: false });
    press("a", true);
    press("a", false);
    await calls.answer(true);
    await calls.answer("timeout");
    expect([shown(), said]).toEqual([{ a: true }, ["saved a true", "failed a timeout"]]);
  });

  it("is what the server made of it", async () => {
    const { press, calls, shown } = openSwitches({ a: false });
    press("a", true);
    await calls.answer(false);
    expect(shown()).toEqual({ a: false });
  });

  it("waits for no other, and keeps what others have changed when it is taken back", async () => {
    const { press, calls, shown, said } = openSwitches({ a: false, b: false });
    press("a", true);
    press("b", true);
    expect(calls.asked).toEqual(["a true", "b true"]);
    await calls.answer("unreachable");
    expect([shown(), said]).toEqual([{ a: false, b: true }, ["failed a unreachable"]]);
    await calls.answer(true);
    expect(shown()).toEqual({ a: false, b: true });
  });
});

test("whatever is pressed and whatever fails: one call at a time, and at the end one sees what the server has", async () => {
  const step = fc.constantFrom("on" as const, "off" as const, "answer" as const, "fail" as const);
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 30 }), async (start, steps) => {
      const { press, calls, shown, said } = openSwitches({ a: start });
      let [server, wanted, answered] = [start, start, 0];
      const isWaiting = () => calls.asked.length > answered;
      const end = async (fails: boolean) => {
        const value = calls.asked[answered] === "a true";
        answered += 1;
        if (!fails) server = value;
        else wanted = server;
        await calls.answer(fails ? "unreachable" : value);
        expect(calls.asked.length - answered).toBeLessThanOrEqual(1);
      };
      for (const each of steps) {
        if (each === "on" || each === "off") {
          wanted = each === "on";
          press("a", wanted);
          expect(shown()).toEqual({ a: wanted });
        } else if (isWaiting()) await end(each === "fail");
      }
      while (isWaiting()) await end(false);
      expect([shown(), server]).toEqual([{ a: wanted }, wanted]);
      // No call says what the one before it has said.
      const sent = calls.asked.filter((_, at) => !said[at]?.startsWith("failed"));
      expect(sent.every((each, at) => each !== sent[at - 1])).toBe(true);
    }),
  );
});
