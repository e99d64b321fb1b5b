import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { JourneyListElement } from "../../src/entries/journey-list.js";
import {
  alertLines,
  confirmDeletion,
  controlIn,
  deleteRow,
  deleteSelected,
  openJourneys,
  openSelected,
  row,
  rowIds,
} from "../elements/journey-list/page.js";
import { type JourneyHost, manyGroup, serveJourneys, serveMany } from "../elements/journey-list/server.js";
import { root, said } from "../elements/page.js";
import { journeys } from "../host/api/journeys.js";
import { eventually, onScreen, within } from "./support/editors.js";
import { gate } from "./support/served-host.js";
import { stopWaits } from "./support/stopped-waits.js";

const bulk = "POST journeys/bulk_delete";
const parts = (host: JourneyHost, call = bulk) =>
  host.writes().flatMap(([each, body]) => (each === call ? [(body as { ids: number[] }).ids] : []));
const stored = (host: JourneyHost, group: number | null) =>
  host.store.list(journeys).flatMap(({ id, value }) => (value.group_id === group ? [id] : []));

describe("deleting more than one call takes", () => {
  test("501 go in two parts, the second once the first is answered", async () => {
    const { host, ids } = serveMany(501);
    const list = await openSelected(ids);
    const held = gate();
    host.meet(bulk, () => held.passed);
    await deleteSelected(list);
    const sent = list.refresh();
    await eventually(() => parts(host)).toEqual([ids.slice(0, 500)]);
    await onScreen();
    expect(parts(host).length).toBe(1);
    held.open();
    await sent;
    expect(host.writes().map(([call]) => call)).toEqual([bulk, bulk]);
    expect(parts(host)).toEqual([ids.slice(0, 500), ids.slice(500)]);
    await eventually(() => said(list)).toContain("501件を削除しました");
    expect([stored(host, manyGroup), list.selectedIds, list.dirty]).toEqual([[], [], false]);
  });

  test("a part that fails as a whole ends it; what is left comes back selected, and only that is sent again", async () => {
    const { host, ids } = serveMany(1200);
    const list = await openSelected(ids);
    host.meet(bulk, () => null);
    host.meet(bulk, () => Response.json({ message: "混み合っています。" }, { status: 404 }));
    await deleteSelected(list);
    await list.refresh();
    await eventually(() => alertLines(list)).toEqual(["エラー（404）", "混み合っています。"]);
    expect(parts(host)).toEqual([ids.slice(0, 500), ids.slice(500, 1000)]);
    expect(said(list)).toContain("500件を削除しました");
    expect(list.selectedIds).toEqual(ids.slice(500));
    expect(rowIds(list)[0]).toBe(ids[500]);
    expect(stored(host, manyGroup)).toEqual(ids.slice(500));

    await deleteSelected(list);
    await list.refresh();
    expect(parts(host).slice(2)).toEqual([ids.slice(500, 1000), ids.slice(1000)]);
    await eventually(() => said(list)).toContain("700件を削除しました");
    expect([stored(host, manyGroup), list.selectedIds, alertLines(list)]).toEqual([[], [], []]);
  });

  test("some of a part that are kept: the others go, these come back selected, each with its reason", async () => {
    const { host, ids } = serveMany(1200);
    const list = await openSelected(ids);
    const kept = [ids[500], ids[999]] as number[];
    host.meet(bulk, () => null);
    host.meet(bulk, () => {
      const deleted_ids = ids.slice(500, 1000).filter((id) => !kept.includes(id));
      for (const id of deleted_ids) host.store.delete(journeys, id);
      // What nobody asked for is nobody's concern.
      const failed = [...kept, 1401].map((id) => ({ id, message: `${id}は配信中です。` }));
      return Response.json({ data: { deleted_ids, failed } });
    });
    await deleteSelected(list);
    await list.refresh();
    expect(parts(host)).toEqual([ids.slice(0, 500), ids.slice(500, 1000), ids.slice(1000)]);
    await eventually(() => alertLines(list)).toEqual([
      "1,198件を削除しました。2件は削除できませんでした。",
      ...[`旅501：${kept[0]}は配信中です。`, `旅1000：${kept[1]}は配信中です。`],
    ]);
    expect([list.selectedIds, rowIds(list), stored(host, manyGroup)]).toEqual([kept, kept, kept]);
    for (const id of kept) expect(row(list, id).textContent).toContain(`${id}は配信中です。`);
    list.groupId = 81;
    await eventually(() => rowIds(list)).toContain(1401);
    expect(row(list, 1401).textContent).not.toContain("配信中");
  });

  test("some of a part are kept, and the next one fails: one alert says both", async () => {
    const { host, ids } = serveMany(1001);
    const list = await openSelected(ids);
    const [kept] = ids as [number];
    host.meet(bulk, () => {
      for (const id of ids.slice(1, 500)) host.store.delete(journeys, id);
      return Response.json({
        data: { deleted_ids: ids.slice(1, 500), failed: [{ id: kept, message: "配信中です。" }] },
      });
    });
    host.meet(bulk, () => Response.json({ message: "ログインしてください。" }, { status: 401 }));
    await deleteSelected(list);
    await list.refresh();
    await eventually(() => alertLines(list)).toEqual([
      "499件を削除しました。502件は削除できませんでした。",
      ...["旅1：配信中です。", "エラー（401）", "ログインしてください。"],
    ]);
    await expect
      .element(within(list).getByRole("button", { name: "ページを再読み込み", exact: true }))
      .toBeVisible();
    expect(list.selectedIds).toEqual([kept, ...ids.slice(500)]);
  });

  test("none of them: all are back, and none is said to be deleted", async () => {
    const { host, ids } = serveMany(2);
    const list = await openSelected(ids);
    const failed = ids.map((id) => ({ id, message: "配信中です。" }));
    host.meet(bulk, () => Response.json({ data: { deleted_ids: [], failed } }));
    await deleteSelected(list);
    await list.refresh();
    await eventually(() => alertLines(list)[0]).toBe("0件を削除しました。2件は削除できませんでした。");
    expect([rowIds(list), list.selectedIds]).toEqual([ids, ids]);
    expect(said(list)).not.toContain("件を削除しました");
  });

  test("moved to a group likewise: in parts, and what was not moved stays", async () => {
    const { host, ids } = serveMany(1001);
    const list = await openSelected(ids);
    const call = "POST journeys/mv_group";
    host.meet(call, () => null);
    host.meet(call, () => Response.json({ message: "混み合っています。" }, { status: 404 }));
    const bar = within(list).getByRole("group", { name: "選択中のジャーニー" });
    await bar.getByRole("button", { name: "移動" }).click();
    const dialog = within(list).getByRole("dialog", { name: "グループへ移動" });
    await dialog.getByRole("radio", { name: "キャンペーン" }).click();
    await dialog.getByRole("button", { name: "移動する" }).click();
    await eventually(() => said(list)).toContain("500件を「キャンペーン」へ移動しました");
    await eventually(() => within(list).getByText("混み合っています。").elements().length).toBeGreaterThan(0);
    expect(parts(host, call)).toEqual([ids.slice(0, 500), ids.slice(500, 1000)]);
    expect(stored(host, manyGroup)).toEqual(ids.slice(500));
    expect(list.selectedIds.length).toBe(1001);
  });
});

describe("the 5 seconds", () => {
  const sent = [["DELETE journeys/1405", null]];

  /** A row that waits until time is let pass. */
  async function waiting(attributes = {}) {
    const host = serveJourneys();
    const list = await openJourneys(attributes);
    // Neither holds the toast: the pointer is elsewhere, and the focus goes to the next row.
    await userEvent.hover(within(list).getByRole("searchbox", { name: "検索" }));
    const { pass } = stopWaits();
    await deleteRow(list, 1405);
    await expect.element(within(list).getByText("1件を削除します")).toBeVisible();
    await onScreen();
    return { host, list, pass };
  }

  function isGone(host: JourneyHost): boolean {
    return host.store.get(journeys, 1405) === undefined;
  }

  test("readers are told what goes, and how to take it back", async () => {
    const { host, list, pass } = await waiting();
    const toast = root(list).querySelector(".toast [role=status]");
    expect(toast?.textContent).toMatch(/^1件を削除します：「.+」。Tabキーで「元に戻す」に進めます$/);
    // What the focus does as the dialog goes is said first; the region, in which nothing was, is never silent.
    const isHeard = () => toast?.querySelector("[aria-hidden=true]") === null;
    expect([isHeard(), toast?.getAttribute("aria-live")]).toEqual([false, null]);
    await pass(800);
    await eventually(isHeard).toBe(true);
    expect(toast?.getAttribute("aria-live")).toBe(null);
    // What still waits is sent when the list goes, to the host of the next test.
    await pass(5000);
    await eventually(() => host.writes()).toEqual(sent);
  });

  test("nothing after 4,999 ms, one call after 5,000, and no other ever", async () => {
    const { host, list, pass } = await waiting();
    await pass(4999);
    await onScreen();
    expect([host.writes(), list.dirty]).toEqual([[], true]);
    await pass(1);
    await eventually(() => host.writes()).toEqual(sent);
    await eventually(() => said(list)).toContain("1件を削除しました");
    expect(list.dirty).toBe(false);
    await pass(60_000);
    await list.refresh();
    expect(host.writes()).toEqual(sent);
    expect(host.calls.find(({ call }) => call.startsWith("DELETE"))?.keepalive).toBe(false);
  });

  test("do not pass while what takes it back has the focus", async () => {
    const { host, list, pass } = await waiting();
    await pass(4000);
    const undo = within(list).getByRole("button", { name: "元に戻す" }).element() as HTMLElement;
    undo.focus();
    await pass(60_000);
    expect(host.writes()).toEqual([]);
    controlIn(list, 1406, "name").focus();
    await pass(10_000);
    await eventually(() => host.writes()).toEqual(sent);
  });

  test("taken back, nothing is ever sent", async () => {
    const { host, list, pass } = await waiting();
    await pass(4999);
    (within(list).getByRole("button", { name: "元に戻す" }).element() as HTMLElement).click();
    await eventually(() => rowIds(list).slice(0, 3)).toEqual([1401, 1405, 1406]);
    await pass(60_000);
    await list.refresh();
    list.remove();
    await onScreen();
    expect([host.writes(), isGone(host)]).toEqual([[], false]);
  });

  const hide = () => {
    const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    onTestFinished(() => state.mockRestore());
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const leave = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));

  test.each<[string, (list: JourneyListElement) => unknown]>([
    ["the page is hidden", hide],
    ["the page is left", leave],
    ["it is hidden, and then left", () => [hide(), leave()]],
    ["the element is removed", (list) => list.remove()],
  ])("%s: sent at once, so that it arrives", async (_, act) => {
    const { host, list, pass } = await waiting();
    await pass(1000);
    act(list);
    await eventually(() => host.writes()).toEqual(sent);
    expect(host.calls.find(({ call }) => call.startsWith("DELETE"))?.keepalive).toBe(true);
    await pass(60_000);
    list.remove();
    await onScreen();
    expect([host.writes(), isGone(host)]).toEqual([sent, true]);
  });

  test.each<[string, (list: JourneyListElement) => unknown]>([
    ["another group is shown", (list) => list.setAttribute("group-id", "82")],
    ["a journey is opened", (list) => list.setAttribute("journey-id", "1406")],
    ["the one that waits is opened", (list) => list.setAttribute("journey-id", "1405")],
    ["something is searched for", (list) => list.setAttribute("query", "来店")],
    ["the element is moved", (list) => document.body.prepend(list)],
  ])("%s meanwhile: one call when they are over, and the row stays away", async (_, act) => {
    const { host, list, pass } = await waiting();
    await pass(1000);
    act(list);
    await onScreen();
    await pass(3999);
    expect(rowIds(list)).not.toContain(1405);
    expect([host.writes(), list.dirty]).toEqual([[], true]);
    await pass(1);
    await eventually(() => host.writes()).toEqual(sent);
    await pass(60_000);
    await list.refresh();
    Object.assign(list, { groupId: null, query: null });
    await eventually(() => rowIds(list).slice(0, 2)).toEqual([1401, 1406]);
    expect([host.writes(), isGone(host), list.dirty]).toEqual([sent, true, false]);
  });

  test("the lists are read again: sent before that, and only then", async () => {
    const { host, list, pass } = await waiting();
    await pass(1000);
    host.calls.length = 0;
    await list.refresh();
    expect(host.calls.map(({ call }) => call)[0]).toBe("DELETE journeys/1405");
    expect(rowIds(list)).not.toContain(1405);
    await pass(60_000);
    expect([host.writes(), isGone(host)]).toEqual([sent, true]);
  });

  test("another deletion: the first is sent, and the second has its own 5 seconds", async () => {
    const { host, list, pass } = await waiting();
    await pass(4000);
    await deleteRow(list, 1406);
    await eventually(() => host.writes()).toEqual(sent);
    await onScreen();
    await pass(4999);
    expect(host.writes()).toEqual(sent);
    await pass(1);
    await eventually(() => host.writes()).toEqual([...sent, ["DELETE journeys/1406", null]]);
    await pass(60_000);
    expect(host.writes().length).toBe(2);
  });
});

/** Where what is written goes: the server that the page names, and the path. */
function watchWrites(): string[] {
  const asked: string[] = [];
  const served = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { method, url } = new Request(input, init);
    if (method !== "GET") asked.push(`${method} ${new URL(url).pathname}`);
    return served(input, init);
  };
  onTestFinished(() => {
    globalThis.fetch = served;
  });
  return asked;
}

describe("another server is named meanwhile", () => {
  test("a deletion goes to the one that has the row", async () => {
    serveJourneys();
    const list = await openJourneys();
    await deleteRow(list, 1405);
    const asked = watchWrites();
    const before = list.apiBase;
    list.apiBase = `${before}-other`;
    await eventually(() => rowIds(list)).toContain(1405);
    list.remove();
    await eventually(() => asked).toEqual([`DELETE ${before}/api/journeys/1405`]);
  });

  test("a copy that waits for a star goes to the one that has the row", async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    const asked = watchWrites();
    const held = gate();
    host.meet("PATCH journeys/1405/fav", () => held.passed);
    controlIn(list, 1405, "star").click();
    controlIn(list, 1405, "copy").click();
    const before = list.apiBase;
    list.apiBase = `${before}-other`;
    await onScreen();
    held.open();
    await eventually(() => asked).toEqual([
      `PATCH ${before}/api/journeys/1405/fav`,
      `POST ${before}/api/journeys/1405/copy`,
    ]);
  });

  test("an order goes to the one that it was made on", async () => {
    serveJourneys();
    const list = await openJourneys();
    const asked = watchWrites();
    const before = list.apiBase;
    controlIn(list, 1405, "name").focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    list.apiBase = `${before}-other`;
    await eventually(() => asked).toEqual([`POST ${before}/api/journeys/sort`]);
  });
});

describe("where the focus goes", () => {
  test("the row before where the last one goes, the button that adds where none is left", async () => {
    const { ids } = serveMany(2);
    const list = await openJourneys({ "group-id": String(manyGroup) });
    await deleteRow(list, ids[1] as number);
    await eventually(() => root(list).activeElement?.textContent).toBe("旅1");
    await userEvent.keyboard("{Delete}");
    await confirmDeletion(list);
    await eventually(() => root(list).activeElement?.textContent).toBe("ジャーニーを追加");
  });
});
