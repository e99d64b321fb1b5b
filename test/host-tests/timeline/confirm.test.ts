import { describe, expect, it } from "vitest";
import { databaseFile, openStore, storeKinds } from "../stores.js";
import { accountOf, addressOf, messageWith, noon, timelinePath, walk } from "./account.js";

const all = Array.from({ length: 600 }, (_, index) =>
  messageWith({ id: index + 1, timestamp: noon + index, notify: index % 2 === 0 ? 1 : 0 }),
);
const uncheck = { pattern: "timeline", viewOptionMode: "uncheck" };
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe.each(storeKinds)("confirming messages, $kind", ({ make }) => {
  it("counts those that were not confirmed, in the archive too, and leaves the others", async () => {
    const { confirm, page } = accountOf(all, { archivedBefore: noon + 100, make });
    const answer = await confirm({ ids: [1, 2, 3, 301, 3] });
    expect([answer.status, await answer.json()]).toEqual([200, { status: 200, message_count: 3 }]);
    expect(await (await confirm({ ids: [1, 2, 3, 5] })).json()).toEqual({ status: 200, message_count: 1 });
    const left = (await walk(page, timelinePath, uncheck)).flat().map(({ id }) => id);
    expect(left).toHaveLength(296);
    expect(left.filter((id) => [1, 3, 5, 301].includes(id))).toEqual([]);
  });
});

describe("confirming messages", () => {
  it("takes 500 at once", async () => {
    const { confirm } = accountOf(all);
    expect(await (await confirm({ ids: range(1, 500) })).json()).toEqual({ status: 200, message_count: 250 });
  });

  it("answers a repeated key with the first count", async () => {
    const { confirm } = accountOf(all);
    const key = { "idempotency-key": "0a4c3f8e-6d43-4a3c-9c55-2f6a3b1f7d10" };
    for (const turn of [1, 2]) {
      expect(await (await confirm({ ids: [1, 3] }, key)).json(), `${turn}`).toMatchObject({
        message_count: 2,
      });
    }
    expect(await (await confirm({ ids: [1, 3] })).json()).toMatchObject({ message_count: 0 });
  });

  it("is kept over a restart", async () => {
    const file = databaseFile();
    const first = openStore(file);
    await accountOf(all, { make: () => first }).confirm({ ids: range(1, 400) });
    first.close();
    const second = openStore(file);
    const { page } = accountOf([], { make: () => second });
    expect((await page(addressOf(timelinePath, uncheck))).data).toHaveLength(100);
    expect(
      (await walk(page, timelinePath, uncheck))
        .flat()
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
    ).toEqual(range(401, 599).filter((id) => id % 2 === 1));
  });

  it.each<[string, unknown, RegExp]>([
    ["nothing", { ids: [] }, /選択されていません/],
    ["more than 500", { ids: range(1, 501) }, /500件まで/],
    ["one that is not there", { ids: [1, 5000, 5001] }, /見つかりません（5000、5001）/],
    ["what is no id", { ids: [1, "2"] }, /指定が正しくありません/],
    ["0", { ids: [0] }, /指定が正しくありません/],
    ["no list", { ids: 1 }, /指定が正しくありません/],
    ["no ids", {}, /項目が足りない/],
    ["no object", null, /項目が足りない/],
  ])("refuses %s, and confirms none of them", async (_, body, message) => {
    const { confirm, page } = accountOf(all);
    const answer = await confirm(body);
    expect([answer.status, JSON.stringify(await answer.json())]).toEqual([
      422,
      expect.stringMatching(message),
    ]);
    expect((await walk(page, timelinePath, uncheck)).flat()).toHaveLength(300);
  });

  it("refuses a page that has expired", async () => {
    const { confirm } = accountOf(all, { csrfToken: () => "token" });
    expect((await confirm({ ids: [1] })).status).toBe(419);
  });
});
