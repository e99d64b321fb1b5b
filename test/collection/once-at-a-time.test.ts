import { expect, test } from "vitest";
import { createOnceAtATime } from "../../src/collection/index.js";

test("one call under a name at a time: who asks meanwhile gets its answer, and a failure ends it", async () => {
  const once = createOnceAtATime();
  const ends: { answer(): void; fail(): void }[] = [];
  const call = () =>
    new Promise<number>((resolve, reject) => {
      const at = ends.length;
      ends.push({ answer: () => resolve(at), fail: () => reject(new Error("no")) });
    });
  const [first, second, other] = [once("a", call), once("a", call), once("b", call)];
  expect(ends.length).toBe(2);
  for (const { answer } of ends) answer();
  expect(await Promise.all([first, second, other])).toEqual([0, 0, 1]);
  const failing = once("a", call);
  ends[2]?.fail();
  await expect(failing).rejects.toThrow("no");
  const last = once("a", call);
  expect(ends.length).toBe(4);
  ends[3]?.answer();
  expect(await last).toBe(3);
});
