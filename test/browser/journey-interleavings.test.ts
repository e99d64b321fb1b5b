import { expect, onTestFinished, test, vi } from "vitest";
import type { JourneyListElement } from "../../src/entries/journey-list.js";
import { controlIn, openJourneys, rowIds } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { root } from "../elements/page.js";
import { type Journey, journeys } from "../host/api/journeys.js";
import { createRandom, type Random } from "../host/large/random.js";
import { repetitions } from "../tools/repetitions.js";
import { eventually } from "./support/editors.js";

/*
 * Two operators sort, star, copy, move and delete the same journeys, in every order that chance brings: each has a list with a
 * server of its own name, and both are one store.
 */

const rounds = repetitions(3, 200);
const first = Math.floor(Math.random() * 1_000_000);
const gestures = 30;
/** As it was before anything was hurried. */
const later = globalThis.setTimeout;

/** A call as it was answered. */
interface Answered {
  readonly call: string;
  readonly body: Record<string, unknown> | null;
  readonly status: number;
  /** In milliseconds. */
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly answer: Record<string, unknown> | null;
}

interface Operator {
  readonly list: JourneyListElement;
  readonly calls: Answered[];
  /** Whom they have said to delete, and have not taken back. */
  readonly deleted: Set<number>;
  waiting: readonly number[];
}

test.each(Array.from({ length: rounds }, (_, at) => first + at))(
  "two operators at once, by the chances of %i: nothing is lost that nobody deleted, and both see it alike",
  { timeout: 60_000 },
  async (seed) => {
    const random = createRandom(seed);
    const host = serveJourneys();
    hurry();
    const network = slowly(createRandom(seed + 1_000_000));
    const operators = [await openOperator(network), await openOperator(network)];
    const before = host.store.list(journeys).map(({ id }) => id);
    for (let gesture = 0; gesture < gestures; gesture += 1) {
      await act(random.pick(operators), random);
      await pause(random.whole(0, 60));
    }
    await settle(operators, network);

    const stored = host.store.list(journeys).map(({ value }) => value);
    for (const { list } of operators) await eventually(() => rowIds(list)).toEqual(inOrder(stored));
    const calls = operators.flatMap((each) => each.calls);
    const copied = calls
      .filter(({ call, status }) => call.endsWith("/copy") && status === 201)
      .map(idOfAnswer);
    const meant = new Set(operators.flatMap(({ deleted }) => [...deleted]));
    const left = new Set(stored.map(({ id }) => id));
    const lost = [...before, ...copied].filter((id) => !left.has(id));
    expect(lost.filter((id) => !meant.has(id))).toEqual([]);
    const kept = new Set(calls.flatMap(refused));
    expect([...meant].filter((id) => left.has(id) && !kept.has(id))).toEqual([]);
    for (const operator of operators) expect(leftOut(operator.calls)).toEqual([]);
  },
);

/** What the operator waits for passes ten times as fast. */
function hurry(): void {
  const hurried = (act: () => void, ms = 0, ...given: []) =>
    later(act, ms === 400 || ms === 5000 ? ms / 10 : ms, ...given);
  const spy = vi.spyOn(globalThis, "setTimeout").mockImplementation(hurried as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
}

interface Network {
  /** Keeps what the list of this server asks. */
  follow(server: string, calls: Answered[]): void;
  underWay(): number;
}

/** Calls take some time to the server, and their answers some time back. */
function slowly(random: Random): Network {
  const { fetch } = globalThis;
  const followed = new Map<string, Answered[]>();
  let underWay = 0;
  globalThis.fetch = async (input, init) => {
    underWay += 1;
    const sentAt = performance.now();
    try {
      await pause(random.whole(0, 20));
      const answer = await fetch(input, init);
      const [, server = "", path] =
        /^(.*)\/api\/(.*)$/.exec(new URL(String(input), location.href).pathname) ?? [];
      const text = await answer.clone().text();
      await pause(random.whole(0, 20));
      followed.get(server)?.push({
        sentAt,
        answeredAt: performance.now(),
        call: `${init?.method ?? "GET"} ${path}`,
        body: typeof init?.body === "string" ? JSON.parse(init.body) : null,
        status: answer.status,
        answer: text === "" ? null : JSON.parse(text),
      });
      return answer;
    } finally {
      underWay -= 1;
    }
  };
  onTestFinished(() => {
    globalThis.fetch = fetch;
  });
  return { follow: (server, calls) => followed.set(server, calls), underWay: () => underWay };
}

async function openOperator(network: Network): Promise<Operator> {
  const list = await openJourneys();
  const calls: Answered[] = [];
  network.follow(list.apiBase ?? "", calls);
  // So high that all rows are drawn, and one over the other: what is far away is not drawn at all.
  Object.assign(list.style, { position: "absolute", insetBlockStart: "0" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".journey-grid { block-size: 4000px; max-block-size: none }");
  root(list).adoptedStyleSheets.push(sheet);
  return { list, calls, deleted: new Set(), waiting: [] };
}

/** Something that an operator does by what they see. */
async function act(operator: Operator, random: Random): Promise<void> {
  const { list } = operator;
  const ids = rowIds(list);
  if (ids.length === 0) return;
  const id = random.pick(ids);
  const gesture = random.whole(0, 19);
  if (gesture < 7) await press(list, id, random.often(50) ? "ArrowUp" : "ArrowDown", true);
  else if (gesture < 9) controlIn(list, id, "star").click();
  else if (gesture < 12) {
    if (ids.length < 25) controlIn(list, id, "copy").click();
  } else if (gesture < 15) {
    choose(list, ids, random);
    await moveToGroup(list, random);
  } else if (gesture < 18) {
    choose(list, ids, random);
    await remove(operator);
  } else if (gesture === 18) takeBack(operator);
  else void list.refresh();
}

async function press(list: Element, id: number, key: string, altKey = false): Promise<void> {
  const name = controlIn(list, id, "name");
  name.focus();
  // Nobody presses a key in the moment that the focus comes.
  await pause(0);
  name.dispatchEvent(
    new KeyboardEvent("keydown", { key, altKey, bubbles: true, composed: true, cancelable: true }),
  );
}

/** Selects one to three rows, and no others. */
function choose(list: JourneyListElement, ids: readonly number[], random: Random): void {
  for (const id of list.selectedIds) controlIn(list, id, "select").click();
  for (const id of random.some(ids, random.whole(1, 3))) controlIn(list, id, "select").click();
}

/** Moves what is selected. */
async function moveToGroup(list: Element, random: Random): Promise<void> {
  (await found(list, ".selection-bar button", "移動")).click();
  const targets = () => [...root(list).querySelectorAll<HTMLElement>("dialog[open] input[type=radio]")];
  await eventually(() => targets().length).toBeGreaterThan(0);
  random.pick(targets()).click();
  (await found(list, "dialog[open] button", "移動する")).click();
  await eventually(() => root(list).querySelector("dialog[open]")).toBe(null);
}

/** Deletes what is selected. */
async function remove(operator: Operator): Promise<void> {
  const { list } = operator;
  (await found(list, ".selection-bar button", "削除")).click();
  const asked = list.selectedIds;
  const confirm = await found(list, "dialog[open] button", "削除する");
  // What the colleague has deleted meanwhile is left out.
  const ids = asked.filter((id) => rowIds(list).includes(id));
  confirm.click();
  if (ids.length > 0) operator.waiting = ids;
  for (const id of ids) operator.deleted.add(id);
  await eventually(() => root(list).querySelector("dialog[open]")).toBe(null);
}

function takeBack(operator: Operator): void {
  const { list } = operator;
  const button = buttons(list, ".toast button", "元に戻す");
  // Its time may be over before that is drawn.
  if (!button || !list.dirty) return;
  button.click();
  for (const id of operator.waiting) operator.deleted.delete(id);
}

function buttons(list: Element, selector: string, name: string): HTMLElement | undefined {
  return [...root(list).querySelectorAll<HTMLElement>(selector)].find((each) => each.textContent === name);
}

async function found(list: Element, selector: string, name: string): Promise<HTMLElement> {
  await eventually(() => buttons(list, selector, name)).toBeDefined();
  return buttons(list, selector, name) as HTMLElement;
}

/** Whatever waits is sent, and then both look again. */
async function settle(operators: readonly Operator[], network: Network): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const { list } of operators) await list.refresh();
    await eventually(network.underWay).toBe(0);
  }
  for (const { list } of operators) await list.refresh();
}

function inOrder(stored: readonly Journey[]): readonly number[] {
  const groups = [81, 82, 83, null];
  return [...stored]
    .sort(
      (a, b) => groups.indexOf(a.group_id) - groups.indexOf(b.group_id) || a.order - b.order || a.id - b.id,
    )
    .map(({ id }) => id);
}

function idOfAnswer({ answer }: Answered): number {
  return (answer as { data: { id: number } }).data.id;
}

/** What the server did not delete although it was asked to. */
function refused({ call, status, answer }: Answered): readonly number[] {
  if (call.startsWith("DELETE") && status >= 400) return [Number(call.split("/").at(-1))];
  if (!call.endsWith("bulk_delete")) return [];
  return (answer as { data: { failed: { id: number }[] } }).data.failed.map(({ id }) => id);
}

/**
 * Ids that an order left out although the server had said before that they are part of it: right before, where it is sent once
 * more, or in the list that was read last. What this operator has deleted or moved since then may have been brought back by the other.
 */
function leftOut(calls: readonly Answered[]): readonly unknown[] {
  const refusedBefore = new Set<string>();
  return calls
    .filter(({ call }) => call.startsWith("POST journeys/sort"))
    .flatMap((order) => {
      const { call, body, status, answer } = order;
      const scope = `${call} ${body?.group_id}`;
      const isAgain = refusedBefore.delete(scope);
      if (status !== 422) return [];
      if (!isAgain) refusedBefore.add(scope);
      const known = isAgain
        ? before(calls, order, call, body?.group_id)
        : before(calls, order, "GET journeys");
      const ids = new Set(isAgain ? (known?.answer?.current_ids as readonly number[]) : idsIn(known, order));
      const busy = new Set(calls.filter((each) => isBetween(each, known, order)).flatMap(idsOfCall));
      const sent = body?.ids as readonly number[];
      const current = answer?.current_ids as readonly number[];
      const lost = current.filter((id) => ids.has(id) && !sent.includes(id) && !busy.has(id));
      return lost.length === 0 ? [] : [{ scope, isAgain, lost, sent }];
    });
}

/** The last such call that was answered before an order was sent; a list that was read takes a moment to be shown. */
function before(calls: readonly Answered[], order: Answered, name: string, group?: unknown) {
  const margin = name.startsWith("GET") ? 100 : 0;
  return calls.findLast(
    ({ call, body, answeredAt }) =>
      call === name && body?.group_id === group && answeredAt + margin <= order.sentAt,
  );
}

/** What a list that was read has of an order. */
function idsIn(read: Answered | undefined, order: Answered): readonly number[] {
  const isIn = (each: Journey) =>
    order.call.endsWith("favorite") ? each.favorite === 1 : each.group_id === order.body?.group_id;
  return ((read?.answer?.data ?? []) as readonly Journey[]).filter(isIn).map(({ id }) => id);
}

function isBetween(
  { call, sentAt, answeredAt }: Answered,
  from: Answered | undefined,
  to: Answered,
): boolean {
  const isMeant = call.startsWith("DELETE") || /(?:bulk_delete|mv_group|fav)$/.test(call);
  return isMeant && answeredAt >= (from?.sentAt ?? 0) && sentAt <= to.answeredAt;
}

function idsOfCall({ call, body }: Answered): readonly number[] {
  return (body?.ids as readonly number[] | undefined) ?? [Number(/\d+/.exec(call)?.[0])];
}

function pause(ms: number): Promise<void> {
  return new Promise((over) => later(over, ms));
}
