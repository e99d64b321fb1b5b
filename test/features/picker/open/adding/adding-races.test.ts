import { describe, expect, it } from "vitest";
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
