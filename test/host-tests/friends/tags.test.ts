import { describe, expect, it } from "vitest";
import { friends } from "../../host/api/friends.js";
import { itemsOf } from "../../host/api/picker-items.js";
import { filterOf } from "../audience/people.js";
import { storeKinds } from "../stores.js";
import { accountOf, type Body, fieldsOf, noon } from "./account.js";

/** 115 and 122 are protected, 116 was deleted. */
const tags = [101, 115, 116].map((id) => ({ id, name: `タグ${id}` }));
const people = { 1: { friend: { tags } } };
const open = (options: Parameters<typeof accountOf>[0] = {}) => {
  const account = accountOf({ people, ...options });
  return {
    ...account,
    load: () => account.get("/api/member/tag/1"),
    save: (tag_ids: unknown, more: Body = {}, operator = 1) =>
      account.ask("/api/member/tag", { member_id: 1, tag_ids, ...more }, operator),
  };
};

describe.each(storeKinds)("a friend's tags, $kind", ({ make }) => {
  it("are read, and replaced by those that come", async () => {
    const { load, save } = open({ make });
    const before = await load();
    expect(before).toEqual({ member_id: 1, tag_ids: [101, 115, 116], updated_at: expect.any(String) });
    const { status, body } = await save([115, 103, 102]);
    expect([status, body]).toEqual([200, { member_id: 1, tag_ids: [115, 103, 102] }]);
    const after = await load();
    expect(after.tag_ids).toEqual([115, 103, 102]);
    expect(Date.parse(String(after.updated_at))).toBeGreaterThan(Date.parse(String(before.updated_at)));
  });
});

describe("a friend's tags", () => {
  it.each<[what: string, tagIds: unknown, message: RegExp]>([
    [
      "a protected one that comes",
      [101, 115, 116, 122],
      /^タグ「法人会員（本部管理）」を変更する権限がありません。$/,
    ],
    ["a protected one that goes", [101, 116], /^タグ「配信を控える」を変更する権限がありません。$/],
    ["one that was deleted and comes", [101, 115, 117], /見つかりません（117）/],
    ["one that never was", [101, 115, 9999], /見つかりません（9999）/],
    ["no list", "101", /タグの指定/],
    ["nothing", undefined, /足りない|タグの指定/],
  ])("refuse %s", async (_what, tagIds, message) => {
    const { save, load, changes } = open();
    const before = await load();
    const { status, body } = await save(tagIds);
    expect([status, fieldsOf(body)]).toEqual([422, ["tag_ids"]]);
    expect((body.errors as Record<string, string[]>).tag_ids?.join()).toMatch(message);
    expect([await load(), changes()]).toEqual([before, []]);
  });

  it.each<[what: string, more: Body, status: number, fields: string[]]>([
    ["a friend who is not there", { member_id: 9 }, 404, []],
    ["no friend", { member_id: null }, 422, ["member_id"]],
    ["ids as text", { tag_ids: ["101"] }, 422, ["tag_ids.0"]],
  ])("refuse %s", async (_what, more, status, fields) => {
    const answer = await open().save([115], more);
    expect([answer.status, fieldsOf(answer.body)]).toEqual([status, fields]);
  });

  it("are 404 of who is not there", async () => {
    expect((await open().ask("/api/member/tag/9")).status).toBe(404);
  });

  it("keep what was deleted, let it go, and count nothing twice", async () => {
    const { save, load } = open();
    expect((await save([116, 115, 115])).body.tag_ids).toEqual([116, 115]);
    expect((await save([115])).status).toBe(200);
    expect((await load()).tag_ids).toEqual([115]);
    expect((await save([115, 116])).status).toBe(422);
  });

  it("are what filters find and the list shows from then on", async () => {
    const { audience, save, store } = open();
    const found = () =>
      audience.estimate(filterOf([{ type: 60, use_group: 0, tag_ids: [103], tag_group_id: null, tag_or: 0 }]))
        .total;
    expect(found()).toBe(0);
    await save([115, 103]);
    expect(found()).toBe(1);
    expect(store.get(friends, 1)?.value.tags).toEqual([
      { id: 115, name: store.get(itemsOf("tag"), 115)?.value.name },
      { id: 103, name: "VIP" },
    ]);
  });

  it("leave a row with what was and what is", async () => {
    const { save, changes } = open();
    await save([115], {}, 2);
    const at = new Date(noon).toISOString();
    expect(changes()).toEqual([
      {
        at,
        operator: "高橋",
        member_id: 1,
        part: "tag",
        key: "tag_ids",
        before: [101, 115, 116],
        after: [115],
      },
    ]);
  });
});
