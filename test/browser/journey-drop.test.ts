import { expect, onTestFinished, test } from "vitest";
import { controlIn, namesIn, openJourneys } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { root, said } from "../elements/page.js";
import { devtools } from "./support/devtools.js";
import { eventually } from "./support/editors.js";
import { middleOf, mouse } from "./support/pointer.js";

const entry = (list: Element, name: string) =>
  root(list).querySelector(`.journey-groups button[aria-label="${name}"]`) as HTMLElement;
const marked = (list: Element) =>
  [...root(list).querySelectorAll(".is-drop-target")].map((each) => each.getAttribute("aria-label"));

test("the group under a row that is carried is marked, and the row is dropped into it", async () => {
  const host = serveJourneys();
  const list = await openJourneys();
  const from = middleOf(controlIn(list, 1405, "reorder"));
  await mouse.move(from);
  await mouse.down(from);
  await mouse.move({ ...from, y: from.y + 20 });
  expect(marked(list)).toEqual([]);
  for (const name of ["リピート促進", "未分類", "すべて", "キャンペーン"]) {
    await mouse.move(middleOf(entry(list, name)));
    await eventually(() => marked(list)).toEqual(name === "すべて" ? [] : [name]);
  }
  await mouse.up(middleOf(entry(list, "キャンペーン")));
  await eventually(() => marked(list)).toEqual([]);
  await eventually(() => host.writes()).toEqual([["POST journeys/mv_group", { group_id: 83, ids: [1405] }]]);
  await eventually(() => namesIn(list, "キャンペーン").at(-1)).toBe("体験予約から会員登録まで");
  await eventually(() => said(list)).toContain("1件を「キャンペーン」へ移動しました");
});

test("given up by Escape over a group: nothing is marked or moved; seen in forced colours too", async () => {
  const host = serveJourneys();
  const list = await openJourneys();
  await devtools("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value: "active" }] });
  onTestFinished(() => devtools("Emulation.setEmulatedMedia", { features: [] }).then(() => {}));
  const from = middleOf(controlIn(list, 1405, "reorder"));
  await mouse.move(from);
  await mouse.down(from);
  await mouse.move({ ...from, y: from.y + 20 });
  await mouse.move(middleOf(entry(list, "未分類")));
  await eventually(() => marked(list)).toEqual(["未分類"]);
  const { outlineStyle, outlineWidth } = getComputedStyle(entry(list, "未分類"));
  expect([outlineStyle, outlineWidth]).toEqual(["dashed", "3px"]);
  controlIn(list, 1405, "reorder").dispatchEvent(
    new KeyboardEvent("keydown", { key: "Escape", bubbles: true, composed: true, cancelable: true }),
  );
  await eventually(() => marked(list)).toEqual([]);
  await mouse.up(middleOf(entry(list, "未分類")));
  expect(host.writes()).toEqual([]);
});
