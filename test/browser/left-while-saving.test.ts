import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { actionOf, textField } from "../elements/action-editor/page.js";
import { eventually } from "./support/editors.js";
import { isOffered, mountKept, nextIdle, stored } from "./support/kept-work.js";
import { deferred, type Scripted, serve } from "./support/server.js";

/* An editor that leaves the page while its work is being saved. */

beforeEach(() => sessionStorage.clear());

/** A new action that is sent by an editor, which then leaves. */
async function sendAndLeave(answer: Scripted) {
  const held = deferred(answer);
  const calls = serve(held.answer);
  const upper = mountKept();
  await userEvent.fill(textField(upper), "上");
  await eventually(() => stored()?.value).toEqual(actionOf("上"));
  const result = upper.submit();
  await eventually(() => calls.length).toBe(1);
  upper.remove();
  return async () => {
    held.arrive();
    await result;
    await nextIdle();
  };
}

test("what another one leaves behind while an editor saves stays on offer in that", async () => {
  const lower = mountKept();
  const upper = mountKept();
  await userEvent.fill(textField(upper), "上");
  await userEvent.fill(textField(lower), "下");
  const held = deferred({ json: { aid: 12 } });
  const calls = serve(held.answer);
  const result = lower.submit();
  await eventually(() => calls.length).toBe(1);
  upper.remove();
  await eventually(() => isOffered(lower)).toBe(true);
  held.arrive();
  await result;
  await nextIdle();
  expect([isOffered(lower), stored()?.value]).toEqual([true, actionOf("上")]);
});

describe.each([
  { where: "an editor below it", isBelow: true },
  { where: "the next one in its place", isBelow: false },
])("its work is on offer in $where", ({ isBelow }) => {
  async function leave(answer: Scripted) {
    const below = isBelow ? mountKept() : null;
    const arrive = await sendAndLeave(answer);
    const other = below ?? mountKept();
    await eventually(() => isOffered(other)).toBe(true);
    return { other, arrive };
  }

  test("until it has arrived", async () => {
    const { other, arrive } = await leave({ json: { aid: 12 } });
    await arrive();
    expect(isOffered(other)).toBe(false);
    await eventually(stored).toBe(null);
  });

  test("also then, where it was refused", async () => {
    const { other, arrive } = await leave({ status: 500 });
    await arrive();
    expect(isOffered(other)).toBe(true);
  });
});
