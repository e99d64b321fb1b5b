import { expect, test } from "vitest";
import { ownedKey } from "../../../src/editor/drafts/draft-storage.js";

test("a draft has another key for each owner, and its own where nobody owns it", () => {
  const keys = [null, "店長", "店長?", "受付", ""].map((owner) => ownedKey("action-12", owner));
  expect(keys[0]).toBe("action-12");
  expect(new Set(keys).size).toBe(keys.length);
});
