import { describe, expect, it } from "vitest";
import { friends } from "../../host/api/friends.js";
import { groupsOf, itemsOf } from "../../host/api/picker-items.js";
import { pickerKinds } from "../../host/api/picker-kinds.js";
import { variableChoices } from "../../host/api/variable-choices.js";
import { createApi } from "../../host/api.js";
import { fillWithDemoFriends, friendParts } from "../../host/audience/demo/index.js";
import { audienceFriends } from "../../host/audience/friends.js";
import { demoParts, fillWithDemoData } from "../../host/demo-data.js";
import { prepareStore } from "../../host/first-start.js";
import { fillFriends } from "../../host/large/friends.js";
import { createRandom } from "../../host/large/random.js";
import { fillVariables, largeVariables } from "../../host/large/variables.js";
import type { Store } from "../../host/store.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { getJson } from "../calls.js";
import { databaseFile, openStore } from "../stores.js";

type Vals = Record<string, string | number>;

function open(store: Store = createMemoryStore()) {
  prepareStore(store, friendParts);
  const api = createApi({ store });
  const valsOf = async (id: number) => ((await getJson(api, `/api/member/var/${id}`)) as { vals: Vals }).vals;
  return { store, api, valsOf };
}

const variablesIn = (store: Store) => store.list(itemsOf("varia")).map(({ value }) => value);

describe("the demonstration's friends", () => {
  it("have at least two variables of each type, some protected, favourite, and in folders", () => {
    const all = variablesIn(open().store);
    for (const [type, name] of pickerKinds.varia.types) {
      const own = all.filter((each) => each.type === type);
      expect([type, own.length >= 2, new Set(own.map(({ type_name }) => type_name))]).toEqual([
        type,
        true,
        new Set([name]),
      ]);
    }
    expect(all.filter(({ writable }) => writable === 0).length).toBeGreaterThan(1);
    expect(all.filter(({ favorite }) => favorite === 1).length).toBeGreaterThan(2);
    expect(new Set(all.map(({ group_id }) => group_id)).size).toBe(5);
    expect(all.some(({ name }) => name.includes("<img"))).toBe(true);
    expect(all.some(({ name }) => name.length > 60)).toBe(true);
    expect(new Set(all.map(({ order }) => order)).size).toBe(all.length);
  });

  it("have choices on bright and on dark colours, and on none", () => {
    const { store } = open();
    const selects = variablesIn(store).filter(({ type }) => type === 20);
    const choices = selects.flatMap(({ id }) => store.get(variableChoices, id)?.value ?? []);
    const lightness = choices.flatMap(({ color }) => {
      const [r = 0, g = 0, b = 0] = color?.match(/\w\w/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
      return color === null ? [] : [0.299 * r + 0.587 * g + 0.114 * b];
    });
    expect(lightness.some((each) => each > 220)).toBe(true);
    expect(lightness.some((each) => each < 40)).toBe(true);
    expect(choices.some(({ color }) => color === null)).toBe(true);
    for (const { id } of selects) expect(store.get(variableChoices, id)?.value.length).toBeGreaterThan(1);
  });

  it("have values of the type of each, and every one of them is somebody's", async () => {
    const { store, valsOf } = open();
    const types = new Map(variablesIn(store).map(({ id, type }) => [String(id), type]));
    const somebodys = new Set<string>();
    for (let friend = 1; friend <= 60; friend++) {
      for (const [id, value] of Object.entries(await valsOf(friend))) {
        somebodys.add(id);
        const type = types.get(id);
        expect(typeof value, `${id} of ${friend}`).toBe(type === 1 || type === 20 ? "number" : "string");
        if (type === 1) expect(Number((value as number).toFixed(3))).toBe(value);
        if (type === 30) expect(value).toMatch(/^\d{4}-\d\d-\d\d$/);
        if (type === 10 || type === 13) expect(value).toMatch(/^\/public\/media\/[\w-]+\.(svg|pdf)$/);
      }
    }
    expect([...types.keys()].filter((id) => !somebodys.has(id))).toEqual([]);
  });

  it("are each as before when they are asked again, and not all alike", async () => {
    const [first, second] = [open(), open()];
    expect(await first.valsOf(7)).toEqual(await second.valsOf(7));
    expect(await first.valsOf(7)).not.toEqual(await first.valsOf(8));
    expect(Object.keys(await first.valsOf(7)).length).toBeLessThan(Object.keys(await first.valsOf(1)).length);
  });

  it("begin with one that has everything, what is gone among it", async () => {
    const { store, api, valsOf } = open();
    const vals = await valsOf(1);
    expect(variablesIn(store).filter(({ id }) => !(id in vals))).toEqual([]);
    expect(store.get(variableChoices, 186)?.value.some(({ id }) => id === vals[186])).toBe(false);
    expect(Object.values(vals).some((value) => /<b on|<\/script>/.test(String(value)))).toBe(true);
    const { tag_ids } = (await getJson(api, "/api/member/tag/1")) as { tag_ids: number[] };
    expect(tag_ids.some((id) => !store.get(itemsOf("tag"), id))).toBe(true);
    expect(tag_ids.some((id) => store.get(itemsOf("tag"), id)?.value.writable === 0)).toBe(true);
    expect(store.get(friends, 1)?.value.tags.map(({ id }) => id)).toEqual(tag_ids);
    const first = store.get(friends, 1)!.value;
    expect([first.richmenu, first.user_forms[0]]).not.toContain(null);
    expect(first.user_forms.length).toBeGreaterThan(0);
    expect(first.target_vars.map(({ var_id, value }) => [var_id, value])).toEqual([
      [202, String(vals[202])],
      [201, vals[201]],
    ]);
    const facts = store.get(audienceFriends, 1)!.value;
    expect([facts.richmenu_id, facts.forms.length > 0]).toEqual([first.richmenu?.id, true]);
    const base = (await getJson(api, "/api/member/basevar/1")) as { vals: Vals };
    expect(Object.values(base.vals).filter((value) => value === "")).toEqual([]);
  });

  it("are the same in a page that is its own host, as many as it asks for", async () => {
    const store = createMemoryStore();
    fillWithDemoData(store);
    fillWithDemoFriends(store, 25);
    const api = createApi({ store });
    const whole = open();
    expect(store.list(friends)).toHaveLength(25);
    for (const id of [1, 2, 25]) {
      for (const part of ["tag", "var", "basevar"]) {
        const path = `/api/member/${part}/${id}`;
        expect(await getJson(api, path), path).toEqual(await getJson(whole.api, path));
      }
    }
  });

  it("have somebody whose value runs from right to left", async () => {
    const { valsOf } = open();
    const values: string[] = [];
    for (let friend = 1; friend <= 40; friend++) values.push(String((await valsOf(friend))[191]));
    expect(values.some((value) => /[\u0590-\u06ff]/.test(value))).toBe(true);
    expect(values.some((value) => value.includes("\u202e"))).toBe(true);
  });
});

describe("a database of before", () => {
  it("gets the variables, keeps what was changed there, and no id comes twice", async () => {
    const store = openStore(databaseFile());
    const { "friend-variables": _, ...before } = demoParts;
    for (const fill of Object.values(before)) fill(store);
    const rows = itemsOf("varia");
    // Then there was nothing below 201.
    for (const { id } of store.list(rows)) if (id < 201) store.delete(rows, id);
    for (const id of [23, 24]) store.delete(groupsOf("varia"), id);
    store.put(rows, 205, { ...store.get(rows, 205)!.value, name: "改名" }, new Date(0));
    friendParts.friends?.(store);
    store.put(friends, 1, { ...store.get(friends, 1)!.value, name: "操作者が変えた名前" }, new Date(0));
    const done = Object.keys(before).concat("friends");
    store.put({ name: "host" }, 1, { csrfToken: "kept", demoParts: done }, new Date(0));
    const { valsOf } = open(store);
    expect(variablesIn(store)).toHaveLength(23);
    expect(store.get(rows, 205)?.value.name).toBe("改名");
    expect(store.get(friends, 1)?.value.name).toBe("操作者が変えた名前");
    expect(Object.keys(await valsOf(1))).toHaveLength(23);
    expect(new Set(variablesIn(store).map(({ order }) => order)).size).toBe(23);
  });
});

describe("a large account's variables", () => {
  function fill() {
    const store = createMemoryStore();
    fillWithDemoData(store);
    fillFriends(store, createRandom(1), 50, new Date(0));
    fillVariables(store);
    return { store, api: createApi({ store }) };
  }

  it("are as many as promised, in folders, of every type, with choices", () => {
    const { store } = fill();
    const all = variablesIn(store);
    expect([all.length, store.list(groupsOf("varia")).length]).toEqual([300, 24]);
    expect(largeVariables).toEqual({ variables: 300, folders: 24 });
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(pickerKinds.varia.types.keys()));
    const folders = new Set(store.list(groupsOf("varia")).map(({ id }) => id));
    for (const { id, type, type_name, group_id } of all) {
      expect(type_name).toBe(pickerKinds.varia.types.get(type as number));
      if (group_id !== null) expect(folders).toContain(group_id);
      if (type === 20) expect(store.get(variableChoices, id)?.value.length).toBeGreaterThan(1);
    }
    expect(new Set(all.map(({ order }) => order)).size).toBe(300);
  });

  it("have values that are stored nowhere, the same every time", async () => {
    const [first, second] = [fill(), fill()];
    const valsOf = async ({ api }: ReturnType<typeof fill>, id: number) =>
      ((await getJson(api, `/api/member/var/${id}`)) as { vals: Vals }).vals;
    const vals = await valsOf(first, 40);
    expect(Object.keys(vals).length).toBeGreaterThan(80);
    expect(Object.keys(vals).length).toBeLessThan(220);
    expect(await valsOf(second, 40)).toEqual(vals);
    expect(await valsOf(first, 41)).not.toEqual(vals);
    expect(first.store.list(audienceFriends)).toEqual([]);
  });

  it("come out the same every time", () => {
    expect(variablesIn(fill().store)).toEqual(variablesIn(fill().store));
  });
});
