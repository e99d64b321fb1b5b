import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  alerts,
  cell,
  field,
  openList,
  openOne,
  paths,
  row,
  rowsOf,
  save,
  untilOpen,
  untilSaved,
  writeCell,
} from "../elements/open-api-console/page-triggers.js";
import { refusal, serveTriggers, type TriggerHost } from "../elements/open-api-console/server.js";
import { button, root } from "../elements/page.js";
import { triggerActions } from "../host/api/open-api-trigger-documents.js";
import { createRandom, type Random } from "../host/large/random.js";
import { repetitions } from "../tools/repetitions.js";
import { eventually, within } from "./support/editors.js";
import { freshServer } from "./support/server.js";

type Entry = Record<string, unknown>;
type Params = Record<string, Entry>;

/** A colleague changes what is inside 注文. */
function changeOrder(host: TriggerHost, change: (inside: Params) => object): void {
  host.change(5, ({ context }) => {
    const { order } = context.params as { order: Entry };
    const params = { order: { ...order, children: change(order.children as Params) } };
    return { context: { ...context, params } };
  });
}

function storedInside(host: TriggerHost): Params {
  const params = host.trigger(5)?.context.params as { order: Entry } | undefined;
  return params?.order.children as Params;
}

const conflict = (made: Element, name: string) =>
  within(made).getByRole("radiogroup", { name: `${name}の競合`, exact: true });

const conflictsOf = (made: Element) =>
  within(made)
    .getByRole("radiogroup")
    .elements()
    .map((each) => each.getAttribute("aria-label")?.replace("の競合", ""));

describe("what others have changed meanwhile", () => {
  test("is brought together by fields and paths, and sent once more", async () => {
    const host = serveTriggers();
    const made = await openOne(5);
    await userEvent.fill(field(made, "トリガー名"), "ご注文");
    await writeCell(made, "order.total", "label", "合計");
    host.change(5, ({ context }) => ({ context: { ...context, label: "同僚の表示名" }, future: 1 }));
    changeOrder(host, (inside) => ({
      ...inside,
      items: { ...inside.items, label: "品" },
      coupon: { label: "クーポン", type: "string" },
    }));
    await save(made);
    await untilSaved(made);
    expect(host.writes().map(([call]) => call)).toEqual(["PUT triggers/5", "PUT triggers/5"]);
    expect(host.trigger(5)).toMatchObject({ name: "ご注文", future: 1, context: { label: "同僚の表示名" } });
    expect(storedInside(host)).toMatchObject({
      ...{ total: { label: "合計" }, items: { label: "品" }, coupon: { label: "クーポン" } },
    });
    expect([made.dirty, alerts(made), cell(made, "order.items", "label").value]).toEqual([false, [], "品"]);
    // Going back takes back what was edited here only.
    for (const _ of [1, 2]) await button(made, "元に戻す").click();
    await expect.element(field(made, "トリガー名")).toHaveValue("注文");
    await expect.element(field(made, "表示名")).toHaveValue("同僚の表示名");
    await save(made);
    await eventually(() => host.trigger(5)?.name).toBe("注文");
    expect(storedInside(host)).toMatchObject({
      ...{ total: { label: "合計金額" }, items: { label: "品" }, coupon: { label: "クーポン" } },
    });
  });

  test("both have changed the same: nothing is chosen, and nothing sent without a choice", async () => {
    const host = serveTriggers();
    const made = await openOne(5);
    await userEvent.fill(field(made, "トリガー名"), "わたしの名前");
    await writeCell(made, "order.total", "label", "わたしの合計");
    await row(made, "order.items").getByRole("button", { name: "削除" }).click();
    host.change(5, () => ({ name: "同僚の名前" }));
    changeOrder(host, (inside) => ({
      ...inside,
      total: { ...inside.total, label: "同僚の合計" },
      items: { ...inside.items, label: "同僚の品" },
    }));
    await save(made);
    await expect.element(conflict(made, "トリガー名")).toBeVisible();
    const radios = within(made).getByRole("radio", { checked: true });
    expect([radios.elements(), host.writes().length]).toEqual([[], 1]);
    await save(made);
    await eventually(() => alerts(made)).toEqual(["競合を選択してください"]);
    expect(host.writes().length).toBe(1);
    await conflict(made, "トリガー名").getByRole("radio", { name: "ほかの人の変更" }).click();
    await expect.element(field(made, "トリガー名")).toHaveValue("同僚の名前");
    await conflict(made, "トリガー名").getByRole("radio", { name: "編集前の値" }).click();
    await expect.element(field(made, "トリガー名")).toHaveValue("注文");
    await conflict(made, "order.total 表示名").getByRole("radio", { name: "あなたの入力" }).click();
    expect(host.writes().length).toBe(1);
    await conflict(made, "order.items キー").getByRole("radio", { name: "ほかの人の変更" }).click();
    await untilSaved(made);
    expect(paths(made)).toContain("order.items");
    expect(host.trigger(5)?.name).toBe("注文");
    expect(storedInside(host)).toMatchObject({
      ...{ total: { label: "わたしの合計" }, items: { label: "同僚の品" } },
    });
    expect(within(made).getByRole("radiogroup").elements()).toEqual([]);
  });

  test("a choice that is undone is open again, and done again it stands", async () => {
    const host = serveTriggers();
    const made = await openOne(5);
    const [name, label] = [field(made, "トリガー名"), field(made, "表示名")];
    await userEvent.fill(name, "わたしの名前");
    await userEvent.fill(label, "わたしの表示名");
    host.change(5, ({ context }) => ({
      ...{ name: "同僚の名前", context: { ...context, label: "同僚の表示名" } },
    }));
    await save(made);
    const radios = within(made).getByRole("radio", { checked: true });
    await conflict(made, "トリガー名").getByRole("radio", { name: "ほかの人の変更" }).click();
    await expect.element(name).toHaveValue("同僚の名前");
    await button(made, "元に戻す").click();
    await expect.element(name).toHaveValue("わたしの名前");
    expect(radios.elements()).toEqual([]);
    await button(made, "やり直す").click();
    await expect.element(name).toHaveValue("同僚の名前");
    expect(radios.elements()).toHaveLength(1);
    await button(made, "元に戻す").click();
    await conflict(made, "表示名").getByRole("radio", { name: "あなたの入力" }).click();
    await save(made);
    await eventually(() => alerts(made)).toEqual(["競合を選択してください"]);
    expect([host.trigger(5)?.name, host.writes().length]).toEqual(["同僚の名前", 1]);
  });

  test("what is undecided is asked again after the page was left; what was decided is not", async () => {
    const host = serveTriggers();
    const attributes = { "draft-key": "undecided", "api-base": freshServer() };
    const first = await openOne(5, attributes);
    await userEvent.fill(field(first, "トリガー名"), "わたしの名前");
    await userEvent.fill(field(first, "表示名"), "わたしの表示名");
    await writeCell(first, "order.total", "label", "わたしの合計");
    await row(first, "order.items").getByRole("button", { name: "削除" }).click();
    host.change(5, ({ context }) => ({
      ...{ name: "同僚の名前", context: { ...context, label: "同僚の表示名" } },
    }));
    changeOrder(host, (inside) => ({
      ...inside,
      total: { ...inside.total, label: "同僚の合計" },
      items: { ...inside.items, label: "同僚の品" },
      coupon: { label: "クーポン", type: "string" },
    }));
    await save(first);
    await conflict(first, "表示名").getByRole("radio", { name: "編集前の値" }).click();
    await expect.element(field(first, "表示名")).toHaveValue("注文");
    first.remove();
    const made = await openList(attributes);
    await button(made, "復元する").click();
    await untilOpen(made);
    await expect.element(field(made, "表示名")).toHaveValue("注文");
    await save(made);
    await expect.element(conflict(made, "トリガー名")).toBeVisible();
    expect(conflictsOf(made)).toEqual(["トリガー名", "order.total 表示名", "order.items キー"]);
    expect(host.trigger(5)?.name).toBe("同僚の名前");
    for (const name of ["トリガー名", "order.items キー"])
      await conflict(made, name).getByRole("radio", { name: "あなたの入力" }).click();
    await conflict(made, "order.total 表示名").getByRole("radio", { name: "ほかの人の変更" }).click();
    await untilSaved(made);
    expect(host.trigger(5)).toMatchObject({ name: "わたしの名前", context: { label: "注文" } });
    expect(storedInside(host)).toMatchObject({ total: { label: "同僚の合計" }, coupon: {} });
    expect(storedInside(host)).not.toHaveProperty("items");
    made.remove();
    await eventually(() => sessionStorage.getItem("undecided")).toBe(null);
  });

  test("what was written since the press is judged before it is sent again", async () => {
    const host = serveTriggers();
    const made = await openOne(5);
    await userEvent.fill(field(made, "トリガー名"), "ご注文");
    host.change(5, ({ context }) => ({ context: { ...context, label: "同僚の表示名" } }));
    let arrive = (_: null) => {};
    host.meet("PUT triggers/5", () => new Promise((resolve) => (arrive = resolve)));
    await save(made);
    await eventually(() => host.writes().length).toBe(1);
    await button(made, "パラメータを追加").click();
    arrive(null);
    await expect.element(field(made, "表示名")).toHaveValue("同僚の表示名");
    await expect.poll(() => root(made).querySelector(".open-api-save [aria-busy=true]")).toBe(null);
    expect(alerts(made)).toEqual(["新しいパラメータ：キーを入力してください"]);
    expect([host.writes().length, host.trigger(5)?.name, made.dirty]).toEqual([1, "注文", true]);
  });

  test("a second time is said, and the next save goes on from there", async () => {
    const host = serveTriggers();
    const made = await openOne(5);
    await userEvent.fill(field(made, "トリガー名"), "ご注文");
    const stale = () =>
      refusal(422, {
        ...{ message: "ほかの人が変更しました。", code: "stale", errors: {} },
        current: { ...host.trigger(5), open_api_trigger_actions: [], label: 1 },
      });
    for (const _ of [1, 2]) host.meet("PUT triggers/5", () => stale()());
    await save(made);
    await eventually(() => alerts(made)).toEqual(["ほかの人が変更しました。"]);
    expect([made.dirty, host.writes().length]).toEqual([true, 2]);
    await save(made);
    await eventually(() => host.trigger(5)?.name).toBe("ご注文");
  });

  test("what nobody edits here follows a refresh, and undo does not bring it back", async () => {
    const host = serveTriggers();
    const made = await openOne(5);
    await userEvent.fill(field(made, "トリガー名"), "ご注文");
    await save(made);
    await untilSaved(made);
    host.change(5, ({ context }) => ({ context: { ...context, label: "同僚の表示名" } }));
    await made.refresh();
    await expect.element(field(made, "表示名")).toHaveValue("同僚の表示名");
    expect(made.dirty).toBe(false);
    await button(made, "元に戻す").click();
    await expect.element(field(made, "トリガー名")).toHaveValue("注文");
    await expect.element(field(made, "表示名")).toHaveValue("同僚の表示名");
  });
});

/** Two consoles of two servers, which are one store: nothing that one saved is lost by the other without a choice. */
const rounds = repetitions(6, 200);
const seed = Math.floor(Math.random() * 1_000_000);

test(`two operators at one trigger and its actions, ${rounds} times from ${seed}`, {
  timeout: 600_000,
}, async () => {
  for (let round = 0; round < rounds; round += 1) await interleave(createRandom(seed + round), seed + round);
});

async function interleave(random: Random, chance: number): Promise<void> {
  const host = serveTriggers();
  const [first, second] = [await openOne(5), await openOne(5)];
  // What is far away is not drawn.
  for (const made of [first, second])
    Object.assign(made.style, { position: "absolute", insetBlockStart: "0" });
  // Each has fields of its own, so that everything can be brought together.
  const own = new Map([
    [first, { texts: ["トリガー名"], rows: ["order.total", "order.items"], action: "受取のお礼" }],
    [
      second,
      { texts: ["表示名"], rows: ["order.category", "order.pickup_at"], action: "まだ決めていない動作" },
    ],
  ] as const);
  const written = new Map<string, string>();
  for (let gesture = 0; gesture < 14; gesture += 1) {
    const made = random.pick([first, second]);
    const mine = own.get(made) as { texts: readonly ["トリガー名"]; rows: readonly string[]; action: string };
    const kind = random.whole(0, 9);
    if (kind < 2) write(textOf(made, mine.texts[0]), `文${gesture}`, mine.texts[0]);
    else if (kind < 5) {
      const path = random.pick(mine.rows);
      write(cell(made, path, "label"), `札${gesture}`, path);
    } else if (kind < 7) pressSave(made);
    else if (kind < 8) controlOf(made, mine.action, "switch").click();
    else if (kind < 9) controlOf(made, mine.action, "button").click();
    else void made.refresh();
    await new Promise((done) => setTimeout(done, random.whole(0, 15)));
  }
  for (const made of [first, second, first, second]) {
    await expect.poll(() => root(made).querySelector(".open-api-save [aria-busy=true]")).toBe(null);
    if (made.dirty) pressSave(made);
    // Says what holds it up.
    const held = () => [chance, made.dirty && [...alerts(made), ...conflictNames(made)]];
    await eventually(held).toEqual([chance, false]);
  }
  const stored = { ...storedInside(host) };
  for (const [name, text] of written) {
    const trigger = host.trigger(5);
    const now =
      name === "トリガー名"
        ? trigger?.name
        : name === "表示名"
          ? trigger?.context.label
          : stored[name.replace("order.", "")]?.label;
    expect([chance, name, now]).toEqual([chance, name, text]);
  }
  for (const made of [first, second]) {
    await made.refresh();
    const labels = () =>
      rowsOf(made)
        .slice(1)
        .map((each) => each.querySelector<HTMLInputElement>("[data-control=label]")?.value);
    await eventually(labels).toEqual(Object.values(stored).map(({ label }) => label));
    for (const { value } of host.store.list(triggerActions)) {
      if (value.trigger_id !== 5) continue;
      await eventually(() => controlOf(made, value.name, "switch").ariaChecked).toBe(String(value.is_active));
      await eventually(() => controlOf(made, value.name, "button").textContent).toBe(
        value.state === 1 ? "停止" : "開始",
      );
    }
    made.remove();
  }

  function write(input: Element, text: string, name: string): void {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    written.set(name, text);
  }
}

function conflictNames(made: Element): string[] {
  return [...root(made).querySelectorAll("[role=radiogroup]")].map((each) => each.textContent ?? "");
}

/** By its place: roles and names are looked up slowly. */
function textOf(made: Element, name: "トリガー名" | "表示名"): Element {
  const all = root(made).querySelectorAll(".open-api-fields input");
  return all[name === "トリガー名" ? 0 : 2] as Element;
}

function pressSave(made: Element): void {
  root(made).querySelector<HTMLElement>(".open-api-save button:last-of-type")?.click();
}

/** The switch of an action, or the button that starts and stops it. */
function controlOf(made: Element, name: string, role: "switch" | "button"): HTMLInputElement {
  const group = root(made).querySelector(`[role=group][aria-label="${name}"]`);
  const selector = role === "switch" ? "[role=switch]" : "button:not([aria-label], [role])";
  const found = group?.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`no ${role} of ${name}`);
  return found;
}
