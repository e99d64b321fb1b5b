import { expect, test } from "vitest";
import { elementTags } from "../../src/elements/registry.js";
import { tryMocked } from "./mocked.mjs";

test("each element shows what the examples say, where a mock answers them", async () => {
  const rows = await tryMocked();
  expect(rows.flatMap(({ tag, problems }) => problems.map((each) => `${tag}: ${each}`))).toEqual([]);
  expect(rows.map(({ tag }) => tag).toSorted()).toEqual([...elementTags].toSorted());
});
