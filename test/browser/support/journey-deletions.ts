import { userEvent } from "vitest/browser";
import { root } from "../../elements/page.js";
import { journeyGroups } from "../../host/api/journey-lists.js";
import { type Journey, journeys } from "../../host/api/journeys.js";
import { eventually, within } from "./editors.js";
import { controlIn, type JourneyHost, openJourneys, rowIds, serveJourneys } from "./journey-list.js";

/** The group of `serveMany`. */
export const manyGroup = 90;

/** A host that has besides so many journeys in a group of their own; their ids in their order. */
export function serveMany(count: number): { host: JourneyHost; ids: readonly number[] } {
  const host = serveJourneys();
  host.store.put(journeyGroups, manyGroup, { id: manyGroup, name: "たくさん", order: 9 }, new Date());
  const ids = Array.from({ length: count }, (_, at) => 20_001 + at);
  for (const [at, id] of ids.entries()) {
    const journey: Journey = {
      ...{ id, name: `旅${at + 1}`, group_id: manyGroup, order: at + 1, favorite: 0, favorite_order: null },
      ...{
        journey_kpis: [],
        member_query_id: null,
        member_count: 0,
        updated_at: "2026-11-02T10:00:00+09:00",
      },
    };
    host.store.put(journeys, id, journey, new Date());
  }
  return { host, ids };
}

/** Shows them, all selected. */
export async function openSelected(ids: readonly number[]) {
  const list = await openJourneys({ "group-id": String(manyGroup) });
  controlIn(list, ids[0] as number, "name").focus();
  await userEvent.keyboard("{Control>}a{/Control}");
  await eventually(() => list.selectedIds).toEqual(ids);
  return list;
}

/** Says yes to what asks before a deletion. */
export async function confirmDeletion(list: Element): Promise<void> {
  const dialog = within(list).getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: "削除する" });
  await eventually(() => confirm.query()).not.toBe(null);
  (confirm.element() as HTMLElement).click();
  await eventually(() => root(list).querySelector("dialog[open]")).toBe(null);
}

/** Deletes one by its keys; it waits from now on. */
export async function deleteRow(list: Element, id: number): Promise<void> {
  controlIn(list, id, "name").focus();
  await userEvent.keyboard("{Delete}");
  await confirmDeletion(list);
  await eventually(() => rowIds(list)).not.toContain(id);
}

/** Deletes what is selected; it waits from now on. */
export async function deleteSelected(list: Element): Promise<void> {
  const bar = within(list).getByRole("group", { name: "選択中のジャーニー" });
  const button = bar.getByRole("button", { name: "削除" });
  // The bar comes with a file of its own.
  await eventually(() => button.query()).not.toBe(null);
  (button.element() as HTMLElement).click();
  await confirmDeletion(list);
}
