import { createStore } from "jotai/vanilla";
import { expect, it } from "vitest";
import { SavingStatus } from "../../src/editor/finishing.js";
import { createEditorSession } from "../../src/editor/session.js";

it("an editor starts idle, with nothing told, asked or offered", () => {
  const session = createEditorSession();
  const store = createStore();
  const values = Object.entries(session).map(([name, each]) => [name, store.get<unknown>(each)]);
  expect(Object.fromEntries(values)).toEqual({
    status: SavingStatus.idle,
    failure: null,
    success: null,
    notice: null,
    attempts: 0,
    unreadableInputs: [],
    inexactInputs: {},
    offeredDraft: null,
  });
});

it("two editors share nothing, even in one store", () => {
  const [one, other] = [createEditorSession(), createEditorSession()];
  const store = createStore();
  store.set(one.attempts, 3);
  store.set(one.status, SavingStatus.saving);
  expect([store.get(other.attempts), store.get(other.status)]).toEqual([0, SavingStatus.idle]);
});
