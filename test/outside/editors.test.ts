import { expect, test } from "vitest";
import { tryEditors } from "./editors.mjs";

test("editors and readers of manifests are offered each attribute with its values, each custom property and each part", async () => {
  const rows = await tryEditors();
  expect(rows.map(({ name, missed }) => [name, missed])).toEqual(rows.map(({ name }) => [name, []]));
  expect(rows).toHaveLength(4);
  for (const { of } of rows) expect(of).toBeGreaterThan(10);
});
