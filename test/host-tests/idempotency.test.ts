import { describe, expect, it } from "vitest";
import { createApi } from "../host/api.js";
import { createMemoryStore } from "../host/store-memory.js";
import { actionWith, formOf, fromScript, postForm, textEffect } from "./calls.js";

const key = "0a4c3f8e-6d43-4a3c-9c55-2f6a3b1f7d10";

describe("calls with an Idempotency-Key", () => {
  it("are done once, and answered alike each time", async () => {
    const save = saver();
    const answers = [await save("一", key), await save("一", key)];
    expect(answers).toEqual([
      { status: 200, body: { aid: 1 } },
      { status: 200, body: { aid: 1 } },
    ]);
    expect(await save("一", "another")).toEqual({ status: 200, body: { aid: 2 } });
  });

  it("are done once when both arrive at the same time", async () => {
    const save = saver();
    const answers = await Promise.all([save("一", key), save("一", key), save("一", key)]);
    expect(answers.map(({ body }) => body)).toEqual([{ aid: 1 }, { aid: 1 }, { aid: 1 }]);
    expect(await save("一")).toMatchObject({ body: { aid: 2 } });
  });

  it("are refused when the same key comes with something else", async () => {
    const save = saver();
    await save("一", key);
    expect(await save("二", key)).toMatchObject({ status: 422 });
    expect(await save("二")).toMatchObject({ body: { aid: 2 } });
  });

  it("are answered alike when they were refused", async () => {
    const save = saver();
    const answers = [await save("", key), await save("", key)];
    expect(answers[0]).toMatchObject({ status: 422 });
    expect(answers[1]).toEqual(answers[0]);
  });

  it("without a key each is done", async () => {
    const save = saver();
    expect([await save("一"), await save("一")].map(({ body }) => body)).toEqual([{ aid: 1 }, { aid: 2 }]);
  });
});

function saver() {
  const api = createApi({ store: createMemoryStore() });
  return async (text: string, sentKey?: string) => {
    const body = formOf(actionWith([textEffect({ text })]), "json");
    const headers = { ...fromScript, ...(sentKey && { "idempotency-key": sentKey }) };
    const answer = await postForm(api, "/api/action/register", body, headers);
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
}
