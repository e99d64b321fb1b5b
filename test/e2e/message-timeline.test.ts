import { beforeEach, describe, expect, test } from "vitest";
import { messageTimeline } from "./support/operator.js";
import { startSession } from "./support/session.js";

const confirmPath = "/api/messages/confirm_multi";
const listPath = "/api/v1/message/timeline/messages";

const session = startSession();
/** What friends have written since the test began, oldest first. */
let written: number[] = [];

beforeEach(() => {
  written = [];
});

async function write(count: number, memberId = 3): Promise<void> {
  for (let more = 0; more < count; more++)
    written.push(await session.host.write(memberId, `${written.length + 1}通目の用件です。`));
}

/** Opens a page with a timeline in it, once the messages are drawn. */
async function open(path = "/line/timeline"): Promise<ReturnType<typeof messageTimeline>> {
  const { page, host } = session;
  await page.goto(host.url + path);
  const timeline = messageTimeline(page);
  await timeline.messages.first().waitFor();
  return timeline;
}

const isUnconfirmed = async (ids: readonly number[]) => {
  const unconfirmed = await session.host.unconfirmed();
  return ids.map((id) => unconfirmed.includes(id));
};
const posts = async () => (await session.host.requests(confirmPath)).length;

describe("an operator confirms what was read", () => {
  test("by mouse: one, a range by Shift, one fewer; after a reload they are confirmed and the others are not", {
    tags: ["smoke"],
  }, async () => {
    const { page, errors } = session;
    await write(5);
    const [first, second, third, fourth, fifth] = written as [number, number, number, number, number];
    const timeline = await open();
    expect((await timeline.drawn()).slice(0, 5)).toEqual([...written].reverse());
    await expect.poll(() => timeline.message(fifth).textContent()).toContain("5通目の用件です。");
    const before = await posts();
    await timeline.checkbox(fifth).click();
    await timeline.checkbox(second).click({ modifiers: ["Shift"] });
    await timeline.checkbox(third).click();
    await timeline.timeline.getByText("3件を選択中").first().waitFor();
    await timeline.confirm();
    await timeline.timeline.getByText("3件のメッセージを確認済みにしました").waitFor();
    expect(await timeline.selected()).toEqual([]);
    expect(await posts()).toBe(before + 1);
    expect(await isUnconfirmed(written)).toEqual([true, false, true, false, false]);

    await page.reload();
    await timeline.messages.first().waitFor();
    const unread = (id: number) => timeline.message(id).getByText("未確認", { exact: true }).count();
    expect(await Promise.all([first, second, third, fourth, fifth].map(unread))).toEqual([1, 0, 1, 0, 0]);
    expect(errors).toEqual([]);
  });

  test("by keys alone, from opening to confirmed: into the list, on to what is not confirmed, a range, and confirm", {
    tags: ["smoke"],
  }, async () => {
    const { page, errors } = session;
    const { keyboard: keys } = page;
    await write(4, 5);
    const timeline = await open();
    const focused = () =>
      timeline.timeline.evaluate((element) =>
        Number((element.shadowRoot?.activeElement as HTMLElement | null)?.dataset.message),
      );
    for (let presses = 0; presses < 80 && !(await focused()); presses++) await keys.press("Tab");
    expect(await focused()).toBe(written.at(-1));
    await keys.press("n");
    expect(await focused()).toBe(written[2]);
    await keys.press("x");
    await keys.press("j");
    await keys.press("j");
    await keys.press("Shift+X");
    await timeline.timeline.getByText("3件を選択中").first().waitFor();
    await keys.press("c");
    await timeline.timeline.getByText("3件のメッセージを確認済みにしました").waitFor();
    expect(await focused()).toBe(written[0]);
    expect(await isUnconfirmed(written)).toEqual([false, false, false, true]);
    await page.reload();
    await timeline.messages.first().waitFor();
    await expect
      .poll(() =>
        timeline
          .message(written[0] as number)
          .getByText("未確認")
          .count(),
      )
      .toBe(0);
    expect(errors).toEqual([]);
  });

  test("one friend's, in uncheck mode, with the call of the timeline; what is confirmed leaves the list", async () => {
    await write(3, 12);
    const timeline = await open("/friends/12/messages");
    await expect.poll(async () => (await timeline.drawn()).slice(-3)).toEqual(written);
    await timeline.timeline.getByRole("radio", { name: "未確認" }).click();
    await expect.poll(timeline.drawn).toEqual(written);
    await timeline.checkbox(written[1] as number).click();
    await timeline.confirm();
    await expect.poll(timeline.drawn).toEqual([written[0], written[2]]);
    expect(await isUnconfirmed(written)).toEqual([true, false, true]);
  });
});

describe("every outcome", () => {
  test("with nothing selected: said, and nothing is sent", { tags: ["smoke"] }, async () => {
    const timeline = await open();
    const before = await posts();
    await timeline.confirm();
    await timeline.alert.getByText("メッセージが選択されていません", { exact: true }).waitFor();
    expect(await posts()).toBe(before);
  });

  test("each failure is said in its words, one after another; all stays selected and unconfirmed until one try succeeds", {
    tags: ["smoke"],
  }, async () => {
    const { host } = session;
    const unknown = "不明なエラーが発生しました";
    // Every other one, so that each is seen to come.
    const failures = [
      ["500", "Server Error"],
      ["500-empty", unknown],
      ["500-text", "ただいま確認できません"],
      ["500-html", unknown],
      ["422", "入力内容に誤りがあります。"],
      ["malformed", unknown],
      ["drop", "通信できませんでした。接続を確認して、もう一度お試しください。"],
      // Successes that are no 200.
      ["empty", unknown],
      ["429", "しばらくしてからお試しください。"],
      ["205", unknown],
    ] as const;
    await write(2);
    const timeline = await open();
    for (const id of written) await timeline.checkbox(id).click();
    for (const [kind, said] of failures) {
      // The browser sends a POST again by itself when a kept connection breaks.
      await host.arm({ path: confirmPath, kind, times: kind === "drop" ? 20 : 1 });
      await timeline.confirm();
      await expect
        .poll(() => timeline.alert.allTextContents(), { message: kind })
        .toContainEqual(expect.stringContaining(said));
      expect(await timeline.selected(), kind).toEqual(written);
      await host.disarm();
    }
    expect(await isUnconfirmed(written)).toEqual([true, true]);
    await timeline.confirm();
    await timeline.timeline.getByText("2件のメッセージを確認済みにしました").waitFor();
    expect((await timeline.alert.allTextContents()).join("")).toBe("");
    expect(await isUnconfirmed(written)).toEqual([false, false]);
  });

  test("an answer that was lost: it says so, stays selected, and is counted once", async () => {
    const { host } = session;
    await write(2);
    const timeline = await open();
    for (const id of written) await timeline.checkbox(id).click();
    await host.arm({ path: confirmPath, kind: "drop-after", times: 20 });
    await timeline.confirm();
    await timeline.alert.getByText("サーバーには届いている場合があります。").waitFor();
    expect(await timeline.selected()).toEqual(written);
    await host.disarm();
    await timeline.confirm();
    await timeline.timeline.getByText("2件のメッセージを確認済みにしました").waitFor();
    expect(await timeline.selected()).toEqual([]);
  });

  test("no answer in 30 seconds, and the second try succeeds", async () => {
    const { host } = session;
    await write(1);
    const tab = await session.openTab();
    // Only the thirty seconds of our calls pass faster.
    await tab.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => timeout(milliseconds === 30_000 ? 300 : milliseconds);
    });
    await tab.goto(`${host.url}/line/timeline`);
    const timeline = messageTimeline(tab);
    await timeline.checkbox(written[0] as number).click();
    await host.arm({ path: confirmPath, kind: "hang" });
    await timeline.confirm();
    await timeline.alert.getByText("時間内に応答がありませんでした。").waitFor();
    expect(await timeline.selected()).toEqual(written);
    await host.disarm();
    await timeline.confirm();
    await timeline.timeline.getByText("1件のメッセージを確認済みにしました").waitFor();
    expect(await isUnconfirmed(written)).toEqual([false]);
  });

  test.each(["409", "419"])(
    "%s: the page is loaded again, and the selection is offered back",
    { tags: ["smoke"] },
    async (kind) => {
      const { host, page } = session;
      await write(2);
      const timeline = await open();
      for (const id of written) await timeline.checkbox(id).click();
      await host.arm({ path: confirmPath, kind });
      const reloaded = page.waitForEvent("load");
      await timeline.confirm();
      await reloaded;
      await timeline.button("復元する").click();
      await expect.poll(timeline.selected).toEqual(written);
      await timeline.confirm();
      await timeline.timeline.getByText("2件のメッセージを確認済みにしました").waitFor();
      expect(await isUnconfirmed(written)).toEqual([false, false]);
    },
  );
});

describe("confirming everything that matches", () => {
  test("its count is said first; what is written meanwhile is not confirmed; nothing is selected or left", async () => {
    const { host, errors } = session;
    await write(120, 8);
    const timeline = await open("/line/timeline?mode=uncheck");
    const count = (await host.unconfirmed()).length;
    await timeline.button("条件に合うすべてを確認").click();
    const dialog = timeline.dialog(`${count}件のメッセージを確認済みにしますか？`);
    await dialog.waitFor();
    expect(await host.unconfirmed()).toHaveLength(count);
    const meanwhile = await host.write(9, "いま書きました。");
    await dialog.getByRole("button", { name: "確認済みにする" }).click();
    await timeline.timeline.getByText(`${count}件のメッセージを確認済みにしました`).waitFor();
    expect(await host.unconfirmed()).toEqual([meanwhile]);
    await expect.poll(timeline.drawn).toEqual([meanwhile]);
    expect(await timeline.selected()).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("more than one call takes: of what the second one refuses it is said and kept, and only that is sent again", async () => {
    const { host } = session;
    await Promise.all(Array.from({ length: 510 }, () => host.write(14, "まとめて確認する用件です。")));
    const timeline = await open("/line/timeline?mode=uncheck");
    const all = await host.unconfirmed();
    await timeline.button("条件に合うすべてを確認").click();
    await host.arm({ path: confirmPath, kind: "slow", delay: 300 });
    await host.arm({ path: confirmPath, kind: "500-empty" });
    const dialog = timeline.dialog(`${all.length}件のメッセージを確認済みにしますか？`);
    await dialog.getByRole("button", { name: "確認済みにする" }).click();
    await timeline.timeline.getByText(`0 / ${all.length} 件`).waitFor();
    await timeline.alert.getByText("500件を確認済みにしました。残りは確認できなかったため").waitFor();
    expect(await timeline.selected()).toEqual(all.slice(500));
    expect(await host.unconfirmed()).toEqual(all.slice(500));
    const before = await posts();
    await timeline.confirm();
    await timeline.timeline.getByText(`${all.length - 500}件のメッセージを確認済みにしました`).waitFor();
    expect(await posts()).toBe(before + 1);
    expect(await host.unconfirmed()).toEqual([]);
    await timeline.timeline.getByText("メッセージがありません").waitFor();
  });

  test("a page that cannot be counted: said, and nothing is confirmed", async () => {
    const { host } = session;
    await write(2);
    const timeline = await open("/line/timeline?mode=uncheck");
    // What is only read is tried again.
    await host.arm({ path: listPath, kind: "500-empty", times: 9 });
    const before = await posts();
    await timeline.button("条件に合うすべてを確認").click();
    await timeline.alert.getByText("メッセージを数えられませんでした").waitFor();
    await host.disarm();
    expect(await posts()).toBe(before);
    expect(await isUnconfirmed(written)).toEqual([true, true]);
  });
});

describe("while friends write", () => {
  test("what is read stays where it is, and the way to the new ones leads there", {
    tags: ["smoke"],
  }, async () => {
    const { page, host, errors } = session;
    const timeline = await open("/line/timeline?trickle=1");
    await page.mouse.move(900, 500);
    await page.mouse.wheel(0, 700);
    const first = () =>
      timeline.timeline.evaluate((element) => {
        const all = [...(element.shadowRoot?.querySelectorAll<HTMLElement>("article") ?? [])];
        const found = all.find((each) => each.getBoundingClientRect().top >= 100);
        return Number(found?.dataset.message);
      });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    const id = await first();
    const worst = await timeline.timeline.evaluateHandle((element, id) => {
      const article = () =>
        element.shadowRoot?.querySelector(`article[data-message="${id}"]`)?.getBoundingClientRect().top;
      const place = article() ?? 0;
      const watched = { away: 0 };
      requestAnimationFrame(function look() {
        watched.away = Math.max(watched.away, Math.abs((article() ?? Number.POSITIVE_INFINITY) - place));
        requestAnimationFrame(look);
      });
      return watched;
    }, id);
    const newest = timeline.button(/^新着 \d+ 件$/);
    await write(7, 6);
    // The page looks every three seconds, and has friends write by itself too.
    await expect
      .poll(async () => Number(/\d+/.exec((await newest.textContent()) ?? "")?.[0]))
      .toBeGreaterThanOrEqual(7);
    expect(await worst.evaluate(({ away }) => away)).toBeLessThan(1);
    await newest.click();
    await expect.poll(async () => (await timeline.drawn()).includes(written.at(-1) as number)).toBe(true);
    await expect.poll(() => newest.count()).toBe(0);
    expect(await host.unconfirmed()).toEqual(expect.arrayContaining(written));
    expect(errors).toEqual([]);
  });
});

test("a list that is shown elsewhere leads to the timeline", async () => {
  const { page, host } = session;
  await host.arm({ path: listPath, kind: "205" });
  await page.goto(`${host.url}/timeline/top`);
  await page.waitForURL(`${host.url}/line/timeline`);
  await messageTimeline(page).messages.first().waitFor();
  expect(page.url()).toBe(`${host.url}/line/timeline`);
});

test("a saved search is chosen by its name: only its friends' messages are shown, also to who comes back", async () => {
  const { page, host, errors } = session;
  const { timeline, button, messages, drawn } = await open();
  const field = timeline.getByRole("combobox", { name: "カスタム検索" });
  const name = "ゴールド会員で最近反応のあった方";
  const matching = await page.evaluate(async (address) => {
    const { data } = (await (await fetch(address)).json()) as { data: { id: number }[] };
    return data.map(({ id }) => id);
  }, `${listPath}?pattern=timeline&takeNum=100&funnelId=1608`);
  const areOfIt = async () => (await drawn()).every((id) => matching.includes(id));
  expect([matching.length > 0, await areOfIt()]).toEqual([true, false]);
  await button(/^絞り込み/).click();
  await field.click();
  await page.keyboard.type("ゴールド");
  await timeline.getByRole("option", { name }).click();
  await expect.poll(areOfIt).toBe(true);
  await page.keyboard.press("Escape");

  await page.goto(`${host.url}/messages`);
  await page.goBack();
  await messages.first().waitFor();
  await expect.poll(areOfIt).toBe(true);
  await button(/^絞り込み/).click();
  await expect.poll(() => field.getAttribute("placeholder")).toBe(name);
  expect(errors).toEqual([]);
});

test("who comes back to the page reads on where it was left, with what was asked for", async () => {
  const { page, host } = session;
  const timeline = await open("/friends/1/messages");
  const box = () => timeline.timeline.evaluateHandle((each) => each.shadowRoot?.querySelector(".feed-box"));
  await (await box()).evaluate((each) => {
    each?.scrollTo(0, 300);
  });
  const first = () =>
    timeline.timeline.evaluate((each) => {
      const root = each.shadowRoot as ShadowRoot;
      const edge = root.querySelector(".feed-box")?.getBoundingClientRect().top ?? 0;
      const found = [...root.querySelectorAll<HTMLElement>("article")].find(
        (article) => article.getBoundingClientRect().top >= edge,
      );
      return [found?.dataset.message, Math.round((found?.getBoundingClientRect().top ?? 0) - edge)];
    });
  await expect.poll(async () => (await first())[1]).toBeGreaterThan(0);
  const left = await first();
  await page.goto(`${host.url}/messages`);
  await page.goBack();
  await timeline.messages.first().waitFor();
  await expect.poll(first).toEqual(left);
});
