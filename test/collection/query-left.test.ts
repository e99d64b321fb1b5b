import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { onlineManager, QueryObserver } from "@tanstack/query-core";
import { expect, test } from "vitest";
import { createServerClient } from "../../src/collection/index.js";
import { invalidateQueries } from "../../src/collection/invalidate-queries.js";
import { OptimisticData } from "../../src/collection/optimistic-data.js";
import type { createQuery } from "../../src/collection/query.js";
import { builtModule } from "../tools/build/built-module.js";

// In the source nothing of a query names who has left it; a minifier that puts one function into another can make it so.

test("a query holds no listener that has left", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const { createQuery: create } = await builtModule<{ createQuery: typeof createQuery }>(
    "src/collection/query.ts",
    { onlineManager, QueryObserver, OptimisticData, invalidateQueries },
  );
  const query = create(createServerClient(), {
    key: ["names"],
    read: async () => ({ ok: true, status: 200, data: ["来店"] }),
  });

  async function listen(): Promise<WeakRef<() => void>> {
    const listener = () => {};
    const leave = query.subscribe(listener);
    await expect.poll(() => query.state().is).toBe("ready");
    leave();
    return new WeakRef(listener);
  }
  const left = await listen();
  await new Promise((resolve) => setTimeout(resolve));
  collectGarbage();
  expect(query.state().is).toBe("ready");
  expect(left.deref()).toBeUndefined();
});
