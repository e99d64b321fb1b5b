import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { createDialogState } from "../../src/editor/dialog-state.js";

/** The state of dialogs that are texts, with one of them open. */
function opened() {
  const store = createStore();
  const dialogs = createDialogState<string>(store);
  dialogs.open("名前を変更");
  return { dialogs, asks: () => store.get(dialogs.atoms.asksToLeave) };
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
