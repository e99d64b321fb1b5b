import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { type EffectDriver, effectDrivers, type FilledEffect } from "./support/effect-drivers.js";
import { fieldOf, type InputDriver, keyboardDriver, mouseDriver, shownIn } from "./support/input-drivers.js";
import { actionEditor } from "./support/operator.js";
import { startSession } from "./support/session.js";

const session = startSession();
/** One action with every effect takes a quarter of a minute, and several times that on a busy machine. */
const timeout = 240_000;

/** The page of the trigger, whose data effects may be linked to. */
const withTrigger = (path: string) => `${session.host.url}/actions/${path}?trigger=1`;
const button = (scope: Locator, name: string) => scope.getByRole("button", { name, exact: true });
const repetition = (editor: Locator) =>
  editor.getByRole("checkbox", { name: "2回目以降の発動時も各動作を実行する" });

interface Planned {
  driver: EffectDriver;
  effect: FilledEffect;
  /** The first of its kind in the action. */
  isFirst: boolean;
  panelName: string;
}

/** The effects of an action, in order: what can no longer be added is there already. */
function plan(effectsOf: (driver: EffectDriver) => readonly FilledEffect[]): Planned[] {
  const isStored = ({ stored }: EffectDriver) => Number(stored !== undefined);
  return effectDrivers
    .toSorted((a, b) => isStored(b) - isStored(a))
    .flatMap((driver) => effectsOf(driver).map((effect, index) => ({ driver, effect, isFirst: index === 0 })))
    .map((each, index) => ({ ...each, panelName: `${index + 1}. ${each.driver.label}` }));
}

/** Those with a field that none of the same kind before has, and all of a kind without fields. */
function withNewFields({ effects }: EffectDriver): FilledEffect[] {
  const known = new Set<string>();
  return effects.filter(({ steps }) => {
    const fields = steps.map(([kind, name]) => `${kind} ${name}`);
    const isNew = fields.length === 0 || fields.some((field) => !known.has(field));
    for (const field of fields) known.add(field);
    return isNew;
  });
}

test("the drivers know every kind that is offered, and the one that no longer is", async () => {
  const { page } = session;
  await page.goto(withTrigger("new"));
  const { editor } = actionEditor(page);
  await button(editor, "テキスト送信を追加").waitFor();
  const offered = await editor.getByRole("button", { name: /を追加$/ }).evaluateAll((buttons) => {
    return buttons.map((each) => (each.getAttribute("aria-label") ?? "").replace(/を追加$/, ""));
  });
  const isStored = ({ stored }: EffectDriver) => stored !== undefined;
  expect(effectDrivers.filter((each) => !isStored(each)).map(({ label }) => label)).toEqual(offered);
  expect(effectDrivers.filter(isStored).map(({ label }) => label)).toEqual(["通知"]);
});

test("every effect is filled by mouse, saved, and shown the same after a reload", { timeout }, async () => {
  const { page, host, errors } = session;
  const action = actionEditor(page);
  const planned = plan(({ once, effects }) => (once ? effects.slice(0, 1) : effects));
  await makeAction(planned, mouseDriver(page), { refusals: true });
  const { sent, saved } = await save(mouseDriver(page));
  await expectSent(planned, sent);

  await page.goto(withTrigger(`${saved.aid}`));
  for (const each of planned) await expectShown(each);
  expect(await repetition(action.editor).isChecked()).toBe(true);
  const reloaded = await action.value();
  expect(JSON.stringify(reloaded.inputs)).toBe(JSON.stringify(JSON.parse(String(sent.inputs))));
  expect(reloaded).toEqual(saved);
  expect(await host.action(saved.aid)).toEqual(saved);
  expect(errors).toEqual([]);
});

test("every field of every effect is filled and saved by keys alone", { timeout }, async () => {
  const { page, host, errors } = session;
  const planned = plan((driver) => (driver.once ? driver.effects.slice(1) : withNewFields(driver)));
  await makeAction(planned, keyboardDriver(page));
  const { sent, saved } = await save(keyboardDriver(page));
  await expectSent(planned, sent);
  expect(await host.action(saved.aid)).toEqual(saved);

  // All others have been shown by the other action.
  await page.goto(withTrigger(`${saved.aid}`));
  for (const each of planned) if (each.driver.once) await expectShown(each);
  expect(errors).toEqual([]);
});

/** Fills every planned effect. With `refusals` it is also tried to save the first of each kind while it is empty. */
async function makeAction(
  planned: readonly Planned[],
  input: InputDriver,
  { refusals = false } = {},
): Promise<void> {
  const { page, host } = session;
  const action = actionEditor(page);
  const { editor } = action;
  const stored = effectDrivers.flatMap((driver) => (driver.stored ? [driver.stored] : []));
  await page.goto(withTrigger(`${await host.storeAction(stored)}`));
  for (const [index, { driver, effect, isFirst, panelName }] of planned.entries()) {
    const panel = action.panel(panelName);
    if (!driver.stored) await input.press(button(editor, `${driver.label}を追加`));
    if (refusals && isFirst && driver.refused) await expectRefusal(panel, input, driver.refused);
    for (const [kind, name, value] of effect.steps) await input.fill(kind, fieldOf(panel, kind, name), value);
    const { inputs } = await action.value();
    expect(inputs[index], panelName).toEqual(effect.filled);
    if (isFirst && driver.onlyFor) await giveCondition(panel, input, driver.onlyFor);
  }
  await input.press(repetition(editor));
}

/** It cannot be saved empty: the message is at the field, which gets the focus. */
async function expectRefusal(
  panel: Locator,
  input: InputDriver,
  { field, message }: NonNullable<EffectDriver["refused"]>,
): Promise<void> {
  const { page } = session;
  await input.press(button(actionEditor(page).editor, "確定"));
  await expect.poll(() => panel.innerText()).toContain(message);
  const focused = fieldOf(panel, ...field).and(page.locator(":focus"));
  await focused.waitFor();
  expect(await descriptionOf(focused)).toContain(message);
}

/** What a screen reader says of a field beside its name and value. */
function descriptionOf(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
    const root = element.getRootNode() as ShadowRoot;
    return ids.map((id) => root.getElementById(id)?.textContent ?? "").join(" ");
  });
}

const sentence = (panel: Locator, name: string) => panel.getByText(`「${name}」を含む人だけ`);

async function giveCondition(panel: Locator, input: InputDriver, name: string): Promise<void> {
  const { editor } = actionEditor(session.page);
  await input.press(panel.getByRole("switch", { name: "条件", exact: true }));
  await input.press(button(editor, "名前を追加"));
  const row = editor.getByRole("group", { name: "1. 名前", exact: true });
  await input.fill("write", fieldOf(row, "write", "名前"), name);
  await input.press(button(editor, "条件を決めて戻る"));
  await sentence(panel, name).waitFor();
}

interface Sent {
  inputs: string;
  twice: string | null;
}

/** Presses the finish: what went to the server, and the action as it is saved. */
async function save(input: InputDriver) {
  const { page } = session;
  const action = actionEditor(page);
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.url().endsWith("/api/action/register")),
    input.press(button(action.editor, "確定")),
  ]);
  await action.success.waitFor();
  const fields = new URLSearchParams(request.postData() ?? "");
  const sent: Sent = { inputs: fields.get("inputs") ?? "", twice: fields.get("a_twice_type") };
  return { sent, saved: await action.value() };
}

async function expectSent(planned: readonly Planned[], { inputs, twice }: Sent): Promise<void> {
  const sent = JSON.parse(inputs);
  expect(sent).toEqual(
    planned.map(({ effect, driver, isFirst }) =>
      isFirst && driver.onlyFor ? { ...effect.filled, member_query_id: expect.any(Number) } : effect.filled,
    ),
  );
  expect(twice).toBe("1");
  for (const [index, { driver, isFirst }] of planned.entries()) {
    if (!isFirst || !driver.onlyFor) continue;
    const filter = await session.host.filter(sent[index].member_query_id);
    expect(filter.inputs).toMatchObject([{ type: 11, names: [driver.onlyFor] }]);
  }
}

/** Whether a panel shows what was put into its fields; it is folded after a reload. */
async function expectShown({ panelName, driver, effect, isFirst }: Planned): Promise<void> {
  const panel = actionEditor(session.page).panel(panelName);
  await button(panel, panelName).click();
  for (const [kind, name, value] of effect.steps) {
    const message = `${panelName}: ${name}`;
    await expect.poll(() => shownIn(kind, fieldOf(panel, kind, name)), { message }).toEqual(asShown(value));
  }
  if (isFirst && driver.onlyFor) await sentence(panel, driver.onlyFor).waitFor();
}

/** Placeholders of a text stand there by their names. */
function asShown(value: string | readonly string[]): string | readonly string[] {
  return typeof value === "string" ? value.replaceAll("[[name]]", "名前") : value;
}
