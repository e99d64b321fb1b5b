import { describe, expect, it } from "vitest";
import { openPicker, openResource, sourceOf } from "../open-picker.js";

const before = sourceOf([{ id: 1, name: "来店" }]);
const after = sourceOf([
  { id: 5, name: "先頭" },
  { id: 1, name: "来店" },
]);
const made = { id: 9, name: "新しい" };
const later = 5 * 60_000 + 1;
const ignore = () => {};

describe("one list for many pickers (friends-and-operations §7 “Picker”)", () => {
  it("is not loaded for nobody", () => {
    expect(openResource().asked.length).toBe(0);
  });

  it("is loaded once, and everybody is told", async () => {
    const { resource, asked, answer } = openResource();
    const told: string[] = [];
    for (const name of ["a", "b", "c"]) resource.subscribe(() => told.push(name));
    expect([asked.length, resource.state().is]).toEqual([1, "loading"]);
    await answer(before);
    expect([asked.length, told, resource.state()]).toEqual([
      1,
      ["a", "b", "c"],
      { is: "ready", source: before, complete: true },
    ]);
    resource.subscribe(ignore);
    expect(asked.length).toBe(1);
  });

  it("is given up when the last one leaves, not before, and loaded anew for the next", async () => {
    const { resource, asked, answer } = openResource();
    const [leave, leaveToo] = [resource.subscribe(ignore), resource.subscribe(ignore)];
    leave();
    leave();
    expect(asked[0]?.aborted).toBe(false);
    leaveToo();
    expect(asked[0]?.aborted).toBe(true);
    resource.subscribe(ignore);
    expect(asked.length).toBe(2);
    await answer("aborted");
    expect(resource.state().is).toBe("loading");
    await answer(before);
    expect(resource.state()).toMatchObject({ is: "ready", source: before });
  });

  it("takes no answer of a call that was given up", async () => {
    const { resource, answer } = openResource();
    resource.subscribe(ignore)();
    resource.subscribe(ignore);
    await answer(before);
    expect(resource.state().is).toBe("loading");
    await answer(after);
    expect(resource.state().source).toBe(after);
  });

  it("can be tried again after a failure, and only then", async () => {
    const { resource, asked, answer } = openResource();
    resource.subscribe(ignore);
    resource.retry();
    expect(asked.length).toBe(1);
    await answer("unreachable");
    expect(resource.state()).toMatchObject({ is: "failed", failure: { kind: "unreachable" } });
    resource.subscribe(ignore);
    expect(asked.length).toBe(1);
    resource.retry();
    resource.retry();
    expect([asked.length, resource.state().is]).toEqual([2, "loading"]);
    await answer(before);
    expect(resource.state().source).toBe(before);
    resource.retry();
    expect(asked.length).toBe(2);
  });

  it.each<[what: string, kindAllows: boolean, state: unknown]>([
    [
      "of shared information is an empty list that nobody may trust (§6)",
      true,
      { is: "ready", complete: false },
    ],
    ["of any other kind is a failure", false, { is: "failed", source: null }],
  ])("403 %s", async (_, kindAllows, state) => {
    const { resource, answer } = openResource(kindAllows);
    resource.subscribe(ignore);
    await answer("forbidden");
    expect(resource.state()).toMatchObject(state as object);
    expect(resource.state().source?.ids ?? []).toEqual([]);
  });

  it.each(["expired", "refused", "unreadable", "timeout", "unreachable"] as const)(
    "%s is a failure even of shared information",
    async (kind) => {
      const { resource, answer } = openResource(true);
      resource.subscribe(ignore);
      await answer(kind);
      expect(resource.state().is).toBe("failed");
    },
  );
});

describe("a list that has grown old", () => {
  async function loaded(forbiddenIsEmpty = false) {
    const open = openResource(forbiddenIsEmpty);
    open.resource.subscribe(ignore);
    await open.answer(before);
    return open;
  }

  it.each<[age: number, calls: number]>([
    [0, 1],
    [5 * 60_000, 1],
    [later, 2],
  ])("of %i ms has been asked for %i times when a picker opens", async (age, calls) => {
    const { resource, clock, asked } = await loaded();
    clock.now = age;
    resource.refresh();
    resource.refresh();
    expect(asked.length).toBe(calls);
    expect(resource.state().source).toBe(before);
  });

  it("is replaced when the new one comes, and young again", async () => {
    const { resource, clock, asked, answer } = await loaded();
    clock.now = later;
    resource.refresh();
    await answer(after);
    expect(resource.state().source).toBe(after);
    resource.refresh();
    expect(asked.length).toBe(2);
  });

  it("stays when the new one cannot be had, and is asked for again", async () => {
    const { resource, clock, asked, answer } = await loaded();
    clock.now = later;
    resource.refresh();
    await answer("timeout");
    expect(resource.state()).toEqual({ is: "ready", source: before, complete: true });
    resource.refresh();
    expect(asked.length).toBe(3);
  });

  it("stays when everybody leaves in the middle", async () => {
    const open = openResource();
    const leave = open.resource.subscribe(ignore);
    await open.answer(before);
    open.clock.now = later;
    open.resource.refresh();
    leave();
    expect(open.asked[1]?.aborted).toBe(true);
    await open.answer(after);
    expect(open.resource.state().source).toBe(before);
  });

  it("is looked at again after a 403 as well: a right may be given", async () => {
    const open = openResource(true);
    open.resource.subscribe(ignore);
    await open.answer("forbidden");
    open.clock.now = later;
    open.resource.refresh();
    await open.answer(before);
    expect(open.resource.state()).toEqual({ is: "ready", source: before, complete: true });
  });

  it("is not asked for while it is loaded, has failed, or was given by the page", async () => {
    const open = openResource();
    open.resource.subscribe(ignore);
    open.clock.now = later;
    open.resource.refresh();
    await open.answer("timeout");
    open.resource.refresh();
    expect(open.asked.length).toBe(1);
  });
});

describe("a new item in the list (friends-and-operations §7 “Picker”)", () => {
  const ids = (open: ReturnType<typeof openResource>) => open.resource.state().source?.ids;

  it("is there at once, last, and everybody is told", async () => {
    const open = openResource();
    let told = 0;
    open.resource.subscribe(() => told++);
    open.resource.subscribe(() => told++);
    await open.answer(before);
    open.resource.insert(made);
    expect([ids(open), open.resource.state().source?.items[9], told]).toEqual([[1, 9], made, 4]);
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

  it("is not lost when an older answer arrives after it", async () => {
    const open = openResource();
    open.resource.subscribe(ignore);
    await open.answer(before);
    open.clock.now = later;
    open.resource.refresh();
    open.resource.insert(made);
    await open.answer(after);
    expect([ids(open), open.resource.state().source?.items[9]]).toEqual([[5, 1, 9], made]);
  });

  it("is as the answer has it, once the answer has it", async () => {
    const open = openResource();
    open.resource.subscribe(ignore);
    await open.answer(before);
    open.clock.now = later;
    open.resource.refresh();
    open.resource.insert({ id: 1, name: "old" });
    await open.answer(after);
    expect([ids(open), open.resource.state().source?.items[1]?.name]).toEqual([[5, 1], "来店"]);
  });

  it("is there when the first list comes after it", async () => {
    const open = openResource();
    open.resource.subscribe(ignore);
    open.resource.insert(made);
    expect(open.resource.state().is).toBe("loading");
    await open.answer(before);
    expect(ids(open)).toEqual([1, 9]);
  });

  it("is not kept for later calls, which know whether it is there", async () => {
    const open = openResource();
    open.resource.subscribe(ignore);
    open.resource.insert(made);
    await open.answer(before);
    open.clock.now = later;
    open.resource.refresh();
    await open.answer(after);
    expect(ids(open)).toEqual([5, 1]);
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
    expect([picker.listed(), picker.ids(), picker.told]).toEqual([["先頭", "来店"], [1], []]);
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
