import { describe, expect, it } from "vitest";
import { openPicker, sourceOf } from "../open-picker.js";

const list = sourceOf(
  [
    { id: 1, name: "来店", group_id: 1 },
    { id: 2, name: "VIP", group_id: 1 },
    { id: 3, name: "本部用", group_id: 2, writable: false },
    { id: 4, name: "VIP候補", group_id: 2 },
  ],
  [
    { id: 1, name: "会員" },
    { id: 2, name: "本部" },
  ],
);

describe("what changed much of the choice at once", () => {
  it("is taken back one by one, with everything in its place", () => {
    const { model, list: opened } = openPicker(list, {}, [4, 1]);
    opened.chooseVisible();
    expect(model.ids()).toEqual([4, 1, 2, 3]);
    model.clear();
    expect(model.ids()).toEqual([]);
    expect([model.putBack(), model.ids()]).toEqual([true, [4, 1, 2, 3]]);
    expect([model.putBack(), model.ids(), model.isDirty()]).toEqual([true, [4, 1], false]);
    expect([model.putBack(), model.field.now().lastChip]).toEqual([false, { is: "putBack", id: null }]);
  });

  it("is that of a folder, of what is deleted and of a pasted list too", () => {
    const { model, list: opened } = openPicker(list, { showDeleted: true }, [77, 4]);
    opened.pressGroup(1);
    model.takeOffMissing([77]);
    opened.paste(["本部用"]);
    opened.takePasted([3]);
    expect(model.ids()).toEqual([4, 1, 2, 3]);
    model.putBack();
    expect(model.ids()).toEqual([4, 1, 2]);
    model.putBack();
    expect(model.ids()).toEqual([77, 4, 1, 2]);
    model.putBack();
    expect(model.ids()).toEqual([77, 4]);
  });

  it("stays as it is once something else was edited", () => {
    const { model, list: opened, press } = openPicker(list, {}, []);
    opened.chooseVisible();
    press("VIP");
    expect([model.putBack(), model.ids()]).toEqual([false, [1, 3, 4]]);
    model.load([2]);
    expect([model.putBack(), model.ids()]).toEqual([false, [2]]);
  });

  it("waits behind letters that were typed since, which the search box takes back", () => {
    const { model, list: opened } = openPicker(list, {}, []);
    opened.search("VIP");
    opened.chooseVisible();
    opened.search("VIP候");
    expect(model.putBack()).toBe(false);
    opened.search("VIP");
    expect([model.putBack(), model.ids()]).toEqual([true, []]);
  });

  it("comes back without what left with the first edit", () => {
    const { model, list: opened, events } = openPicker(list, {}, [77, 2]);
    opened.chooseVisible();
    model.putBack();
    expect([model.ids(), events]).toEqual([[2], [{ dropped: [77] }, "edited", "edited"]]);
  });

  it("is no step where nothing changed", () => {
    const { model, list: opened } = openPicker(list, {}, [1, 2, 3, 4]);
    opened.chooseVisible();
    expect(model.putBack()).toBe(false);
  });
});

describe("what is taken off unseen", () => {
  it.each<[what: string, query: string, onlyEditable: boolean, unseen: number]>([
    ["nothing, where all is seen", "", false, 0],
    ["what a search hides", "VIP", false, 2],
    ["not what may not go", "VIP", true, 1],
  ])("%s", (_, query, onlyEditable, unseen) => {
    const { list: opened } = openPicker(list, { onlyEditable }, [1, 2, 3]);
    opened.search(query);
    expect(opened.shown.now().goesUnseen).toBe(unseen);
  });
});
