import { expect, it } from "vitest";
import { formFields } from "../../host/api/form-fields.js";
import { itemsOf } from "../../host/api/picker-items.js";
import { createApi } from "../../host/api.js";
import { demoFormFields } from "../../host/demo/form-fields.js";
import { demoParts, fillWithDemoData } from "../../host/demo-data.js";
import { prepareStore } from "../../host/first-start.js";
import { largeChoices, largeFormFieldParts } from "../../host/large/form-fields.js";
import { createPages } from "../../host/pages.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { getJson } from "../calls.js";

const valuesOf = (key: string) => demoFormFields.map((field) => field[key]);

it("the salon asks with every type and every rule, under ids of its own", () => {
  expect(demoFormFields).toHaveLength(12);
  expect(new Set(valuesOf("id")).size).toBe(12);
  expect(new Set(valuesOf("swatch_id").map(Number))).toEqual(new Set([5, 10, 20]));
  const rules = new Set(valuesOf("rule").filter((rule) => rule !== null));
  expect(rules).toEqual(new Set(["name", "kana", "none", "email", "tel", "numeric"]));
});

it("friend information that is named is there as it is named, but for one that is deleted", () => {
  const store = createMemoryStore();
  fillWithDemoData(store);
  const named = demoFormFields.filter(({ var_id }) => var_id !== null);
  const found = named.map(({ var_id }) => store.get(itemsOf("varia"), Number(var_id))?.value);
  expect(named.filter((_, index) => !found[index]).map(({ id }) => id)).toEqual([76]);
  for (const [index, item] of found.entries()) {
    if (!item) continue;
    const { var_name, var_type } = named[index]!;
    expect([item.name, item.type]).toEqual([var_name, Number(var_type)]);
  }
});

it("a pull-down has the choices of its friend information, and another one has one that is not among them", async () => {
  const store = createMemoryStore();
  fillWithDemoData(store);
  const api = createApi({ store });
  const choicesOf = async (variable: number) =>
    ((await getJson(api, `/api/var/choice/${variable}`)) as { value: string }[]).map(({ value }) => value);
  expect(demoFormFields[0]?.options).toEqual(await choicesOf(204));
  const known = await choicesOf(186);
  const options = demoFormFields.at(-1)?.options as { value: string }[];
  expect(options.map(({ value }) => value).filter((value) => !known.includes(value))).toEqual(["わからない"]);
});

it("a large account has 1,000 prefectures and towns to choose from, once", async () => {
  const store = createMemoryStore();
  prepareStore(store, largeFormFieldParts);
  prepareStore(store, largeFormFieldParts);
  const all = store.list(formFields);
  expect(all).toHaveLength(13);
  const { id, value } = all.at(-1)!;
  const options = value.options as string[];
  expect([id, value.id, options.length, new Set(options).size]).toEqual([83, 83, largeChoices, largeChoices]);
  expect(largeChoices).toBe(1000);
  expect([options[0], options.at(-1)]).toEqual(["北海道 中央", "沖縄県 新町"]);
  expect(Object.keys(demoParts)).not.toContain("large-form-fields");
  const markup = await (await createPages({ store, csrfToken: () => "token" }).request("/forms")).text();
  expect(markup).toContain("お住まいの地域を編集");
});
