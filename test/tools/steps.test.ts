import { beforeEach, describe, expect, test, vi } from "vitest";
import { allSteps, stepsAskedFor } from "./steps.mjs";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

describe("`npm test` runs", () => {
  test("what nobody has to ask for: all that runs in Node, and the smoke tests", () => {
    expect(stepsAskedFor([])).toEqual([
      ...["types", "lint", "build", "declarations", "unit", "components", "gates", "smoke", "smoke-stories"],
    ]);
  });

  test("everything by `all`, and by `thorough` alone; the smoke tests are a part of it", () => {
    const everything = allSteps.filter((step) => !step.startsWith("smoke"));
    expect(stepsAskedFor(["all"])).toEqual(everything);
    expect(stepsAskedFor([], { thorough: true })).toEqual(everything);
  });

  test.each([
    [
      ["e2e", "types"],
      ["types", "e2e"],
    ],
    [["smoke"], ["smoke", "smoke-stories"]],
    [["smoke-stories"], ["smoke-stories"]],
    [["engines"], ["engines-firefox", "engines-webkit"]],
  ])("%j, in the order of all steps", (names, steps) => {
    expect(stepsAskedFor(names)).toEqual(steps);
    expect(stepsAskedFor(names, { thorough: true })).toEqual(steps);
  });

  test("nothing where a name is unknown", () => {
    expect(stepsAskedFor(["unit", "everything"])).toBeUndefined();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining("No step is called everything."));
  });
});
