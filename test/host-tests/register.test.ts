import { describe, expect, it } from "vitest";
import everyEffect from "../fixtures/action-every-effect.json" with { type: "json" };
import { createApi } from "../host/api.js";
import { demoActions } from "../host/demo/actions.js";
import { fillWithDemoData } from "../host/demo-data.js";
import { createMemoryStore } from "../host/store-memory.js";
import { actionWith, formOf, getJson, load, postForm, register, textEffect } from "./calls.js";
import { storeKinds } from "./stores.js";

const encodings = ["json", "brackets"] as const;

describe.each(storeKinds)("register and load, $kind", ({ make }) => {
  describe.each(encodings)("encoding %s", (encoding) => {
    it("gives back the whole fixture key for key", async () => {
      const api = createApi({ store: make() });
      const answer = await register(api, everyEffect, encoding);
      expect(await answer.json()).toEqual({ aid: 1 });
      expect(await load(api, 1)).toEqual({ ...everyEffect, aid: 1 });
    });

    it.each(everyEffect.inputs.map((effect, index) => [`${index} (type ${effect.type})`, effect] as const))(
      "gives back effect %s alone",
      async (_name, effect) => {
        const api = createApi({ store: make() });
        await register(api, actionWith([effect]), encoding);
        expect(await load(api, 1)).toMatchObject({ inputs: [effect] });
      },
    );

    it("keeps what it does not know: keys, types and what is inside them", async () => {
      const document = actionWith(
        [
          textEffect({ note: "覚え書き", sender: { id: 7, code: "0120" } }),
          {
            type: 999,
            title: "将来の動作",
            options: { retry: 3, tags: ["a", "b"], nothing: null },
            member_query_id: 4,
          },
        ],
        { label: "見本", order: 5, folder: { id: 3, path: ["a", "b"] } },
      );
      const api = createApi({ store: make() });
      await register(api, document, encoding);
      expect(await load(api, 1)).toEqual({ ...document, aid: 1 });
    });
  });

  it("writes over the action whose aid was sent", async () => {
    const api = createApi({ store: make() });
    await register(api, actionWith([textEffect()]));
    const again = await register(api, actionWith([textEffect({ text: "書き直し" })], { aid: 1 }));
    expect(await again.json()).toEqual({ aid: 1 });
    expect(await load(api, 1)).toMatchObject({ aid: 1, inputs: [{ text: "書き直し" }] });
  });
});

describe("register", () => {
  it("keeps the order of keys that were sent as JSON", async () => {
    const api = createApi({ store: createMemoryStore() });
    const document = { note: "先頭", ...everyEffect, last: "末尾" };
    await register(api, document);
    expect(JSON.stringify(await load(api, 1))).toBe(JSON.stringify({ ...document, aid: 1 }));
  });

  it.each(encodings)("takes every action of the demonstration, encoding %s", async (encoding) => {
    const store = createMemoryStore();
    fillWithDemoData(store);
    const api = createApi({ store });
    for (const [index, action] of demoActions.entries()) {
      const document = { ...action, aid: index + 1 };
      expect((await register(api, document, encoding)).status, action.a_name).toBe(200);
      expect(await load(api, index + 1)).toEqual(document);
    }
  });

  it("does not keep the token or the flags of the request", async () => {
    const api = createApi({ store: createMemoryStore(), csrfToken: () => "secret" });
    const form = formOf(actionWith([textEffect()]), "json");
    form.append("_token", "secret");
    form.append("withDescription", "1");
    expect((await postForm(api, "/api/action/register", form)).status).toBe(200);
    expect(Object.keys((await load(api, 1)) as object)).toEqual(Object.keys(actionWith([])));
  });

  it("describes each effect when asked", async () => {
    const store = createMemoryStore();
    fillWithDemoData(store);
    const form = formOf(
      actionWith([
        textEffect({ text: "[[name]]さん、ご来店ありがとうございました。" }),
        everyEffect.inputs[3] as object,
        { type: 999 },
      ]),
      "json",
    );
    form.append("withDescription", "1");
    const answer = await postForm(createApi({ store }), "/api/action/register", form);
    expect(await answer.json()).toMatchObject({
      description: [
        "テキスト送信：[[name]]さん、ご来店ありがとうご…",
        "タグ操作：来店済み、リピーター",
        "不明な動作（999）",
      ],
    });
  });

  it("drops keys that could reach a prototype", async () => {
    const api = createApi({ store: createMemoryStore() });
    const inputs = `[{"type":999,"__proto__":{"polluted":1},"constructor":{"polluted":1},"kept":1}]`;
    const form = new URLSearchParams({ ...Object.fromEntries(formOf(actionWith([]), "json")), inputs });
    form.append("__proto__[polluted]", "1");
    expect((await postForm(api, "/api/action/register", form)).status).toBe(200);
    expect(await load(api, 1)).toEqual({ ...actionWith([{ type: 999, kept: 1 }]), aid: 1 });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it("says when an action was written, by the clock it was given", async () => {
    const store = createMemoryStore();
    await register(
      createApi({ store, clock: () => new Date("2026-11-20T01:02:03Z") }),
      actionWith([textEffect()]),
    );
    expect(store.get({ name: "action" }, 1)?.updatedAt).toBe("2026-11-20T01:02:03.000Z");
  });

  it("lists saved actions as choices", async () => {
    const api = createApi({ store: createMemoryStore() });
    await register(api, actionWith([textEffect()], { a_name: "来店お礼" }));
    await register(api, actionWith([textEffect()]));
    expect(await getJson(api, "/api/v_resource/action")).toMatchObject({
      ids: [1, 2],
      items: { 1: { id: 1, name: "来店お礼" }, 2: { id: 2, name: "アクション2" } },
    });
  });
});
