import { expect, onTestFinished, test } from "vitest";
import { reservationPanel } from "./support/operator.js";
import { startSession } from "./support/session.js";

/* What somebody else does to a reservation is seen where it is open, by the push server of the host. */

const session = startSession();

/** The panel of a reservation, alone in its page, once it listens. */
async function listening(id: number, query = "") {
  const { page, host } = session;
  // The page before still listens for a moment, and would be taken for this one.
  await page.goto("about:blank");
  await expect.poll(() => host.listeners()).toBe(0);
  await page.goto(`${host.url}/salons/1/reservations/${id}${query}`);
  const panel = reservationPanel(page);
  await panel.panel.locator(".reservation-detail, .reservation-form").waitFor();
  await expect.poll(() => host.listeners()).toBe(1);
  return panel;
}

/** Another operator's page with the form of a reservation. */
async function elsewhere(id: number) {
  const context = await session.page.context().browser()?.newContext({ locale: "ja-JP" });
  onTestFinished(() => context?.close());
  const page = await context?.newPage();
  if (!page) throw new Error("there is no other page");
  await page.goto(`${session.host.url}/salons/1/reservations/${id}?type=form&operator=2`);
  const panel = reservationPanel(page);
  await expect.poll(() => panel.field("お名前").inputValue()).not.toBe("");
  return panel;
}

test("a detail follows what another operator saves", async () => {
  const mine = await listening(1);
  const theirs = await elsewhere(1);
  await theirs.field("連絡先").fill("080-5555-6666");
  await theirs.button("保存").click();
  await mine.panel.getByText("080-5555-6666").waitFor();
});

test("a form keeps what is typed and takes what is not; both to the same field is asked", async () => {
  const mine = await listening(6, "?type=form");
  await mine.field("コメント").fill("私のコメント");
  const theirs = await elsewhere(6);
  await theirs.field("連絡先").fill("080-7777-8888");
  await theirs.field("コメント").fill("相手のコメント");
  await theirs.button("保存").click();
  await expect.poll(() => mine.field("連絡先").inputValue()).toBe("080-7777-8888");
  await mine.conflict("コメント").waitFor();
  expect(await mine.field("コメント").inputValue()).toBe("私のコメント");
});

test("a friend's request comes into the open detail", async () => {
  const mine = await listening(2);
  await session.host.askForReservation({ kind: "cancel", reservation: 2, comment: "行けなくなりました" });
  await mine.panel.getByText("行けなくなりました").first().waitFor();
  await mine.button("承認する").waitFor();
});

test("what happened while the socket was gone is there once it is back", async () => {
  const mine = await listening(1);
  await session.host.realtime("silence");
  const theirs = await elsewhere(1);
  await theirs.field("連絡先").fill("080-9999-1111");
  await theirs.button("保存").click();
  await theirs.panel.getByText("予約を保存しました").waitFor();
  await session.host.realtime("speak");
  await session.host.realtime("drop");
  await mine.panel.getByText("080-9999-1111").waitFor();
});

test("a connection that says nothing any more after a sleep is found out, and another one made", async () => {
  const { page } = session;
  let isAsleep = false;
  await page.routeWebSocket(/\/app\//, (socket) => {
    const server = socket.connectToServer();
    // Only the socket of before the sleep is dead.
    const isOld = !isAsleep;
    socket.onMessage((message) => {
      if (!(isOld && isAsleep)) server.send(message);
    });
    server.onMessage((message) => {
      if (!(isOld && isAsleep)) socket.send(message);
    });
  });
  const mine = await listening(1);
  isAsleep = true;
  const theirs = await elsewhere(1);
  await theirs.field("連絡先").fill("080-3333-1111");
  await theirs.button("保存").click();
  await theirs.panel.getByText("予約を保存しました").waitFor();
  const before = Date.now();
  await page.evaluate(() => void dispatchEvent(new Event("online")));
  await mine.panel.getByText("080-3333-1111").waitFor();
  expect(Date.now() - before).toBeLessThan(5_000);
  // The next event comes by itself.
  await expect.poll(() => session.host.listeners(), { timeout: 10_000 }).toBe(2);
  await theirs.field("連絡先").fill("080-3333-2222");
  await theirs.button("保存").click();
  await mine.panel.getByText("080-3333-2222").waitFor({ timeout: 5_000 });
});
