import { createStore } from "jotai/vanilla";
import { describe, expect, it, vi } from "vitest";
import { createTimelineModel, type TimelineSettings } from "../../../src/features/timeline/index.js";
import { anyCriteria } from "./any-criteria.js";

const settings: TimelineSettings = {
  locale: "ja",
  readonly: false,
  disabled: false,
  finishLabel: null,
  cancelable: false,
  criteria: anyCriteria,
};

describe("the selection", () => {
  it("is the list of ids in the order in which they were selected", () => {
    const { model, onEdit } = open();
    model.toggle(3);
    model.toggle(1);
    model.toggle(3);
    model.toggle(2);
    expect(model.value()).toEqual([1, 2]);
    expect(onEdit).toHaveBeenCalledTimes(4);
    expect(model.isDirty()).toBe(true);
  });

  it.each([
    [[2], 4, [2, 3, 4]],
    [[4], 2, [2, 3, 4]],
    [[], 3, [3]],
    [[9], 3, [9, 3]],
  ])("after %j, Shift on %i gives %j", (pressed, to, expected) => {
    const { model } = open();
    for (const id of pressed) model.toggle(id);
    model.selectRange(to, [1, 2, 3, 4, 5]);
    expect(model.value()).toEqual(expected);
  });

  it("a range from a message that was left is left", () => {
    const { model } = open();
    model.select([1, 2, 3, 4]);
    model.toggle(2);
    model.selectRange(4, [1, 2, 3, 4]);
    expect(model.value()).toEqual([1]);
  });

  it("nothing selected may not be sent, and is blank", () => {
    const { model } = open();
    expect(model.problems()).toEqual([{ message: "メッセージが選択されていません" }]);
    expect(model.isBlank()).toBe(true);
    model.toggle(1);
    expect(model.problems()).toEqual([]);
    model.clear();
    expect(model.value()).toEqual([]);
  });

  it("only what was sent leaves it", () => {
    const { model, onEdit } = open();
    model.select([1, 2, 3]);
    onEdit.mockClear();
    model.applySave([1, 3]);
    expect(model.value()).toEqual([2]);
    expect(onEdit).not.toHaveBeenCalled();
  });

  it.each([
    [
      ["1", 2, 2],
      [1, 2],
    ],
    [null, []],
  ])("%j can be loaded", (data, ids) => {
    const { model } = open();
    expect(model.load(data)).toBe(true);
    expect([model.value(), model.isDirty()]).toEqual([ids, false]);
  });

  it.each([["x"], [{}], [[0]], [[-1]], [[1.5]], [[""]], [[null]], [5]])("%j cannot", (data) => {
    const { model } = open();
    model.toggle(1);
    expect(model.load(data)).toBe(false);
    expect(model.value()).toEqual([1]);
  });
});

describe("what is asked", () => {
  it("is the operator's until the page changes that of it", () => {
    const { model } = open();
    model.chooseMode("star");
    model.search("予約");
    model.configure({ ...settings, locale: "en" });
    expect(model.criteria()).toMatchObject({ mode: "star", search: "予約" });
    model.configure({ ...settings, criteria: { ...anyCriteria, mode: "uncheck" } });
    expect(model.criteria()).toMatchObject({ mode: "uncheck", search: "予約" });
  });

  it.each<[what: string, act: (model: ReturnType<typeof open>["model"]) => void, funnelId: string | null]>([
    ["the page's", () => {}, "31"],
    ["the operator's", (model) => model.chooseSavedSearch("5"), "5"],
    ["none", (model) => model.chooseSavedSearch(null), null],
    ["none where all filters are taken off", (model) => model.clearFilters(), null],
    [
      "the operator's where the page says the same again",
      (model) => {
        model.chooseSavedSearch("5");
        model.configure({ ...settings, locale: "en", criteria: { ...anyCriteria, funnelId: "31" } });
      },
      "5",
    ],
    [
      "the page's where it says another",
      (model) => {
        model.chooseSavedSearch("5");
        model.configure({ ...settings, criteria: { ...anyCriteria, funnelId: "7" } });
      },
      "7",
    ],
    [
      "what was chosen, for who comes back to the page",
      (model) => {
        model.chooseSavedSearch("5");
        const place = model.readingPlace();
        model.chooseSavedSearch(null);
        model.comeBackTo(place);
      },
      "5",
    ],
  ])("a saved search: %s", (_, act, funnelId) => {
    const { model } = open();
    model.configure({ ...settings, criteria: { ...anyCriteria, funnelId: "31" } });
    act(model);
    expect(model.criteria()).toEqual({ ...anyCriteria, funnelId });
  });

  it("changes nothing of the selection", () => {
    const { model } = open();
    model.toggle(1);
    model.chooseMode("star");
    model.clearFilters();
    expect(model.value()).toEqual([1]);
  });
});

function open() {
  const onEdit = vi.fn();
  return { model: createTimelineModel({ store: createStore(), settings, onEdit }), onEdit };
}
