import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import type { createConditionPage } from "../../../src/features/condition-slide/condition-page.js";
import { builtModule } from "../../tools/build/built-module.js";

// In the source nothing of what the page keeps names the element; a minifier that puts one function into another can make it so.

test("conditions that the page keeps hold no element that asked for them", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const kept = new Map<string, unknown>();
  const page = {
    httpOf: () => ({}),
    kept(name: string, create: () => unknown) {
      if (!kept.has(name)) kept.set(name, create());
      return kept.get(name);
    },
  };
  const { createConditionPage: create } = await builtModule<{
    createConditionPage: typeof createConditionPage;
  }>("src/features/condition-slide/condition-page.ts", {
    ...{ atom: () => ({}), pageLists: () => ({}), loadFunnel: () => null },
    createKnownConditions: (load: unknown) => ({ load }),
  });

  function ask(): WeakRef<object> {
    const server = () => "";
    void create({ page, http: {}, server, encoding: () => "json" } as never).conditions;
    return new WeakRef(server);
  }
  const asked = ask();
  await new Promise((resolve) => setTimeout(resolve));
  collectGarbage();
  expect(kept.get("conditions")).toHaveProperty("size", 1);
  expect(asked.deref()).toBeUndefined();
});
