import { describe, expect, it } from "vitest";
import { abilitiesOf, specConditions, specEffects } from "../fixtures/spec-variants.js";
import { filters } from "../host/api/filter-document.js";
import { itemsOf } from "../host/api/picker-items.js";
import { demoFilters } from "../host/demo/filters.js";
import { fillWithDemoData } from "../host/demo-data.js";
import { createPages } from "../host/pages.js";
import { createMemoryStore } from "../host/store-memory.js";
import { formOf, fromScript } from "./calls.js";
import { filterWith } from "./filter-calls.js";
import { start } from "./running-host.js";

const hostile = `<img src=x onerror=alert(1)>"'</script><!--`;

function openPages() {
  const store = createMemoryStore();
  fillWithDemoData(store);
  const pages = createPages({ store, csrfToken: () => "token" });
  return {
    store,
    get: async (path: string) => (await pages.request(path)).text(),
    post: (path: string, fields: Record<string, string>) =>
      pages.request(path, { method: "POST", body: new URLSearchParams(fields) }),
    status: async (path: string) => (await pages.request(path)).status,
  };
}

/** The editors of a page: attributes by name, in order; a bare one is true. */
function editorsIn(markup: string): Record<string, string | true>[] {
  const entities: Record<string, string> = { quot: '"', lt: "<", gt: ">", amp: "&", "#39": "'" };
  return [...markup.matchAll(/<funnel-editor([^>]*)>/g)].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = "", value]) => [
        name,
        value?.replace(/&([^;]+);/g, (whole, entity: string) => entities[entity] ?? whole) ?? true,
      ]),
    ),
  );
}

describe("the list of filters", () => {
  it("has name, folder and the first conditions of each, in the order of the picker", async () => {
    const markup = await openPages().get("/filters");
    const rows = [
      ...markup.matchAll(/<td><a href="\/filters\/(\d+)">([^<]*)<\/a><\/td>\s*<td[^>]*>([^<]*)</g),
    ];
    expect(rows.map(([, id]) => Number(id))).toEqual(demoFilters.map(({ fid }) => fid));
    expect(rows[0]?.slice(2)).toEqual(["休眠中の優良顧客", "よく使う条件"]);
    expect(rows[5]?.slice(2)).toEqual(["カラーから3か月以上", "未分類"]);
    expect(markup).toContain("名前：田中、佐藤<br>個別メモ：VIP<br>ステータスメッセージ：営業中<br>ほか27件");
    expect(markup).not.toContain('role="status"');
    expect(await openPages().get("/filters?saved=1")).toContain("条件を保存しました。");
  });

  it("leaves out what is in no list, and writes hostile words as text", async () => {
    const { store, get } = openPages();
    const document = { ...demoFilters[0]!, fid: 1701, name: hostile };
    store.put(filters, 1700, { ...document, name: "一度だけの条件" }, new Date(0));
    store.put(filters, 1701, { ...document, inputs: [{ type: -1, reason: hostile }] }, new Date(0));
    const row = store.get(itemsOf("funnel"), 1601)!.value;
    store.put(itemsOf("funnel"), 1701, { ...row, id: 1701, name: hostile }, new Date(0));
    for (const path of ["/filters", "/filters/1701?by=value"]) {
      const markup = await get(path);
      expect(markup).toContain("&lt;img src=x");
      expect(markup).not.toMatch(/<img|<!--|一度だけの条件/);
    }
    expect(await get("/filters/1700")).toContain("一度だけの条件");
  });

  it("deletes one, but only from our page", async () => {
    const { store, post, status } = openPages();
    expect((await post("/filters/1602/delete", { _token: "wrong" })).status).toBe(419);
    expect(await status("/filters/1602")).toBe(200);
    const done = await post("/filters/1602/delete?theme=dark", { _token: "token" });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/filters?deleted=1&theme=dark"]);
    expect([store.get(filters, 1602), store.get(itemsOf("funnel"), 1602)]).toEqual([undefined, undefined]);
    expect(await status("/filters/1602")).toBe(404);
  });
});

describe("the pages of one filter", () => {
  const common = { "data-cancel-to": "/filters", cancelable: true, id: undefined };
  const saves = {
    ...common,
    "finish-path": "/api/funnel/register?then=%2Ffilters%3Fsaved%3D1",
    copyable: true,
  };
  it.each<[path: string, attributes: object]>([
    ["/filters/new", { ...saves, "draft-key": "filter-new" }],
    ["/filters/1601", { ...saves, "funnel-id": "1601", "draft-key": "filter-1601" }],
    [
      "/filters/1601?by=value",
      { ...saves, value: JSON.stringify(demoFilters[0]), "draft-key": "filter-1601" },
    ],
    ["/filters/board", { ...common, mode: "board", finisher: "emit", copyable: true }],
    ["/filters/funneling", { ...common, mode: "funneling", finisher: "emit" }],
  ])("%s embeds the editor", async (path, attributes) => {
    const markup = await openPages().get(path);
    expect(editorsIn(markup)).toEqual([JSON.parse(JSON.stringify(attributes))]);
    expect(markup).toContain('<script type="module" src="/assets/funnel-editor.js">');
    expect(markup).toContain('<script src="/public/filter-page.js">');
  });

  it.each(["/filters/1607", "/filters/77"])("%s is not there", async (path) => {
    expect(await openPages().status(path)).toBe(404);
  });

  it("give all abilities and a trigger's data; other pages do not", async () => {
    const { get } = openPages();
    const contextOf = (markup: string) =>
      JSON.parse(/id="console-context">(.*?)<\/script>/.exec(markup)?.[1] ?? "") as {
        abilities: string[];
        triggerContext?: object;
      };
    const { abilities, triggerContext } = contextOf(await get("/filters/new"));
    const needed = abilitiesOf([...specEffects, ...specConditions]);
    expect(abilities).toEqual(expect.arrayContaining([...needed, "user-mail-set-to-expa-mode"]));
    expect(new Set(abilities).size).toBe(abilities.length);
    expect(triggerContext).toMatchObject({ category: "open_api", event: "order.created" });
    expect(contextOf(await get("/actions/1"))).not.toHaveProperty("triggerContext");
  });
});

describe("pages that embed filters", () => {
  it("drive two by script, open one in a modal, and have three side by side", async () => {
    const { get } = openPages();
    const [emit, postemit] = editorsIn(await get("/filters/script"));
    expect([emit?.finisher, postemit?.finisher]).toEqual(["emit", "postemit"]);
    const [inModal] = editorsIn(await get("/filters/modal"));
    expect(inModal).toMatchObject({ id: "in-modal", finisher: "emit", mode: "board" });
    const several = editorsIn(await get("/filters/several"));
    expect(several.map(({ mode }) => mode)).toEqual(["editor", "board", "funneling"]);
    expect(new Set(several.map((each) => each["draft-key"])).size).toBe(3);
  });

  it("send one as a field of a form, and show exactly what arrived", async () => {
    const { get, post } = openPages();
    expect(editorsIn(await get("/filters/form"))[0]).toMatchObject({ name: "filter", required: true });
    const filter = JSON.stringify(filterWith([{ type: 25, status: hostile }]));
    const markup = await (await post("/filters/form", { _token: "token", title: " a", filter })).text();
    expect(JSON.parse(String(editorsIn(markup)[0]?.value))).toEqual(JSON.parse(filter));
    expect(markup).toContain('<pre data-field="title"> a</pre>');
    expect(markup).not.toContain("<img");
    expect((await post("/filters/form", { title: "a" })).status).toBe(419);
  });
});

describe("a running host", () => {
  it("leads from a save back to the list, where the filter is", async () => {
    const { get, token } = await start();
    const headers = { ...fromScript, "x-csrf-token": token };
    const [editor] = editorsIn(await (await get("/filters/new?theme=dark")).text());
    const path = String(editor?.["finish-path"]);
    const body = formOf(filterWith([], { name: "保存した条件" }), "json");
    const saved = await get(path, { method: "POST", headers, body });
    const { redirect_to } = (await saved.json()) as { redirect_to: string };
    expect(redirect_to).toBe("/filters?saved=1&theme=dark");
    const list = await get(redirect_to);
    expect(await list.text()).toContain("保存した条件</a>");
    expect(list.headers.get("content-security-policy")).toContain("require-trusted-types-for 'script'");
    expect((await get("/filters/modal")).headers.get("content-security-policy")).toContain("'unsafe-hashes'");
  });
});
