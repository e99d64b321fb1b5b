import { expect, test } from "vitest";
import { timedOut } from "./timed-out.mjs";

const limits = { limitSeconds: 2700, silenceSeconds: 300 };
const began = 1_000_000;
const after = (seconds: number) => began + seconds * 1000;

test.each([
  ["goes on while it works", after(200), after(250), undefined],
  ["goes on on a slow machine", after(2600), after(2699), undefined],
  ["is ended when it hangs", after(200), after(500), "ended after 300 s without a sign of life"],
  ["is ended when it hangs from the start", began, after(300), "ended after 300 s without a sign of life"],
  ["is ended after its whole time", after(2699), after(2700), "ended after 2700 s"],
])("a program %s", (_what, lastSign, now, reason) => {
  expect(timedOut({ began, lastSign, now }, limits)).toBe(reason);
});

test("a program without a limit on its silence may be silent", () => {
  expect(timedOut({ began, lastSign: began, now: after(2699) }, { limitSeconds: 2700 })).toBeUndefined();
});
