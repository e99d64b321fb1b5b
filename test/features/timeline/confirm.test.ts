import { describe, expect, it } from "vitest";
import { confirmInParts, explainConfirming } from "../../../src/features/timeline/confirm.js";
import { timelineWords } from "../../../src/features/timeline/index.js";
import type { Failure } from "../../../src/lib/failure.js";

const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const words = timelineWords.ja;

describe("confirming in parts", () => {
  const confirm = async (count: number, failsAt = -1, stopsAt = -1) => {
    const sent: number[] = [];
    const told: number[] = [];
    const answer = await confirmInParts(ids(count), {
      send: async (part) => {
        sent.push(part.length);
        return sent.length - 1 === failsAt
          ? { ok: false, failure: { kind: "refused", status: 500, messages: [] } }
          : { ok: true, status: 200, data: { status: 200, message_count: part.length - 1 } };
      },
      onPart: (_, { done }) => told.push(done),
      isStopped: () => sent.length === stopsAt,
    });
    return { sent, told, answer };
  };

  it.each([
    [1, [1]],
    [500, [500]],
    [501, [500, 1]],
    [1500, [500, 500, 500]],
  ])("%i ids: %j, one after another, and what the server counted in all", async (count, parts) => {
    const { sent, told, answer } = await confirm(count);
    expect(sent).toEqual(parts);
    expect(told.at(-1)).toBe(count);
    expect(answer.ok && answer.data.message_count).toBe(count - parts.length);
  });

  it("the first part that fails ends it", async () => {
    const { sent, told, answer } = await confirm(1500, 1);
    expect([sent, told, answer.ok]).toEqual([[500, 500], [500], false]);
  });

  it("given up, the part that is under way is the last", async () => {
    const { sent, told, answer } = await confirm(1500, -1, 2);
    expect([sent, told]).toEqual([
      [500, 500],
      [500, 1000],
    ]);
    expect(answer).toMatchObject({ ok: false, failure: { kind: "aborted" } });
  });
});

describe("why confirming failed", () => {
  const failures: [string, Failure, number, readonly string[]][] = [
    ["sentences", { kind: "invalid", status: 422, messages: ["一", "二"], fields: {} }, 0, ["一", "二"]],
    ["a text", { kind: "refused", status: 500, messages: [], text: " 停止中 " }, 0, ["停止中"]],
    ["nothing", { kind: "refused", status: 500, messages: [] }, 0, [words.unknownError]],
    ["a page", { kind: "unreadable", status: 200, messages: [], isPage: true }, 0, [words.unknownError]],
    ["an old page", { kind: "expired", status: 409, messages: ["x"] }, 0, [words.pageExpired]],
    ["no answer", { kind: "timeout", status: null, messages: [] }, 0, ["説明"]],
    ["given up", { kind: "aborted", status: null, messages: [] }, 500, [words.stopped(500)]],
    [
      "a later part",
      { kind: "forbidden", status: 403, messages: ["権限がありません"] },
      1000,
      [words.partly(1000), "権限がありません"],
    ],
  ];
  it.each(failures)("%s", (_, failure, done, expected) => {
    expect(explainConfirming(failure, done, words, ["説明"])).toEqual(expected);
  });
});
