import { expect, test } from "vitest";
import { nodeProblem } from "./prepare.mjs";

test.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0"])("Node %s will do", (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test.each(["20.18.3", "18.20.0", "9.11.2"])("Node %s is too old, which one sentence says", (version) => {
  expect(nodeProblem(version)).toBe(`This project needs Node 20.19 or newer, but this is Node ${version}.`);
});
