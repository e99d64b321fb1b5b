import type { Page } from "playwright";
import { expect, test } from "vitest";
import { messageTimeline } from "./support/operator.js";
import { startSession } from "./support/session.js";

// Two windows on the same messages: what a colleague confirms in one, and what a friend takes back, is so in the other.

const listPath = "/api/v1/message/timeline/messages";
const session = startSession();

type Timeline = ReturnType<typeof messageTimeline>;

async function open(page: Page, path: string): Promise<Timeline> {
  await page.goto(session.host.url + path);
  const timeline = messageTimeline(page);
  await timeline.messages.first().waitFor();
  return timeline;
}

async function write(count: number, memberId: number): Promise<number[]> {
  const ids: number[] = [];
  for (let more = 0; more < count; more++)
    ids.push(await session.host.write(memberId, `${more + 1}通目の用件です。`));
  return ids;
}

const isUnread = async (timeline: Timeline, id: number) =>
  (await timeline.message(id).getByText("未確認", { exact: true }).count()) > 0;
const askAgain = (timeline: Timeline) =>
  timeline.timeline.evaluate((each) => (each as HTMLElement & { refresh(): Promise<void> }).refresh());
const placeOf = async (timeline: Timeline, id: number) => (await timeline.message(id).boundingBox())?.y;

async function confirmIn(timeline: Timeline, ids: readonly number[]): Promise<void> {
  for (const id of ids) await timeline.checkbox(id).click();
  await timeline.confirm();
  await timeline.timeline.getByText(`${ids.length}件のメッセージを確認済みにしました`).waitFor();
}

test.each([
  ["a poll", "poll=1", async () => {}],
  ["再読み込み", "", (timeline: Timeline) => timeline.button("再読み込み").click()],
  ["refresh()", "", askAgain],
])(
  "one friend's: after %s what is shown is as the server says, and nothing else changes",
  async (_, query, ask) => {
    const { page, host, errors } = session;
    const written = await write(4, 8);
    const [first, second, third, fourth] = written as [number, number, number, number];
    const mine = await open(page, `/friends/8/messages?${query}`);
    await mine.checkbox(fourth).click();
    const colleague = await open(await session.openTab(), "/line/timeline");
    await confirmIn(colleague, [first, second]);
    await host.takeBack(third);
    expect(await isUnread(mine, fourth)).toBe(true);
    const place = await placeOf(mine, fourth);
    // A page that nobody sees does not poll.
    await page.bringToFront();
    await ask(mine);
    await mine.message(third).getByText("取り消しました").waitFor();
    await expect
      .poll(() => Promise.all([first, second, fourth].map((id) => isUnread(mine, id))))
      .toEqual([false, false, true]);
    expect(await mine.selected()).toEqual([fourth]);
    expect(Math.abs(((await placeOf(mine, fourth)) ?? 0) - (place ?? 0))).toBeLessThan(40);
    expect(errors).toEqual([]);
  },
);

test("all friends', far from the newest: one call for what is seen, and the rest as it comes into view", async () => {
  const { page, host, errors } = session;
  const written = await write(260, 9);
  const at = (place: number) => written.at(-1 - place) as number;
  const mine = await open(page, "/line/timeline");
  const seen = mine.message(at(150));
  const far = mine.message(at(230));
  const scrollToMessage = async (target: typeof seen) => {
    for (let steps = 0; steps < 200 && (await target.count()) === 0; steps++) {
      await page.evaluate(() => scrollBy(0, 600));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await target.scrollIntoViewIfNeeded();
  };
  await scrollToMessage(far);
  await page.evaluate(() => scrollTo(0, 0));
  await scrollToMessage(seen);
  await seen.evaluate((each) => each.scrollIntoView({ block: "center" }));
  const y = await placeOf(mine, at(150));

  const colleague = await open(await session.openTab(), "/line/timeline");
  await confirmIn(colleague, [at(0)]);
  await colleague.timeline.page().evaluate(
    async ([path, ids]) => {
      const csrf = document.querySelector("meta[name=csrf-token]")?.getAttribute("content") ?? "";
      await fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json", "x-csrf-token": csrf },
        body: JSON.stringify({ ids }),
      });
    },
    ["/api/messages/confirm_multi", [at(150), at(230)]] as const,
  );
  await host.takeBack(at(151));
  expect(await host.unconfirmed()).not.toContain(at(150));

  const before = (await host.requests(listPath)).length;
  await askAgain(mine);
  // The newest, and what is seen.
  expect((await host.requests(listPath)).length - before).toBe(2);
  expect(await isUnread(mine, at(150))).toBe(false);
  await mine.message(at(151)).getByText("取り消しました").waitFor();
  expect(Math.abs(((await placeOf(mine, at(150))) ?? 0) - (y ?? 0))).toBeLessThan(1);
  await scrollToMessage(far);
  await expect.poll(() => isUnread(mine, at(230))).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  await scrollToMessage(mine.message(at(0)));
  expect(await isUnread(mine, at(0))).toBe(false);
  expect(errors).toEqual([]);
});
