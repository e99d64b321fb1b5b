import { expect, test } from "vitest";
import { emptySceneOf, isEditMade } from "../support/engine-element.js";
import { ruleFor } from "./rule.js";

export const livesOnServer = ruleFor(["server"], (stage, element) => {
  const { edit, gesture, isMade, refused } = element;

  test("has the server do what the operator did", async () => {
    await stage().show(emptySceneOf(element));
    await edit(stage());
    await expect.poll(() => stage().server.calls.length).toBe(1);
    const [call] = stage().server.calls;
    expect([call?.method, call?.url.replace(/^\/server-\d+/, "")]).toEqual([gesture.method, gesture.path]);
    expect(JSON.parse(call?.body ?? "")).toEqual(gesture.body);
    expect(call?.headers["x-csrf-token"]).toBe("token-of-the-page");
    await isEditMade(stage(), element);
  });

  test("takes back what the server refuses, and says so once", async () => {
    await stage().show(emptySceneOf(element));
    stage().server.answer = { status: 422, json: { message: "混み合っています" } };
    await edit(stage());
    await stage().says(refused);
    await stage().says("混み合っています");
    expect(await stage().page.evaluate(isMade)).toBe(false);
    expect(await stage().heard("failure")).toHaveLength(1);
  });
});
