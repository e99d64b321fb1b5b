import { expect, test } from "vitest";
import { root } from "../elements/page.js";
import { alerts, rowNames } from "../elements/salon-settings/page.js";
import { serveSalons } from "../elements/salon-settings/server.js";
import { createRandom } from "../host/large/random.js";
import { repetitions } from "../tools/repetitions.js";
import { settled } from "./support/clock.js";
import { eventually } from "./support/editors.js";
import {
  type Answered,
  all,
  conflicts,
  enter,
  hurry,
  nothing,
  type Operator,
  openOperator,
  pause,
  press,
  type Row,
  rowAt,
  slowly,
  write,
} from "./support/salon-operators.js";

/*
 * Two operators edit the same courses at the same time, in every order that chance brings: dialogs, the list as a table,
 * switches, the order and who can do what. Nothing is overwritten that was not seen, nothing is made twice.
 */

const rounds = repetitions(3, 200);
const first = Math.floor(Math.random() * 1_000_000);
const gestures = 14;
/** What fields are called on the wire. */
const keys: Readonly<Record<string, string>> = { 名前: "name", 料金: "price", 説明: "description" };
const faster = "ほかの人が先に変更しました。現在の設定を表示しています。";
/** Two savings of pairs in the same moment have nothing that would tell one from the other. */
let pairsSaved: Promise<unknown> = Promise.resolve();

test.each(Array.from({ length: rounds }, (_, at) => first + at))(
  "two operators at once, by the chances of %i: nothing is lost, and nothing is made twice",
  { timeout: 60_000 },
  async (seed) => {
    const host = serveSalons();
    hurry();
    const operators: Operator[] = [];
    const made = new Map<string, number>();
    const strange: unknown[] = [];
    const network = slowly(host, createRandom(seed + 1_000_000), (server, of) => {
      const operator = operators.find((each) => each.made.apiBase === server);
      if (operator) strange.push(...look(operator, of, made));
    });
    for (const [at, name] of ["甲", "乙"].entries())
      operators.push(await openOperator(name, createRandom(seed + at * 500_000)));
    const quiet = async ({ made: element }: Operator) => {
      await settled();
      await eventually(() => network.underWay(element.apiBase ?? "")).toBe(0);
      await settled();
    };
    const wanted = await Promise.all(operators.map((operator) => work(operator, quiet)));
    await pause(60);
    for (const each of operators) await quiet(each);
    for (const each of operators) await each.made.refresh();

    expect(strange).toEqual([]);
    expect(operators.flatMap((each) => alerts(each.made))).toEqual([]);
    // Whatever an operator has insisted on was made, and once.
    expect(wanted.flat().filter((value) => made.get(value) !== 1)).toEqual([]);
    expect([...made.values()].filter((count) => count !== 1)).toEqual([]);
    const stored = (await host.colleague("GET", "salon/1/courses/all")) as Row[];
    const names = [...stored].sort((a, b) => Number(a.order) - Number(b.order)).map(({ name }) => name);
    for (const each of operators) await eventually(() => rowNames(each.made)).toEqual(names);
  },
);

type Quiet = (operator: Operator) => Promise<void>;

/** Gives the values that were saved as this operator wanted them. */
async function work(operator: Operator, quiet: Quiet): Promise<string[]> {
  const wanted: string[] = [];
  for (let gesture = 0; gesture < gestures; gesture += 1) {
    const unique = `${operator.name}${gesture}`;
    const figure = (operator.name === "甲" ? 1000 : 2000) + gesture;
    const chance = operator.random.whole(0, 11);
    if (chance < 4) wanted.push(...(await editInDialog(operator, unique, figure)));
    else if (chance < 7) wanted.push(...(await editInTable(operator, unique, figure)));
    else if (chance < 8) await add(operator, unique, wanted);
    else if (chance < 9) await flip(operator, quiet);
    else if (chance < 10) await move(operator);
    else if (chance < 11) await setPairs(operator);
    else await operator.made.refresh();
    await quiet(operator);
    await pause(operator.random.whole(0, 30));
  }
  return wanted;
}

function someRow({ made, random }: Operator): HTMLElement | null {
  return rowAt(made, random.whole(0, rowNames(made).length - 1));
}

/** Values that are on the wire what was typed. */
function values(unique: string, figure: number): Readonly<Record<string, [typed: string, sent: unknown]>> {
  return {
    名前: [unique, unique],
    料金: [`${figure}円`, figure],
    説明: [`${unique}の説明`, `${unique}の説明`],
  };
}

async function editInDialog(operator: Operator, unique: string, figure: number): Promise<string[]> {
  const { made, random } = operator;
  someRow(operator)?.querySelector<HTMLElement>("[data-control=edit]")?.click();
  const fields = () => all<HTMLInputElement>(made, "dialog[open] .field-control, dialog[open] textarea");
  await eventually(() => fields().length).toBeGreaterThan(2);
  operator.intent = nothing();
  const chosen = random.some(Object.entries(values(unique, figure)), random.whole(1, 2));
  for (const [label, [typed, sent]] of chosen) {
    const input = fields().find((each) => each.labels?.[0]?.textContent === label);
    if (!input) throw new Error(`no field ${label}`);
    expectIntent(operator, label, input.value, sent);
    write(input, typed);
    await pause(random.whole(0, 20));
  }
  await press(made, "dialog[open] .dialog-foot", "保存");
  for (let time = 0; time < 20; time += 1) {
    const shown = () => root(made).querySelector("dialog[open]");
    await eventually(() => shown() === null || shown()?.querySelector("[aria-busy=true]") === null).toBe(
      true,
    );
    if (shown() === null) break;
    decide(operator, shown());
    await settled();
    // The last choice goes on by itself, and may have closed it.
    const button = () => shown()?.querySelector<HTMLElement>(".dialog-foot [data-finishes]");
    if (shown()?.querySelector("[aria-busy=true]") === null) button()?.click();
    await settled();
  }
  expect(root(made).querySelector("dialog[open]")).toBe(null);
  return [...operator.intent.wanted.values()].map(String);
}

async function editInTable(operator: Operator, unique: string, figure: number): Promise<string[]> {
  const { made, random } = operator;
  await press(made, "[role=tabpanel]", "まとめて編集");
  await eventually(() => all(made, ".salon-bulk-row input[type=text]").length).toBeGreaterThan(0);
  const row = someRow(operator);
  const label = random.often(50) ? "名前" : "料金";
  const input = row?.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
  if (!row || !input) throw new Error(`no field ${label}`);
  operator.intent = nothing();
  const [typed, sent] = values(unique, figure)[label] ?? ["", null];
  expectIntent(operator, label, input.value, sent);
  write(input, typed);
  await pause(random.whole(0, 30));
  enter(input);
  for (let time = 0; time < 20 && made.dirty; time += 1) {
    // Where the other one was faster twice, one presses again.
    const isRefused = () => input.getAttribute("aria-invalid") === "true";
    await eventually(() => !made.dirty || conflicts(row).length > 0 || isRefused()).toBe(true);
    if (isRefused()) enter(input);
    decide(operator, row);
    await settled();
  }
  expect(made.dirty).toBe(false);
  await press(made, "[role=tabpanel]", "まとめて編集");
  await eventually(() => all(made, ".salon-bulk-row").length).toBe(0);
  return [...operator.intent.wanted.values()].map(String);
}

function expectIntent({ intent }: Operator, label: string, seen: string, wanted: unknown): void {
  const key = keys[label] ?? "";
  intent.seen.set(key, seen);
  intent.wanted.set(key, wanted);
}

/** By chance theirs or one's own; theirs are seen by then. */
function decide({ intent, random }: Operator, scope: ParentNode | null): void {
  for (const { field, theirs, choose } of conflicts(scope)) {
    const key = keys[field] ?? "";
    intent.seen.set(key, theirs === "なし" ? "" : theirs);
    const side = random.often(60) ? "mine" : "theirs";
    if (side === "theirs") intent.wanted.delete(key);
    choose(side);
  }
}

async function add({ made }: Operator, unique: string, wanted: string[]): Promise<void> {
  await press(made, "[role=tabpanel]", "コースを追加");
  const fields = () => all<HTMLInputElement>(made, "dialog[open] .field-control");
  await eventually(() => fields().length).toBeGreaterThan(0);
  const [name] = fields();
  if (!name) return;
  write(name, unique);
  await press(made, "dialog[open] .dialog-foot", "保存");
  await eventually(() => root(made).querySelector("dialog[open]")).toBe(null);
  wanted.push(unique);
}

async function flip(operator: Operator, quiet: Quiet): Promise<void> {
  operator.intent = nothing();
  const control = someRow(operator)?.querySelector<HTMLElement>("[role=switch]");
  for (let time = 0; time < 20; time += 1) {
    operator.intent.wanted.set("is_public", control?.ariaChecked !== "true");
    control?.click();
    await quiet(operator);
    if (alerts(operator.made).length === 0) return;
    expect(alerts(operator.made)).toEqual([faster]);
  }
}

async function move(operator: Operator): Promise<void> {
  const control = operator.random.pick(["up", "down"]);
  someRow(operator)?.querySelector<HTMLElement>(`[data-control=${control}]`)?.click();
  await pause(50);
}

async function setPairs(operator: Operator): Promise<void> {
  const { made, random } = operator;
  await press(made, "[role=tabpanel]", "担当との組み合わせ");
  const boxes = () => all<HTMLInputElement>(made, "[role=gridcell] input");
  await eventually(() => boxes().length).toBeGreaterThan(0);
  operator.intent = nothing();
  for (const box of random.some(boxes(), random.whole(1, 4))) {
    operator.intent.wanted.set(`pair ${box.ariaLabel}`, !box.checked);
    box.click();
    await pause(random.whole(0, 20));
  }
  const save = async () => {
    await press(made, "dialog[open] .dialog-foot", "保存");
    await eventually(() => root(made).querySelector("dialog[open]")).toBe(null);
  };
  pairsSaved = pairsSaved.then(save);
  await pairsSaved;
}

/** What a call has done that its operator did not ask for; counts what it has made. */
function look({ name, intent }: Operator, of: Answered, made: Map<string, number>): unknown[] {
  const { call, status, before, after } = of;
  const isStale = status === 422 && /^(?:PUT|PATCH|POST) 1\/courses/.test(call);
  if (status >= 400 && !isStale) return [{ name, call, status }];
  const strange: unknown[] = [];
  const count = (value: unknown) => made.set(String(value), (made.get(String(value)) ?? 0) + 1);
  const isOrder = call.endsWith("/order");
  for (const row of after.courses) {
    const was = before.courses.find(({ id }) => id === row.id);
    if (!was) count(row.name);
    for (const [key, value] of Object.entries(was ? row : {})) {
      const stood = was?.[key];
      if (key === "updated_at" || value === stood || (isOrder && key === "order")) continue;
      const isSeen = key === "is_public" || intent.seen.get(key) === String(stood ?? "");
      if (intent.wanted.get(key) !== value || !isSeen)
        strange.push({ name, call, key, stood, value, seen: intent.seen.get(key) });
      if (key !== "is_public") count(value);
    }
  }
  if (after.courses.length < before.courses.length) strange.push({ name, call, lost: true });
  return [...strange, ...lookAtPairs(name, intent.wanted, of)];
}

/** Pairs go by ids: a course may have another name by then. */
function lookAtPairs(name: string, wanted: ReadonlyMap<string, unknown>, { call, before, after }: Answered) {
  for (const row of [...before.courses, ...after.courses]) ids.set(String(row.name), row.id);
  const asked = new Map(
    [...wanted].map(([key, isOn]) => {
      const [course = "", resource = ""] = key.replace("pair ", "").split(" × ");
      return [`${ids.get(course)} ${resourceIds[resource]}`, isOn];
    }),
  );
  const nameOf = ({ course_id, resource_id }: Row) => `${course_id} ${resource_id}`;
  const [was, is] = [new Set(before.unlinks.map(nameOf)), new Set(after.unlinks.map(nameOf))];
  const changed: [pair: string, isOn: boolean][] = [
    ...[...was].filter((each) => !is.has(each)).map((each): [string, boolean] => [each, true]),
    ...[...is].filter((each) => !was.has(each)).map((each): [string, boolean] => [each, false]),
  ];
  const strange: unknown[] = changed.filter(([pair, isOn]) => asked.get(pair) !== isOn);
  if (after.unlinks.length !== is.size) strange.push("twice");
  return strange.map((each) => ({ name, call, each }));
}

const resourceIds: Readonly<Record<string, number>> = { "佐々木（店長）": 11, 中村: 12, 個室: 13 };
/** Courses by every name that they have had. */
const ids = new Map<string, unknown>();
