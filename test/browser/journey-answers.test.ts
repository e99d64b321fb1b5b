import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  confirmDeletion,
  controlIn,
  deleteRow,
  mountJourneys,
  namesIn,
  openJourneys,
  rowIds,
} from "../elements/journey-list/page.js";
import { type JourneyHost, serveJourneys } from "../elements/journey-list/server.js";
import { button, root } from "../elements/page.js";
import { eventually, onScreen, within } from "./support/editors.js";
import { focused } from "./support/focus.js";
import { gate } from "./support/served-host.js";

const opened = (list: Element) => within(list).getByRole("dialog");
const isClosed = (list: Element) => root(list).querySelector("dialog[open]") === null;
const linesOf = (list: Element) =>
  [...root(list).querySelectorAll("dialog[open] [role=alert] :is(strong, li)")].map(
    (each) => each.textContent,
  );
const focusedRow = () => Number(focused().closest<HTMLElement>("[data-journey]")?.dataset.journey);

/** A failure, and what the dialog says of it. */
const failures: [name: string, answer: () => Response, lines: string[]][] = [
  [
    "422",
    () => Response.json({ message: "できません。", errors: { group_id: ["ありません。"] } }, { status: 422 }),
    ["エラー（422）", "できません。", "ありません。"],
  ],
  ["500", () => new Response("<h1>broken</h1>", { status: 500 }), ["不明なエラーが発生しました"]],
  ["409", () => Response.json({ message: "古いです。" }, { status: 409 }), ["エラー（409）", "古いです。"]],
  [
    "no connection",
    () => {
      throw new TypeError("Failed to fetch");
    },
    ["通信できませんでした。接続を確認して、もう一度お試しください。"],
  ],
];

async function openMove(list: Element, id: number, target: string): Promise<void> {
  controlIn(list, id, "more").click();
  await within(list).getByRole("menuitem", { name: "グループへ移動..." }).click();
  await opened(list).getByRole("radio", { name: target }).click();
}

async function openGroup(list: Element): Promise<void> {
  await button(list, "キャンペーンのメニュー").click();
  await within(list).getByRole("menuitem", { name: "削除" }).click();
  await expect.element(opened(list)).toBeVisible();
}

const dialogs = [
  {
    name: "moving to a group",
    call: "POST journeys/mv_group",
    main: "移動する",
    open: (list: Element) => openMove(list, 1405, "キャンペーン"),
    isDone: (list: Element) => namesIn(list, "キャンペーン").includes("体験予約から会員登録まで"),
  },
  {
    name: "deleting a group",
    call: "DELETE journey_groups/83",
    main: "削除する",
    open: openGroup,
    isDone: (list: Element) => namesIn(list, "未分類").length === 5,
  },
];

describe.each(dialogs)("$name", ({ call, main, open, isDone }) => {
  test("stays until it is answered, says that it is under way, and calls once", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    const held = gate();
    host.meet(call, () => held.passed);
    await open(list);
    await opened(list).getByRole("button", { name: main }).click();
    const busy = opened(list).getByRole("button", { name: "処理中..." });
    await expect.element(busy).toHaveAttribute("aria-busy", "true");
    await busy.click();
    await userEvent.keyboard("{Escape}");
    await opened(list).getByRole("button", { name: "キャンセル" }).click({ force: true });
    expect(isClosed(list)).toBe(false);
    held.open();
    await expect.poll(() => isClosed(list)).toBe(true);
    await expect.poll(() => isDone(list)).toBe(true);
    expect(host.writes().filter(([each]) => each === call).length).toBe(1);
    await eventually(() => list.contains(focused()) || root(list).contains(focused())).toBe(true);
  });

  test.each(failures)("%s is said in it, and it can be tried again", async (_, answer, lines) => {
    const host = serveJourneys();
    const list = await openJourneys();
    host.meet(call, answer);
    await open(list);
    await opened(list).getByRole("button", { name: main }).click();
    await eventually(() => linesOf(list)).toEqual(lines);
    const reload = opened(list).getByRole("button", { name: "ページを再読み込み" });
    expect(reload.elements().length).toBe(lines[0] === "エラー（409）" ? 1 : 0);
    expect(isDone(list)).toBe(false);
    await opened(list).getByRole("button", { name: main }).click();
    await expect.poll(() => isClosed(list)).toBe(true);
    await expect.poll(() => isDone(list)).toBe(true);
  });
});

test("a row that is moved out of sight leaves the focus to the next one", async () => {
  serveJourneys();
  const list = await openJourneys({ "group-id": "81" });
  const [first = 0, second = 0] = rowIds(list);
  await openMove(list, first, "キャンペーン");
  await opened(list).getByRole("button", { name: "移動する" }).click();
  await expect.poll(() => isClosed(list)).toBe(true);
  expect(rowIds(list)).not.toContain(first);
  await eventually(focusedRow).toBe(second);
});

test("moved from the bar of what is selected, the focus is there again", async () => {
  serveJourneys();
  const list = await openJourneys({ "group-id": "81" });
  controlIn(list, 1405, "select").click();
  await button(list, "移動").click();
  await opened(list).getByRole("radio", { name: "キャンペーン" }).click();
  await opened(list).getByRole("button", { name: "移動する" }).click();
  await expect.poll(() => isClosed(list)).toBe(true);
  await eventually(() => focused().textContent).toBe("移動");
});

describe("元に戻す is one Tab away", () => {
  async function remove(list: Element): Promise<void> {
    await opened(list).getByRole("button", { name: "削除する" }).click();
    await expect.element(button(list, "元に戻す")).toBeVisible();
  }

  test.each([1100, 360])("from the row where the focus is then, %i px wide", async (width) => {
    const host = serveJourneys();
    const list = await openJourneys({ "group-id": "81" }, width);
    controlIn(list, 1405, "name").focus();
    await userEvent.keyboard("{Delete}");
    await remove(list);
    await eventually(focusedRow).toBe(1406);
    await userEvent.keyboard("{Tab}");
    expect(focused().textContent).toBe("元に戻す");
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    expect(focusedRow()).toBe(1406);
    await userEvent.keyboard("{Tab}{Enter}");
    await eventually(focusedRow).toBe(1405);
    expect(host.writes()).toEqual([]);
  });

  test("after several were deleted from the bar", async () => {
    const host = serveJourneys();
    const list = await openJourneys({ "group-id": "81" });
    await deleteSelectedOf(list, [1401, 1405]);
    await expect.element(button(list, "元に戻す")).toBeVisible();
    await eventually(focusedRow).toBe(1406);
    await userEvent.keyboard("{Tab}{Enter}");
    await eventually(focusedRow).toBe(1401);
    expect(host.writes()).toEqual([]);
  });

  test("after the last one of what is shown", async () => {
    serveJourneys();
    const list = mountJourneys();
    await eventually(() => rowIds(list).length).toBeGreaterThan(0);
    await userEvent.keyboard("{Escape}");
    await within(list).getByRole("checkbox", { name: "すべて選択" }).click();
    await within(list)
      .getByRole("group", { name: "選択中のジャーニー" })
      .getByRole("button", { name: "削除" })
      .click();
    await remove(list);
    await eventually(() => focused().textContent).toBe("ジャーニーを追加");
    await userEvent.keyboard("{Tab}");
    expect(focused().textContent).toBe("元に戻す");
    await userEvent.keyboard("{Enter}");
    await eventually(() => rowIds(list).length).toBeGreaterThan(0);
  });

  test("closed by its button, the focus is in the row again, and what waited is sent", async () => {
    const host = serveJourneys();
    const list = await openJourneys({ "group-id": "81" });
    controlIn(list, 1405, "name").focus();
    await userEvent.keyboard("{Delete}");
    await remove(list);
    await eventually(focusedRow).toBe(1406);
    await userEvent.keyboard("{Tab}{Tab}{Enter}");
    await eventually(() => host.writes()).toEqual([["DELETE journeys/1405", null]]);
    await eventually(focusedRow).toBe(1406);
  });
});

describe("writes on one journey go one after another", () => {
  const star = "PATCH journeys/1405/fav";
  const sent = (host: JourneyHost) => host.writes().map(([call]) => call);

  /** The host holds the answer to a star. */
  async function starred() {
    const host = serveJourneys();
    const list = await openJourneys();
    const held = gate();
    host.meet(star, () => held.passed);
    controlIn(list, 1405, "star").click();
    await eventually(() => sent(host)).toEqual([star]);
    return { host, list, held };
  }

  test("a move to a group, and the deletion of several, wait for what is under way on one of them", async () => {
    const { host, list, held } = await starred();
    await openMove(list, 1405, "キャンペーン");
    await opened(list).getByRole("button", { name: "移動する" }).click();
    await expect.element(opened(list).getByRole("button", { name: "処理中..." })).toBeVisible();
    await onScreen();
    expect(sent(host)).toEqual([star]);
    held.open();
    await eventually(() => sent(host)).toEqual([star, "POST journeys/mv_group"]);
    await expect.poll(() => isClosed(list)).toBe(true);

    const again = gate();
    host.meet(star, () => again.passed);
    controlIn(list, 1405, "star").click();
    await deleteSelectedOf(list, [1401, 1405]);
    const refreshed = list.refresh();
    await onScreen();
    expect(sent(host).slice(2)).toEqual([star]);
    again.open();
    await refreshed;
    expect(sent(host).slice(2)).toEqual([star, "POST journeys/bulk_delete"]);
  });

  test("a deletion is sent at once where the element is taken away", async () => {
    const { host, list, held } = await starred();
    await deleteRow(list, 1405);
    list.remove();
    await eventually(() => sent(host)).toEqual([star, "DELETE journeys/1405"]);
    held.open();
  });
});

async function deleteSelectedOf(list: Element, ids: readonly number[]): Promise<void> {
  for (const id of ids) controlIn(list, id, "select").click();
  await within(list)
    .getByRole("group", { name: "選択中のジャーニー" })
    .getByRole("button", { name: "削除" })
    .click();
  await confirmDeletion(list);
}
