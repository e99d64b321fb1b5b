import { describe, expect, it } from "vitest";
import { retryOver } from "../../src/collection/index.js";
import type { Answer, Failure } from "../../src/lib/failure.js";

const done: Answer<string> = { ok: true, status: 200, data: "done" };
const refused = (current?: string): Answer<string> => ({
  ok: false,
  failure: {
    ...{ kind: "invalid", status: 422, messages: [], fields: {} },
    ...(current !== undefined && { body: { current } }),
  },
});
const currentOf = (failure: Failure) =>
  "body" in failure ? (failure.body as { current: string }).current : null;

describe("a write over what others may have left", () => {
  it("is answered as it was, where it succeeded or failed for another reason", async () => {
    const never = () => Promise.reject(new Error("asked again"));
    expect(await retryOver(done, currentOf, never)).toBe(done);
    const other = refused();
    expect(await retryOver(other, currentOf, never)).toBe(other);
  });

  it("is sent once more over what they have left, and not a third time", async () => {
    const asked: string[] = [];
    const answer = await retryOver(refused("first"), currentOf, async (current) => {
      asked.push(current);
      return refused("second");
    });
    expect([asked, answer]).toEqual([["first"], refused("second")]);
  });

  it("stays refused where that does not go over theirs", async () => {
    const first = refused("theirs");
    expect(await retryOver(first, currentOf, (_, answer) => answer)).toBe(first);
  });
});
