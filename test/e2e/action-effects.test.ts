import type { Locator, Page } from "playwright";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EffectHand, effectHands } from "./support/effect-hands.js";
import { fieldOf, type Hand, keyboard, mouse, shownIn } from "./support/hands.js";
import { actionEditor, openPage, type WatchedPage } from "./support/operator.js";
import { startHostAndBrowser } from "./support/session.js";

const started = startHostAndBrowser();
let watched: WatchedPage;

beforeAll(async () => {
  watched = await openPage(started.windows);
});
// One page serves them all: what one of them met is no fault of the next.
beforeEach(() => {
  watched.errors.length = 0;
});

/** The page of the trigger, whose data effects may be linked to. */
const withTrigger = (path: string) => `${started.host.url}/actions/${path}?trigger=1`;
const button = (scope: Locator, name: string) => scope.getByRole("button", { name, exact: true });
const switchOf = (panel: Locator) => panel.getByRole("switch", { name: "条件", exact: true });
const repetition = (editor: Locator) =>
  editor.getByRole("checkbox", { name: "2回目以降の発動時も各動作を実行する" });

/** What a screen reader says of a field beside its name and value. */
function descriptionOf(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
    const root = element.getRootNode() as ShadowRoot;
    return ids.map((id) => root.getElementById(id)?.textContent ?? "").join(" ");
  });
}

/** The action of a hand on the screen, made by the mouse or by keys. */
function makeAction(page: Page, hand: Hand, { label, effects, ...making }: EffectHand) {
  const action = actionEditor(page);
  const { editor } = action;
  const panel = (at: number) => action.panel(`${at + 1}. ${label}`);
  const effectAt = async (at: number) => (await action.value()).inputs[at];

  async function begin(): Promise<void> {
    if (making.stored) await page.goto(withTrigger(`${await started.host.storeAction([making.stored])}`));
    else await page.goto(withTrigger("new"));
    await button(editor, "確定").waitFor();
  }
  /** What comes with them moves the buttons below, from under a pointer that is about to press one. */
  async function fieldsCame(of: Locator): Promise<void> {
    await of.waitFor();
    await expect.poll(() => of.locator("[data-pending]").count()).toBe(0);
  }
  /** Empty as it is it cannot be saved: that is said at the field, which has the focus. */
  async function tryToSave({ field, message }: NonNullable<EffectHand["refused"]>): Promise<void> {
    await hand.press(button(editor, "確定"));
    await expect.poll(() => panel(0).innerText()).toContain(message);
    const focused = fieldOf(panel(0), ...field).and(page.locator(":focus"));
    await focused.waitFor();
    expect(await descriptionOf(focused)).toContain(message);
  }
  async function giveCondition(name: string): Promise<void> {
    await hand.press(switchOf(panel(0)));
    await hand.press(button(editor, "名前を追加"));
    await hand.fill("write", fieldOf(editor.getByRole("group", { name: "1. 名前" }), "write", "名前"), name);
    await hand.press(button(editor, "条件を決めて戻る"));
    await saysWhom(name);
  }
  const saysWhom = (name: string) => panel(0).getByText(`「${name}」を含む人だけ`).waitFor();

  return {
    action,
    async make(): Promise<void> {
      await begin();
      for (const [at, { steps, filled }] of effects.entries()) {
        if (!making.stored) await hand.press(button(editor, `${label}を追加`));
        await fieldsCame(panel(at));
        if (at === 0 && making.refused) await tryToSave(making.refused);
        for (const [kind, name, value] of steps) await hand.fill(kind, fieldOf(panel(at), kind, name), value);
        expect(await effectAt(at), `effect ${at + 1}`).toEqual(filled);
      }
      if (making.onlyFor) await giveCondition(making.onlyFor);
      if (making.repeats) await hand.press(repetition(editor));
    },
    /** What went to the server, and the id that it has there. */
    async save() {
      const [request] = await Promise.all([
        page.waitForRequest((each) => each.url().endsWith("/api/action/register")),
        hand.press(button(editor, "確定")),
      ]);
      await action.success.waitFor();
      const sent = new URLSearchParams(request.postData() ?? "");
      return { sent: sent.get("inputs") ?? "", twice: sent.get("a_twice_type"), saved: await action.value() };
    },
    /** Whether the page shows what was put into it, once it is loaded again. */
    async look(): Promise<void> {
      for (const [at, { steps }] of effects.entries()) {
        const head = button(panel(at), `${at + 1}. ${label}`);
        if ((await head.getAttribute("aria-expanded")) === "false") await hand.press(head);
        for (const [kind, name, value] of steps)
          await expect
            .poll(() => shownIn(kind, fieldOf(panel(at), kind, name)), { message: `${at + 1}. ${name}` })
            .toEqual(value);
      }
      if (making.onlyFor) await saysWhom(making.onlyFor);
      expect(await repetition(editor).isChecked()).toBe(making.repeats ?? false);
    },
  };
}

test("the hands know every kind that is offered, and the one that is not any more", async () => {
  const { page } = watched;
  await page.goto(withTrigger("new"));
  const { editor } = actionEditor(page);
  await button(editor, "テキスト送信を追加").waitFor();
  const offered = await editor.getByRole("button", { name: /を追加$/ }).evaluateAll((buttons) => {
    return buttons.map((each) => (each.getAttribute("aria-label") ?? "").replace(/を追加$/, ""));
  });
  const known = effectHands.filter(({ stored }) => !stored).map(({ label }) => label);
  expect([...new Set(known)]).toEqual(offered);
  expect(effectHands.find(({ stored }) => stored)?.label).toBe("通知");
});

const cases = effectHands.map((each) => [[each.label, each.title].filter(Boolean).join(": "), each] as const);

describe.each([
  ["by mouse", mouse],
  ["by keyboard alone", keyboard],
])("edited %s, saved, and the same after a reload", (_, handOf) => {
  test.each(cases)("%s", async (_, each) => {
    const { host } = started;
    const { page, errors } = watched;
    const { action, make, save, look } = makeAction(page, handOf(page), each);
    await make();
    const { sent, twice, saved } = await save();
    const inputs = JSON.parse(sent);
    const filled = each.effects.map((effect) => effect.filled);
    if (each.onlyFor) {
      expect(inputs).toEqual([{ ...filled[0], member_query_id: expect.any(Number) }, ...filled.slice(1)]);
      expect((await host.filter(inputs[0].member_query_id)).inputs).toMatchObject([
        { type: 11, names: [each.onlyFor] },
      ]);
    } else expect(inputs).toEqual(filled);
    expect(twice).toBe(each.repeats ? "1" : "0");

    await page.goto(withTrigger(`${saved.aid}`));
    await look();
    const reloaded = await action.value();
    expect(JSON.stringify(reloaded.inputs)).toBe(sent);
    expect(reloaded).toEqual(saved);
    expect(await host.action(saved.aid)).toEqual(saved);
    expect(errors).toEqual([]);
  });
});
