import { expect, test } from "vitest";
import { createScope } from "../../src/collection/index.js";

function scopeOf(shown: { server: string; record: number | null }) {
  const told: string[] = [];
  const scope = createScope<string>({
    shown: () => [shown.server, shown.record],
    announce: (text) => void told.push(`announced ${text}`),
    emit: (event) => void told.push(`fired ${event}`),
  });
  return { scope, told };
}

test("what comes of a mutation is told while what it is about is shown", () => {
  const shown = { server: "", record: 1 };
  const { scope, told } = scopeOf(shown);
  scope.announce("saved");
  scope.emit("change");
  scope.whileShown((section: string) => void told.push(`failed in ${section}`))("hours");
  expect(told).toEqual(["announced saved", "fired change", "failed in hours"]);
});

test.each([{ server: "elsewhere" }, { record: 2 }, { record: null }])("nothing once it is %j", (other) => {
  const shown = { server: "", record: 1 as number | null };
  const { scope, told } = scopeOf(shown);
  const fail = scope.whileShown(() => void told.push("failed"));
  Object.assign(shown, other);
  expect(scope.isShown()).toBe(false);
  scope.announce("saved");
  scope.emit("change");
  fail();
  expect(told).toEqual([]);
  Object.assign(shown, { server: "", record: 1 });
  scope.announce("back");
  expect(told).toEqual(["announced back"]);
});
