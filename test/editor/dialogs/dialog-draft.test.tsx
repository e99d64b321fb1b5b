import { createStore } from "jotai/vanilla";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DialogDraft } from "../../../src/editor/dialogs/dialog-draft.js";
import { createDialogState } from "../../../src/editor/dialogs/dialog-state.js";
import { isPlainObject } from "../../../src/lib/plain-data.js";

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  closePage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** So long until something would be offered. */
const look = () => vi.advanceTimersByTimeAsync(2000);
const leavePage = () => window.dispatchEvent(new Event("pagehide"));

const mounted: { leave(): void }[] = [];
/** The page goes for good. */
function closePage(): void {
  leavePage();
  for (const each of mounted.splice(0)) each.leave();
}

/** A page, whose elements have dialogs with one text. */
function openPage() {
  const kept = new Map<string, unknown>();
  const page = {
    kept<T>(name: string, create: () => T): T {
      if (!kept.has(name)) kept.set(name, create());
      return kept.get(name) as T;
    },
  };
  return { mount: () => mount(page) };
}

function mount(page: DialogDraft<string>["deps"]["page"]) {
  const dialogs = createDialogState<string>(createStore());
  const state: { server: string; owner: string | null } = { server: "1", owner: null };
  const element = document.createElement("div");
  element.id = "calendar";
  const draft = new DialogDraft<string>({
    ...{ element, page, dialogs: () => dialogs },
    readWork(data) {
      const { dialog, written } = isPlainObject(data) ? data : {};
      return typeof dialog === "string" && isPlainObject(written) ? { dialog, written } : null;
    },
    record: () => state.server,
    server: () => state.server,
    owner: () => state.owner,
  });
  const arrive = () => {
    document.body.append(element);
    draft.start();
  };
  arrive();
  const write = (text: string) => dialogs.write({ text }, {});
  const leave = () => {
    element.remove();
    draft.stop();
  };
  mounted.push({ leave });
  return {
    ...{ dialogs, draft, state, arrive, leave, write },
    type(text: string): void {
      dialogs.open("block");
      write(text);
    },
    show(server: string): void {
      draft.keep();
      dialogs.leave();
      state.server = server;
      draft.refresh();
    },
    /** Sends what is written. Returns what answers it. */
    save(): (isSaved: boolean) => Promise<void> {
      let answer = (_: boolean): void => {};
      const answered = new Promise<boolean>((resolve) => {
        answer = resolve;
      });
      const saved = dialogs.save(() => answered);
      return async (isSaved) => {
        answer(isSaved);
        await saved;
      };
    },
    async saveAtOnce(isSaved = true): Promise<void> {
      await dialogs.save(async () => isSaved);
      if (isSaved) dialogs.close();
    },
    offers: () => dialogs.offered().map(({ written }) => written.text),
  };
}

/** What the page offers that is opened next. */
async function offeredNext(): Promise<unknown[]> {
  closePage();
  const next = openPage().mount();
  await look();
  return next.offers();
}

describe("refused while its element was off the page", () => {
  async function refused() {
    const page = openPage();
    const one = page.mount();
    one.type("棚卸し");
    const answer = one.save();
    one.leave();
    await answer(false);
    return { page, one };
  }

  test("it goes on where the element comes back, and is not on offer", async () => {
    const { one } = await refused();
    one.arrive();
    await look();
    expect([one.offers(), one.dialogs.unsaved()?.written]).toEqual([[], { text: "棚卸し" }]);
    expect(await offeredNext()).toEqual(["棚卸し"]);
  });

  test.each(["棚卸し", "棚卸しと掃除"])(
    "it is saved after all, as %s: nothing of it is offered",
    async (text) => {
      const { one } = await refused();
      one.arrive();
      await look();
      one.write(text);
      await one.saveAtOnce();
      one.draft.refresh();
      await look();
      expect(one.offers()).toEqual([]);
      expect(await offeredNext()).toEqual([]);
    },
  );

  test("it is saved by the next call of the same save, with what others have changed", async () => {
    const { page, one } = await refused();
    const other = page.mount();
    one.write("棚卸しと掃除");
    const answer = one.save();
    await look();
    await answer(true);
    one.dialogs.close();
    one.arrive();
    await look();
    expect([one.offers(), other.offers(), await offeredNext()]).toEqual([[], [], []]);
  });

  test("it is offered in another element that is there", async () => {
    const { page } = await refused();
    const other = page.mount();
    await look();
    expect(other.offers()).toEqual(["棚卸し"]);
  });
});

test("what was edited while it was sent is the element's own until that is answered", async () => {
  const page = openPage();
  const one = page.mount();
  one.type("棚卸し");
  const answer = one.save();
  one.write("棚卸しと掃除");
  one.leave();
  const other = page.mount();
  await look();
  expect(other.offers()).toEqual([]);
  await answer(false);
  await look();
  expect(other.offers()).toEqual(["棚卸しと掃除"]);
});

describe("a page that was left, and stays", () => {
  test.each<[string, (one: ReturnType<typeof mount>) => unknown]>([
    ["discarded", ({ dialogs }) => dialogs.answerClosing(true)],
    ["closed by what has saved it elsewhere", ({ dialogs }) => dialogs.close()],
    [
      "edited and saved",
      async ({ write, saveAtOnce }) => {
        write("棚卸しと掃除");
        await saveAtOnce();
      },
    ],
  ])("%s: it is offered neither there nor on the next page", async (_, end) => {
    const one = openPage().mount();
    one.type("棚卸し");
    leavePage();
    await end(one);
    one.draft.refresh();
    await look();
    expect(one.offers()).toEqual([]);
    one.leave();
    one.arrive();
    await look();
    expect([one.offers(), await offeredNext()]).toEqual([[], []]);
  });

  test("what it keeps is nothing for another element with the same key", async () => {
    const page = openPage();
    const one = page.mount();
    one.type("棚卸し");
    leavePage();
    const other = page.mount();
    other.type("掃除");
    await look();
    expect([one.offers(), other.offers()]).toEqual([[], []]);
    expect((await offeredNext()).sort()).toEqual(["掃除", "棚卸し"]);
  });

  test("left for another server and named again: offered there once", async () => {
    const one = openPage().mount();
    one.type("棚卸し");
    leavePage();
    one.show("2");
    one.show("1");
    await look();
    expect(one.offers()).toEqual(["棚卸し"]);
    one.show("2");
    await look();
    expect(one.offers()).toEqual([]);
    one.show("1");
    await look();
    expect(one.offers()).toEqual(["棚卸し"]);
    expect(await offeredNext()).toEqual(["棚卸し"]);
  });
});

describe("another dialog is written in", () => {
  async function refusedMeanwhile() {
    const one = openPage().mount();
    one.type("棚卸し");
    const answer = one.save();
    one.show("2");
    one.show("1");
    one.type("掃除");
    await answer(false);
    return one;
  }

  test("what is refused meanwhile is offered once that one is saved", async () => {
    const one = await refusedMeanwhile();
    await look();
    await one.saveAtOnce();
    expect([one.offers(), await offeredNext()]).toEqual([["棚卸し"], ["棚卸し"]]);
  });

  test("both are kept where the page goes before anybody has looked", async () => {
    await refusedMeanwhile();
    expect(await offeredNext()).toEqual(["掃除", "棚卸し"]);
  });
});

test("what an earlier page has left is kept where somebody writes before anybody has looked", async () => {
  openPage().mount().type("棚卸し");
  closePage();
  openPage().mount().type("掃除");
  expect(await offeredNext()).toEqual(["掃除", "棚卸し"]);
});

test("a storage without room: what was refused is offered as long as the page is there", async () => {
  const one = openPage().mount();
  vi.stubGlobal("sessionStorage", {});
  one.type("棚卸し");
  const answer = one.save();
  expect(one.draft.keep()).toBe(false);
  one.show("2");
  await answer(false);
  await look();
  expect(one.offers()).toEqual([]);
  one.show("1");
  await look();
  expect(one.offers()).toEqual(["棚卸し"]);
});

test.each(["looked", "not looked yet"])(
  "another owner is offered nothing of the one before: %s since the last change",
  async (when) => {
    const one = openPage().mount();
    one.type("棚卸し");
    one.show("2");
    one.show("1");
    await look();
    expect(one.offers()).toEqual(["棚卸し"]);
    if (when === "not looked yet") one.draft.refresh();
    one.draft.changeOwner(() => {
      one.state.owner = "受付";
    });
    expect(one.offers()).toEqual([]);
    await look();
    expect(one.offers()).toEqual([]);
    one.draft.changeOwner(() => {
      one.state.owner = null;
    });
    await look();
    expect(one.offers()).toEqual(["棚卸し"]);
  },
);

test("an owner that changes while the element is off the page is offered nothing either", async () => {
  const one = openPage().mount();
  one.type("棚卸し");
  one.show("2");
  one.show("1");
  await look();
  one.leave();
  one.draft.changeOwner(() => {
    one.state.owner = "受付";
  });
  one.arrive();
  await look();
  expect(one.offers()).toEqual([]);
});
