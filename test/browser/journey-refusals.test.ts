import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { JourneyListElement } from "../../src/entries/journey-list.js";
import { alertLines, controlIn, openJourneys, rowIds } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { said } from "../elements/page.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";

const unknown = "不明なエラーが発生しました";
const up = "{Alt>}{ArrowUp}{/Alt}";

async function moveUp(list: JourneyListElement, id: number): Promise<void> {
  controlIn(list, id, "name").focus();
  await userEvent.keyboard(up);
}

const gestures: [name: string, call: string, act: (list: JourneyListElement) => unknown, title?: string][] = [
  ["a star", "PATCH journeys/1405/fav", (list) => controlIn(list, 1405, "star").click()],
  ["a copy", "POST journeys/1405/copy", (list) => controlIn(list, 1405, "copy").click()],
  ["an order", "POST journeys/sort", (list) => moveUp(list, 1405), "並べ替えを保存できませんでした"],
];
const answers: [status: number, lines: string[], offersReload: boolean][] = [
  [503, [unknown], false],
  [409, ["エラー（409）", "ほかの人が使っています。", "もう一度。"], true],
  [404, ["エラー（404）", "ほかの人が使っています。", "もう一度。"], false],
];
const each = gestures.flatMap((gesture) =>
  answers.map((answer) => [...gesture.slice(0, 3), gesture[3], ...answer]),
);

test.each(
  each as [
    string,
    string,
    (list: JourneyListElement) => unknown,
    string | undefined,
    number,
    string[],
    boolean,
  ][],
)(
  "%s that is refused by %s: as it was before, and said in the server's words where it may say some",
  async (_, call, act, title, status, lines, offersReload) => {
    const host = serveJourneys();
    const list = await openJourneys({ "group-id": "81" });
    const heard = record(list, ["failure", "saved"]);
    const before = rowIds(list);
    const body = { message: "ほかの人が使っています。", errors: { ids: ["もう一度。", "もう一度。"] } };
    host.meet(call, () => Response.json(body, { status }));
    await act(list);
    await eventually(() => alertLines(list)).toEqual(title === undefined ? lines : [title, ...lines]);
    const reload = within(list).getByRole("button", { name: "ページを再読み込み" });
    expect(reload.elements().length).toBe(offersReload ? 1 : 0);
    expect(rowIds(list)).toEqual(before);
    expect(controlIn(list, 1405, "star").getAttribute("aria-pressed")).toBe("false");
    expect(heard.map(({ type, detail }) => [type, detail.status])).toEqual([["failure", status]]);
    expect(host.writes().map(([each]) => each)).toEqual([call]);
  },
);

test("a star that is pressed five times while its call hangs ends in one more call, or in none", async () => {
  const host = serveJourneys();
  const list = await openJourneys();
  let answer = (_: null) => {};
  host.meet("PATCH journeys/1405/fav", () => new Promise((given) => (answer = given)));
  for (let press = 0; press < 5; press += 1) controlIn(list, 1405, "star").click();
  await eventually(() => host.writes().length).toBe(1);
  expect(controlIn(list, 1405, "star").getAttribute("aria-pressed")).toBe("true");
  controlIn(list, 1405, "star").click();
  answer(null);
  await eventually(() => host.writes()).toEqual([
    ["PATCH journeys/1405/fav", { favorite: 1 }],
    ["PATCH journeys/1405/fav", { favorite: 0 }],
  ]);
});

test("未分類 is sorted by null; by another order than the manual one nothing is moved, and it says why", async () => {
  const host = serveJourneys();
  const list = await openJourneys({ "group-id": "none" });
  await moveUp(list, 1415);
  await eventually(() => host.writes()).toEqual([
    ["POST journeys/sort", { group_id: null, ids: [1415, 1414] }],
  ]);
  await userEvent.selectOptions(within(list).getByRole("combobox", { name: "並び順" }), "名前");
  await moveUp(list, rowIds(list)[1] as number);
  await eventually(() => said(list)).toContain("並び順が手動のときに並べ替えられます");
  expect(host.writes().length).toBe(1);
});
