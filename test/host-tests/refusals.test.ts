import { describe, expect, it } from "vitest";
import defaults from "../fixtures/defaults.json" with { type: "json" };
import { createApi } from "../host/api.js";
import { fillWithDemoData } from "../host/demo-data.js";
import { createMemoryStore } from "../host/store-memory.js";
import { actionWith, formOf, fromScript, load, postForm, register, textEffect } from "./calls.js";

type Errors = Record<string, string[]>;

function effect(type: keyof typeof defaults.effects, more: object = {}): object {
  return { ...defaults.effects[type], ...more };
}

/** What is wrong with one effect, and the field and message it must be refused with. */
const wrongEffects: readonly (readonly [what: string, effect: object, field: string, message: string])[] = [
  ["text empty", textEffect({ text: "" }), "text", "本文を入力してください。"],
  ["text blank", textEffect({ text: " \n　" }), "text", "本文を入力してください。"],
  [
    "text of 4501 units",
    textEffect({ text: "あ".repeat(4501) }),
    "text",
    "本文は4500文字以内で入力してください。",
  ],
  [
    "text of 2251 emoji",
    textEffect({ text: "😀".repeat(2251) }),
    "text",
    "本文は4500文字以内で入力してください。",
  ],
  ["text a number", textEffect({ text: 5 }), "text", "本文は文字列で指定してください。"],
  [
    "delay_type unknown",
    textEffect({ delay_type: 3 }),
    "delay_type",
    "配信タイミングの値が正しくありません。",
  ],
  [
    "delay_min negative",
    textEffect({ delay_min: -1 }),
    "delay_min",
    "遅延時間の下限は0以上で指定してください。",
  ],
  [
    "delay_max below min",
    textEffect({ delay_min: 5, delay_max: 4 }),
    "delay_max",
    "遅延時間の上限は下限以上で指定してください。",
  ],
  [
    "delay_at past midnight",
    textEffect({ delay_at: "24:00" }),
    "delay_at",
    "配信時刻は00:00から23:59までの時刻で指定してください。",
  ],
  [
    "delay_at missing",
    textEffect({ delay_at: undefined }),
    "delay_at",
    "項目が足りないか、形式が正しくありません。",
  ],
  [
    "delay_min as text in JSON",
    textEffect({ delay_min: "5" }),
    "delay_min",
    "遅延時間の下限は整数で指定してください。",
  ],
  [
    "condition not an id",
    textEffect({ member_query_id: "x" }),
    "member_query_id",
    "条件は整数で指定してください。",
  ],
  ["template unchosen", effect("12"), "egg_id", "テンプレートを選択してください。"],
  ["tags unchosen", effect("13"), "tag_ids", "タグを選択してください。"],
  ["tag ids as text", effect("13", { tag_ids: ["101"] }), "tag_ids.0", "タグの指定が正しくありません。"],
  ["tag folder unchosen", effect("13", { use_group: 1 }), "tag_group_id", "タグフォルダを選択してください。"],
  ["linked tags without data", effect("13", { remove: 2 }), "context", "連携データを選択してください。"],
  ["variable unchosen", effect("6", { fix_value: "a" }), "var_id", "友だち情報を選択してください。"],
  ["constant empty", effect("6", { var_id: 201, var_type: 0 }), "fix_value", "値を入力してください。"],
  [
    "adding words",
    effect("6", { var_id: 202, operand: 2, fix_value: "多め" }),
    "fix_value",
    "値は数値で入力してください。",
  ],
  [
    "adding to a date",
    effect("6", { var_id: 203, var_type: 30, operand: 2, fix_value: "1" }),
    "operand",
    "日付の計算は現在対応しておりません",
  ],
  [
    "random range upside down",
    effect("6", { var_id: 202, valuetype: 2, min_value: 3, max_value: 2 }),
    "max_value",
    "最大値は最小値以上で指定してください。",
  ],
  [
    "random range below 0",
    effect("6", { var_id: 202, valuetype: 2, min_value: -1 }),
    "min_value",
    "最小値は0以上で指定してください。",
  ],
  [
    "dynamic value unchosen",
    effect("6", { var_id: 203, valuetype: 3 }),
    "dynamic_value",
    "動的な値を選択してください。",
  ],
  [
    "linked value without data",
    effect("6", { var_id: 201, valuetype: 15 }),
    "context",
    "連携データを選択してください。",
  ],
  ["scenario unchosen", effect("5"), "group_id", "シナリオを選択してください。"],
  ["scenario below -1", effect("5", { group_id: -2 }), "group_id", "シナリオの指定が正しくありません。"],
  [
    "scenario day negative",
    effect("5", { group_id: 501, date: -1 }),
    "date",
    "開始日数は0以上で指定してください。",
  ],
  ["menu unchosen", effect("14"), "menu_id", "メニューを選択してください。"],
  [
    "reminder unchosen",
    effect("15", { origin_date: "2099-04-01" }),
    "episode_id",
    "リマインダを選択してください。",
  ],
  ["goal date missing", effect("15", { episode_id: 701 }), "origin_date", "ゴール日を入力してください。"],
  [
    "goal date impossible",
    effect("15", { episode_id: 701, origin_date: "2099-02-30" }),
    "origin_date",
    "ゴール日は実在する日付で指定してください。",
  ],
  [
    "goal variable unchosen",
    effect("15", { episode_id: 701, selectionType: 1 }),
    "var_id",
    "友だち情報を選択してください。",
  ],
  [
    "linked goal without data",
    effect("15", { episode_id: 701, goal_date_type: "dynamic_context" }),
    "context",
    "連携データを選択してください。",
  ],
  [
    "cancelling without a date",
    effect("15", { episode_id: 701, firetype: 1, cancel_type: 1 }),
    "cancel_origin_date",
    "解除するゴール日を入力してください。",
  ],
  [
    "cancelling without a time",
    effect("15", { episode_id: 701, firetype: 1, cancel_type: 2, cancel_origin_date: "2099-04-01" }),
    "cancel_origin_time",
    "解除するゴール時刻を入力してください。",
  ],
  ["rate unknown", effect("7", { user_rate: 5 }), "user_rate", "表示状態の値が正しくありません。"],
  [
    "notice of 101 letters",
    effect("16", { text: "あ".repeat(101) }),
    "text",
    "通知内容は100文字以内で入力してください。",
  ],
  ["slot unchosen", effect("31"), "event_slot_id", "予約枠を選択してください。"],
  ["plan unchosen", effect("31", { event_slot_id: 801 }), "event_menu_id", "プランを選択してください。"],
  [
    "no places taken",
    effect("31", { event_slot_id: 802, num_of_takes: 0 }),
    "num_of_takes",
    "予約数は1以上で指定してください。",
  ],
  ["common information unchosen", effect("32"), "common_var_id", "共通情報を選択してください。"],
  [
    "amount negative",
    effect("32", { common_var_id: 901, fix_value: -1 }),
    "fix_value",
    "値は0以上で指定してください。",
  ],
  [
    "amount too fine",
    effect("32", { common_var_id: 901, fix_value: 0.0001 }),
    "fix_value",
    "値は小数第3位までで指定してください。",
  ],
  ["phase unchosen", effect("50"), "journey_tags", "フェーズを選択してください。"],
];

const wrongActions: readonly (readonly [what: string, document: object, field: string, message: string])[] = [
  ["no effects", actionWith([]), "inputs", "最低1つの要素を選択して下さい"],
  [
    "effects not a list",
    { ...actionWith([]), inputs: "こわれた文字列" },
    "inputs",
    "動作の一覧の形式が正しくありません。",
  ],
  [
    "effect not an object",
    { ...actionWith([]), inputs: ["x"] },
    "inputs.0",
    "動作の形式が正しくありません。",
  ],
  ["effect without a type", actionWith([{ text: "a" }]), "inputs.0.type", "動作の形式が正しくありません。"],
  [
    "template without a name",
    actionWith([textEffect()], { is_template: 1, a_name: " " }),
    "a_name",
    "アクション名を入力してください。",
  ],
  [
    "name of 101 letters",
    actionWith([textEffect()], { a_name: "あ".repeat(101) }),
    "a_name",
    "アクション名は100文字以内で入力してください。",
  ],
  [
    "a_twice_type unknown",
    { ...actionWith([textEffect()]), a_twice_type: 2 },
    "a_twice_type",
    "2回目以降の動作の値が正しくありません。",
  ],
  [
    "group_id missing",
    { ...actionWith([textEffect()]), group_id: undefined },
    "group_id",
    "項目が足りないか、形式が正しくありません。",
  ],
];

describe("422", () => {
  const store = createMemoryStore();
  fillWithDemoData(store);
  const api = createApi({ store });

  async function refusalOf(document: object): Promise<{ message: string; code: string; errors: Errors }> {
    const answer = await register(api, JSON.parse(JSON.stringify(document)));
    expect(answer.status).toBe(422);
    return answer.json();
  }

  it.each(wrongEffects)("%s", async (_what, wrong, field, message) => {
    const { errors } = await refusalOf(actionWith([textEffect(), wrong]));
    expect(errors).toEqual({ [`inputs.1.${field}`]: [message] });
  });

  it.each(wrongActions)("%s", async (_what, document, field, message) => {
    expect((await refusalOf(document)).errors).toEqual({ [field]: [message] });
  });

  it("names every wrong field at once", async () => {
    const wrong = actionWith([textEffect({ text: "" }), effect("14")], { is_template: 1 });
    expect(await refusalOf(wrong)).toEqual({
      message: "入力内容に誤りがあります。",
      code: "invalid",
      errors: {
        "inputs.0.text": ["本文を入力してください。"],
        "inputs.1.menu_id": ["メニューを選択してください。"],
        a_name: ["アクション名を入力してください。"],
      },
    });
  });

  it.each([
    ["text of 4500 units", textEffect({ text: "😀".repeat(2250) })],
    ["a slot without plans", effect("31", { event_slot_id: 802 })],
    ["a cleared variable", effect("6", { var_id: 203, var_type: 30, operand: 4 })],
    ["a removed menu", effect("14", { menu_id: 0 })],
    ["a resumed scenario", effect("5", { group_id: -1 })],
  ])("does not refuse %s", async (_what, right) => {
    expect((await register(api, actionWith([right]))).status).toBe(200);
  });

  it("saves nothing of a refused action", async () => {
    const before = await load(api, 1);
    await refusalOf(actionWith([textEffect({ text: "" })], { aid: 1 }));
    expect(await load(api, 1)).toEqual(before);
  });

  it("refuses effects in brackets by the same rules", async () => {
    const answer = await register(
      api,
      actionWith([textEffect({ text: "", delay_min: 5 }), effect("13")]),
      "brackets",
    );
    expect(((await answer.json()) as { errors: Errors }).errors).toEqual({
      "inputs.0.text": ["本文を入力してください。"],
      "inputs.0.delay_max": ["遅延時間の上限は下限以上で指定してください。"],
      "inputs.1.tag_ids": ["タグを選択してください。"],
    });
  });

  it("refuses a metrics report that is none", async () => {
    const body = JSON.stringify({ eventName: 5, context: "x" });
    const request = new Request("http://host.test/api/metrics-tracker/report/v1", {
      method: "POST",
      body,
      headers: fromScript,
    });
    expect(Object.keys(((await (await api(request)).json()) as { errors: Errors }).errors)).toEqual([
      "eventName",
      "context",
    ]);
  });
});

describe("404", () => {
  const api = createApi({ store: createMemoryStore() });
  const ask = (path: string) => api(new Request(`http://host.test${path}`, { headers: fromScript }));

  it("answers an aid that is not there", async () => {
    const answer = await register(api, actionWith([textEffect()], { aid: 77 }));
    expect([answer.status, await answer.json()]).toEqual([404, { message: "アクションが見つかりません。" }]);
  });

  it.each([
    "/api/action/data/77",
    "/api/v_resource/nothing",
    "/api/line/slots/5/rest",
    "/api/line/menus/5/rest",
    "/api/none",
  ])("answers %s", async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: expect.stringContaining("見つかりません") });
  });
});

describe("419", () => {
  const api = createApi({ store: createMemoryStore(), csrfToken: () => "right" });
  const form = () => formOf(actionWith([textEffect()]), "json");

  it.each([
    ["no token", {}, "", 419],
    ["a wrong header", { "x-csrf-token": "wrong" }, "", 419],
    ["a wrong field", {}, "wrong", 419],
    ["the right header", { "x-csrf-token": "right" }, "", 200],
    ["the right field", {}, "right", 200],
  ])("%s", async (_what, header, field, status) => {
    const body = form();
    if (field !== "") body.append("_token", field);
    const answer = await postForm(api, "/api/action/register", body, { ...fromScript, ...header } as Record<
      string,
      string
    >);
    expect(answer.status).toBe(status);
    if (status === 419) expect(await answer.json()).toEqual({ message: "ページの有効期限が切れました。" });
  });

  it("does not ask readers for a token", async () => {
    expect((await api(new Request("http://host.test/api/v_resource/tag"))).status).toBe(200);
  });
});

describe("a caller that does not say it reads JSON", () => {
  const api = createApi({ store: createMemoryStore() });
  const wrong = formOf(actionWith([]), "json");

  it.each([
    [
      "to the page it came from",
      { referer: "http://host.test/actions/new?template=1" },
      "/actions/new?template=1",
    ],
    ["to the front page without one", {}, "/"],
    ["never to another origin", { referer: "https://elsewhere.test/x" }, "/"],
    ["nor to what is no address", { referer: "http://" }, "/"],
  ])("is sent %s", async (_what, header, location) => {
    const answer = await postForm(api, "/api/action/register", wrong, {
      accept: "text/html",
      ...header,
    } as Record<string, string>);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, location]);
  });

  it.each([{ accept: "application/json" }, { "x-requested-with": "XMLHttpRequest" }])(
    "gets JSON with %o",
    async (header) => {
      const answer = await postForm(api, "/api/action/register", wrong, { ...header } as Record<
        string,
        string
      >);
      expect(answer.status).toBe(422);
    },
  );
});
