import { describe, expect, it } from "vitest";
import { testSends } from "../host/api/message-contents.js";
import { itemsOf } from "../host/api/picker-items.js";
import { pickerKinds } from "../host/api/picker-kinds.js";
import { fillWithDemoData } from "../host/demo-data.js";
import { createPages } from "../host/pages.js";
import { createMemoryStore } from "../host/store-memory.js";

const hostile = `<img src=x onerror=alert(1)>"'</script><!--`;
const kinds = Object.keys(pickerKinds).filter((kind) => kind !== "response_mark");

function openPages() {
  const store = createMemoryStore();
  fillWithDemoData(store);
  const pages = createPages({ store, csrfToken: () => "token" });
  return {
    store,
    get: async (path: string) => (await pages.request(path)).text(),
    post: async (path: string, fields: [string, string][]) => {
      const answer = await pages.request(path, { method: "POST", body: new URLSearchParams(fields) });
      return { status: answer.status, markup: await answer.text() };
    },
    status: async (path: string) => (await pages.request(path)).status,
  };
}

/** The pickers of a page: attributes by name, in order; a bare one is true. */
function pickersIn(markup: string): Record<string, string | true>[] {
  return [...markup.matchAll(/<item-picker([^>]*)>/g)].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = "", value]) => [
        name,
        value?.replaceAll("&quot;", '"') ?? true,
      ]),
    ),
  );
}

describe("the picker's pages", () => {
  it("embed one of every kind, and one of every kind for several", async () => {
    const { get } = openPages();
    const single = pickersIn(await get("/pickers"));
    expect(single.map(({ kind }) => kind)).toEqual(kinds);
    expect(single.every(({ multiple }) => multiple === undefined)).toBe(true);
    expect(single.find(({ kind }) => kind === "tag")?.value).toBe("101");

    const multiple = pickersIn(await get("/pickers/multiple"));
    expect(multiple.map(({ kind }) => kind)).toEqual(kinds);
    expect(multiple.every((each) => each.multiple === true)).toBe(true);
    expect(multiple.find(({ kind }) => kind === "tag")?.value).toBe("[101,120]");
    expect(await get("/pickers")).toContain('<script type="module" src="/assets/item-picker.js">');
  });

  it("show every attribute that limits or widens the choice", async () => {
    const pickers = pickersIn(await openPages().get("/pickers/rules"));
    const used = new Set(pickers.flatMap((attributes) => Object.keys(attributes)));
    for (const name of [
      "allow-new",
      "allowed-types",
      "allowed-generations",
      "only-editable",
      "show-deleted",
      "disallow-lmp",
      "extra-items",
      "sender-id",
    ]) {
      expect(used, name).toContain(name);
    }
    expect(pickers.find(({ id }) => id === "no-types")?.["allowed-types"]).toBe("");
    expect(pickers.find(({ id }) => id === "show-deleted")?.value).toBe("[101,118]");
  });

  it("send a form's ids one by one and put them back", async () => {
    const { get, post } = openPages();
    const empty = pickersIn(await get("/pickers/form"));
    expect(empty).toEqual([
      { kind: "scenario", name: "scenario_id", required: true },
      { kind: "tag", name: "tag_ids[]", multiple: true, required: true },
      { kind: "richmenu", name: "menu_id" },
    ]);
    const { markup } = await post("/pickers/form", [
      ["_token", "token"],
      ["scenario_id", "501"],
      ["tag_ids[]", "101"],
      ["tag_ids[]", "103"],
      ["extra", hostile],
    ]);
    const arrived = [...markup.matchAll(/<pre data-field="([^"]+)">([^<]*)<\/pre>/g)];
    expect(arrived.map(([, name, value]) => [name, value])).toEqual([
      ["_token", "token"],
      ["scenario_id", "501"],
      ["tag_ids[]", "101"],
      ["tag_ids[]", "103"],
      ["extra", expect.stringContaining("&lt;img")],
    ]);
    expect(pickersIn(markup).map(({ value }) => value)).toEqual(["501", "[101,103]", undefined]);
    expect((await post("/pickers/form", [["scenario_id", "501"]])).status).toBe(419);
  });
});

describe("the pop-ups", () => {
  it("preview a template as its sender, and a scenario day by day", async () => {
    const { get } = openPages();
    const template = await get("/line/message/egg/popup/403/2");
    expect(template).toContain("送信者：店長の佐々木");
    expect(template).toContain("クーポンを使う");
    expect(await get("/line/message/egg/popup/403/99")).toContain("送信者：標準の送信者");
    expect(await get("/line/content/group/501/preview")).toMatch(
      /開始当日 10:00[\s\S]*1日目 19:00[\s\S]*7日目 12:00/,
    );
  });

  it("say so when there is nothing yet, and write names as text", async () => {
    const { store, get } = openPages();
    store.put(
      itemsOf("egg"),
      499,
      { id: 499, name: hostile, group_id: null, favorite: 0, order: 9 },
      new Date(),
    );
    for (const path of ["/line/message/egg/popup/499/1", "/line/message/egg/test_popup/499"]) {
      expect(await get(path), path).not.toMatch(/<img|<!--/);
    }
    expect(await get("/line/message/egg/popup/499/1")).toContain("本文はまだありません。");
  });

  it.each([
    ["template", "/line/message/egg/test_popup/401", 401],
    ["scenario", "/line/content/group/501/test_popup", 501],
  ])("send a test of a %s to those who were picked", async (of, path, content_id) => {
    const { store, post, status } = openPages();
    const nobody = await post(path, [["_token", "token"]]);
    expect(nobody.markup).toContain("送信先を選択してください。");
    const forged = await post(path, [["recipient_ids[]", "1"]]);
    expect([forged.status, store.list(testSends)]).toEqual([419, []]);

    const sent = await post(path, [
      ["_token", "token"],
      ["recipient_ids[]", "1"],
      ["recipient_ids[]", "3"],
    ]);
    expect(sent.markup).toContain("2人にテスト送信しました");
    expect(store.list(testSends).map(({ value }) => value)).toEqual([
      { of, content_id, recipient_ids: [1, 3] },
    ]);
    expect(await status(path.replace(String(content_id), "99999"))).toBe(404);
  });
});
