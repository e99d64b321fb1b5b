import { expect, test } from "vitest";
import { tryTools } from "./tools.mjs";

test("a mock, two servers, types and a linter take the document as it is meant", async () => {
  const rows = await tryTools();
  const right = (name: string) => rows.find((row) => row.name.startsWith(name))?.right;
  expect(right("Prism: operations")).toBeGreaterThanOrEqual(128);
  expect(rows.find(({ name }) => name.startsWith("Prism: rows"))?.wrong.length).toBeLessThanOrEqual(4);
  expect(right("fastify-openapi-glue")).toBe(258);
  expect(right("express-openapi-validator")).toBeGreaterThanOrEqual(256);
  expect(right("openapi-typescript")).toBe(1);
  expect(right("redocly")).toBeLessThanOrEqual(15);
});
