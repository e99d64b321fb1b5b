import { expect, test } from "vitest";
import { withTables } from "./member-tables.js";

const page = "# `<x>`\n\n## Events\n\nBy hand.\n";

test("a new page gets marks below its heading, and the table between them", () => {
  const made = withTables(page, { events: "| made |" });
  expect(made).toMatch(/## Events\n\n<!-- events: .+ -->\n\n\| made \|\n\n<!-- end -->\n\nBy hand\.\n$/);
});

test("what is between the marks is replaced, and nothing else", () => {
  const old = withTables(page, { events: "| old |" });
  expect(withTables(old, { events: "| new |" })).toBe(old.replace("| old |", "| new |"));
  expect(withTables(old, { events: "| old |" })).toBe(old);
});

test("a page without the heading is an error", () => {
  expect(() => withTables(page, { methods: "| made |" })).toThrow("no heading for its methods");
});
