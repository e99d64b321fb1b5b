import { describe, expect, it } from "vitest";
import { itemsOf } from "../host/api/picker-items.js";
import type { ResourceSource } from "../host/api/resource-source.js";
import { createApi } from "../host/api.js";
import { demoParts, fillWithDemoData } from "../host/demo-data.js";
import { fillWithLargeData } from "../host/large/index.js";
import { createPages } from "../host/pages.js";
import type { Store } from "../host/store.js";
import { createMemoryStore } from "../host/store-memory.js";
import { fromScript, getJson } from "./calls.js";
import { storeKinds } from "./stores.js";

const exact = "一\r\n\r二\n\u00a0三\u200d \ud83d<b>&amp;\"'</b>[[name]] \n";

function openApi(store: Store = createMemoryStore()) {
  const api = createApi({ store });
  return {
    store,
    api,
    save: (id: number | string, body: unknown) =>
      api(
        new Request(`http://host.test/api/message-text/${id}`, {
          method: "POST",
          headers: { ...fromScript, "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      ),
    kept: (id: number) => getJson(api, `/api/message-text/${id}`),
  };
}

describe.each(storeKinds)("a message text, $kind", ({ make }) => {
  it("is kept unit for unit under its id, and replaced by the next save", async () => {
    const { save, kept } = openApi(make());
    expect(await kept(1)).toEqual({ text: "" });
    expect(await (await save(1, { text: exact })).json()).toEqual({ id: 1 });
    expect(await kept(1)).toEqual({ text: exact });
    await save(1, { text: "次" });
    expect([await kept(1), await kept(2)]).toEqual([{ text: "次" }, { text: "" }]);
  });
});

describe("a message text that is refused", () => {
  it.each([
    ["empty", { text: "" }, "本文を入力してください。"],
    ["blank", { text: " \n　" }, "本文を入力してください。"],
    ["too long", { text: "あ".repeat(4501) }, "本文は4500文字以内で入力してください。"],
    ["no text", { text: 5 }, "本文を文字列で指定してください。"],
  ])("%s", async (_, body, message) => {
    const { save, kept } = openApi();
    const answer = await save(1, body);
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: { text: [message] } }]);
    expect(await kept(1)).toEqual({ text: "" });
  });

  it("one of the longest is not", async () => {
    const { save } = openApi();
    expect((await save(1, { text: "あ".repeat(4500) })).status).toBe(200);
    expect((await save("x", { text: "あ" })).status).toBe(404);
  });
});

describe("the page of a message", () => {
  it.each(["/messages", "/sp/messages"])(
    "%s gives the text to the editor with its line ends",
    async (path) => {
      const { store, save } = openApi();
      await save(1, { text: '一\r\n二\n"三"&' });
      const markup = await (await createPages({ store, csrfToken: () => "token" }).request(path)).text();
      const [, value] = /<message-editor[^>]* value="([^"]*)"/.exec(markup) ?? [];
      expect(value).toBe("一&#13;\n二\n&quot;三&quot;&amp;");
    },
  );
});

describe("codes that placeholders name choices by", () => {
  const lengths = { form: 6, common_vars: 4 } as const;
  const codesOf = async (store: Store, kind: string) => {
    const { items } = (await getJson(createApi({ store }), `/api/v_resource/${kind}`)) as ResourceSource;
    return Object.values(items).map(({ unique }) => unique);
  };

  it.each(Object.entries(lengths))("each of %s has one, in both sizes of the data", async (kind, length) => {
    const store = createMemoryStore();
    fillWithDemoData(store);
    const codes = await codesOf(store, kind);
    expect(codes).toHaveLength(5);
    expect(new Set(codes).size).toBe(5);
    const isCode = new RegExp(`^[0-9A-Za-z]{${length}}$`);
    expect(codes.filter((code) => typeof code !== "string" || !isCode.test(code))).toEqual([]);
    const sizes = {
      tagFolders: 3,
      tags: 10,
      friends: 2,
      messages: 1,
      conversation: 1,
      resources: 2,
      reservations: 2,
    };
    fillWithLargeData(store, sizes);
    expect(await codesOf(store, kind)).toEqual(codes);
  });

  it("a database of before gets them, and brings nothing back", async () => {
    const store = createMemoryStore();
    for (const [name, fill] of Object.entries(demoParts)) if (name !== "codes") fill(store);
    for (const kind of Object.keys(lengths) as (keyof typeof lengths)[]) {
      for (const { id, value } of store.list(itemsOf(kind))) {
        const { unique: _, ...before } = value;
        store.put(itemsOf(kind), id, before, new Date(0));
      }
    }
    store.delete(itemsOf("form"), 1302);
    demoParts.codes?.(store);
    expect(await codesOf(store, "form")).toEqual(["ab12cd", "302915", "OLD025", "JobsXY"]);
    expect(await codesOf(store, "common_vars")).toEqual(["x1y2", "Vst7", "0214", "clsd", "NxTD"]);
  });

  it("what a picker adds has one too", async () => {
    const store = createMemoryStore();
    fillWithDemoData(store);
    const request = new Request("http://host.test/api/v_resource/form", {
      method: "POST",
      headers: { ...fromScript, "content-type": "application/json" },
      body: JSON.stringify({ name: "秋のアンケート", group_id: 0 }),
    });
    expect((await createApi({ store })(request)).status).toBe(201);
    const codes = await codesOf(store, "form");
    expect(codes.at(-1)).toMatch(/^[0-9a-z]{6}$/);
    expect(new Set(codes).size).toBe(6);
  });
});
