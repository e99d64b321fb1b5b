import { expect, test } from "vitest";
import { asciiJson } from "../../browser/support/ascii-json.js";
import { ruleFor } from "./rule.js";

const finishers = [
  { finisher: "post", calls: 1 },
  { finisher: "postemit", calls: 1 },
  { finisher: "emit", calls: 0 },
];

export const finishes = ruleFor(["value", "finishing"], (stage, { tag, attributes, filled, finishing }) => {
  test.each(finishers)("finishes by $finisher", async ({ finisher, calls }) => {
    await stage().show({ tag, attributes, properties: { value: filled, finisher } });
    await stage().click(finishing.button);
    await expect.poll(async () => (await stage().heard("finish")).length).toBe(1);
    const [heard] = await stage().heard("finish");
    const { payload } = JSON.parse(heard?.detail ?? "");
    expect(finishing.handedOver ? finishing.handedOver(payload) : payload).toEqual(filled);
    expect(await stage().heard("failure")).toEqual([]);
    const made = stage().server.calls;
    expect(made.map(({ method, url }) => `${method} ${url}`)).toEqual(
      Array(calls).fill(`POST ${finishing.path}`),
    );
    for (const { body, headers } of made) {
      if (finishing.posted) expect(finishing.posted(body)).toEqual(filled);
      else expect(new URLSearchParams(body).get("inputs")).toBe(asciiJson(inputsOf(filled)));
      expect(headers["x-csrf-token"]).toBe("token-of-the-page");
    }
  });

  test("says why it cannot be saved, and keeps the work", async () => {
    await stage().show({ tag, attributes, properties: { value: filled, finisher: "post" } });
    stage().server.answer = { status: 422, json: { message: "名前が長すぎます" } };
    await stage().click(finishing.button);
    await stage().says("名前が長すぎます");
    expect((await stage().heard("failure")).length).toBe(1);
    await stage().holds(filled as object);
  });
});

function inputsOf(value: unknown): unknown {
  return (value as { inputs: unknown }).inputs;
}
