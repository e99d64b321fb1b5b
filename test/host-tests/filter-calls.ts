import { expect } from "vitest";
import everyCondition from "../fixtures/filter-every-condition.json" with { type: "json" };
import type { ResourceSource } from "../host/api/resource-source.js";
import { createApi } from "../host/api.js";
import { fillWithDemoData } from "../host/demo-data.js";
import type { Store } from "../host/store.js";
import { createMemoryStore } from "../host/store-memory.js";
import { type Encoding, formOf, getJson, postForm } from "./calls.js";

/** A filter that may be saved, with the given conditions. */
export function filterWith(inputs: readonly object[], more: object = {}) {
  return { ...everyCondition, name: "", ...more, inputs };
}

/** A host with demo data, and ways to save and load filters there. */
export function openFilterApi(make: () => Store = createMemoryStore) {
  const store = make();
  fillWithDemoData(store);
  const api = createApi({ store });
  const send = async (document: object, encoding: Encoding = "json", flags: Record<string, string> = {}) => {
    const form = formOf({ ...document }, encoding);
    for (const [name, value] of Object.entries(flags)) form.append(name, value);
    const answer = await postForm(api, "/api/funnel/register", form);
    return { status: answer.status, body: await answer.json() };
  };
  return {
    api,
    send,
    save: async (document: object, encoding?: Encoding, flags?: Record<string, string>) => {
      const { status, body } = await send(document, encoding, flags);
      expect([status, body]).toEqual([200, expect.anything()]);
      return body as { id: number; fid: number; description: string[]; redirect_to?: string };
    },
    load: (id: number) => getJson(api, `/api/funnel/data/${id}`),
    list: async () => (await getJson(api, "/api/v_resource/funnel")) as ResourceSource,
  };
}
