import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repetitions } from "../tools/repetitions.js";
import { startSession } from "./support/session.js";

/* Two operators change the same friends at the same time, in every order that chance brings. */

const session = startSession();
/** So many friends; `INTERLEAVINGS=200` asks for more. */
const rounds = Number(process.env.INTERLEAVINGS ?? repetitions(3, 20));
/** Variables that both write: texts, a number, a long text. */
const keys = ["201", "210", "202", "205"] as const;

/** What the host's books say of one change. */
interface Change {
  operator: string;
  part: string;
  key: string;
  before: unknown;
  after: unknown;
}

/** What one operator saw, did and was told of one friend. */
interface Report {
  /** What a field said when its edit began, by its key; for each edit one. */
  seen: Record<string, unknown[]>;
  /** What others had written where the operator chose to overwrite it. */
  chosenOver: Record<string, unknown[]>;
  /** The values of each save that the operator was told to have happened, in order. */
  saved: Record<string, unknown>[];
  /** Fields that still wait for being saved. */
  pending: string[];
}

let pages: readonly [Page, Page];
let other: Page;

beforeAll(async () => {
  // A browser of its own: the other operator is another cookie.
  const context = await session.page.context().browser()?.newContext();
  other = (await context?.newPage()) as Page;
  pages = [session.page, other];
  for (const [at, page] of pages.entries()) {
    await page.goto(`${session.host.url}/friends/2/edit?tab=variables&operator=${at + 1}`);
    await page.locator("friend-editor").getByRole("textbox", { name: "会員ランク", exact: true }).waitFor();
    await page.evaluate(install);
  }
}, 60_000);

afterAll(async () => {
  await other?.context().close();
});

test(`${rounds} friends, changed by two operators at once: nothing is overwritten in silence, and nothing is lost`, async () => {
  const chance = createChance(20261125);
  for (let round = 0; round < rounds; round++) {
    const friend = round + 2;
    await both((page) => page.evaluate((id) => window.operator.begin(id), friend));
    const steps = 4 + chance(6);
    for (let step = 0; step < steps; step++) {
      const page = pages[chance(2)] as Page;
      const dice = chance(10);
      const key = keys[chance(keys.length)] as string;
      if (dice < 5)
        await page.evaluate(([k, v]) => window.operator.write(k, v), [key, String(chance(5))] as const);
      else if (dice < 8) await page.evaluate(() => window.operator.save());
      else await both((each) => each.evaluate(() => window.operator.save()));
      await both((each) => each.evaluate((n) => window.operator.decide(n), chance(3)));
    }
    // Until both have nothing left to save.
    for (let left = 6; left > 0; left--) {
      for (const page of pages) {
        await page.evaluate(() => window.operator.save());
        await page.evaluate((n) => window.operator.decide(n), chance(3));
      }
    }
    const reports = await both((page) => page.evaluate(() => window.operator.report()));
    const changes: Change[] = await (
      await session.page.request.get(`${session.host.url}/_host/friend-changes?member=${friend}`)
    ).json();
    checkBooks(changes, reports, friend);
  }
}, 300_000);

function checkBooks(changes: readonly Change[], reports: readonly Report[], friend: number): void {
  for (const [at, report] of reports.entries()) {
    const own = changes.filter(({ operator }) => operator === ["佐藤", "高橋"][at]);
    // The books hold what this operator was told, and nothing else.
    const told = report.saved.flatMap((vals) => Object.entries(vals));
    const written = own.map(({ key, after }) => [key, after]);
    expect(sorted(written), `friend ${friend}`).toEqual(sorted(told));
    expect(report.pending, `friend ${friend}`).toEqual([]);
    for (const { key, before } of own) {
      const known = [...(report.seen[key] ?? []), ...(report.chosenOver[key] ?? [])];
      // What was overwritten, this operator had seen: when the edit began, or when choosing between the two.
      expect(known.map(textOf), `friend ${friend}, ${key}`).toContain(textOf(before));
    }
  }
}

const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
const textOf = (value: unknown) => (value === null || value === undefined ? "" : String(value));

async function both<T>(act: (page: Page) => Promise<T>): Promise<[T, T]> {
  return Promise.all([act(pages[0]), act(pages[1])]);
}

/** The same steps every time. */
function createChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Operator {
  begin(friend: number): Promise<void>;
  write(key: string, value: string): Promise<void>;
  save(): Promise<void>;
  decide(side: number): void;
  report(): Report;
}

declare global {
  interface Window {
    operator: Operator;
  }
}

/** Runs in the page; it is sent as text, so it can use nothing outside. */
function install(): void {
  const editor = document.querySelector("friend-editor") as HTMLElementTagNameMap["friend-editor"];
  const changed = () =>
    (editor.value as { variables: { changed_item_ids: number[] } }).variables.changed_item_ids;
  const root = editor.shadowRoot as ShadowRoot;
  const empty = (): Report => ({ seen: {}, chosenOver: {}, saved: [], pending: [] });
  let report = empty();
  const rowOf = (key: string) => root.querySelector<HTMLElement>(`[data-row="variables:${key}"]`);
  const fieldOf = (key: string) =>
    rowOf(key)?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input[type=text], textarea") ?? null;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  editor.addEventListener("finish", (event) => {
    const vals = event.detail.payload.vals as Record<string, unknown>;
    if (Object.keys(vals).length > 0) report.saved.push(vals);
  });
  window.operator = {
    async begin(friend) {
      report = empty();
      editor.setAttribute("member-id", String(friend));
      for (let left = 500; left > 0 && !fieldOf("201"); left--) await frame();
      await frame();
    },
    async write(key, value) {
      const isShownEdited = () => rowOf(key)?.dataset.changed !== undefined;
      const isEdited = () => changed().map(String).includes(key);
      // An operator goes by what is drawn: what a save has changed has to be.
      for (let left = 100; left > 0 && isShownEdited() !== isEdited(); left--) await frame();
      const field = fieldOf(key);
      if (!field) return;
      if (!isEdited()) report.seen[key] = [...(report.seen[key] ?? []), field.value];
      const type = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(type.prototype, "value")?.set?.call(field, value);
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    },
    async save() {
      await editor.submit();
      await frame();
    },
    decide(side) {
      for (const group of root.querySelectorAll("[role=radiogroup]")) {
        const key = group.closest<HTMLElement>("[data-row]")?.dataset.row?.split(":")[1] ?? "";
        const options = [...group.querySelectorAll<HTMLElement>(".radio")];
        const hint = (at: number) => options[at]?.querySelector(".radio-hint")?.textContent ?? "";
        const [theirs, unset] = [hint(1), "未設定"];
        report.chosenOver[key] = [...(report.chosenOver[key] ?? []), theirs === unset ? "" : theirs];
        options[side]?.querySelector("input")?.click();
      }
    },
    report: () => ({ ...report, pending: changed().map(String) }),
  };
}
