import { describe, expect, it } from "vitest";
import defaults from "../fixtures/defaults.json" with { type: "json" };
import everyCondition from "../fixtures/filter-every-condition.json" with { type: "json" };
import { demoFilters } from "../host/demo/filters.js";
import { formOf, getJson, postForm } from "./calls.js";
import { filterWith, openFilterApi } from "./filter-calls.js";
import { storeKinds } from "./stores.js";

const encodings = ["json", "brackets"] as const;
const blanks = Object.values(defaults.conditions);

describe.each(storeKinds)("saving and loading a filter, $kind", ({ make }) => {
  describe.each(encodings)("encoding %s", (encoding) => {
    it("gives back the whole fixture key for key", async () => {
      const { save, load } = openFilterApi(make);
      const { id, fid } = await save(everyCondition, encoding);
      expect(fid).toBe(id);
      expect(await load(id)).toEqual({ ...everyCondition, fid: id });
    });

    it.each(
      [...everyCondition.inputs, ...blanks].map((each, index) => [`${index} (type ${each.type})`, each]),
    )("gives back condition %s alone, and inside an or-panel", async (_name, condition) => {
      const { save, load } = openFilterApi(make);
      const inputs =
        (condition as { type: number }).type === 120
          ? [condition]
          : [condition, { type: 120, effects: [condition] }];
      const { id } = await save(filterWith(inputs as object[]), encoding);
      expect(await load(id)).toMatchObject({ inputs });
    });

    it("keeps what it does not know: keys, types and what is inside them", async () => {
      const { save, load } = openFilterApi(make);
      const document = filterWith(
        [
          { ...blanks[0], note: "覚え書き", sender: { id: 7, code: "0120" } },
          { type: 999, title: "将来の条件", options: { retry: 3, tags: ["a", "b"], nothing: null } },
          { type: 120, effects: [{ type: 999, deep: { a: [1] } }], label: "候補" },
        ],
        { label: "見本", folder: { id: 3, path: ["a", "b"] } },
      );
      const { id } = await save(document, encoding);
      expect(await load(id)).toEqual({ ...document, fid: id });
    });

    it("takes every filter of the demonstration", async () => {
      const { save, load } = openFilterApi(make);
      for (const filter of demoFilters) {
        expect(await load(filter.fid!)).toEqual(filter);
        await save(filter, encoding);
        expect(await load(filter.fid!)).toEqual(filter);
      }
    });
  });
});

describe("a saved filter", () => {
  it("keeps the order of keys that were sent as JSON", async () => {
    const { save, load } = openFilterApi();
    const document = { note: "先頭", ...everyCondition, last: "末尾" };
    const { id } = await save(document);
    expect(JSON.stringify(await load(id))).toBe(JSON.stringify({ ...document, fid: id }));
  });

  it("with a name is a choice of the picker, and stays the same one", async () => {
    const { save, list } = openFilterApi();
    const { id } = await save(filterWith([], { name: " 新しい条件 ", group_id: 162 }));
    expect((await list()).items[id]).toMatchObject({ id, name: "新しい条件", group_id: 162 });
    const place = (await list()).ids.indexOf(1601);
    await save({ ...everyCondition, fid: 1601, name: "改名", group_id: 161 });
    const { ids, items } = await list();
    expect(ids.indexOf(1601)).toBe(place);
    expect(items[1601]).toMatchObject({ name: "改名", favorite: 1 });
  });

  it.each([
    ["without a name", "", {}],
    ["with no_template", "一度だけ", { no_template: "1" }],
  ])("%s is in no list, and its id is nobody else's", async (_what, name, flags) => {
    const { save, load, list } = openFilterApi();
    const before = await list();
    const { id } = await save(filterWith([blanks[0]!], { name }), "json", flags);
    expect(await list()).toEqual(before);
    expect(await load(id)).toMatchObject({ fid: id, name });
    expect((await save(filterWith([], { name: "次" }))).id).toBe(id + 1);
  });

  it("that a picker added has a name and no conditions", async () => {
    const { api, load, save } = openFilterApi();
    const body = JSON.stringify({ name: "名前だけ", group_id: 161 });
    const asked = new Request("http://host.test/api/v_resource/funnel", { method: "POST", body });
    const { item } = (await (await api(asked)).json()) as { item: { id: number } };
    const blank = { ...filterWith([]), fid: item.id, name: "名前だけ", group_id: 161 };
    expect(await load(item.id)).toEqual(blank);
    await save({ ...blank, inputs: [blanks[0]] });
    expect(await load(item.id)).toEqual({ ...blank, inputs: [blanks[0]] });
  });

  it("keeps neither the token nor the flags of the request", async () => {
    const { save, load } = openFilterApi();
    const flags = { _token: "x", withDescription: "1", withCount: "1", no_template: "0" };
    const { id } = await save(filterWith([]), "json", flags);
    expect(Object.keys((await load(id)) as object)).toEqual(Object.keys(everyCondition));
  });

  it("is described condition by condition, whatever is gone", async () => {
    const { save } = openFilterApi();
    const { description } = await save({ ...everyCondition, fid: 1601 });
    expect(description).toHaveLength(everyCondition.inputs.length);
    expect(description[0]).toBe("名前：田中、佐藤");
    expect(description[5]).toBe("タグ：来店済み、リピーター（除く）");
    expect(description[14]).toBe("イベント予約：ヘッドスパ体験会（除く）");
    expect(description.at(-2)).toBe("タグ：VIP または 友だち情報：来店回数");
    const gone = await save(filterWith([{ ...defaults.conditions[60], tag_ids: [118] }, { type: 999 }]));
    expect(gone.description).toEqual(["タグ：（削除済み）", "不明な条件（999）"]);
  });

  it("sends the page back to the list when asked, and only then", async () => {
    const { api, save } = openFilterApi();
    expect(await save(filterWith([]))).not.toHaveProperty("redirect_to");
    const then = async (path: string) => {
      const address = `/api/funnel/register?then=${encodeURIComponent(path)}`;
      return (await postForm(api, address, formOf(filterWith([]), "json"))).json();
    };
    expect(await then("/filters?saved=1&theme=dark")).toMatchObject({
      redirect_to: "/filters?saved=1&theme=dark",
    });
    for (const path of ["//example.com", "https://example.com/filters?", "/actions"]) {
      expect(await then(path)).not.toHaveProperty("redirect_to");
    }
  });

  it("drops keys that could reach a prototype", async () => {
    const { api, load } = openFilterApi();
    const form = formOf(filterWith([]), "json");
    form.set("inputs", `[{"type":999,"__proto__":{"polluted":1},"constructor":{"polluted":1},"kept":1}]`);
    const { id } = (await (await postForm(api, "/api/funnel/register", form)).json()) as { id: number };
    expect(await load(id)).toMatchObject({ inputs: [{ type: 999, kept: 1 }] });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe("a filter that is not there", () => {
  it.each([1607, 77])("%i is refused by loading and by saving", async (id) => {
    const { api, send } = openFilterApi();
    const answer = await api(
      new Request(`http://host.test/api/funnel/data/${id}`, { headers: { accept: "application/json" } }),
    );
    const refusal = { message: "条件が見つかりません。" };
    expect([answer.status, await answer.json()]).toEqual([404, refusal]);
    expect(await send(filterWith([], { fid: id }))).toEqual({ status: 404, body: refusal });
  });
});

describe("the folders of filters", () => {
  it("are told as id and name", async () => {
    expect(await getJson(openFilterApi().api, "/api/funnel/groups")).toEqual([
      { id: 161, name: "よく使う条件" },
      { id: 162, name: "キャンペーンの対象" },
    ]);
  });
});
