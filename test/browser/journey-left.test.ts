import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { whenIdle } from "../../src/kit/when-idle.js";
import {
  controlIn,
  deleteSelected,
  mountJourneys,
  openJourneys,
  openSelected,
  rowIds,
} from "../elements/journey-list/page.js";
import { type JourneyHost, manyGroup, serveJourneys, serveMany } from "../elements/journey-list/server.js";
import { button, root, said } from "../elements/page.js";
import { journeys } from "../host/api/journeys.js";
import { type Attributes, eventually, onScreen, within } from "./support/editors.js";
import { leavePage } from "./support/page-hazards.js";
import { gate } from "./support/served-host.js";
import { stopWaits } from "./support/stopped-waits.js";

/* What was confirmed and has no answer when the page is left. */

const bulk = "POST journeys/bulk_delete";
const hide = () => {
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  onTestFinished(() => state.mockRestore());
  document.dispatchEvent(new Event("visibilitychange"));
};
const never = () => new Promise<null>(() => {});
const made = (host: JourneyHost, call: string) =>
  host.calls.flatMap((each) =>
    each.call === call ? [{ ids: (each.body as { ids: number[] }).ids, keepalive: each.keepalive }] : [],
  );
const titles = (list: Element) =>
  [...root(list).querySelectorAll(".notice-warning strong")].map((each) => each.textContent);
/** So long until something would be offered: the storage is read when the page is idle, and what is in it two seconds old. */
async function offersDue(waits: ReturnType<typeof stopWaits>): Promise<void> {
  await new Promise<void>(whenIdle);
  await waits.pass(2500);
}

/** The list as a page shows it that is opened next. */
async function next(before: Element, attributes: Attributes = {}) {
  // Nothing of what a page has in memory goes with it.
  const { kept } = Reflect.get(globalThis, Symbol.for("console-editors.page")) as {
    kept: Map<string, unknown>;
  };
  for (const name of [...kept.keys()]) if (/^(server|left journeys) /.test(name)) kept.delete(name);
  const list = mountJourneys({
    "api-base": before.getAttribute("api-base"),
    "group-id": String(manyGroup),
    ...attributes,
  });
  await eventually(() => root(list).querySelector("[role=row], .empty-state")).not.toBe(null);
  return list;
}

test("1,200 that wait: all parts at once, and nothing is offered where they arrive", async () => {
  const { host, ids } = serveMany(1200);
  const list = await openSelected(ids);
  await deleteSelected(list);
  leavePage();
  await eventually(() => made(host, bulk)).toEqual(
    [ids.slice(0, 500), ids.slice(500, 1000), ids.slice(1000)].map((part) => ({
      ids: part,
      keepalive: true,
    })),
  );
  list.remove();
  await eventually(() => host.store.list(journeys).filter(({ id }) => ids.includes(Number(id))).length).toBe(
    0,
  );
  await eventually(() =>
    Object.keys(sessionStorage).filter((key) => key.includes("journey-list:left:")),
  ).toEqual([]);
});

test("1,200 of which one part is under way: the others go at once when the page is left", async () => {
  const { host, ids } = serveMany(1200);
  const list = await openSelected(ids);
  host.meet(bulk, never);
  await deleteSelected(list);
  void list.refresh();
  await eventually(() => made(host, bulk).length).toBe(1);
  leavePage();
  await eventually(() => made(host, bulk).map(({ keepalive }) => keepalive)).toEqual([false, true, true]);
});

test("what had no answer is offered when the list is next shown, and deleted at a press", async () => {
  const { host, ids } = serveMany(1200);
  const list = await openSelected(ids);
  host.meet(bulk, () => null);
  host.meet(bulk, never);
  host.meet(bulk, never);
  await deleteSelected(list);
  leavePage();
  await eventually(() => made(host, bulk).length).toBe(3);
  await eventually(() => host.store.get(journeys, ids[0] as number)).toBe(undefined);
  list.remove();

  const second = await next(list);
  await eventually(() => titles(second)).toEqual([
    "前回ページを離れたため、700件のジャーニーはまだ削除されていません",
  ]);
  expect(root(second).querySelector(".notice-warning")?.textContent).toContain(
    "旅501、旅502、旅503、旅504、旅505、ほか695件",
  );
  await button(second, "削除する").click();
  await eventually(() => titles(second)).toEqual([]);
  await eventually(() => root(second).activeElement?.textContent).toBe("ジャーニーを追加");
  await second.refresh();
  await eventually(() => said(second)).toContain("700件を削除しました");
  second.remove();
  const waits = stopWaits();
  const third = await next(list);
  await offersDue(waits);
  expect(titles(third)).toEqual([]);
});

test("left as they are, they are not offered again; another account is offered nothing", async () => {
  const { host, ids } = serveMany(3);
  const list = await openSelected(ids);
  host.meet(bulk, never);
  list.setAttribute("draft-owner", "1");
  await deleteSelected(list);
  list.remove();
  const waits = stopWaits();
  const other = await next(list);
  other.setAttribute("draft-owner", "2");
  await offersDue(waits);
  expect(titles(other)).toEqual([]);
  other.setAttribute("draft-owner", "1");
  await eventually(() => titles(other).length).toBe(1);
  await button(other, "そのままにする").click();
  await eventually(() => titles(other)).toEqual([]);
  expect(rowIds(other)).toEqual(ids);
  other.setAttribute("draft-owner", "2");
  other.setAttribute("draft-owner", "1");
  await offersDue(waits);
  expect(titles(other)).toEqual([]);
});

test("moved to a group: the parts that wait go at once, and what had no answer is offered", async () => {
  const { host, ids } = serveMany(1001);
  const list = await openSelected(ids);
  const call = "POST journeys/mv_group";
  host.meet(call, never);
  host.meet(call, never);
  const bar = within(list).getByRole("group", { name: "選択中のジャーニー" });
  await bar.getByRole("button", { name: "移動" }).click();
  const dialog = within(list).getByRole("dialog", { name: "グループへ移動" });
  await dialog.getByRole("radio", { name: "キャンペーン" }).click();
  await dialog.getByRole("button", { name: "移動する" }).click();
  await eventually(() => made(host, call).length).toBe(1);
  leavePage();
  await eventually(() => made(host, call).map(({ keepalive }) => keepalive)).toEqual([false, true, true]);
  await eventually(() => host.store.get(journeys, ids[1000] as number)?.value.group_id).not.toBe(manyGroup);
  list.remove();
  const second = await next(list);
  await eventually(() => titles(second)).toEqual([
    "前回ページを離れたため、1,000件のジャーニーはまだ「キャンペーン」へ移動されていません",
  ]);
  await button(second, "移動する").click();
  await eventually(
    () => host.store.list(journeys).filter(({ value }) => value.group_id === manyGroup).length,
  ).toBe(0);
});

describe("an order", () => {
  const sort = "POST journeys/sort";
  async function moved() {
    const { host, ids } = serveMany(3);
    const list = await openJourneys({ "group-id": String(manyGroup) });
    controlIn(list, ids[2] as number, "name").focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    return { host, list, ids: ids as [number, number, number] };
  }

  test("of a page that is hidden goes as usual, of one that is left so that it arrives", async () => {
    const hidden = await moved();
    hide();
    await eventually(() => made(hidden.host, sort).map(({ keepalive }) => keepalive)).toEqual([false]);
    const left = await moved();
    leavePage();
    await eventually(() => made(left.host, sort).map(({ keepalive }) => keepalive)).toEqual([true]);
  });

  test("changed again while a call is under way: the last one goes when the page is left", async () => {
    const { host, list, ids } = await moved();
    const held = gate();
    host.meet(sort, () => held.passed);
    await eventually(() => made(host, sort).length).toBe(1);
    controlIn(list, ids[2], "name").focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    leavePage();
    await eventually(() => made(host, sort).map((each) => each.ids)).toEqual([
      [ids[0], ids[2], ids[1]],
      [ids[2], ids[0], ids[1]],
    ]);
    expect(made(host, sort)[1]?.keepalive).toBe(true);
    held.open();
  });

  test("that had no answer is offered and made again in the list as it is then", async () => {
    const { host, list, ids } = await moved();
    host.meet(sort, never);
    leavePage();
    list.remove();
    const second = await next(list);
    await eventually(() => titles(second)).toEqual([
      "前回ページを離れたため、並べ替えはまだ保存されていません",
    ]);
    await button(second, "並べ替える").click();
    await eventually(() => rowIds(second)).toEqual([ids[0], ids[2], ids[1]]);
    await eventually(() => made(host, sort).length).toBe(2);
    expect(titles(second)).toEqual([]);
  });
});

test("readonly: nothing of it is offered", async () => {
  const host = serveJourneys();
  const list = await openJourneys();
  host.meet("DELETE journeys/1405", never);
  controlIn(list, 1405, "name").focus();
  await userEvent.keyboard("{Delete}");
  await within(list).getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await eventually(() => rowIds(list)).not.toContain(1405);
  list.remove();
  const waits = stopWaits();
  const second = await next(list, { readonly: "", "group-id": "" });
  await offersDue(waits);
  await onScreen();
  expect(titles(second)).toEqual([]);
  second.removeAttribute("readonly");
  await eventually(() => titles(second).length).toBe(1);
});
