import { describe, expect, it } from "vitest";
import { openPicker } from "../open-picker.js";
import { list } from "./items.js";

const onlyEditable = { onlyEditable: true };

describe("a range", () => {
  type Step = ["to" | "shift", name: string];
  it.each<[what: string, before: number[], steps: Step[], after: number[]]>([
    [
      "grows downwards",
      [],
      [
        ["to", "い"],
        ["shift", "う"],
        ["shift", "か"],
      ],
      [2, 3, 4],
    ],
    [
      "grows upwards",
      [],
      [
        ["to", "か"],
        ["shift", "う"],
        ["shift", "い"],
      ],
      [4, 3, 2],
    ],
    [
      "shrinks",
      [],
      [
        ["to", "あ"],
        ["shift", "か"],
        ["shift", "い"],
      ],
      [1, 2],
    ],
    [
      "shrinks to where it began",
      [],
      [
        ["to", "い"],
        ["shift", "か"],
        ["shift", "い"],
      ],
      [2],
    ],
    [
      "turns round at its start",
      [],
      [
        ["to", "う"],
        ["shift", "さ"],
        ["shift", "い"],
      ],
      [3, 2],
    ],
    [
      "turns round to a farther end",
      [],
      [
        ["to", "い"],
        ["shift", "う"],
        ["shift", "あ"],
      ],
      [2, 1],
    ],
    [
      "turns round upwards",
      [],
      [
        ["to", "う"],
        ["shift", "あ"],
        ["shift", "か"],
      ],
      [3, 4],
    ],
    [
      "passes over what is protected",
      [],
      [
        ["to", "か"],
        ["shift", "し"],
      ],
      [4, 5],
    ],
    [
      "leaves what is protected",
      [6],
      [
        ["to", "さ"],
        ["shift", "し"],
        ["shift", "さ"],
      ],
      [6, 5],
    ],
    [
      "keeps what lies outside",
      [4],
      [
        ["to", "あ"],
        ["shift", "い"],
      ],
      [4, 1, 2],
    ],
    [
      "begins where the keys have led",
      [],
      [
        ["to", "い"],
        ["to", "か"],
        ["shift", "さ"],
      ],
      [4, 5],
    ],
    ["begins with the row itself where nothing has led", [], [["shift", "う"]], [3]],
  ])("%s", (_, before, steps, after) => {
    const picker = openPicker(list, onlyEditable, before);
    for (const [how, name] of steps) picker.list[how === "shift" ? "extendTo" : "moveTo"](picker.at(name));
    expect([...picker.ids()].sort()).toEqual([...after].sort());
  });

  it("is one edit for each step", () => {
    const picker = openPicker(list);
    picker.list.moveTo(picker.at("う"));
    picker.list.extendTo(picker.at("か"));
    picker.list.extendTo(picker.at("あ"));
    expect(picker.events).toEqual(["edited", "edited"]);
  });

  it("does not exist where one item can be chosen", () => {
    const picker = openPicker(list, { multiple: false }, 1);
    picker.list.extendTo(picker.at("か"));
    expect([picker.ids(), picker.list.shown.now().moved]).toEqual([[1], picker.at("か")]);
  });

  it("passes over the deleted and the offer of something new", () => {
    const picker = openPicker(list, { showDeleted: true }, [98]);
    picker.list.search("さ");
    expect(picker.listed()).toEqual(["[null]", "さ", "[missing]", "#98", "+"]);
    picker.list.moveTo(0);
    picker.list.extendTo(2);
    expect(picker.ids()).toEqual([98, 5]);
  });
});
