import { describe, expect, it } from "vitest";
import { openPicker, openResource, sourceOf } from "../open-picker.js";

const before = sourceOf([{ id: 1, name: "来店" }]);
const after = sourceOf([
  { id: 5, name: "先頭" },
  { id: 1, name: "来店" },
]);
const made = { id: 9, name: "新しい" };
const ignore = () => {};

it("is loaded for the first picker and arranged once for all of them", async () => {
  const { resource, asked, answer } = openResource();
  const pickers = [openPicker(resource), openPicker(resource)];
  expect([asked.length, resource.catalogue()]).toEqual([1, null]);
  await answer(before);
  const [one, other] = pickers.map(({ model }) => model.field.now().catalogue);
  expect(one).toBe(resource.catalogue());
  expect(other).toBe(one);
  resource.insert(made);
  expect(resource.catalogue()?.ids).toEqual([1, 9]);
});

it("is empty after a 403 of shared information, and nobody may trust it (rules: picker-empty-list)", async () => {
  const { resource, answer } = openResource(true);
  resource.subscribe(ignore);
  await answer("forbidden");
  expect(resource.state()).toMatchObject({ is: "ready", complete: false, source: { ids: [] } });
});

describe("a new item in the list (rules: picker-new-item-sent)", () => {
  const ids = (open: ReturnType<typeof openResource>) => open.resource.state().source?.ids;

  it("is there at once, last, and everybody is told", async () => {
    const open = openResource();
    let calls = 0;
    open.resource.subscribe(() => calls++);
    open.resource.subscribe(() => calls++);
    await open.answer(before);
    open.resource.insert(made);
    expect([ids(open), open.resource.state().source?.items[9], calls]).toEqual([[1, 9], made, 4]);
    expect(before.ids).toEqual([1]);
  });

  it("replaces what has its id", async () => {
    const open = openResource();
    open.resource.subscribe(ignore);
    await open.answer(before);
    open.resource.insert({ id: 1, name: "来店済み" });
    expect([ids(open), open.resource.state().source?.items[1]?.name]).toEqual([[1], "来店済み"]);
  });

  it.each(["constructor", "toString", "__proto__"])("is there though its id is %s", async (id) => {
    const open = openResource();
    open.resource.subscribe(ignore);
    await open.answer(before);
    open.resource.insert({ id, name: "x" });
    expect(ids(open)).toEqual([1, id]);
    expect(Object.hasOwn(open.resource.state().source?.items ?? {}, id)).toBe(true);
  });
});

describe("a picker that is asked for another kind", () => {
  it.each<[what: string, first: "other" | "own"]>([
    ["while the first list is on its way", "own"],
    ["and whose new list is there first", "other"],
  ])("%s shows the new list alone, and the first call is given up", async (_, first) => {
    const [tags, scenarios] = [openResource(), openResource()];
    const picker = openPicker(tags.resource, {}, [1]);
    picker.leave();
    picker.configure({ kind: "scenario" });
    picker.model.follow(scenarios.resource);
    expect(tags.asked[0]?.aborted).toBe(true);
    if (first === "other") await scenarios.answer(after);
    await tags.answer(before);
    if (first === "own") await scenarios.answer(after);
    expect([picker.listed(), picker.ids(), picker.events]).toEqual([["先頭", "来店"], [1], []]);
    expect(tags.resource.state().is).toBe("loading");
  });

  it("does not take the list away from another picker of the first kind", async () => {
    const tags = openResource();
    const [leaving, staying] = [openPicker(tags.resource), openPicker(tags.resource)];
    leaving.leave();
    expect(tags.asked[0]?.aborted).toBe(false);
    await tags.answer(before);
    expect([staying.listed(), tags.asked.length]).toEqual([["来店"], 1]);
  });
});
