import { expect, test } from "vitest";
import { trySnippets } from "./snippets.mjs";

test("the lines of server.md that hold an action against its schema say yes and no, where their languages are installed", () => {
  const tried = trySnippets().filter(({ missing }) => missing !== true);
  expect(tried.map(({ name, problems }) => [name, problems])).toEqual(tried.map(({ name }) => [name, []]));
  expect(tried.length).toBeGreaterThan(0);
});
