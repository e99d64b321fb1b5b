import { createStore } from "jotai/vanilla";
import { expect, it } from "vitest";
import { createAudience } from "../../src/element-base/audience.js";

const estimate = async () => ({ total: 1 });
const explain = async () => ({ matches: true, conditions: [] });

it("the audience's functions are one value, which the screen reads: each is set alone, and what is no function is none", () => {
  const store = createStore();
  const audience = createAudience(store);
  const none = { estimate: null, explain: null, findFriends: null };
  expect(audience.get()).toEqual(none);
  audience.set("estimate", estimate);
  audience.set("explain", explain);
  expect(audience.get()).toEqual({ ...none, estimate, explain });
  expect(store.get(audience.atom)).toBe(audience.get());
  audience.set("estimate", "call me" as never);
  expect(audience.get()).toEqual({ ...none, explain });
});
