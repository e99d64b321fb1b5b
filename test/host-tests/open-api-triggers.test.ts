import { beforeEach, describe, expect, test } from "vitest";
import { type TriggerAction, triggers } from "../host/api/open-api-trigger-documents.js";
import { errorsOf, now, openHost, type ToldTrigger, type Triggers } from "./open-api-host.js";

/* What the host answers about triggers and their actions (rules: trigger-saved-whole, trigger-action). */

let { store, call, desk } = openHost();
beforeEach(() => {
  ({ store, call, desk } = openHost());
});

describe("triggers", () => {
  const params = {
    order: { label: "注文", type: "map", unit: "yen", children: { at: { type: "datetime", label: "日時" } } },
    b: { label: "", type: "string" },
    a: { label: "A", type: "number" },
  };
  const context = {
    ...{ category: "open_api", open_api_trigger_id: null, event: "order.paid", label: "支払い" },
    params,
  };
  const made = { id: 0, name: " 支払い ", context, note: { kept: true } };

  test("the demonstration's seven, each with its actions", async () => {
    const { status, body } = await call<Triggers>("GET", "triggers");
    expect([status, body.data.map(({ id }) => id)]).toEqual([200, [1, 2, 3, 4, 5, 6, 7]]);
    expect(Object.keys(body.data[4])).toEqual([
      ...["id", "name", "open_api_trigger_actions", "context", "updated_at"],
    ]);
    expect(body.data[4].open_api_trigger_actions[0]).toEqual({
      ...{ id: 51, name: "受取のお礼", trigger_id: 5, action_id: 1, member_query_id: null },
      ...{ is_active: true, state: 1, updated_at: "2026-11-19T10:00:00+09:00" },
    });
    const states = body.data.flatMap(({ open_api_trigger_actions }) =>
      open_api_trigger_actions.map(({ state }) => state),
    );
    expect(new Set(states)).toEqual(new Set([0, 1, 2, 7]));
  });

  test("a new one gets its id, also in its context; keys and their order stay", async () => {
    const { status, body } = await call<ToldTrigger>("POST", "triggers", { trigger: made });
    expect([status, body]).toEqual([
      201,
      {
        data: {
          ...{ id: 8, name: "支払い", open_api_trigger_actions: [], note: { kept: true } },
          context: { ...context, open_api_trigger_id: 8 },
          updated_at: now().toISOString(),
        },
      },
    ]);
    expect(JSON.stringify(body.data.context.params)).toBe(JSON.stringify(params));
    expect(JSON.stringify(store.get(triggers, 8)?.value.context.params)).toBe(JSON.stringify(params));
    const { id: _, ...withoutId } = made;
    const other = { ...withoutId, context: { ...context, event: "order.paid2" } };
    expect((await call<ToldTrigger>("POST", "triggers", { trigger: other })).body.data.id).toBe(9);
  });

  test("an id above 0 is no new one", async () => {
    for (const id of [1, 99, "0", 0.5])
      expect(errorsOf(await call<ToldTrigger>("POST", "triggers", { trigger: { ...made, id } }))).toEqual([
        422,
        { "trigger.id": ["新しいトリガーのIDは0で指定してください。"] },
      ]);
  });

  test("one is changed as a whole, without its actions, always later", async () => {
    const { body } = await call<Triggers>("GET", "triggers");
    const { open_api_trigger_actions, ...trigger } = body.data[4];
    const put = (base: unknown, more: object) =>
      call<ToldTrigger>("PUT", "triggers/5", { trigger: { ...trigger, ...more }, base_updated_at: base });
    const first = await put(trigger.updated_at, { name: "注文2", open_api_trigger_actions: [] });
    expect(first.status).toBe(200);
    expect(first.body.data).toEqual({
      ...{ ...trigger, name: "注文2", open_api_trigger_actions },
      updated_at: first.body.data.updated_at,
    });
    const second = await put(first.body.data.updated_at, { name: "注文3" });
    expect(Date.parse(second.body.data.updated_at)).toBeGreaterThan(Date.parse(first.body.data.updated_at));
    const late = await put(trigger.updated_at, { name: "遅い" });
    expect([late.status, late.body]).toEqual([
      422,
      {
        ...{ message: "ほかの人が先に保存しました。", code: "stale", errors: {} },
        current: second.body.data,
      },
    ]);
    // Who says no version comes last.
    expect((await put(undefined, { name: "最後" })).body.data.name).toBe("最後");
    expect((await call<ToldTrigger>("PUT", "triggers/99", { trigger })).status).toBe(404);
    expect(errorsOf(await call<ToldTrigger>("PUT", "triggers/6", { trigger }))[1]).toEqual({
      "trigger.id": ["トリガーのIDが宛先と違います。"],
    });
  });

  test("the rules, each at its field", async () => {
    const errors = async (more: object, ofContext: object = {}) =>
      (
        await call<ToldTrigger>("POST", "triggers", {
          trigger: { ...made, context: { ...context, ...ofContext }, ...more },
        })
      ).body.errors;
    expect(await errors({ name: " " })).toEqual({ "trigger.name": ["トリガー名を入力してください"] });
    expect(await errors({ name: "あ".repeat(101) })).toEqual({
      "trigger.name": ["トリガー名は100文字以内で入力してください"],
    });
    expect(await errors({}, { event: "order.created" })).toEqual({
      "trigger.context.event": ["イベント名はすでに使われています。"],
    });
    expect(await errors({}, { event: "a b" })).toEqual({
      "trigger.context.event": ["イベント名には空白と [ ] = を使えません"],
    });
    expect(await errors({}, { event: "", label: "あ".repeat(101) })).toEqual({
      "trigger.context.event": ["イベント名を入力してください"],
      "trigger.context.label": ["表示名は100文字以内で入力してください"],
    });
    expect(Object.keys(await errors({}, { category: "reserve", open_api_trigger_id: 5 }))).toEqual([
      "trigger.context.category",
      "trigger.context.open_api_trigger_id",
    ]);
    expect(Object.keys(await errors({ context: [] }))).toEqual(["trigger.context"]);
    expect(Object.keys((await call<ToldTrigger>("POST", "triggers", made)).body.errors)).toEqual(["trigger"]);
  });

  test("the rules of the tree, each by its path", async () => {
    const errors = async (params: unknown) =>
      (await call<ToldTrigger>("POST", "triggers", { trigger: { ...made, context: { ...context, params } } }))
        .body.errors;
    const leaf = { label: "", type: "string" };
    const at = (path: string, message: string) => ({ [`trigger.context.params.${path}`]: [message] });
    const key = "キーに使えるのは半角英数字と _ - です（数字だけは不可）";
    for (const bad of ["a.b", "12", "constructor", "あ", "a".repeat(65)])
      expect(await errors({ [bad]: leaf })).toEqual(at(bad, key));
    expect(await errors(JSON.parse('{"__proto__":{"label":"","type":"string"}}'))).toEqual(
      at("__proto__", key),
    );
    expect(await errors({ "": leaf })).toEqual(at("", "キーを入力してください"));
    const map = (children: unknown) => ({ label: "", type: "map", children });
    expect(await errors({ a: map({ b: { label: "", type: "money" } }) })).toEqual(
      at("a.b", "型の値が正しくありません。"),
    );
    expect(await errors({ a: { type: "string" } })).toEqual(at("a", "表示名は文字列で指定してください。"));
    expect(await errors({ a: map([]) })).toEqual(at("a", "パラメータの形式が正しくありません。"));
    expect(await errors({ a: 1 })).toEqual(at("a", "パラメータの形式が正しくありません。"));
    const deep = (levels: number): object => ({ k: levels === 1 ? leaf : map(deep(levels - 1)) });
    expect(await errors(deep(6))).toEqual(at("k.k.k.k.k.k", "5階層までです"));
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, leaf]));
    expect(await errors({ a: map(many(500)) })).toEqual({
      "trigger.context.params": ["パラメータは500個までです"],
    });
    for (const wrong of [null, [], "x"])
      expect(Object.keys(await errors(wrong))).toEqual(["trigger.context.params"]);
    expect(await errors({ a: map(many(499)) })).toBeUndefined();
  });

  test("what an older product wrote stays, moved too; new faults are refused", async () => {
    const { value: old } = store.get(triggers, 4)!;
    const put = (params: unknown) =>
      call<ToldTrigger>("PUT", "triggers/4", {
        trigger: { ...old, name: "旧POS", context: { ...old.context, params } },
      });
    const params = old.context.params as Record<string, object>;
    const { status, body } = await put(params);
    expect([status, body.data.revision, body.data.context]).toEqual([200, 3, old.context]);
    expect((await put({ moved: { label: "", type: "map", children: params } })).status).toBe(200);
    expect(errorsOf(await put({ ...params, "x.y": { label: "", type: "string" } }))[0]).toBe(422);
    expect(errorsOf(await put({ ...params, x: { label: "", type: "yen" } }))[0]).toBe(422);
  });
});

describe("actions", () => {
  const path = "triggers/5/trigger_actions";
  const five = { name: " 新しい動作 ", trigger_id: 5, action_id: 3, member_query_id: 1605, is_active: true };

  test("a new one stands still", async () => {
    const { status, body } = await call<TriggerAction>("POST", path, five);
    expect([status, body]).toEqual([
      201,
      { data: { id: 72, ...five, name: "新しい動作", state: 0, updated_at: now().toISOString() } },
    ]);
    expect((await call<Triggers>("GET", "triggers")).body.data[4].open_api_trigger_actions).toHaveLength(3);
  });

  test("exactly the five keys, with the id six", async () => {
    const put = { id: 51, ...five };
    for (const key of Object.keys(put) as (keyof typeof put)[]) {
      const { [key]: _, ...less } = put;
      expect((await call<TriggerAction>("PUT", `${path}/51`, less)).status, key).toBe(422);
    }
    expect(errorsOf(await call<TriggerAction>("POST", path, put))).toEqual([
      422,
      { id: ["項目が足りないか、余分です。"] },
    ]);
    expect((await call<TriggerAction>("PUT", `${path}/51`, { ...put, state: 1 })).status).toBe(422);
    expect((await call<TriggerAction>("PUT", `${path}/51`, { ...put, id: 52 })).body.errors).toEqual({
      id: ["IDが宛先と違います。"],
    });
    for (const each of [
      { ...five, trigger_id: 4 },
      { ...five, trigger_id: "5" },
    ])
      expect(Object.keys((await call<TriggerAction>("POST", path, each)).body.errors)).toEqual([
        "trigger_id",
      ]);
    expect(
      Object.keys((await call<TriggerAction>("POST", path, { ...five, is_active: 1 })).body.errors),
    ).toEqual(["is_active"]);
    expect((await call<TriggerAction>("POST", path, { ...five, name: " " })).body.errors).toEqual({
      name: ["名前を入力してください"],
    });
    expect(
      (await call<TriggerAction>("POST", path, { ...five, name: "あ".repeat(101) })).body.errors,
    ).toEqual({
      name: ["名前は100文字以内で入力してください"],
    });
  });

  test("a whole one is changed, its state is not", async () => {
    const { status, body } = await call<TriggerAction>("PUT", `${path}/51`, {
      id: 51,
      ...five,
      is_active: false,
    });
    expect([status, body.data]).toMatchObject([200, { id: 51, is_active: false, state: 1, action_id: 3 }]);
    const again = await call<TriggerAction>("PUT", `${path}/51`, { id: 51, ...five });
    expect(Date.parse(again.body.data.updated_at)).toBeGreaterThan(Date.parse(body.data.updated_at));
    const empty = { id: 51, ...five, action_id: null, member_query_id: null };
    expect((await call<TriggerAction>("PUT", `${path}/51`, empty)).body.data).toMatchObject({
      ...{ action_id: null, member_query_id: null },
    });
  });

  test("an action must be there, unless it was chosen before", async () => {
    const missing = {
      action_id: ["アクションが見つかりません。"],
      member_query_id: ["条件が見つかりません。"],
    };
    expect(
      (await call<TriggerAction>("POST", path, { ...five, action_id: 900, member_query_id: 1 })).body.errors,
    ).toEqual(missing);
    const kept = { ...five, id: 21, trigger_id: 2, action_id: 900 };
    expect((await call<TriggerAction>("PUT", "triggers/2/trigger_actions/21", kept)).status).toBe(200);
    expect(
      (await call<TriggerAction>("PUT", "triggers/2/trigger_actions/21", { ...kept, action_id: 901 })).status,
    ).toBe(422);
  });

  test("the state by a call of its own: 0 or 1, and 2 by the system", async () => {
    const set = (state: unknown, more = {}) =>
      call<TriggerAction>("PATCH", `${path}/51/state`, { state, ...more });
    const stopped = await set(0);
    expect([stopped.status, stopped.body.data.state, stopped.body.data.is_active]).toEqual([200, 0, true]);
    const running = await set(1);
    expect(Date.parse(running.body.data.updated_at)).toBeGreaterThan(
      Date.parse(stopped.body.data.updated_at),
    );
    for (const wrong of [2, "1", true, null, undefined]) expect((await set(wrong)).status).toBe(422);
    expect((await set(0, { id: 51 })).status).toBe(422);
    const halted = await desk<TriggerAction>("halt", { trigger_id: 5, id: 51 });
    expect([halted.status, halted.body.data.state]).toEqual([200, 2]);
    expect((await call<Triggers>("GET", "triggers")).body.data[4].open_api_trigger_actions[0]?.state).toBe(2);
    expect((await set(1)).body.data.state).toBe(1);
  });

  test("one is deleted; one of another trigger, or of none, is not found", async () => {
    expect(await call("DELETE", `${path}/51`)).toMatchObject({ status: 204, body: null });
    for (const [method, at] of [
      ["DELETE", `${path}/51`],
      ["DELETE", `${path}/41`],
      ["PUT", `${path}/41`],
      ["PATCH", `${path}/41/state`],
      ["POST", "triggers/99/trigger_actions"],
      ["DELETE", "triggers/99/trigger_actions/41"],
    ] as const)
      expect((await call(method, at, method === "DELETE" ? undefined : { state: 1 })).status, at).toBe(404);
  });
});
