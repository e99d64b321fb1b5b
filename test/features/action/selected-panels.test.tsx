import { act } from "react";
import { expect, test } from "vitest";
import { effectEditors } from "../../../src/features/action/effects/editors.js";
import { withSight } from "../../kit/sight.js";
import { openScreen } from "./open-screen.js";

withSight();

test("a selection draws the panels again whose state it changes, and no other", async () => {
  const drawn: string[] = [];
  const Counted: (typeof effectEditors)[1] = ({ value }) => {
    drawn.push(String(value.text));
    return null;
  };
  const inputs = Array.from({ length: 60 }, (_, at) => ({ type: 1, text: String(at + 1) }));
  const { model, box } = await openScreen({ inputs }, { editors: { ...effectEditors, 1: Counted } });
  await act(async () => model.expandAll());
  async function redrawnBy(change: () => void): Promise<string[]> {
    drawn.length = 0;
    await act(async () => change());
    return [...drawn];
  }
  const checks = () => box.querySelectorAll(".row-checkbox").length;
  expect(drawn).toHaveLength(16);
  expect(await redrawnBy(() => model.selection.toggle("r1"))).toEqual(["2"]);
  // All that are drawn whole have a checkbox now.
  expect(checks()).toBe(16);
  expect(await redrawnBy(() => void model.selection.extend("r1", 1))).toEqual(["3"]);
  expect(await redrawnBy(() => model.selection.selectTo("r4"))).toEqual(["4", "5"]);
  expect(await redrawnBy(() => model.selection.clear())).toEqual(["2", "3", "4", "5"]);
  expect(checks()).toBe(0);
});

test("a key in one effect draws no other again while several are selected", async () => {
  const drawn: string[] = [];
  const Counted: (typeof effectEditors)[1] = ({ value }) => {
    drawn.push(String(value.text));
    return null;
  };
  const inputs = Array.from({ length: 10 }, (_, at) => ({ type: 1, text: String(at + 1) }));
  const { model } = await openScreen({ inputs }, { editors: { ...effectEditors, 1: Counted } });
  await act(async () => {
    model.expandAll();
    model.selection.selectAll("r0");
  });
  drawn.length = 0;
  await act(async () => model.changeEffect("r3", { type: 1, text: "x" }, "text"));
  expect(drawn).toEqual(["x"]);
});
