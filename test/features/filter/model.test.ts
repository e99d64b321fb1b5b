import { describe, expect, it } from "vitest";
import type { PlainData } from "../../../src/lib/plain-data.js";
import every from "../../fixtures/filter-every-condition.json" with { type: "json" };
import { everything } from "./filter-settings.js";
import { filterOf, openFilter, tagged } from "./open-filter.js";

describe("loading", () => {
  it.each(["editor", "board", "funneling"] as const)(
    "every condition of the public surface comes back key for key in mode %s",
    (mode) => {
      const { model } = openFilter(structuredClone(every) as unknown as PlainData, { mode });
      expect(JSON.stringify(model.value())).toBe(JSON.stringify(every));
      expect(JSON.stringify(model.payload())).toBe(JSON.stringify(every));
      expect([model.isDirty(), model.problems()]).toEqual([false, []]);
    },
  );
});

describe("undo and redo", () => {
  it("options and folders never merge", () => {
    const { model } = openFilter(filterOf());
    model.chooseOption("take_num", 100);
    model.chooseOption("take_num", 200);
    model.undo();
    expect(model.value().take_num).toBe(100);
    model.chooseFolder(1);
    model.chooseFolder(2);
    model.undo();
    expect(model.value().group_id).toBe(1);
  });
});

describe("dirty", () => {
  it.each([
    ["editor", false],
    ["board", false],
    ["funneling", true],
  ] as const)("blanks around a name are not saved, hence no change (%s)", (mode, dirty) => {
    const { model } = openFilter(filterOf(tagged(1)), { mode });
    model.renameFilter(" 優良顧客 ");
    expect(model.isDirty()).toBe(dirty);
    model.renameFilter("優良 顧客");
    expect(model.isDirty()).toBe(true);
  });

  it("a query that was a number and is typed again is no change: it is sent as text", () => {
    const { model } = openFilter(filterOf({ type: 75, var_id: 201, match: 0, query: 100 }));
    model.changeCondition("r0", { type: 75, var_id: 201, match: 0, query: "100" }, "query");
    expect([model.isDirty(), model.canUndo()]).toEqual([false, true]);
  });
});

it("settings decide what is a problem and what is paid in", () => {
  const { model } = openFilter({ ...filterOf(tagged(1)), name: " " }, { mode: "funneling" });
  expect(model.problems()).toEqual([]);
  expect(model.payload().name).toBe(" ");
  model.configure({ ...everything, locale: "en" });
  expect(model.problems()).toHaveLength(1);
  expect(model.payload().name).toBe("");
  expect(model.value().name).toBe(" ");
});

it("what is said beside a row comes from three parts that do not take from each other", () => {
  const { model, look, put } = openFilter(filterOf(tagged(1), tagged(2)));
  put(model.atoms.figures, new Map([["r0", { figure: "残り 3人", isZero: false }]]));
  put(model.atoms.logicWarnings, new Map([["r0", { warning: "重複" }]]));
  put(model.atoms.verdicts, new Map([["r1", { meets: true }]]));
  expect([...look(model.atoms.notes)]).toEqual([
    ["r0", { figure: "残り 3人", isZero: false, warning: "重複" }],
    ["r1", { meets: true }],
  ]);
});
