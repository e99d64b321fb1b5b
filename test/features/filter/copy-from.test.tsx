import { Provider } from "jotai";
import { act } from "react";
import { afterAll, expect, it, vi } from "vitest";
import type { EditorCommands } from "../../../src/editor/index.js";
import { filterWords } from "../../../src/features/filter/messages.js";
import type { FilterPage } from "../../../src/features/filter/services.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { render } from "../../kit/render.js";
import { filterOf, marked, openFilter, tagged } from "./open-filter.js";

// The list of saved searches has tests of its own: here one press chooses search 31. Files of this project share their
// modules, so those that this one bends are loaded anew, and again after it.
vi.resetModules();
vi.doMock(import("../../../src/features/filter/head/SavedSearches.js"), () => ({
  SavedSearches: ({ text, onChoose }) => (
    <button type="button" onClick={() => onChoose(31)}>
      {text}
    </button>
  ),
}));
const { CopyFrom } = await import("../../../src/features/filter/head/CopyFrom.js");
afterAll(() => {
  vi.doUnmock("../../../src/features/filter/head/SavedSearches.js");
  vi.resetModules();
});

const search = { ...filterOf(tagged(8)), fid: 31, name: "休眠客" };

it("a saved search takes the place of everything, in one step, and whose record it is stays", async () => {
  const page = await openCopy(search);
  await page.copy();
  expect(page.model.value()).toEqual({ ...search, name: "休眠客のコピー", fid: 5 });
  expect(page.status()).toContain("「休眠客」を読み込みました");
  await act(async () => void page.model.undo());
  expect(page.model.value()).toEqual(filterOf(tagged(1)));
});

it("its conditions can be added to those that were there instead", async () => {
  const page = await openCopy(search);
  await page.copy();
  await page.press("置き換えずに追加する");
  expect(page.model.value()).toEqual(filterOf(tagged(1), tagged(8)));
  expect(page.status()).toContain("「休眠客」の条件を追加しました");
});

it("what may be there once is not added a second time: the search stays in their place", async () => {
  const page = await openCopy({ ...search, inputs: [marked(2), tagged(8)] }, filterOf(marked(1)));
  await page.copy();
  await page.press("置き換えずに追加する");
  expect(page.shape()).toEqual(["m2", 8]);
  expect(page.refused).toEqual(["既に追加されています"]);
});

it("after another edit nothing is offered that would undo the edit in place of the copy", async () => {
  const page = await openCopy(search);
  await page.copy();
  await act(async () => page.model.renameFilter("別の名前"));
  expect(page.buttons()).not.toContain("置き換えずに追加する");
  await act(async () => page.model.undoEdit());
  await page.press("置き換えずに追加する");
  expect(page.shape()).toEqual([1, 8]);
});

it.each<[what: string, answer: PlainObject | null]>([
  ["cannot be had", null],
  ["is none", { name: "名" }],
])("a search that %s changes nothing, and it is said", async (_, answer) => {
  const page = await openCopy(answer);
  await page.copy();
  expect(page.model.value()).toEqual(filterOf(tagged(1)));
  expect(page.alert()).toBe("読み込みに失敗しました");
});

/** The button above a filter, on a page whose search 31 is the answer. */
async function openCopy(answer: PlainObject | null, start: PlainObject = filterOf(tagged(1))) {
  const opened = openFilter(start);
  const refused: string[] = [];
  const server = {
    savedFilter: async () =>
      answer
        ? { ok: true, data: answer, status: 200 }
        : { ok: false, failure: { kind: "unreachable", status: null, messages: [] } },
  } as unknown as FilterPage;
  const commands = {
    refuse: (message: string) => refused.push(message),
    reportFailure: () => {},
  } as unknown as EditorCommands;
  const { box } = await render(
    <Provider store={opened.store}>
      <CopyFrom
        model={opened.model}
        page={server}
        commands={commands}
        words={filterWords.ja}
        attempted={false}
      />
    </Provider>,
  );
  const buttons = () => [...box.querySelectorAll("button")];
  const press = (word: string) =>
    act(async () => {
      const button = buttons().find(({ textContent }) => textContent === word);
      if (!button) throw new Error(`there is no ${word}`);
      button.click();
    });
  return {
    ...opened,
    refused,
    press,
    copy: () => press("カスタム検索からコピー"),
    buttons: () => buttons().map(({ textContent }) => textContent),
    status: () => box.querySelector("[role=status]")?.textContent,
    alert: () => box.querySelector("[role=alert]")?.textContent,
  };
}
