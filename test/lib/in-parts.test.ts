import { expect, test } from "vitest";
import type { Answer } from "../../src/lib/failure.js";
import { inParts } from "../../src/lib/in-parts.js";

const ids = [1, 2, 3, 4, 5];
const ok = (data: number): Answer<number> => ({ ok: true, data, status: 200 });
const refused: Answer<number> = { ok: false, failure: { kind: "refused", status: 404, messages: [] } };

test("one part after another, each told when it is done", async () => {
  const [sent, told]: [number[][], number[]] = [[], []];
  const { answers, done, failed } = await inParts(
    ids,
    2,
    async (part) => {
      sent.push([...part]);
      return ok(part.length);
    },
    { onPart: (_, so) => told.push(so) },
  );
  expect([sent, told, answers.map(({ data }) => data), done, failed]).toEqual([
    [[1, 2], [3, 4], [5]],
    [2, 4, 6].map((so) => Math.min(so, 5)),
    [2, 2, 1],
    5,
    null,
  ]);
});

test("the first that fails ends it, and so does who stops it", async () => {
  let calls = 0;
  const failing = await inParts(ids, 2, async () => (++calls === 2 ? refused : ok(calls)));
  expect([calls, failing.done, failing.failed]).toEqual([2, 2, refused]);
  const stopped = await inParts(ids, 2, async () => ok(1), { isStopped: () => true });
  expect([stopped.done, stopped.failed?.failure.kind]).toEqual([2, "aborted"]);
});

test("nothing at all is one call", async () => {
  expect((await inParts([], 500, async () => ok(0))).answers.length).toBe(1);
});
