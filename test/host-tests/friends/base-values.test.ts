import { describe, expect, it } from "vitest";
import { filterOf } from "../audience/people.js";
import { storeKinds } from "../stores.js";
import { accountOf, type Body, fieldsOf, noon } from "./account.js";

const names = ["システム表示名", "本名", "フリガナ", "電話番号", "メールアドレス", "都道府県", "memo"];
const people = {
  1: {
    facts: {
      short_name: "たなか",
      memos: ["一つ目", "二つ目"],
      mail: { address: "a@example.com", status: 1 as const },
    },
  },
};
const open = (options: Parameters<typeof accountOf>[0] = {}) => {
  const account = accountOf({ people, ...options });
  return {
    ...account,
    load: async (operator = 1) => (await account.ask("/api/member/basevar/1", undefined, operator)).body,
    save: (vals: unknown, operator = 1, more: Body = {}) =>
      account.ask("/api/member/basevar", { member_id: 1, vals, ...more }, operator),
    saveMemo: (memo: unknown, more: Body = {}) =>
      account.ask("/api/v1/member/memo", { member_id: 1, memo, ...more }, 2),
  };
};

describe.each(storeKinds)("a friend's base values, $kind", ({ make }) => {
  it("are read by their names, saved and read again", async () => {
    const { load, save } = open({ make });
    const before = (await load()) as { vals: Record<string, string> };
    expect(Object.keys(before)).toEqual(["member_id", "vals", "authorizations"]);
    expect(Object.keys(before.vals)).toEqual(names);
    expect(before.vals).toMatchObject({
      システム表示名: "たなか",
      メールアドレス: "a@example.com",
      memo: "一つ目\n二つ目",
    });
    const vals = { 本名: "田中 花子", 都道府県: "", 電話番号: "03-0000-0000" };
    const { status, body } = await save(vals);
    expect([status, body]).toEqual([200, { member_id: 1, vals }]);
    expect((await load()).vals).toEqual({ ...before.vals, ...vals });
  });
});

describe("a friend's base values", () => {
  it.each<[operator: number, readOnly: string[]]>([
    [1, ["メールアドレス"]],
    [2, ["本名", "電話番号", "メールアドレス"]],
  ])("may be written by operator %i but for %j", async (operator, readOnly) => {
    const { load, save, changes } = open();
    const { authorizations } = (await load(operator)) as { authorizations: Record<string, string> };
    expect(Object.keys(authorizations)).toEqual(names);
    expect(names.filter((name) => authorizations[name] === "read")).toEqual(readOnly);
    expect(names.filter((name) => authorizations[name] === "write")).toHaveLength(7 - readOnly.length);
    for (const name of names.slice(0, -1)) {
      const { status, body } = await save({ [name]: "x", フリガナ: "カナ" }, operator);
      const isRefused = readOnly.includes(name);
      expect([name, status, fieldsOf(body)]).toEqual([
        name,
        isRefused ? 422 : 200,
        isRefused ? [`vals.${name}`] : [],
      ]);
      if (isRefused) {
        expect(body.errors).toEqual({ [`vals.${name}`]: [`${name}を変更する権限がありません。`] });
      }
    }
    expect(changes().some(({ key }) => readOnly.includes(key))).toBe(false);
  });

  it.each<[what: string, vals: unknown, fields: string[]]>([
    ["the memo", { memo: "a" }, ["vals.memo"]],
    ["an unknown name", { 住所: "a" }, ["vals.住所"]],
    ["what everything has", { toString: "a" }, ["vals.toString"]],
    ["what is no text", { 本名: 5, フリガナ: null }, ["vals.本名", "vals.フリガナ"]],
    ["a text that is too long", { 本名: "あ".repeat(256) }, ["vals.本名"]],
    ["no values", undefined, ["vals"]],
    ["a text", "x", ["vals"]],
  ])("refuse %s", async (_what, vals, fields) => {
    const { save, load, changes } = open();
    const before = await load();
    const { status, body } = await save(vals);
    expect([status, fieldsOf(body)]).toEqual([422, fields]);
    expect([await load(), changes()]).toEqual([before, []]);
  });

  it("are 404 of who is not there", async () => {
    const { ask, save, saveMemo } = open();
    expect((await ask("/api/member/basevar/9")).status).toBe(404);
    expect((await save({ 本名: "a" }, 1, { member_id: 9 })).status).toBe(404);
    expect((await saveMemo("a", { member_id: 9 })).status).toBe(404);
  });

  it("leave a row for each value", async () => {
    const { save, changes } = open();
    await save({ システム表示名: "新" });
    const at = new Date(noon).toISOString();
    const row = { at, operator: "佐藤", member_id: 1, part: "base", key: "システム表示名" };
    expect(changes()).toEqual([{ ...row, before: "たなか", after: "新" }]);
  });
});

describe("a friend's memo", () => {
  it("is saved alone, found by filters, and leaves a row", async () => {
    const { load, saveMemo, audience, changes, freeze } = open();
    freeze();
    const found = (word: string) => audience.estimate(filterOf([{ type: 20, memos: [word] }])).total;
    expect([found("二つ目"), found("駐車場")]).toEqual([1, 0]);
    const { status, body } = await saveMemo("駐車場を利用\n要連絡");
    expect([status, body]).toEqual([200, { member_id: 1, memo: "駐車場を利用\n要連絡" }]);
    expect((await load()).vals).toMatchObject({ memo: "駐車場を利用\n要連絡" });
    expect([found("二つ目"), found("駐車場")]).toEqual([0, 1]);
    const at = new Date(noon).toISOString();
    const row = { at, operator: "高橋", member_id: 1, part: "memo", key: "memo" };
    expect(changes()).toEqual([{ ...row, before: "一つ目\n二つ目", after: "駐車場を利用\n要連絡" }]);
  });

  it("is emptied", async () => {
    const { load, saveMemo } = open();
    expect((await saveMemo("")).status).toBe(200);
    expect((await load()).vals).toMatchObject({ memo: "" });
  });

  it.each<[what: string, memo: unknown, more: Body, fields: string[]]>([
    ["nothing", undefined, {}, ["memo"]],
    ["null", null, {}, ["memo"]],
    ["a text that is too long", "あ".repeat(5001), {}, ["memo"]],
    ["no friend", "a", { member_id: undefined }, ["member_id"]],
  ])("refuses %s", async (_what, memo, more, fields) => {
    const { saveMemo, changes } = open();
    const { status, body } = await saveMemo(memo, more);
    expect([status, fieldsOf(body), changes()]).toEqual([422, fields, []]);
  });
});
