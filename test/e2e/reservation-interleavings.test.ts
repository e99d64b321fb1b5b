import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repetitions } from "../tools/repetitions.js";
import type { StoredReservation as Stored } from "./support/host.js";
import {
  type DeskReport,
  type DrawnChip,
  openDesk,
  type SentWrite,
  watchSocket,
} from "./support/schedule-desk.js";
import { startSession } from "./support/session.js";

/* Two operators work on one day of a salon at the same time, in every order that chance brings, with live events. */

const session = startSession();
/** So many times as many interleavings as usual. */
const more = Number(process.env.INTERLEAVINGS ?? repetitions(1 / 3, 1));
const calls = "/api/v2/salon/1";

/** A step of one operator, or of what is around them. */
type Step = "move" | "resize" | "lift" | "end" | "undo" | "panel" | "elsewhere" | "late" | "leave" | "socket";

/** A write that the host took, and from whom: the place of a page, or another one. */
interface Written extends SentWrite {
  readonly by: number | "elsewhere";
}

type Day = ReadonlyMap<string, Stored>;
type Chance = (below: number) => number;

let pages: readonly [Page, Page];
let token = "";
let day = "";
/** The records that both work on, by their keys, as each round begins with them. */
let home: Day;
/** Its name is written anew to see that both pages have everything that happened before. */
let marker: Stored;
let marks = 0;
/** What came from elsewhere in this round. */
let elsewhere: SentWrite[] = [];
/** What happened at all: nothing is proved by doing nothing. */
let met: Record<"accepted" | "overtaken" | "clashes" | "undone", number>;

beforeAll(async () => {
  const { host, page } = session;
  const front = await (await fetch(`${host.url}/actions/new`)).text();
  token = /name="csrf-token" content="([^"]+)"/.exec(front)?.[1] ?? "";
  // After all that the demonstration has, and not on a Tuesday: the salon is closed.
  const { date } = (await host.reservation(1)) as Stored;
  day = dayAfter(date, new Date(dayAfter(date, 40)).getUTCDay() === 2 ? 41 : 40);
  for (const [name, from, to, salon_resource_id] of [
    ["一人目", "11:00", "12:00", 11],
    ["二人目", "12:30", "13:15", 11],
    ["三人目", "12:00", "13:00", 12],
    ["しるし", "17:00", "18:00", 13],
  ] as const)
    await send("POST", "/reservations?force=1", { name, date: day, from, to, salon_resource_id });
  const block = { date: day, from: "14:00", to: "15:00", salon_resource_id: 12, memo: "会議" };
  await send("POST", "/block_times", { ...block, is_confirmed: true });
  const all = await database();
  marker = [...all.values()].find(({ name }) => name === "しるし") as Stored;
  home = new Map([...all].filter(([key]) => key !== keyOf(marker)));

  // A browser of its own: the other operator is another cookie.
  const look = { locale: "ja-JP", viewport: { width: 1280, height: 900 } };
  const context = await page.context().browser()?.newContext(look);
  pages = [page, (await context?.newPage()) as Page];
  for (const each of pages) {
    await each.emulateMedia({ reducedMotion: "reduce" });
    await each.addInitScript(watchSocket);
  }
}, 60_000);

afterAll(async () => {
  await pages[1].context().close();
});

test.each<[rounds: number, what: string, steps: readonly Step[]]>([
  [
    45,
    "moves, other lengths, moves cancelled and in the middle of others",
    ["move", "resize", "lift", "end"],
  ],
  [45, "calls, answers and events that are late", ["move", "move", "lift", "end", "late", "late"]],
  [45, "what is taken back while somebody else changes it", ["move", "undo", "undo", "elsewhere", "late"]],
  [45, "the panel, other pages, other days", ["move", "panel", "panel", "elsewhere", "undo", "leave"]],
  [20, "a socket that is gone for a while", ["move", "resize", "undo", "panel", "elsewhere", "socket"]],
])(
  "%i times %s",
  async (rounds, what, steps) => {
    const many = Math.ceil(rounds * more);
    const chance = createChance(rounds * what.length);
    met = { accepted: 0, overtaken: 0, clashes: 0, undone: 0 };
    for (const [at, page] of pages.entries()) {
      await page.goto(`${session.host.url}/salons/1/schedule?date=${day}&operator=${at + 1}`);
      await page.locator(`[data-chip="${keyOf(marker)}"]`).waitFor();
      await page.evaluate(openDesk);
    }
    await expect.poll(() => session.host.listeners()).toBe(2);
    let before = await database();
    for (let round = 0; round < many; round++) {
      const begun = await begin(before);
      const story = await play(steps, chance);
      await rest();
      before = await check(begun, `round ${round}:\n${story.join("\n")}\n`);
    }
    expect(met.accepted).toBeGreaterThan(many / 2);
    expect(met.clashes).toBeGreaterThan(0);
    expect(met.overtaken).toBeGreaterThan(0);
    // Where it is rare it may not have happened.
    if (steps.filter((step) => step === "undo").length > 1) expect(met.undone).toBeGreaterThan(0);
  },
  600_000,
);

/** Everything is back where a round begins, and both pages know. */
async function begin(before: Day): Promise<Day> {
  for (const [key, now] of before) {
    const first = home.get(key);
    if (first === undefined || sameRecord(first, now)) continue;
    if (key.startsWith("b")) await send("PUT", `/block_times/${first.id}`, blockBody(first));
    else await send("PUT", "/reservations?force=1", bodyOf(first));
    if (now.visit_status !== first.visit_status)
      await send("PATCH", "/reservations?attr=visit_status", { id: first.id, value: first.visit_status });
  }
  // Of blocked time nobody tells them.
  await both((page) => page.evaluate(() => window.desk.refresh()));
  await mark();
  await both((page) => page.evaluate(() => window.desk.begin()));
  await fetch(`${session.host.url}/_host/requests`, { method: "DELETE" });
  elsewhere = [];
  return database();
}

/** Three to six steps; what they were. */
async function play(steps: readonly Step[], chance: Chance): Promise<string[]> {
  const story: string[] = [];
  const keys = [...home.keys()];
  const arrows = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"];
  let isSilent = false;
  for (let left = 3 + chance(4); left > 0; left--) {
    const at = chance(2);
    const page = pages[at] as Page;
    const step = steps[chance(steps.length)] as Step;
    // Most of it happens to the first one.
    const key = keys[Math.min(chance(keys.length), chance(keys.length), chance(keys.length))] as string;
    const moves = Array.from({ length: 1 + chance(3) }, () => arrows[chance(4)] as string);
    const number = chance(6);
    story.push(`${at + 1}: ${step} ${key} ${moves.join(" ")} ${number}`);
    if (step === "elsewhere") await changeElsewhere(key, number);
    else if (step === "socket") {
      isSilent = !isSilent;
      await session.host.realtime(isSilent ? "silence" : "speak");
      // Nobody keeps what happened meanwhile for those who come again.
      if (!isSilent) await session.host.realtime("drop");
    } else {
      const undone = await page.evaluate(work, { step, key, moves, number });
      // Or what the other one has moved.
      const other = step === "undo" && undone === 0 ? pages[1 - at] : undefined;
      met.undone += undone + ((await other?.evaluate(() => window.desk.undo().then(Number))) ?? 0);
    }
  }
  if (isSilent) {
    await session.host.realtime("speak");
    await session.host.realtime("drop");
  }
  return story;
}

/** What one operator does; 1 where something was taken back. Runs in the page. */
async function work(todo: { step: string; key: string; moves: string[]; number: number }): Promise<number> {
  const { step, key, moves, number } = todo;
  const { desk } = window;
  await desk.answer(number > 0);
  // Some wait for what they did before, as far as it comes.
  if (number % 2 === 0 || step === "undo") await desk.pause();
  if (step === "undo") return Number(await desk.undo());
  if (step === "leave") await desk.leave();
  if (step === "late")
    desk.late((["calls", "answers", "events"] as const)[number % 3] ?? "calls", number < 4);
  if (step === "end") await desk.end("Enter");
  if (step === "panel" && key.startsWith("r")) {
    await desk.open(key);
    if (number < 3) await desk.memo(`メモ${number}`);
    else await desk.choose(number === 3 ? 0 : 1, number % 2);
  }
  if (step === "move" || step === "resize" || step === "lift") await desk.lift(key, moves, step === "resize");
  if (step === "move" || step === "resize") await desk.end(number > 0 ? "Enter" : "Escape");
  return 0;
}

/** What another page of the console does, from what is there. */
async function changeElsewhere(key: string, number: number): Promise<void> {
  const now = (await database()).get(key);
  if (now === undefined) return;
  const changed = number === 3 ? { date: dayAfter(day, 1) } : { from: "15:00", to: "15:30" };
  const answer = key.startsWith("b")
    ? await send("PUT", `/block_times/${now.id}`, blockBody({ ...now, from: "16:00", to: "17:00" }))
    : number < 3
      ? await send("PATCH", "/reservations?attr=visit_status", { id: now.id, value: number })
      : await send("PUT", "/reservations?force=1", bodyOf({ ...now, ...changed }));
  elsewhere.push(answer);
}

/** Nothing is held back or under way any more, and both pages have heard of everything. */
async function rest(): Promise<void> {
  await both((page) => page.evaluate(() => window.desk.settle()));
  await mark();
}

async function mark(): Promise<void> {
  marks += 1;
  const name = `しるし${marks}`;
  await send("PUT", "/reservations?force=1", bodyOf({ ...marker, name }));
  await both((page) => page.evaluate((label) => window.desk.see(label), `17:00〜18:00 ${name}`));
}

/** What is stored. */
async function check(begun: Day, story: string): Promise<Day> {
  const stored = await database();
  const reports = await both((page) => page.evaluate(() => window.desk.report()));
  const writes: Written[] = [
    ...elsewhere.map((each) => ({ ...each, by: "elsewhere" as const })),
    ...reports.flatMap((report, by) => report.writes.map((each) => ({ ...each, by }))),
  ];
  const taken = writes.filter(({ status }) => status === 200);
  met.accepted += taken.length;
  met.clashes += writes.filter(({ answer }) => answer.code === "conflict").length;

  await checkHost(taken, story);
  for (const [key, first] of begun) {
    const own = taken.filter((each) => keyOfWrite(each) === key);
    if (key !== keyOf(marker)) checkRecord(first, own, stored.get(key), `${key}, ${story}`);
  }
  for (const [at, report] of reports.entries()) checkAnnounced(at, report, taken, stored, story);
  const isOfReservation = ({ key }: DrawnChip) => key.startsWith("r");
  for (const drawn of await both((page) => page.evaluate(() => window.desk.drawn())))
    expect(drawn.filter(isOfReservation), story).toEqual(chipsOf(stored).filter(isOfReservation));
  if (!taken.some((each) => keyOfWrite(each).startsWith("b"))) return stored;
  // Nobody tells pages of blocked time: it is seen when the day is read again.
  await both(async (page) => {
    await page.evaluate(() => window.desk.refresh());
    expect(await page.evaluate(() => window.desk.drawn()), story).toEqual(chipsOf(stored));
  });
  return stored;
}

/** The host took what the pages know of, and nothing twice. */
async function checkHost(taken: readonly Written[], story: string): Promise<void> {
  const log = await (await fetch(`${session.host.url}/_host/requests`)).json();
  const onTheHost = (log as { method: string; path: string; status: number; body: string }[])
    .filter(({ method, path, status }) => method !== "GET" && path.startsWith(calls) && status === 200)
    .filter(({ body }) => !body.includes("しるし"))
    .map(({ method, body }) => `${method} ${body}`);
  const known = taken.map(({ method, body }) => `${method} ${JSON.stringify(body)}`);
  expect(onTheHost.sort(), story).toEqual(known.sort());
}

/** Each write of a record was made from the one before, and what they come to is what is stored. */
function checkRecord(first: Stored, taken: Written[], now: Stored | undefined, story: string): void {
  let expected: Stored = first;
  for (const { by, method, path, body, answer } of taken.sort(byVersion)) {
    if (method === "PUT" && by !== "elsewhere")
      expect(Date.parse(String(body.base_updated_at)), story).toBe(Date.parse(expected.updated_at));
    const changed = method === "PUT" ? fieldsOf(body) : { [attributeOf(path)]: body.value };
    expected = { ...expected, ...changed, updated_at: String(answer.data?.updated_at) };
  }
  expect(fieldsOf(now), story).toEqual(fieldsOf(expected));
  expect(now?.updated_at, story).toBe(expected.updated_at);
  if (now?.histories) expect(now.histories.length - first.histories.length, story).toBe(taken.length);
}

/** Each gesture was one call, each refusal was said and true, and what others changed cannot be taken back. */
function checkAnnounced(
  at: number,
  report: DeskReport,
  taken: readonly Written[],
  stored: Day,
  story: string,
): void {
  const { meant, writes, failures, overtaken, undoable } = report;
  expect(writes.length, `calls of ${at + 1}, ${story}`).toBe(meant);
  const stale = writes.filter(({ answer }) => answer.code === "stale");
  const said = failures.filter((text) => text.includes("ほかの担当者が先に変更しました"));
  expect(said.length, `told ${at + 1}, ${story}`).toBe(stale.length);
  met.overtaken += stale.length + overtaken.length;
  for (const key of [...stale.map(keyOfWrite), ...overtaken]) {
    // The panel's calls may still be under way when the same operator moves the reservation.
    const others = taken.filter(
      (each) => keyOfWrite(each) === key && (each.by !== at || each.method === "PATCH"),
    );
    expect(others, `${key} was changed by nobody but ${at + 1}, ${story}`).not.toEqual([]);
  }
  const record = [...stored].find(([, each]) => undoable?.startsWith(each.name || each.meta_data));
  if (undoable === null || record === undefined || record[0].startsWith("b")) return;
  const last = taken
    .filter((each) => keyOfWrite(each) === record[0])
    .sort(byVersion)
    .at(-1);
  if (last !== undefined) expect(last.by, `${at + 1} can take back: ${undoable}, ${story}`).toBe(at);
}

/** All that stands on the day and the next one, by its key. */
async function database(): Promise<Day> {
  const read = async (query: string) => {
    const answer = await fetch(`${session.host.url}/api/salon/1/reservations?${query}`);
    return ((await answer.json()) as { data: Stored[] }).data;
  };
  const rows = await read(`from=${day}&to=${dayAfter(day, 1)}&with_blocked=1`);
  const blocks = rows.filter(({ status }) => status === "blocked");
  const ids = rows.filter(({ status }) => status !== "blocked").map(({ id }) => id);
  const all = [...(await read(`ids=${ids.sort((a, b) => a - b).join(",")}`)), ...blocks];
  return new Map(all.map((each) => [keyOf(each), each]));
}

async function send(method: string, path: string, body: Record<string, unknown>): Promise<SentWrite> {
  const answer = await fetch(session.host.url + calls + path, {
    method,
    headers: { "Content-Type": "application/json", Accept: "application/json", "X-CSRF-TOKEN": token },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const sent = JSON.parse(JSON.stringify(body));
  return { method, path: calls + path, body: sent, status: answer.status, answer: await answer.json() };
}

/** Without a version: the last one wins. */
function bodyOf({ id, name, date, from, to, salon_resource_id, status, meta_data }: Stored) {
  return { id, name, date, from, to, salon_resource_id, status, meta_data };
}

function blockBody({ date, from, to, salon_resource_id, meta_data }: Stored) {
  return { date, from, to, salon_resource_id, memo: meta_data, is_confirmed: true };
}

const keyOf = ({ id, status }: Stored) => `${status === "blocked" ? "b" : "r"}${id}`;

function keyOfWrite({ path, body }: Pick<SentWrite, "path" | "body">): string {
  const [, block] = /block_times\/(\d+)/.exec(path) ?? [];
  return block === undefined ? `r${body.id}` : `b${block}`;
}

function attributeOf(path: string): string {
  const attribute = /attr=(\w+)/.exec(path)?.[1] ?? "";
  return attribute === "memo" ? "meta_data" : attribute;
}

/** What writes change, by the names of the record. */
function fieldsOf(row: Record<string, unknown> = {}) {
  const { date, from, to, salon_resource_id, memo, meta_data = memo, status, visit_status } = row;
  const fields = { date, from, to, salon_resource_id, meta_data, status, visit_status };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function sameRecord(one: Stored, other: Stored): boolean {
  return JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other));
}

function byVersion(one: SentWrite, other: SentWrite): number {
  return String(one.answer.data?.updated_at).localeCompare(String(other.answer.data?.updated_at));
}

/** The chips that a day must have. */
function chipsOf(stored: Day): DrawnChip[] {
  const rows = new Map([
    [11, "佐々木（店長）"],
    [12, "中村"],
    [13, "個室"],
  ]);
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const shown = (time: string) => time.replace(/^0/, "");
  return [...stored.values()]
    .filter(({ date }) => date === day)
    .map((each) => ({
      key: keyOf(each),
      label: `${shown(each.from)}〜${shown(each.to)} ${each.name || each.meta_data}${each.status === "canceled" ? " キャンセル" : ""}`,
      row: rows.get(each.salon_resource_id ?? 0) ?? "担当なし",
      from: minutes(each.from),
      to: minutes(each.to),
    }))
    .sort((a, b) => a.key.localeCompare(b.key));
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

async function both<T>(act: (page: Page) => Promise<T>): Promise<[T, T]> {
  return Promise.all([act(pages[0]), act(pages[1])]);
}

/** The same steps every time. */
function createChance(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
