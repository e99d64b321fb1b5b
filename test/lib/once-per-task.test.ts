import { expect, it, vi } from "vitest";
import { oncePerTask } from "../../src/lib/once-per-task.js";

it("reads once for all who ask in one turn, and again in the next", async () => {
  const read = vi.fn<() => string>().mockReturnValueOnce("a").mockReturnValueOnce("b");
  const ask = oncePerTask(read);
  expect([ask(), ask()]).toEqual(["a", "a"]);
  await Promise.resolve();
  expect([ask(), ask()]).toEqual(["b", "b"]);
  expect(read).toHaveBeenCalledTimes(2);
});
