import { createStore } from "jotai/vanilla";
import { describe, expect, test } from "vitest";
import { createDialogState } from "../../../src/editor/dialogs/dialog-state.js";

/** The state of dialogs that are texts, with one of them open. */
function opened() {
  const store = createStore();
  const dialogs = createDialogState<string>(store);
  dialogs.open("名前を変更");
  const isBusy = () => store.get(dialogs.atoms.busy);
  return { dialogs, isBusy, asks: () => store.get(dialogs.atoms.asksToLeave) };
}

/** An answer that is still to come. */
function waiting<T>() {
  let resolve = (_: T): void => {};
  let reject = (_: Error): void => {};
  const promise = new Promise<T>((answered, failed) => {
    [resolve, reject] = [answered, failed];
  });
  return { promise, resolve: (answer: T) => resolve(answer), reject: (error: Error) => reject(error) };
}

test("a dialog in which nothing is written closes when it is asked to", () => {
  const { dialogs, asks } = opened();
  dialogs.askToClose();
  expect([dialogs.shown(), asks()]).toEqual([null, false]);
});

test("one in which something is written asks first, stays where the operator does, and closes where they leave", () => {
  const { dialogs, asks } = opened();
  dialogs.write({ name: "途中" }, { name: "" });
  dialogs.askToClose();
  expect([dialogs.shown(), asks(), dialogs.unsaved()?.written]).toEqual([
    "名前を変更",
    true,
    { name: "途中" },
  ]);
  dialogs.answerClosing(false);
  expect([dialogs.shown(), asks()]).toEqual(["名前を変更", false]);
  dialogs.answerClosing(true);
  expect([dialogs.shown(), dialogs.unsaved()]).toEqual([null, null]);
});

test("a field that is written back to what it was is no work", () => {
  const { dialogs, asks } = opened();
  dialogs.write({ name: "途中" }, { name: "" });
  dialogs.write({ name: "" }, { name: "" });
  dialogs.askToClose();
  expect([dialogs.shown(), asks()]).toEqual([null, false]);
});

test("whether what was open still is: also with less to do, and not once it is closed or opened again", () => {
  const { dialogs } = opened();
  const isOpen = dialogs.stillOpen();
  dialogs.keep("名前を変更（残り）");
  expect(isOpen()).toBe(true);
  dialogs.open("名前を変更（残り）");
  expect(isOpen()).toBe(false);
  const isClosed = dialogs.stillOpen();
  dialogs.close();
  expect(isClosed()).toBe(false);
});

describe("a call of the open dialog", () => {
  function running() {
    const { promise, resolve, reject } = waiting<{ is: string }>();
    const { dialogs, ...state } = opened();
    const handles: (() => boolean)[] = [];
    const call = (isOpen: () => boolean) => {
      handles.push(isOpen);
      return promise;
    };
    return { dialogs, ...state, call, answer: resolve, fail: reject, calls: () => handles.length, handles };
  }

  test("one at a time: another press gives nothing, and the dialog stays until the answer is here", async () => {
    const { dialogs, isBusy, call, answer, calls } = running();
    const first = dialogs.run(call);
    expect([isBusy(), await dialogs.run(call), calls()]).toEqual([true, null, 1]);
    dialogs.askToClose();
    expect(dialogs.shown()).toBe("名前を変更");
    answer({ is: "saved" });
    expect([await first, isBusy()]).toEqual([{ is: "saved" }, false]);
  });

  test("another dialog is open by then: the answer is none of its, and it is not held by it", async () => {
    const { dialogs, isBusy, call, answer, handles } = running();
    const first = dialogs.run(call);
    dialogs.leave();
    dialogs.open("追加");
    expect(isBusy()).toBe(false);
    const other = waiting<boolean>();
    const second = dialogs.run(() => other.promise);
    answer({ is: "saved" });
    expect([await first, handles[0]?.(), isBusy()]).toEqual([null, false, true]);
    other.resolve(true);
    expect([await second, isBusy()]).toEqual([true, false]);
  });

  test("one that throws is over", async () => {
    const { dialogs, isBusy, call, fail } = running();
    const first = dialogs.run(call);
    fail(new Error("broken"));
    await expect(first).rejects.toThrow("broken");
    expect(isBusy()).toBe(false);
  });
});
