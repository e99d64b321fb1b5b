import { describe, expect, test, vi } from "vitest";
import { nodeProblem, prepareEngine } from "./prepare.mjs";

test.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0"])("Node %s will do", (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test.each(["20.18.3", "18.20.0", "9.11.2"])("Node %s is too old, which one sentence says", (version) => {
  expect(nodeProblem(version)).toBe(`This project needs Node 20.19 or newer, but this is Node ${version}.`);
});

describe("an engine", () => {
  const packages = ["engine-esr", "screen"];

  test("that is there is not installed", async () => {
    const install = vi.fn();
    expect(await prepareEngine({ name: "Engine", packages, find: () => "/usr/bin/engine" }, install)).toBe(
      true,
    );
    expect(install).not.toHaveBeenCalled();
  });

  test("that is not there is installed", async () => {
    let path: string | undefined;
    const install = vi.fn(async () => {
      path = "/usr/bin/engine";
    });
    expect(await prepareEngine({ name: "Engine", packages, find: () => path }, install)).toBe(true);
    expect(install).toHaveBeenCalledExactlyOnceWith(...packages);
  });

  test("that cannot be had is told of", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    expect(await prepareEngine({ name: "Engine", packages, find: () => undefined }, async () => {})).toBe(
      false,
    );
    expect(log.mock.lastCall?.[0]).toContain("Engine cannot be had here");
  });
});
