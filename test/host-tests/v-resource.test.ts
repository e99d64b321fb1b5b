import { describe, expect, it } from "vitest";
import type { PickerItem } from "../host/api/picker-items.js";
import type { ResourceSource } from "../host/api/resource-source.js";
import { type ApiOptions, createApi } from "../host/api.js";
import { fillWithDemoData } from "../host/demo-data.js";
import { fromScript, getJson } from "./calls.js";
import { storeKinds } from "./stores.js";

const kinds = [
  "salon",
  "tag",
  "egg",
  "varia",
  "scenario",
  "site",
  "funnel",
  "reaction",
  "form",
  "tracker",
  "richmenu",
  "episode",
  "landing",
  "action",
  "slot",
  "operator_role",
  "common_vars",
  "journey_tag",
];

const missing = "項目が足りないか、形式が正しくありません。";

function openApi(options: Partial<ApiOptions> & { make?: (typeof storeKinds)[number]["make"] } = {}) {
  const { make = storeKinds[0]!.make, ...rest } = options;
  const store = make();
  fillWithDemoData(store);
  const api = createApi({ store, ...rest });
  const post = (kind: string, body: unknown) =>
    api(
      new Request(`http://host.test/api/v_resource/${kind}`, {
        method: "POST",
        headers: { ...fromScript, "content-type": "application/json" },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    );
  return {
    post,
    get: (kind: string) =>
      api(new Request(`http://host.test/api/v_resource/${kind}`, { headers: fromScript })),
    list: async (kind: string) => (await getJson(api, `/api/v_resource/${kind}`)) as ResourceSource,
    add: async (kind: string, body: object) => {
      const answer = await post(kind, { group_id: 0, ...body });
      return { status: answer.status, body: (await answer.json()) as { item: PickerItem } };
    },
    refusal: async (kind: string, body: unknown) => {
      const answer = await post(kind, body);
      return { status: answer.status, ...((await answer.json()) as object) };
    },
  };
}

describe("the list of every kind", () => {
  it.each([...kinds, "response_mark"])(
    "%s: items, folders and ids agree, and nothing is empty",
    async (kind) => {
      const { items, groups, ids, group_ids, meta } = await openApi().list(kind);
      expect(ids.length).toBeGreaterThan(2);
      expect(ids.map(String).sort()).toEqual(Object.keys(items).sort());
      expect(group_ids.map(String).sort()).toEqual(Object.keys(groups).sort());
      for (const [id, item] of Object.entries(items)) {
        expect(item).toMatchObject({ id: Number(id), name: expect.stringMatching(/./) });
        expect([0, 1]).toContain(item.favorite);
        expect(item).not.toHaveProperty("order");
        expect(item.group_id === null || group_ids.includes(item.group_id)).toBe(true);
      }
      for (const [id, group] of Object.entries(groups)) {
        const inside = Object.values(items).filter((item) => item.group_id === Number(id));
        expect(group).toMatchObject({ id: Number(id), item_count: inside.length });
        expect(group).not.toHaveProperty("order");
      }
      const isSlot = kind === "slot";
      expect(meta).toEqual(isSlot ? { group_default_id: group_ids[0] } : {});
    },
  );

  it("is in the order of display, which is not the order of ids", async () => {
    const { ids } = await openApi().list("tag");
    expect(ids.slice(0, 4)).toEqual([104, 101, 102, 103]);
  });

  it.each<[feature: string, kind: string, id: number, keys: object]>([
    ["a favourite", "tag", 101, { favorite: 1 }],
    ["a badge", "tag", 101, { badge: { text: "1,208人", color_class: "bg-info" } }],
    ["a new one", "tag", 125, { fresh: 1 }],
    ["a protected one", "tag", 115, { writable: 0 }],
    ["a protected one", "varia", 208, { writable: 0, unique: 1 }],
    ["one that may be edited", "varia", 201, { writable: 1 }],
    ["a type", "varia", 203, { type: 30, type_name: "日付" }],
    ["a type", "common_vars", 905, { type: 10, type_name: "日付" }],
    ["the present generation", "egg", 401, { generation: 2, type: 1, type_name: "本文" }],
    ["an old generation", "egg", 408, { generation: 1 }],
    ["a landing-page menu", "richmenu", 604, { is_lmp: 1 }],
    ["a special one", "operator_role", 1801, { super: 1 }],
    ["plans", "slot", 801, { has_menu: 1, event_menus: [{ id: 811 }, { id: 812 }] }],
    ["no plans", "slot", 802, { has_menu: 0, event_menus: [] }],
    ["a colour", "response_mark", 1, { color: "#c1272d" }],
    ["a folder", "action", 2, { group_id: 71 }],
  ])("has %s: %s %i", async (_feature, kind, id, keys) => {
    const { items } = await openApi().list(kind);
    expect(items[id]).toMatchObject(keys);
  });

  it("has a folder of which a friend has one tag at most, and ids of what was deleted", async () => {
    const { groups, ids } = await openApi().list("tag");
    expect(groups[14]).toEqual({ id: 14, name: "会員ランク", unique: 1, item_count: 4 });
    expect(ids).not.toContain(118);
  });

  it("of another kind is not there", async () => {
    for (const kind of ["journey", "tags", "__proto__", "toString"]) {
      expect((await openApi().get(kind)).status, kind).toBe(404);
    }
  });

  it("of common information is refused to who may not read it, and no other is", async () => {
    const { get } = openApi({ allows: () => false });
    const refused = await get("common_vars");
    expect([refused.status, await refused.json()]).toEqual([403, { message: "操作権限がありません" }]);
    for (const kind of kinds.filter((each) => each !== "common_vars")) {
      expect((await get(kind)).status, kind).toBe(200);
    }
  });
});

describe.each(storeKinds)("adding a choice, $kind", ({ make }) => {
  it.each(kinds.filter((kind) => kind !== "action"))(
    "%s: it is told, listed last and counted",
    async (kind) => {
      const { list, add } = openApi({ make });
      const before = await list(kind);
      const group_id = before.group_ids.at(-1) ?? 0;
      const { status, body } = await add(kind, { name: " 新しい名前　", group_id });
      expect(status).toBe(201);
      expect(Object.keys(body)).toEqual(["item"]);
      expect(body.item).toMatchObject({ name: "新しい名前", favorite: 0, fresh: 1 });
      expect(body.item.group_id).toBe(group_id || null);
      expect(body.item).not.toHaveProperty("order");

      const after = await list(kind);
      expect(after.ids).toEqual([...before.ids, body.item.id]);
      expect(after.items).toEqual({ ...before.items, [body.item.id]: body.item });
      if (group_id) expect(after.groups[group_id]?.item_count).toBe(before.groups[group_id]!.item_count + 1);
    },
  );

  it("gives no id again that something deleted had", async () => {
    const { list, add } = openApi({ make });
    const { ids } = await list("varia");
    expect(ids).not.toContain(211);
    expect((await add("varia", { name: "新しい名前" })).body.item.id).toBe(212);
  });
});

describe("adding a choice", () => {
  it.each<[kind: string, asked: object, made: object]>([
    ["varia", {}, { type: 0, type_name: "標準", writable: 1 }],
    ["varia", { type: 30 }, { type: 30, type_name: "日付", writable: 1 }],
    ["common_vars", {}, { type: 1, type_name: "標準" }],
    ["common_vars", { type: 3 }, { type: 3, type_name: "長文" }],
    ["egg", { type: 3 }, { type: 3, type_name: "カード", generation: 2 }],
    ["tag", {}, { writable: 1, group_id: null }],
    ["slot", {}, { has_menu: 0, event_menus: [], group_id: 81 }],
  ])("%s with %o becomes %o", async (kind, asked, made) => {
    const { add } = openApi();
    expect((await add(kind, { name: "新規", ...asked })).body.item).toMatchObject(made);
  });

  it("takes nothing from a request but name, folder and type", async () => {
    const { add } = openApi();
    const asked = { name: "新規", id: 101, favorite: 1, super: 1, writable: 0, order: -1, type: 5 };
    expect((await add("tag", asked)).body.item).toEqual({
      id: 127,
      name: "新規",
      group_id: null,
      favorite: 0,
      writable: 1,
      fresh: 1,
    });
  });

  it("may repeat a name", async () => {
    const { add, list } = openApi();
    expect((await add("tag", { name: "VIP" })).status).toBe(201);
    const names = Object.values((await list("tag")).items).map(({ name }) => name);
    expect(names.filter((name) => name === "VIP")).toHaveLength(2);
  });

  it.each<[what: string, kind: string, body: unknown, errors: object]>([
    ["no name", "tag", { group_id: 0 }, { name: [missing] }],
    ["an empty name", "tag", { name: "", group_id: 0 }, { name: ["タグ名が空欄です"] }],
    ["a blank name", "varia", { name: " 　\n", group_id: 0 }, { name: ["友だち情報名が空欄です"] }],
    [
      "101 letters",
      "tag",
      { name: "あ".repeat(101), group_id: 0 },
      { name: ["タグ名は100文字以内で入力してください。"] },
    ],
    ["no folder", "tag", { name: "a" }, { group_id: [missing] }],
    [
      "a folder null",
      "tag",
      { name: "a", group_id: null },
      { group_id: ["フォルダを数値で指定してください。"] },
    ],
    [
      "a folder as text",
      "tag",
      { name: "a", group_id: "11" },
      { group_id: ["フォルダを数値で指定してください。"] },
    ],
    [
      "a folder below 0",
      "tag",
      { name: "a", group_id: -1 },
      { group_id: ["フォルダの指定が正しくありません。"] },
    ],
    ["an unknown folder", "tag", { name: "a", group_id: 999 }, { group_id: ["フォルダが見つかりません。"] }],
    [
      "another kind's folder",
      "tag",
      { name: "a", group_id: 21 },
      { group_id: ["フォルダが見つかりません。"] },
    ],
    [
      "a type of common information",
      "varia",
      { name: "a", group_id: 0, type: 3 },
      { type: ["友だち情報の種別が正しくありません。"] },
    ],
    [
      "a type as text",
      "varia",
      { name: "a", group_id: 0, type: "0" },
      { type: ["友だち情報の種別が正しくありません。"] },
    ],
    ["a list", "tag", [], { name: [missing] }],
    ["no JSON", "tag", "name=a&group_id=0", { "": [missing] }],
  ])("refuses %s", async (_what, kind, body, errors) => {
    const { refusal, list } = openApi();
    const before = await list(kind);
    expect(await refusal(kind, body)).toMatchObject({ status: 422, code: "invalid", errors });
    expect(await list(kind)).toEqual(before);
  });

  it("does not make what needs more than a name", async () => {
    const { refusal, list } = openApi();
    const before = await list("action");
    expect(await refusal("action", { name: "新規", group_id: 0 })).toEqual({
      status: 422,
      message: "アクションを作成できません",
      code: "not_allowed",
      errors: {},
    });
    expect(await list("action")).toEqual(before);
    expect((await refusal("journey", { name: "新規", group_id: 0 })).status).toBe(404);
  });

  it.each([
    ["tag", "tag-write"],
    ["varia", "var-write"],
    ["journey_tag", "journey-write"],
  ])("%s needs %s", async (kind, right) => {
    const body = { name: "新規", group_id: 0 };
    const without = openApi({ allows: (asked) => asked !== right });
    const before = await without.list(kind);
    expect(await without.refusal(kind, body)).toEqual({ status: 403, message: "操作権限がありません" });
    expect(await without.list(kind)).toEqual(before);
    expect((await openApi({ allows: (asked) => asked === right }).post(kind, body)).status).toBe(201);
  });

  it("of the other kinds needs no right", async () => {
    const { post } = openApi({ allows: () => false });
    for (const kind of kinds.filter((each) => !["tag", "varia", "journey_tag", "action"].includes(each))) {
      expect((await post(kind, { name: "新規", group_id: 0 })).status, kind).toBe(201);
    }
  });

  it("needs the page's token", async () => {
    const { post } = openApi({ csrfToken: () => "token" });
    expect((await post("tag", { name: "新規", group_id: 0 })).status).toBe(419);
  });
});
