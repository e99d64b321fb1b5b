import { atom, createStore, Provider, useAtomValue } from "jotai";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { createEditorSession, type EditorCommands } from "../../../src/editor/index.js";
import { conditionPart } from "../../../src/features/condition-slide/deferred.js";
import {
  type ConditionContext,
  type ConditionOwner,
  ConditionSlide,
  createConditionSaves,
} from "../../../src/features/condition-slide/index.js";
import { createKnownConditions } from "../../../src/features/condition-slide/known-conditions.js";
import { writeFilter } from "../../../src/features/filter/entity.js";
import { type FilterState, readFilter } from "../../../src/features/filter/index.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { listsOf } from "../filter/conditions/show-editor.js";
import { everything } from "../filter/filter-settings.js";
import { conditionOn } from "./filter-on.js";

/** A thing with a condition that is no row of a list, and has no history: what an owner must be, and no more. */
async function openThing(start: { id: number | null; pending?: FilterState }) {
  const store = createStore();
  const thing = atom<{ id: number | null; pending: FilterState | undefined; isOpen: boolean }>({
    id: start.id,
    pending: start.pending,
    isOpen: true,
  });
  const change = (changes: object) => store.set(thing, { ...store.get(thing), ...changes });
  const owner: ConditionOwner = {
    pending: () => store.get(thing).pending,
    isOpen: () => store.get(thing).isOpen,
    saves: createConditionSaves(),
    open: () => change({ isOpen: true }),
    leave: () => change({ isOpen: false }),
    edit: (pending) => change({ pending }),
    decide: (id) => change({ id, pending: undefined, isOpen: false }),
    drop: () => change({ id: null, pending: undefined }),
  };
  const saveCondition = vi.fn(async (_: PlainObject) => ({
    ok: true as const,
    data: { id: 7 },
    status: 200,
  }));
  const lists = listsOf([{ id: 1, name: "常連" }]);
  const context: ConditionContext = {
    settings: everything,
    lists,
    page: {
      filter: {
        lists,
        audience: atom({ estimate: null, explain: null, findFriends: null }),
        folders: () => Promise.reject(new Error("none")),
        savedFilter: () => Promise.reject(new Error("none")),
      },
      conditions: createKnownConditions(async () => ({ ok: true, data: conditionOn("田中"), status: 200 })),
      saveCondition,
    },
    validationContext: () => ({ locale: "ja", limits: everything.limits, now: "2026-11-22 10:00" }),
    reportError() {},
  };
  const commands = { session: createEditorSession(), pageEditors: new Map() } as unknown as EditorCommands;
  function Thing() {
    const { id, pending, isOpen } = useAtomValue(thing);
    const undo = { canUndo: false, canRedo: false, undo() {}, redo() {} };
    return isOpen ? (
      <ConditionSlide
        {...{ owner, id, pending, undo, context, commands }}
        title="お知らせ"
        lead="一致する友だちだけに知らせます"
        problems={[]}
      />
    ) : (
      <p>{String(id)}</p>
    );
  }
  await conditionPart.load();
  const box = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  const root = createRoot(box);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <Provider store={store}>
        <Thing />
      </Provider>,
    ),
  );
  async function press(name: string) {
    const button = [...box.querySelectorAll("button")].find(
      (each) => (each.getAttribute("aria-label") ?? each.textContent) === name,
    );
    if (!button) throw new Error(`no button ${name} in ${box.textContent}`);
    await act(async () => button.click());
  }
  return { box, press, saveCondition, thing: () => store.get(thing) };
}

/** A filter with a condition on each of these names. */
function filterOf(...names: string[]): FilterState {
  const inputs = names.flatMap((name) => conditionOn(name).inputs as PlainObject[]);
  return readFilter({ inputs }) as FilterState;
}

it("anything that has a condition shows, edits and saves it in the slide", async () => {
  const { box, press, saveCondition, thing } = await openThing({
    id: null,
    pending: filterOf("田中", "佐藤"),
  });
  expect(box.textContent).toContain("お知らせ");
  expect(box.textContent).toContain("一致する友だちだけに知らせます");
  await press("削除");
  const edited = thing().pending as FilterState;
  expect(writeFilter(edited).inputs).toEqual(conditionOn("佐藤").inputs);
  await press("条件を決めて戻る");
  expect(saveCondition.mock.calls).toEqual([
    [expect.objectContaining({ fid: null, inputs: conditionOn("佐藤").inputs })],
  ]);
  expect(thing()).toEqual({ id: 7, pending: undefined, isOpen: false });
});

it("and takes it off, or goes back with what it has", async () => {
  const saved = await openThing({ id: 31 });
  await saved.press("条件を外す");
  expect(saved.thing()).toEqual({ id: null, pending: undefined, isOpen: false });
  const left = await openThing({ id: 31 });
  await left.press("お知らせ");
  expect([left.thing(), left.saveCondition.mock.calls]).toEqual([
    { id: 31, pending: undefined, isOpen: false },
    [],
  ]);
});
