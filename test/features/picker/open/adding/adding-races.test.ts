import { describe, expect, it } from "vitest";
import type { PlainData } from "../../../../../src/lib/plain-data.js";
import { flushMicrotasks, givenResource, openPicker, openResource, sourceOf } from "../../open-picker.js";

const list = sourceOf(
  [
    { id: 1, name: "来店", group_id: 5 },
    { id: 2, name: "ＶＩＰ　会員", group_id: 5 },
  ],
  [{ id: 5, name: "顧客" }],
);
const made = { id: 9, name: "新規" };

describe("what happens while a new item is made", () => {
  const other = sourceOf([{ id: 50, name: "シナリオ" }]);

  it("another kind is asked for: the item goes to its own list, and nothing is chosen", async () => {
    const [tags, scenarios] = [givenResource(list), givenResource(other)];
    const picker = openPicker(tags, {}, [1]);
    picker.list.addNew("新規");
    picker.leave();
    picker.configure({ kind: "scenario" });
    picker.model.follow(scenarios);
    picker.list.search("シ");
    await picker.additions.answer(made);
    expect(tags.state().source?.ids).toEqual([1, 2, 9]);
    expect(scenarios.state().source?.ids).toEqual([50]);
    expect([picker.model.value(), picker.list.shown.now().query]).toEqual([[1], "シ"]);
    expect([picker.events, picker.list.shown.now().status]).toEqual([
      [{ added: { ...made, group_id: 0 } }],
      "idle",
    ]);
  });

  it("another kind is asked for and it fails: no name is kept for the other kind", async () => {
    const picker = openPicker(list);
    picker.list.addNew("新規");
    picker.leave();
    picker.model.follow(givenResource(other));
    await picker.additions.answer("timeout");
    expect([picker.list.shown.now().failedName, picker.events]).toEqual([null, [{ addFailed: "新規" }]]);
  });

  it.each<[end: "timeout" | typeof made, ids: number[]]>([
    [made, [9]],
    ["timeout", []],
  ])("the operator searches on: %j leaves the new search and its active row alone", async (end, ids) => {
    const picker = openPicker(list);
    picker.list.search("新規");
    picker.press("+");
    picker.list.search("来");
    await picker.additions.answer(end);
    expect([picker.list.shown.now().query, picker.ids()]).toEqual(["来", ids]);
    expect(picker.list.shown.now().current).toBe(picker.at("来店"));
  });

  it("the page asks for another kind when it hears of the item: nothing is chosen there", async () => {
    const picker = openPicker(list, {}, [1]);
    picker.events.push = () => {
      picker.model.follow(givenResource(other));
      return 0;
    };
    picker.list.addNew("新規");
    await picker.additions.answer(made);
    expect(picker.model.value()).toEqual([1]);
  });

  it.each<[what: string, value: PlainData, touch: number[], next: PlainData]>([
    ["a value of a list", [1], [], [2]],
    ["the very value that it had before the operator's edit", [1], [2], [1]],
    ["none, where none was before", null, [2], null],
  ])("the page sets another value, %s: the item goes to the list, and nothing is chosen", async (...at) => {
    const [, value, touch, next] = at;
    for (const end of [made, "timeout"] as const) {
      const picker = openPicker(list, {}, value);
      picker.model.chooseAlso(touch.map((id) => list.ids.indexOf(id)));
      picker.list.search("新規");
      picker.list.addNew("新規");
      picker.model.load(next);
      await picker.additions.answer(end);
      expect(picker.model.value()).toEqual(next ?? []);
      expect(picker.listed()).toContain(end === made ? "新規" : "+");
      const { query, failedName, added, status } = picker.list.shown.now();
      expect([query, failedName, added, status]).toEqual(["新規", null, null, "idle"]);
      expect(picker.events.at(-1)).toEqual(
        end === made ? { added: { ...made, group_id: 0 } } : { addFailed: "新規" },
      );
    }
  });

  it("the page resets the value: nothing is chosen", async () => {
    const picker = openPicker(list, {}, [1]);
    picker.list.addNew("新規");
    picker.model.reset();
    await picker.additions.answer(made);
    expect(picker.model.value()).toEqual([1]);
  });

  it("the page sets another value when it hears of the item: nothing is chosen there", async () => {
    const picker = openPicker(list, {}, [1]);
    picker.events.push = () => Number(picker.model.load([2]));
    picker.list.addNew("新規");
    await picker.additions.answer(made);
    expect(picker.model.value()).toEqual([2]);
  });

  it("others are ticked: it comes after them", async () => {
    const picker = openPicker(list, {}, [1]);
    picker.list.addNew("新規");
    picker.press("ＶＩＰ　会員");
    await picker.additions.answer(made);
    expect(picker.ids()).toEqual([1, 2, 9]);
  });

  it.each<[end: "timeout" | typeof made, failedName: string | null]>([
    [made, null],
    ["timeout", "新規"],
  ])("another one is chosen where one can be: it stays (%j)", async (end, failedName) => {
    const picker = openPicker(list, { multiple: false }, 1);
    picker.list.addNew("新規");
    picker.press("ＶＩＰ　会員");
    picker.open();
    await picker.additions.answer(end);
    const { open, added } = picker.list.shown.now();
    // What the operator does by then goes on.
    expect([picker.ids(), open, added]).toEqual([[2], true, null]);
    expect(picker.list.shown.now().failedName).toBe(failedName);
    expect(picker.listed().includes("新規")).toBe(end === made);
  });

  it("the value is set anew while pasted names are made: no more are made, and none is chosen", async () => {
    const picker = openPicker(list, {}, [1]);
    picker.list.paste(["新一", "新二"]);
    const end = picker.list.makePasted(["新一", "新二"], 0);
    picker.model.load([2]);
    await picker.additions.answer({ id: 21, name: "新一" });
    await end;
    expect([picker.additions.asked.length, picker.ids()]).toEqual([1, [2]]);
  });

  it("the picker leaves the page: the item is chosen all the same", async () => {
    const picker = openPicker(list, {}, [1]);
    picker.list.addNew("新規");
    picker.leave();
    await picker.additions.answer(made);
    expect([picker.model.value(), picker.events.at(-1)]).toEqual([[1, 9], "edited"]);
    expect(picker.model.itemsOfNow()().at(-1)).toMatchObject(made);
    picker.press("ＶＩＰ　会員");
    expect(picker.model.value()).toEqual([1, 9, 2]);
  });

  it.each<[what: string, end: "timeout" | typeof list, after: (number | string)[]]>([
    ["the list comes later", list, [1, 9]],
    ["the list cannot be had", "timeout", [1, 9]],
  ])("%s: the item is chosen by its id", async (_, end, after) => {
    const open = openResource();
    const picker = openPicker(open.resource, {}, [1]);
    picker.list.addNew("新規");
    await picker.additions.answer(made);
    expect(picker.ids()).toEqual([1, 9]);
    await open.answer(end);
    expect(picker.ids()).toEqual(after);
    if (end === list) expect(picker.listed()).toContain("新規");
    picker.model.takeOffMissing([77]);
    expect(picker.ids()).toEqual(after);
  });

  it("the list is loaded again: the item stays chosen and listed", async () => {
    const open = openResource();
    const picker = openPicker(open.resource);
    await open.answer(list);
    open.clock.now = 5 * 60_000 + 1;
    picker.open();
    picker.list.addNew("新規");
    await picker.additions.answer(made);
    await open.answer(list);
    expect(picker.listed()).toContain("新規");
    picker.press("来店");
    expect([
      picker.ids(),
      picker.events.some((each) => typeof each === "object" && "dropped" in (each as object)),
    ]).toEqual([[9, 1], false]);
    await flushMicrotasks();
  });
});
