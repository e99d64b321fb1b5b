import { describe, expect, it } from "vitest";
import { friends } from "../../host/api/friends.js";
import { variableChoices } from "../../host/api/variable-choices.js";
import { filterOf } from "../audience/people.js";
import { storeKinds } from "../stores.js";
import { accountOf, type Body, fieldsOf, noon } from "./account.js";

const facts = {
  variables: [
    { var_id: 201, value: "ゴールド" },
    { var_id: 202, value: "12" },
    { var_id: 203, value: "2026-12-24" },
    { var_id: 204, value: "2041", label: "佐々木" },
    { var_id: 205, value: "1行目\n2行目" },
    { var_id: 206, value: "/public/media/photo-1.svg" },
    { var_id: 208, value: "M000002" },
    { var_id: 209, value: "1988-02-29" },
  ],
};
/** Friend 1 has a value of each generated variable; friend 2 of some. */
const people = { 1: { facts }, 2: { facts } };
const all = "/api/member/var";

type Vals = Record<string, unknown>;
type Metas = Record<string, { updated_at: string; updated_by: string }>;

function open(options: Parameters<typeof accountOf>[0] = {}) {
  const account = accountOf({ people, ...options });
  const load = async (id = 2) => (await account.get(`${all}/${id}`)) as { vals: Vals; metas: Metas };
  return {
    ...account,
    load,
    /** A save of values with the versions that are there now. */
    save: async (vals: Vals, more: Body = {}, operator = 1) => {
      const { metas } = await load();
      const own = Object.keys(vals).flatMap((id) => (metas[id] ? [[id, metas[id]]] : []));
      const body = {
        member_id: 2,
        vals,
        metas: Object.fromEntries(own),
        changed_item_ids: Object.keys(vals).map(Number),
      };
      return account.ask(all, { ...body, ...more }, operator);
    },
  };
}

describe.each(storeKinds)("a friend's variables, $kind", ({ make }) => {
  it("come with the types of the wire, and a version each", async () => {
    const { load, get } = open({ make });
    const { vals, metas } = await load();
    expect(vals).toMatchObject({
      201: "ゴールド",
      202: 12,
      203: "2026-12-24",
      204: 2041,
      205: "1行目\n2行目",
      206: "/public/media/photo-1.svg",
    });
    expect(Object.keys(metas)).toEqual(Object.keys(vals));
    for (const { updated_at, updated_by } of Object.values(metas)) {
      expect(new Date(updated_at).toISOString()).toBe(updated_at);
      expect(updated_by).not.toBe("");
    }
    expect(await get("/api/v1/member/var/2")).toEqual({ member_id: 2, vals, metas });
  });

  it("are saved with the operator's name and a new version, and read again so", async () => {
    const { load, save, ask } = open({ make });
    const before = await load();
    const vals = { 202: 13.125, 204: 2042, 205: "", 203: null };
    const { status, body } = await save(vals, {}, 2);
    const version = { updated_at: new Date(noon).toISOString(), updated_by: "高橋" };
    const metas = { 202: version, 203: version, 204: version, 205: version };
    expect([status, body]).toEqual([200, { member_id: 2, vals, metas }]);
    const after = await load();
    const { 203: _, ...others } = before.vals;
    expect(after.vals).toEqual({ ...others, 202: 13.125, 204: 2042, 205: "" });
    // That it was cleared, and by whom, is known: the next save must name it.
    expect(after.metas).toEqual({ ...before.metas, ...metas });
    const again = await ask("/api/v1/member/var", {
      member_id: 2,
      vals: { 203: "2027-01-05" },
      metas: { 203: version },
    });
    expect([again.status, (await load()).vals[203]]).toEqual([200, "2027-01-05"]);
  });
});

describe("a friend's variables", () => {
  it("have versions that rise, however fast they come and whatever the clock says", async () => {
    const { load, save, freeze } = open();
    freeze(noon);
    const seen: string[] = [];
    for (let time = 0; time < 3; time++) {
      await save({ 201: `${time}` });
      seen.push((await load()).metas[201]!.updated_at);
    }
    freeze(noon - 86_400_000);
    await save({ 201: "earlier" });
    seen.push((await load()).metas[201]!.updated_at);
    const times = seen.map(Date.parse);
    expect(times).toEqual([noon, noon + 1, noon + 2, noon + 3]);
  });

  it.each<[what: string, vals: Vals]>([
    ["a text", { 201: "シルバー" }],
    ["an empty text", { 201: "" }],
    ["a long text", { 205: "長文\n".repeat(1000) }],
    ["zero", { 202: 0 }],
    ["three decimals", { 202: -0.125 }],
    ["the largest number", { 202: 9_999_999_999.999 }],
    ["the smallest number", { 202: -9_999_999_999.999 }],
    ["no number", { 202: null }],
    ["a leap day", { 209: "2028-02-29" }],
    ["no date", { 209: null }],
    ["a choice", { 204: 2043 }],
    ["no choice", { 204: null }],
    ["the file that is there", { 206: "/public/media/photo-1.svg" }],
    ["no file", { 206: null }],
    ["nothing at all", {}],
    ["several", { 201: "a", 202: 1, 209: null }],
  ])("take %s", async (_what, vals) => {
    const { save, load } = open();
    const answer = await save(vals);
    expect([answer.status, answer.body.vals]).toEqual([200, vals]);
    const after = (await load()).vals;
    for (const [id, value] of Object.entries(vals)) expect(after[id] ?? null).toEqual(value);
  });

  it.each<[what: string, vals: Vals, message: RegExp]>([
    ["a number as text", { 202: "12" }, /来店回数は数値で/],
    ["four decimals", { 202: 0.1234 }, /小数第3位まで/],
    ["a number that is too large", { 202: 10_000_000_000 }, /9999999999\.999/],
    ["a number that is too small", { 202: -10_000_000_000 }, /-9999999999\.999/],
    ["a text that is a number", { 201: 5 }, /文字列/],
    ["a text that is a list", { 205: [] }, /文字列/],
    ["a day that is not there", { 209: "2027-02-29" }, /実在する日付/],
    ["a day in another form", { 209: "2027/02/28" }, /実在する日付/],
    ["an empty date", { 209: "" }, /実在する日付/],
    ["a choice of another variable", { 204: 1861 }, /選択肢が見つかりません/],
    ["a choice as text", { 204: "2042" }, /選択肢が見つかりません/],
    ["another file", { 206: "/public/media/photo-2.svg" }, /ここでは登録できません/],
    ["a file where there is none", { 207: "/public/media/sheet-1.pdf" }, /ここでは登録できません/],
    ["a protected one", { 208: "M9" }, /権限がありません/],
    ["a protected one, cleared", { 208: null }, /権限がありません/],
    ["one that was deleted", { 211: "a" }, /見つかりません/],
    ["one that never was", { 9999: "a" }, /見つかりません/],
  ])("refuse %s, and then everything", async (_what, wrong, message) => {
    const { save, load, changes } = open();
    const before = await load();
    const [id] = Object.keys(wrong);
    const { status, body } = await save({ 201: "新しい", ...wrong });
    expect([status, fieldsOf(body)]).toEqual([422, [`vals.${id}`]]);
    expect((body.errors as Record<string, string[]>)[`vals.${id}`]?.join()).toMatch(message);
    expect([await load(), changes()]).toEqual([before, []]);
  });

  it.each(["x", "0", "-1", "1.5", "__proto__", "toString"])("refuse what is no id: %s", async (id) => {
    const { ask, changes } = open();
    const body = JSON.parse(`{"member_id":2,"vals":{"${id}":"a"},"metas":{"${id}":null}}`) as Body;
    const answer = await ask("/api/v1/member/var", body);
    expect([answer.status, fieldsOf(answer.body), changes()]).toEqual([422, [`vals.${id}`], []]);
  });

  it("say everything that is wrong at once", async () => {
    const { status, body } = await open().save({ 202: "x", 209: "x", 201: "good" });
    expect([status, fieldsOf(body)]).toEqual([422, ["vals.202", "vals.209"]]);
  });

  it.each<[what: string, body: Body, status: number, field: string | undefined]>([
    ["no friend", { member_id: undefined }, 422, "member_id"],
    ["a friend as text", { member_id: "2" }, 422, "member_id"],
    ["a friend who is not there", { member_id: 99 }, 404, undefined],
    ["no values", { vals: undefined }, 422, "vals"],
    ["values that are none", { vals: "x" }, 422, "vals"],
    ["no versions", { metas: undefined }, 422, "metas"],
    ["a version that is none", { metas: { 201: 5 } }, 422, "metas.201"],
    ["no ids", { changed_item_ids: undefined }, 422, "changed_item_ids"],
    ["too few ids", { changed_item_ids: [] }, 422, "changed_item_ids"],
    ["too many ids", { changed_item_ids: [201, 202] }, 422, "changed_item_ids"],
    ["another id", { changed_item_ids: [202] }, 422, "changed_item_ids"],
    ["ids as text", { changed_item_ids: ["201"] }, 422, "changed_item_ids.0"],
    ["an item without the version that it has got meanwhile", { metas: {} }, 409, undefined],
    ["too many versions", { metas: { 201: null, 202: null } }, 422, "metas"],
  ])("refuse %s", async (_what, more, status, field) => {
    const { save, load, changes } = open();
    const before = await load();
    const answer = await save({ 201: "新しい" }, more);
    expect([answer.status, fieldsOf(answer.body)]).toEqual([status, field === undefined ? [] : [field]]);
    expect(answer.body.message).not.toBe("");
    expect([await load(), changes()]).toEqual([before, []]);
  });

  it("are refused with what stands there, when somebody else was faster, and nothing is written", async () => {
    const { ask, save, load, changes } = open();
    const { metas } = await load();
    await save({ 202: 20, 203: null, 201: "高橋の値" }, {}, 2);
    const there = await load();
    const vals = { 201: "佐藤の値", 203: "2027-03-03", 204: 2043 };
    const mine = { 201: metas[201], 203: metas[203], 204: metas[204] };
    const written = changes().length;
    for (const [path, more] of [
      [all, { changed_item_ids: [201, 203, 204] }],
      ["/api/v1/member/var", {}],
    ] as const) {
      const { status, body } = await ask(path, { member_id: 2, vals, metas: mine, ...more });
      expect([status, body]).toEqual([
        409,
        {
          message: "高橋さんが変更しました。",
          vals: { 201: "高橋の値", 203: null },
          metas: { 201: there.metas[201], 203: there.metas[203] },
        },
      ]);
    }
    expect([await load(), changes().length]).toEqual([there, written]);
  });

  it("of which nobody knew is a conflict too, and one that is new needs no version", async () => {
    const { ask, load } = open({ people: { 2: {} } });
    const unset = Object.keys((await load()).vals).includes("201");
    expect(unset).toBe(false);
    const first = { member_id: 2, vals: { 201: "a" }, metas: {}, changed_item_ids: [201] };
    expect((await ask(all, first)).status).toBe(200);
    const again = await ask(all, { ...first, metas: { 201: null } });
    expect([again.status, again.body.vals]).toEqual([409, { 201: "a" }]);
    expect(
      (await ask(all, { ...first, vals: { 209: null }, metas: { 209: null }, changed_item_ids: [209] }))
        .status,
    ).toBe(200);
  });

  it("keep a choice that is gone while it is not changed", async () => {
    const account = open();
    const { store, save, load } = account;
    store.put(variableChoices, 204, [{ id: 2042, value: "中村", color: null }], new Date(0));
    expect((await save({ 204: 2041 })).status).toBe(200);
    expect((await load()).vals[204]).toBe(2041);
    expect((await save({ 204: 2043 })).status).toBe(422);
  });

  it("are what filters find from then on, and what the list shows", async () => {
    const { audience, save, store } = open();
    const found = (condition: object) => audience.estimate(filterOf([condition])).total;
    const isSilver = { type: 75, var_id: 201, match: 0, query: "シルバー" };
    const byNakamura = { type: 75, var_id: 204, match: 0, query: "中村" };
    expect([found(isSilver), found(byNakamura)]).toEqual([0, 0]);
    await save({ 201: "シルバー", 204: 2042, 202: 7 });
    expect([found(isSilver), found(byNakamura)]).toEqual([1, 1]);
    expect(store.get(friends, 2)?.value.target_vars).toEqual([
      { var_id: 202, name: "来店回数", type: 1, value: "7" },
      { var_id: 201, name: "会員ランク", type: 0, value: "シルバー" },
    ]);
    await save({ 201: null });
    expect(found(isSilver)).toBe(0);
    expect(store.get(friends, 2)?.value.target_vars).toHaveLength(1);
  });

  it("that are generated are found by filters too, until they are cleared", async () => {
    const { audience, load, ask } = open();
    const { vals, metas } = (await load(1)) as { vals: Vals; metas: Metas };
    const generated = Object.keys(vals).filter((id) => Number(id) < 200);
    expect(generated).toEqual([
      "181",
      "182",
      "183",
      "184",
      "185",
      "186",
      "187",
      "188",
      "189",
      "190",
      "191",
      "192",
      "193",
    ]);
    const holds = { type: 75, var_id: 189, match: 0, query: vals[189] };
    const isFound = () => audience.explain(filterOf([holds]), 1)?.matches;
    expect(isFound()).toBe(true);
    const body = { member_id: 1, vals: { 189: null }, metas: { 189: metas[189] }, changed_item_ids: [189] };
    expect((await ask(all, body)).status).toBe(200);
    expect([isFound(), (await load(1)).vals[189]]).toEqual([false, undefined]);
  });

  it("leave a row for each value that was saved", async () => {
    const { save, changes } = open();
    await save({ 202: 13, 203: null }, {}, 2);
    const row = { at: new Date(noon).toISOString(), operator: "高橋", member_id: 2, part: "var" };
    expect(changes()).toEqual([
      { ...row, key: "202", before: 12, after: 13 },
      { ...row, key: "203", before: "2026-12-24", after: null },
    ]);
  });

  it("are 404 of who is not there", async () => {
    const { ask } = open();
    for (const path of [`${all}/99`, "/api/v1/member/var/99", `${all}/0`, `${all}/x`]) {
      expect((await ask(path)).status, path).toBe(404);
    }
  });
});
