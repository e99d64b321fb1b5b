import type { Hono } from "hono";
import { resource, type Store } from "../store.js";
import type { ApiContext } from "./context.js";
import { filters } from "./filter-document.js";
import { invalid, missing, nameErrors, nameOfBody, type Row, readBody } from "./journey-bodies.js";
import { all, completeOrder, present, withoutGroup, withoutPhase } from "./journeys.js";
import { itemsOf } from "./picker-items.js";
import { Refusal } from "./refusal.js";

/** A group of journeys (rules: journey-groups, journey-phases). */
export interface JourneyGroup {
  readonly id: number;
  readonly name: string;
  readonly order: number;
}

export const journeyGroups = resource<JourneyGroup>("journey_group");
const phases = itemsOf("journey_tag");
const id = "{[1-9][0-9]{0,8}}";

/** Groups of journeys, phases, and friends (rules: journey-groups, journey-phases). */
export function addJourneyListCalls(app: Hono, context: ApiContext): void {
  const { store, now, audience, allows } = context;
  const told = (group: JourneyGroup) => ({
    ...group,
    item_count: all(store).filter(({ group_id }) => group_id === group.id).length,
  });
  const phaseAnswer = (row: { id: number; name: string; order: number }) => ({
    id: row.id,
    name: row.name,
    // The picker's tables count from 0.
    order: row.order + 1,
    used_count: all(store).filter(({ journey_kpis }) =>
      journey_kpis.some(({ journey_tag_id }) => journey_tag_id === row.id),
    ).length,
  });

  app.get("/api/journey_groups", ({ json }) => json({ data: groupsOf(store).map(told) }));
  app.post("/api/journey_groups", async (c) => {
    const name = await readName(c.req);
    const order = Math.max(0, ...groupsOf(store).map((each) => each.order)) + 1;
    const { value } = store.insert(journeyGroups, (given) => ({ id: given, name, order }), now());
    return c.json({ data: told(value) }, 201);
  });
  app.post("/api/journey_groups/sort", async (c) => {
    const order = completeOrder(await readBody(c.req), groupsOf(store));
    const data = store.atomically(() =>
      order.map((key, at) => {
        store.put(journeyGroups, key, { ...groupOf(store, key), order: at + 1 }, now());
        return { id: key, order: at + 1 };
      }),
    );
    return c.json({ data });
  });
  app.patch(`/api/journey_groups/:id${id}/rename`, async (c) => {
    const group = groupOf(store, Number(c.req.param("id")));
    const name = await readName(c.req);
    return c.json({ data: told(store.put(journeyGroups, group.id, { ...group, name }, now()).value) });
  });
  app.delete(`/api/journey_groups/:id${id}`, (c) => {
    const group = groupOf(store, Number(c.req.param("id")));
    store.atomically(() => {
      withoutGroup(store, group.id, now());
      store.delete(journeyGroups, group.id);
    });
    return c.body(null, 204);
  });

  app.get("/api/journey_tags", ({ json }) => json({ data: phasesOf(store).map(phaseAnswer) }));
  app.post("/api/journey_tags", async (c) => {
    mayWritePhases();
    const name = await readName(c.req);
    const order = Math.max(0, ...phasesOf(store).map((each) => each.order)) + 1;
    const { value } = store.insert(
      phases,
      (given) => ({ id: given, name, group_id: null, favorite: 0 as const, order }),
      now(),
    );
    return c.json({ data: phaseAnswer(value) }, 201);
  });
  app.patch(`/api/journey_tags/:id${id}/rename`, async (c) => {
    mayWritePhases();
    const found = phaseOf(store, Number(c.req.param("id")));
    const name = await readName(c.req);
    return c.json({ data: phaseAnswer(store.put(phases, found.id, { ...found, name }, now()).value) });
  });
  app.delete(`/api/journey_tags/:id${id}`, (c) => {
    mayWritePhases();
    const found = phaseOf(store, Number(c.req.param("id")));
    store.atomically(() => {
      withoutPhase(store, found.id, now());
      store.delete(phases, found.id);
    });
    return c.body(null, 204);
  });

  app.get(`/api/journey/member_queries/:id${id}/members`, (c) => {
    const filter = store.get(filters, Number(c.req.param("id")))?.value;
    if (!filter) throw missing("条件が見つかりません。");
    return c.json(page(known().find(filter), c.req));
  });
  app.get(`/api/journeys/:id${id}/journey_tags/:tag${id}/members`, (c) => {
    const journey = present(store, Number(c.req.param("id")));
    const passed = known().passed(Number(c.req.param("tag")));
    const filter = journey.member_query_id ? store.get(filters, journey.member_query_id)?.value : undefined;
    const isMeant = filter ? known().matcher(filter) : () => true;
    const rows = passed
      .filter((each) => isMeant(each.id))
      .sort((a, b) => b.passed_at.localeCompare(a.passed_at) || a.id - b.id);
    return c.json(page(rows, c.req));
  });

  function known() {
    if (!audience) throw new Refusal(501, { message: "このホストには友だちのデータがありません。" });
    return audience;
  }
  function mayWritePhases(): void {
    if (!allows("journey-write")) throw new Refusal(403, { message: "操作権限がありません。" });
  }
}

function page<T extends object>(rows: readonly T[], request: { query(name: string): string | undefined }) {
  const per_page = Math.min(Math.max(Number(request.query("per_page")) || 50, 1), 500);
  const last_page = Math.max(Math.ceil(rows.length / per_page), 1);
  const current_page = Math.min(Math.max(Number(request.query("page")) || 1, 1), last_page);
  const from = (current_page - 1) * per_page;
  return {
    data: rows.slice(from, from + per_page).map((each) => ({ icon_url: null, ...each })),
    pagination: { current_page, last_page, per_page, total: rows.length },
  };
}

async function readName(request: { json(): Promise<unknown> }): Promise<string> {
  const sent: Row = await readBody(request);
  const errors = nameErrors(sent);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return nameOfBody(sent);
}

function groupsOf(store: Store): JourneyGroup[] {
  return store
    .list(journeyGroups)
    .map(({ value }) => value)
    .sort((a, b) => a.order - b.order);
}

function groupOf(store: Store, key: number): JourneyGroup {
  const found = store.get(journeyGroups, key);
  if (!found) throw missing("グループが見つかりません。");
  return found.value;
}

function phasesOf(store: Store) {
  return store
    .list(phases)
    .map(({ value }) => value)
    .sort((a, b) => a.order - b.order);
}

function phaseOf(store: Store, key: number) {
  const found = store.get(phases, key);
  if (!found) throw missing("フェーズが見つかりません。");
  return found.value;
}
