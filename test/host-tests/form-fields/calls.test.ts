import { describe, expect, it } from "vitest";
import { longest } from "../../host/api/form-field-rules.js";
import { createApi } from "../../host/api.js";
import { demoFormFields } from "../../host/demo/form-fields.js";
import { demoParts, fillWithDemoData } from "../../host/demo-data.js";
import type { Store } from "../../host/store.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { fromScript } from "../calls.js";
import { start } from "../running-host.js";
import { storeKinds } from "../stores.js";

const headers = { ...fromScript, "content-type": "application/json" };

function openApi(store: Store = createMemoryStore()) {
  const api = createApi({ store });
  const save = (body: string) =>
    api(new Request("http://host.test/api/form-fields", { method: "POST", headers, body }));
  const kept = async (id: number) =>
    (await api(new Request(`http://host.test/api/form-fields/${id}`, { headers }))).text();
  return { api, store, save, kept };
}

/** One that may be saved. */
function textArea(more: object = {}): Record<string, unknown> {
  return {
    ...{ id: null, label: "ご要望", swatch_id: 10, rule: null, var_id: null, var_name: "", var_type: null },
    ...{ required: true, description: "", options: [] },
    ...{ syncUserVar: false, syncGc: false, sync_real_name: false },
    ...more,
  };
}

const textBox = (more: object) => textArea({ swatch_id: 5, rule: "none", ...more });
const pullDown = (options: unknown, more: object = {}) => textArea({ swatch_id: 20, options, ...more });
const into = (var_id: unknown, var_type: unknown) => ({ syncUserVar: true, var_id, var_type });

describe.each(storeKinds)("the definition of a form field, $kind", ({ make }) => {
  it("gets an id where it has none, and is replaced where it has one", async () => {
    const { save, kept } = openApi(make());
    expect(await (await save(JSON.stringify(textArea()))).json()).toEqual({ id: 1 });
    expect(await kept(1)).toBe(JSON.stringify(textArea({ id: 1 })));
    const second = await save(JSON.stringify(textArea({ id: undefined, label: "次" })));
    expect(await second.json()).toEqual({ id: 2 });
    const changed = JSON.stringify(textArea({ id: 1, label: "変更" }));
    expect(await (await save(changed)).json()).toEqual({ id: 1 });
    expect(await kept(1)).toBe(changed);
    const withTextId = JSON.stringify(textArea({ id: "2" }));
    expect(await (await save(withTextId)).json()).toEqual({ id: 2 });
    expect(await kept(2)).toBe(withTextId);
  });

  it("is kept byte for byte, with keys that nobody knows and flags as they came", async () => {
    const { save, kept } = openApi(make());
    await save(JSON.stringify(textArea()));
    const text =
      '{"z":null,"id":1,"label":"<b>\\u2028\\ud83d\\"\'&\\n","__proto__":{"a":1},"swatch_id":"20","options":["甲",{"value":"乙","id":9,"future":[1.5]},7],"required":"0","syncUserVar":0,"sync_real_name":"1","a":{"b":[]}}';
    expect((await save(text)).status).toBe(200);
    expect(await kept(1)).toBe(JSON.stringify(JSON.parse(text)));
    expect(await kept(1)).toContain('"__proto__":{"a":1}');
  });
});

describe("a definition that is refused", () => {
  const noLabel = "取得情報名 (表示名)を入力してください。";
  const noType = "取得情報入力タイプを選択してください。";
  const noRule = "取得情報種別を選択してください。";
  const noChoice = "選択肢を設定してください。";
  const blank = "空の選択肢は設定できません。";
  const noVariable = "友だち情報を設定してください。";
  const unfit = "この入力タイプの回答は、この友だち情報に登録できません。";
  const longChoice = "選択肢は100文字以内で入力してください。";

  it.each<[name: string, field: object, errors: Record<string, string[]>]>([
    ["no label", textArea({ label: "" }), { label: [noLabel] }],
    ["a label of blanks", textArea({ label: " 　" }), { label: [noLabel] }],
    ["a label that is missing", textArea({ label: undefined }), { label: [noLabel] }],
    ["no type", textArea({ swatch_id: null }), { swatch_id: [noType] }],
    ["a text box without a rule", textBox({ rule: null }), { rule: [noRule] }],
    ["no choice", pullDown([]), { options: [noChoice] }],
    ["no list of choices", pullDown(null), { options: [noChoice] }],
    [
      "blank choices",
      pullDown(["甲", "", { id: 1, value: "　", color: null }]),
      { "options.1": [blank], "options.2": [blank] },
    ],
    [
      "a choice that is too long",
      pullDown(["甲", "乙".repeat(longest.choice + 1)]),
      { "options.1": [longChoice] },
    ],
    ["no friend information", textArea(into(null, null)), { var_id: [noVariable] }],
    ["friend information 0", textArea(into(0, 0)), { var_id: [noVariable] }],
    [
      "friend information as a text",
      textArea({ ...into("-1", 0), syncUserVar: "1" }),
      { var_id: [noVariable] },
    ],
    ["a number for a text area", textArea(into(202, 1)), { var_id: [unfit] }],
    ["a number for a name", textBox({ rule: "name", ...into(202, 1) }), { var_id: [unfit] }],
    ["a long text for a pull-down", pullDown(["甲"], into(205, 2)), { var_id: [unfit] }],
    ["a date", textBox(into(203, 30)), { var_id: [unfit] }],
    ["a picture for a type of tomorrow", textArea({ swatch_id: 30, ...into(206, 10) }), { var_id: [unfit] }],
    ["an unknown type of friend information", textBox(into(201, null)), { var_id: [unfit] }],
    [
      "a description that is too long",
      textArea({ description: "あ".repeat(longest.description + 1) }),
      { description: ["説明は1000文字以内で入力してください。"] },
    ],
    [
      "everything",
      pullDown([" "], { label: "　", ...into(undefined, 0) }),
      { label: [noLabel], "options.0": [blank], var_id: [noVariable] },
    ],
    ["nothing in it", {}, { label: [noLabel], swatch_id: [noType] }],
  ])("%s", async (_, field, errors) => {
    const { save, kept } = openApi();
    const answer = await save(JSON.stringify(field));
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { message: "入力内容に誤りがあります。", code: "invalid", errors },
    ]);
    expect(await kept(1)).toContain("見つかりません");
  });

  it.each(["[]", "null", '"a"', "5", "{"])("%s, which is none", async (body) => {
    expect((await openApi().save(body)).status).toBe(422);
  });

  it.each([5, "5", 0, {}])("one with the id %j, which is not there", async (id) => {
    expect((await openApi().save(JSON.stringify(textArea({ id })))).status).toBe(404);
  });
});

describe("a definition that may be saved", () => {
  it.each<[name: string, field: object]>([
    ["hidden choices are not judged", textArea({ options: [""] })],
    ["hidden friend information is not judged", textArea({ var_id: 203, var_type: 30 })],
    ["the rule of a text area is not judged", textArea({ rule: null })],
    ["a label that cannot be shown", textArea({ label: { ja: "甲" } })],
    ["a type of tomorrow", textArea({ swatch_id: 30, rule: "zip" })],
    ["a rule of tomorrow", textBox({ rule: "zip" })],
    ["a number for a number", textBox({ rule: "numeric", ...into("202", "1") })],
    ["a text for a number", textBox({ rule: "numeric", ...into(201, 0) })],
    ["a long text for a text area", textArea(into(205, 2))],
    ["choices of a number", pullDown([1, null, { id: 1 }])],
    ["choices alike, and one of the longest", pullDown(["甲", "甲", "乙".repeat(longest.choice)])],
    ["friend information that is deleted", pullDown(["甲"], into(211, 20))],
  ])("%s", async (_, field) => {
    expect((await openApi().save(JSON.stringify(field))).status).toBe(200);
  });

  it("is each of the demonstration, but for the one whose friend information takes no text", async () => {
    const store = createMemoryStore();
    fillWithDemoData(store);
    const { save, kept } = openApi(store);
    for (const field of demoFormFields) {
      const text = JSON.stringify(field);
      expect((await save(text)).status, text).toBe(field.id === 80 ? 422 : 200);
      expect(await kept(Number(field.id))).toBe(text);
    }
    expect(await (await save(JSON.stringify(textArea()))).json()).toEqual({ id: 83 });
  });
});

describe("a running host", () => {
  it("keeps what comes with the page's token, once for each key, and misbehaves when it is told to", async () => {
    const { url, token, get, arm } = await start();
    const send = (more: Record<string, string>) =>
      fetch(`${url}/api/form-fields`, {
        method: "POST",
        headers: { ...headers, ...more },
        body: JSON.stringify(textArea()),
      });
    expect((await send({})).status).toBe(419);
    const once = { "x-csrf-token": token, "idempotency-key": "1" };
    expect(await (await send(once)).json()).toEqual({ id: 83 });
    expect(await (await send(once)).json()).toEqual({ id: 83 });
    expect(await (await get("/api/form-fields/83")).json()).toEqual(textArea({ id: 83 }));
    await arm({ path: "/api/form-fields", method: "POST", kind: "403-empty" });
    expect((await send({ "x-csrf-token": token })).status).toBe(403);
    expect(await (await send({ "x-csrf-token": token })).json()).toEqual({ id: 84 });
  });

  it("adds the fields to a database that has none, and only then", () => {
    const store = createMemoryStore();
    for (const [name, fill] of Object.entries(demoParts)) if (name !== "form-fields") fill(store);
    expect(store.list({ name: "form_field" })).toEqual([]);
    demoParts["form-fields"]?.(store);
    expect(store.list({ name: "form_field" })).toHaveLength(12);
  });
});
