import { expect, it, vi } from "vitest";
import { onceATurn } from "../../src/lib/once-a-turn.js";

it("reads once for all who ask in one turn, and again in the next", async () => {
  const read = vi.fn<() => string>().mockReturnValueOnce("a").mockReturnValueOnce("b");
  const ask = onceATurn(read);
  expect([ask(), ask()]).toEqual(["a", "a"]);
  await Promise.resolve();
  expect([ask(), ask()]).toEqual(["b", "b"]);
  expect(read).toHaveBeenCalledTimes(2);
});
