import { atom, createStore } from "jotai/vanilla";
import { describe, expect, test } from "vitest";
import type { DialogWork } from "../../../src/editor/index.js";
import { type SalonDialog, type WorkName, workNames } from "../../../src/features/salon/dialogs.js";
import { createSalonModel } from "../../../src/features/salon/model.js";
import { type SalonSettings, sectionNames } from "../../../src/features/salon/settings.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { course } from "../salon-items/records.js";

const settings: SalonSettings = {
  ...{ locale: "ja", swatch: null, disabledTypes: [], abilities: [], triggerContext: null },
  ...{ limits: { commonVarMin: 0, commonVarMax: 0 }, finishLabel: null, cancelable: false },
  ...{ readonly: false, disabled: false, server: "", salon: 1, sections: sectionNames },
};
const other: SalonSettings = { ...settings, salon: 2 };

/** A model, and what it says to its element. */
function opened() {
  const store = createStore();
  const said: string[] = [];
  /** What a page that goes now would keep. */
  const draft = () => {
    const { dialogs } = model;
    const now = dialogs.unsaved();
    return [...(now ? [now] : []), ...dialogs.offered()].map(nameOf);
  };
  const model = createSalonModel({
    ...{ store, settings, year: 2026 },
    onEdit: () => said.push("edit"),
    onLeaving: () => said.push(`leaving ${model.settings().salon} with ${draft().join(", ") || "nothing"}`),
    onLeft: () => said.push(`at ${model.settings().salon}`),
  });
  /** Edits one of the works, as the section that shows it does. */
  const edit = (name: WorkName, written: PlainObject | null, isValid = true) => {
    const dirty = atom(written !== null);
    model.edit(name, {
      atoms: { dirty },
      isDirty: () => store.get(dirty),
      isValid: () => isValid,
      written: () => written ?? {},
    });
    return { save: () => store.set(dirty, false) };
  };
  /** Writes in a dialog. */
  const write = (dialog: SalonDialog, written: PlainObject) => {
    model.dialogs.open(dialog);
    model.dialogs.write(written, {});
  };
  return { model, store, said, draft, edit, write, get: store.get };
}

const nameOf = ({ dialog, written }: DialogWork<SalonDialog>) =>
  `${dialog.is === "work" ? dialog.name : dialog.is} ${Object.values(written).join()}`;
const newCourse = { is: "item", kind: "courses", original: null } as const;
const work = (name: WorkName, text: string): DialogWork<SalonDialog> => ({
  dialog: { is: "work", name },
  written: { text },
});

describe("another salon", () => {
  test("is shown at once where nothing is unsaved, and nothing said of the one before stays", () => {
    const { model, said, get } = opened();
    model.warn("courses", ["だめ"]);
    model.announce("保存しました");
    model.focusOn({ section: "courses", id: 41, control: "edit" });
    model.dialogs.open(newCourse);
    model.configure(other);
    expect([model.settings().salon, get(model.atoms.leavingFor)]).toEqual([2, null]);
    expect([get(model.atoms.alerts), get(model.atoms.announcement).text, get(model.atoms.focus)]).toEqual([
      ...[{}, "", null],
    ]);
    expect([model.dialogs.shown(), said]).toEqual([null, ["leaving 1 with nothing", "at 2"]]);
  });

  test.each<[string, (on: ReturnType<typeof opened>) => void]>([
    ["something is written in a dialog", ({ write }) => write(newCourse, { name: "カラー" })],
    ["a section is edited", ({ edit }) => void edit("opening", { a: 1 })],
    [
      "work from before is not taken up yet",
      ({ model }) => {
        model.dialogs.offer([work("opening", "kept")]);
        model.dialogs.restoreOffered();
      },
    ],
  ])("waits where %s, and nothing else of the settings does", (_, begin) => {
    const on = opened();
    begin(on);
    const { model, get } = on;
    model.configure({ ...other, readonly: true, server: "/b" });
    const { salon, server, readonly } = model.settings();
    expect([salon, server, readonly, model.isDirty()]).toEqual([1, "", true, true]);
    expect(get(model.atoms.leavingFor)).toMatchObject({ salon: 2, server: "/b" });
    model.answerLeaving(false);
    expect([model.settings().salon, model.isDirty(), get(model.atoms.leavingFor)]).toEqual([1, true, null]);
    model.configure(other);
    model.answerLeaving(true);
    expect([model.settings().salon, model.isDirty(), get(model.atoms.leavingFor)]).toEqual([2, false, null]);
    expect(get(model.atoms.unsavedSections)).toEqual([]);
  });

  test("of two that are asked for the last counts; back to the one that is shown there is no question", () => {
    const { model, write, get } = opened();
    write(newCourse, { name: "カラー" });
    model.configure(other);
    model.configure({ ...settings, salon: null });
    expect(get(model.atoms.leavingFor)?.salon).toBe(null);
    model.configure(settings);
    expect(get(model.atoms.leavingFor)).toBe(null);
    model.answerLeaving(true);
    expect([model.settings().salon, model.isDirty()]).toEqual([1, true]);
  });

  test("of another server it is another one", () => {
    const { model, edit, said } = opened();
    const { save } = edit("shop", { name: "店" });
    model.configure({ ...settings, server: "/b" });
    expect(model.settings().server).toBe("");
    save();
    model.configure({ ...settings, server: "/b" });
    expect([model.settings().server, said]).toEqual(["/b", ["leaving 1 with nothing", "at 1"]]);
  });

  test("keeps what is still on offer of the one before, and offers nothing of it", () => {
    const { model, write, said } = opened();
    model.dialogs.offer([work("opening", "kept")]);
    write(newCourse, { name: "given up" });
    model.configure(other);
    model.answerLeaving(true);
    expect(said.slice(-2)).toEqual(["leaving 1 with opening kept", "at 2"]);
    expect(model.dialogs.offered()).toEqual([]);
  });
});

describe("what a page keeps when it goes", () => {
  test("the dialog first, then what is edited in the sections, then what is still on offer", () => {
    const { model, edit, write, draft } = opened();
    expect([draft(), model.isDirty(), model.dialogs.unsaved()]).toEqual([[], false, null]);
    model.dialogs.offer([work("actions", "earlier")]);
    edit("shop", { text: "shop" });
    const bulk = edit("bulk-courses", { text: "bulk" });
    edit("opening", null);
    write(newCourse, { name: "カラー" });
    expect(draft()).toEqual(["item カラー", "bulk-courses bulk", "shop shop", "actions earlier"]);
    expect([model.isDirty(), model.dialogs.unsaved()?.dialog.is]).toEqual([true, "item"]);
    model.dialogs.close();
    bulk.save();
    expect(draft()).toEqual(["shop shop", "actions earlier"]);
  });

  test("work that is taken back goes on where it was, and its section is shown", () => {
    const { model, get, draft, edit } = opened();
    model.dialogs.offer([work("opening", "kept"), work("shop", "earlier")]);
    model.dialogs.restoreOffered();
    expect([model.section(), draft()]).toEqual(["opening", ["opening kept", "shop earlier"]]);
    expect(get(model.atoms.unsavedSections)).toEqual(["opening"]);
    expect(model.takeRestored("shop")).toBe(null);
    expect(model.takeRestored("opening")).toEqual({ text: "kept" });
    expect(model.takeRestored("opening")).toBe(null);
    edit("opening", { text: "kept" });
    expect([draft(), model.isDirty()]).toEqual([["opening kept", "shop earlier"], true]);
  });

  test("what is there is made anew, and what is written in it takes its place among what is offered", () => {
    const { model, edit, draft } = opened();
    edit("bulk-courses", { text: "now" });
    model.dialogs.offer([work("bulk-courses", "kept"), work("shop", "earlier")]);
    model.dialogs.restoreOffered();
    expect(model.work("bulk-courses")).toBe(null);
    expect(draft()).toEqual(["bulk-courses kept", "bulk-courses now", "shop earlier"]);
    // Once more, before anybody has taken it up.
    model.dialogs.restoreOffered();
    expect(draft()).toEqual(["bulk-courses now", "bulk-courses kept", "shop earlier"]);
  });

  test("what nothing is written in is no offer", () => {
    const { model, edit, draft } = opened();
    edit("shop", null);
    model.dialogs.offer([work("shop", "kept")]);
    model.dialogs.restoreOffered();
    expect([draft(), model.work("shop")]).toEqual([["shop kept"], null]);
  });

  test("a dialog that is taken back is open in its section, over what is edited there", () => {
    const { model, edit, draft } = opened();
    edit("shop", { text: "shop" });
    const dialog = { is: "item", kind: "resources", original: null } as const;
    model.dialogs.offer([{ dialog, written: { name: "中村" } }]);
    model.dialogs.restoreOffered();
    expect([model.section(), model.dialogs.shown()]).toEqual(["resources", dialog]);
    expect(draft()).toEqual(["item 中村", "shop shop"]);
  });

  test("a dialog that is open meanwhile is offered in its turn", () => {
    const { model, write, draft } = opened();
    model.dialogs.offer([{ dialog: { is: "add-url" }, written: { name: "春" } }, work("shop", "earlier")]);
    write({ is: "item", kind: "courses", original: course(41).wire }, { name: "カラー" });
    model.dialogs.restoreOffered();
    expect([model.dialogs.shown()?.is, draft()]).toEqual([
      "add-url",
      ["add-url 春", "item カラー", "shop earlier"],
    ]);
  });

  test("whichever of all is taken back, and however often, nothing is given up", () => {
    for (const name of workNames) {
      const { model, edit, write, draft } = opened();
      for (const each of workNames) edit(each, { text: `${each} now` });
      write(newCourse, { name: "カラー" });
      model.dialogs.offer([
        work(name, "kept"),
        { dialog: { is: "add-url" }, written: { name: "春" } },
        work(name, "older"),
      ]);
      const all = draft().sort();
      for (let time = 0; time < 4; time++) {
        model.dialogs.restoreOffered();
        expect(draft().sort()).toEqual(all);
      }
    }
  });

  test("of a section that is not offered it stays, and the section that is shown too", () => {
    const { model, draft } = opened();
    model.configure({ ...settings, sections: ["courses", "urls"] });
    model.dialogs.offer([work("opening", "kept")]);
    model.dialogs.restoreOffered();
    expect([model.section(), draft()]).toEqual(["courses", ["opening kept"]]);
  });

  test("not wanted it goes, and an earlier one comes up", () => {
    const { model, draft } = opened();
    model.dialogs.offer([work("opening", "kept"), work("shop", "earlier")]);
    model.dialogs.discardOffered();
    expect(draft()).toEqual(["shop earlier"]);
  });
});

describe("what is edited", () => {
  test("names its section as unsaved until it is saved", () => {
    const { model, edit, get } = opened();
    const shop = edit("shop", { text: "a" });
    const bulk = edit("bulk-resources", { text: "b" });
    edit("opening", null);
    expect(get(model.atoms.unsavedSections)).toEqual(["resources", "online"]);
    shop.save();
    expect([get(model.atoms.unsavedSections), model.isDirty()]).toEqual([["resources"], true]);
    bulk.save();
    expect([get(model.atoms.unsavedSections), model.isDirty()]).toEqual([[], false]);
  });

  test("is valid where all that is unsaved is", () => {
    const { model, edit } = opened();
    edit("opening", null, false);
    expect(model.isValid()).toBe(true);
    const { save } = edit("shop", { text: "a" }, false);
    expect(model.isValid()).toBe(false);
    save();
    expect(model.isValid()).toBe(true);
  });

  test("in a dialog is said, and is nothing once it is as it was", () => {
    const { model, said } = opened();
    model.dialogs.open(newCourse);
    model.dialogs.write({ name: "カ" }, { name: "" });
    expect(model.isDirty()).toBe(true);
    model.dialogs.write({ name: "" }, { name: "" });
    expect([model.isDirty(), said]).toEqual([false, ["edit", "edit"]]);
  });
});

test("a section that is no longer offered makes room for the first that is", () => {
  const { model, get } = opened();
  model.show("online");
  model.configure({ ...settings, sections: ["online", "urls"] });
  expect(model.section()).toBe("online");
  model.configure({ ...settings, sections: ["urls", "calendars"] });
  expect([model.section(), get(model.atoms.leavingFor)]).toEqual(["urls", null]);
});

test("what is said again is heard again, and what is warned of is of one section", () => {
  const { model, store, get } = opened();
  const heard: unknown[] = [];
  store.sub(model.atoms.announcement, () => heard.push(get(model.atoms.announcement)));
  model.announce("保存しました");
  model.announce("保存しました");
  expect(heard).toEqual([{ text: "保存しました" }, { text: "保存しました" }]);
  expect(heard[0]).not.toBe(heard[1]);
  model.warn("courses", ["だめ"]);
  model.warn("urls", []);
  expect(get(model.atoms.alerts)).toEqual({ courses: ["だめ"] });
  model.warn("courses", []);
  expect(get(model.atoms.alerts)).toEqual({ courses: [] });
});
