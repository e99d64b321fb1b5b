import { describe, expect, it } from "vitest";
import type { Friend } from "../../host/api/friends.js";
import { messages } from "../../host/api/messages.js";
import { storeKinds } from "../stores.js";
import { messageWith } from "../timeline/account.js";
import { accountOf, type Body, fieldsOf, friendNamed, type Person } from "./account.js";

const list = "/api/v1/allow_members";
const rights = "/api/v1/operator/permission_list";

/** Five friends who differ in what the list asks about. */
const people: Record<number, Person> = {
  1: {
    friend: {
      name: "田中　太郎",
      notify: 1,
      tags: [{ id: 101, name: "来店済み" }],
      last_message_at: "2026-11-20T01:00:00Z",
    },
    facts: { registered_on: "2026-01-03", variables: [{ var_id: 204, value: "2041", label: "佐々木" }] },
  },
  2: {
    friend: { name: "ﾀﾅｶ Hanako", last_message_at: null },
    facts: {
      registered_on: "2026-01-01",
      reservations: [{ salon_id: 1, date: "2026-12-01", resource_id: 11, course_id: 41, status: "approved" }],
    },
  },
  3: {
    friend: { name: "ＹＵＫＩ🌸", notify: 1, hide: 1, last_message_at: "2026-11-22T01:00:00Z" },
    facts: { registered_on: "2026-01-01" },
  },
  4: {
    friend: {
      name: "%_<b>",
      tags: [
        { id: 101, name: "来店済み" },
        { id: 103, name: "VIP" },
      ],
      last_message_at: "2026-11-21T01:00:00Z",
    },
    facts: { registered_on: "2026-01-02", variables: [{ var_id: 204, value: "2042", label: "中村" }] },
  },
  5: { friend: { name: "が\u304b\u3099", last_message_at: null }, facts: { registered_on: "2026-01-05" } },
};

function open(options: Parameters<typeof accountOf>[0] = {}) {
  const account = accountOf({ people, ...options });
  return {
    ...account,
    idsOf: async (query: string) => {
      const { data } = (await account.get(`${list}?${query}`)) as unknown as { data: Friend[] };
      return data.map(({ id }) => id);
    },
  };
}

describe.each(storeKinds)("the list of friends, $kind", ({ make }) => {
  it("has whole rows, and says how many there are", async () => {
    const { get } = open({ make });
    const { data, pagination } = (await get(`${list}?order_by=0&per_page=2`)) as unknown as {
      data: Friend[];
      pagination: Body;
    };
    expect(data).toEqual([friendNamed(2, people[2]?.friend), friendNamed(3, people[3]?.friend)]);
    expect(pagination).toEqual({ current_page: 1, last_page: 3, per_page: 2, total: 5 });
  });
});

describe("the list of friends", () => {
  it.each<[query: string, ids: number[]]>([
    ["", [5, 1, 4, 3, 2]],
    ["order_by=0", [2, 3, 4, 1, 5]],
    ["order_by=1", [5, 1, 4, 3, 2]],
    ["order_by=3", [3, 4, 1, 5, 2]],
    ["order_by=4", [1, 4, 3, 2, 5]],
    ["tag_id=101", [1, 4]],
    ["tag_id=9999", []],
    ["notify=1", [1, 3]],
    ["notify=0", [5, 4, 2]],
    ["notify=9", []],
    ["member_id=3", [3]],
    ["member_id=99", []],
    ["notify=1&tag_id=101", [1]],
    ["order_by=&tag_id=&name=&notify=&member_id=&operator_role_id=", [5, 1, 4, 3, 2]],
    [`name=${encodeURIComponent("田中太郎")}`, [1]],
    [`name=${encodeURIComponent("中 太")}`, [1]],
    [`name=${encodeURIComponent("タナカ")}`, [2]],
    [`name=${encodeURIComponent("ｔａｎａ")}`, []],
    [`name=${encodeURIComponent("ﾅｶHAN")}`, [2]],
    [`name=${encodeURIComponent("yuki")}`, [3]],
    [`name=${encodeURIComponent("🌸")}`, [3]],
    [`name=${encodeURIComponent("%")}`, [4]],
    [`name=${encodeURIComponent("　 ")}`, [5, 1, 4, 3, 2]],
    [`name=${encodeURIComponent("が")}`, [5]],
    ["per_page=2&page=1", [5, 1]],
    ["per_page=2&page=3", [2]],
    ["per_page=2&page=4", []],
    ["per_page=200", [5, 1, 4, 3, 2]],
  ])("%s: %j", async (query, ids) => {
    expect(await open().idsOf(query)).toEqual(ids);
  });

  it.each<[role: string, ids: number[] | 403, isReader: boolean]>([
    ["", [5, 1, 4, 3, 2], true],
    ["1801", [5, 1, 4, 3, 2], true],
    ["1802", [5, 1, 4, 3, 2], true],
    ["1803", [1, 4], true],
    ["1804", [2], true],
    ["1805", 403, false],
    ["1806", 403, false],
    ["1", 403, false],
  ])("of role %s is %j", async (role, ids, isReader) => {
    const { ask, idsOf } = open();
    const query = `operator_role_id=${role}`;
    const answer = await ask(`${list}?${query}`);
    expect(answer.status).toBe(ids === 403 ? 403 : 200);
    if (ids !== 403) expect(await idsOf(query)).toEqual(ids);
    for (const id of [1, 2, 3, 4, 5]) {
      const one = await ask(`${list}/${id}?${query}`);
      const isSeen = ids !== 403 && ids.includes(id);
      expect([id, one.status]).toEqual([id, isSeen ? 200 : 403]);
      expect(one.body).toEqual(
        isSeen ? { data: friendNamed(id, people[id]?.friend) } : { message: "アクセス権限がありません。" },
      );
    }
    const permissions = await ask(`${rights}?${query}`);
    const { data } = permissions.body as { data?: { permissions: string[] } };
    expect([role, data?.permissions.includes("member.read") ?? false]).toEqual([role, isReader]);
    expect(permissions.status).toBe(["1806", "1"].includes(role) ? 403 : 200);
  });

  it("finds one friend whatever else the list is asked, and 404 of nobody", async () => {
    const { ask } = open();
    expect((await ask(`${list}/3?name=x&tag_id=103&order_by=4`)).status).toBe(200);
    expect((await ask(`${list}/99`)).status).toBe(404);
    expect((await ask(`${list}/x`)).status).toBe(404);
    expect((await ask(`${list}/99?operator_role_id=1805`)).status).toBe(403);
  });

  it.each<[query: string, fields: string[]]>([
    ["order_by=2", ["order_by"]],
    ["order_by=x", ["order_by"]],
    ["tag_id=0", ["tag_id"]],
    ["notify=-1", ["notify"]],
    ["member_id=1.5", ["member_id"]],
    ["operator_role_id=abc", ["operator_role_id"]],
    ["page=0", ["page"]],
    ["per_page=0", ["per_page"]],
    ["per_page=201", ["per_page"]],
    [`name=${"a".repeat(201)}`, ["name"]],
    ["sort=1", ["sort"]],
    ["page=1&page=2", ["page"]],
  ])("is refused for %s", async (query, fields) => {
    const { ask } = open();
    for (const path of [list, `${list}/1`]) {
      const { status, body } = await ask(`${path}?${query}`);
      expect([status, fieldsOf(body)]).toEqual([422, fields]);
    }
  });

  it("refuses a role that is none when rights are asked for", async () => {
    const { status, body } = await open().ask(`${rights}?operator_role_id=x`);
    expect([status, fieldsOf(body)]).toEqual([422, ["operator_role_id"]]);
  });

  it("follows what is saved", async () => {
    const { ask, idsOf } = open();
    expect(await idsOf("tag_id=103")).toEqual([4]);
    await ask("/api/member/tag", { member_id: 2, tag_ids: [103] });
    expect(await idsOf("tag_id=103")).toEqual([4, 2]);
    expect(await idsOf("operator_role_id=1803")).toEqual([1, 4]);
    await ask("/api/v1/member/var", { member_id: 5, vals: { 204: 2043 }, metas: { 204: null } });
    expect(await idsOf("operator_role_id=1803")).toEqual([5, 1, 4]);
    const row = await ask("/api/v1/member/var", { member_id: 5, vals: { 202: 8 }, metas: {} });
    expect(row.status).toBe(200);
    const { data } = (await ask(`${list}/5`)).body as { data: Friend };
    expect(data.target_vars).toEqual([{ var_id: 202, name: "来店回数", type: 1, value: "8" }]);
  });

  it("goes by the message that was really written last, also of who wrote meanwhile", async () => {
    const account = open();
    const at = Date.parse("2026-11-23T00:00:00Z");
    account.store.put(
      messages,
      1,
      messageWith({ id: 1, member_id: 2, timestamp: at, text: "こんにちは" }),
      new Date(at),
    );
    expect(await account.idsOf("order_by=3")).toEqual([2, 3, 4, 1, 5]);
    const { data } = (await account.get(`${list}/2`)) as unknown as { data: Friend };
    expect([data.last_message_at, data.last_message_text]).toEqual([
      "2026-11-23T00:00:00.000Z",
      "こんにちは",
    ]);
  });
});
