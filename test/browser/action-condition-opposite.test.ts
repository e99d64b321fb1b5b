import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { PlainObject } from "../../src/lib/plain-data.js";
import { openAction } from "../elements/action-editor/page.js";
import {
  conditioned,
  drawnAction,
  drawnSlide,
  idsOf,
  switchOn,
} from "../elements/action-editor/page-conditions.js";
import { emptyFilter, nameCondition, serveFilters } from "../elements/funnel-editor/page.js";
import { named } from "../elements/page.js";
import { atRest } from "./support/clock.js";
import { control, eventually } from "./support/editors.js";
import { focused, focusedName } from "./support/focus.js";

const isVip = { type: 60, use_group: 0, tag_ids: [7], tag_group_id: null, tag_or: 0 };

async function secondSlide(inputs: readonly PlainObject[]) {
  const server = serveFilters({
    saved: { json: { ...emptyFilter, fid: 31, inputs } },
    save: { json: { id: 8 } },
  });
  const editor = await drawnAction({ value: conditioned(31, null) });
  await switchOn(editor, 2);
  return { editor, server };
}

/* (rules: opposite-of-another) */
test("what holds otherwise is one press, and is decided by Ctrl+Enter", async () => {
  const { editor, server } = await secondSlide([isVip]);
  await eventually(focusedName).toBe("名前を追加");
  await userEvent.click(named(editor, "button", "1.と逆の条件"));
  await eventually(() => focused().closest("[role=group]")?.getAttribute("aria-label")).toBe("1. タグ");
  expect(named(editor, "button", "1.と逆の条件").elements()).toEqual([]);
  // Enter must not take off what was just put in.
  expect(focused().role).toBe("combobox");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await eventually(() => idsOf(editor)).toEqual([31, 8]);
  expect(JSON.parse(server.saves()[0]?.fields.inputs ?? "")).toEqual([{ ...isVip, tag_or: 2 }]);
});

test("is not there without an exact opposite, nor for the first effect", async () => {
  const { editor } = await secondSlide([isVip, nameCondition("田中")]);
  await atRest();
  expect(named(editor, "button", "1.と逆の条件").elements()).toEqual([]);
  const first = await drawnAction({ value: conditioned(null, 31) });
  await switchOn(first);
  await drawnSlide(first);
  expect(named(first, "button", "2.と逆の条件").elements()).toEqual([]);
});

test("an effect on tags begins where they are chosen", async () => {
  const editor = await openAction({ abilities: "tag-write" });
  await userEvent.click(control(editor, "button", "タグ操作を追加"));
  await eventually(() => focused().closest("[data-field]")?.getAttribute("data-field")).toBe("tag_ids");
  expect(focused().getAttribute("role")).toBe("combobox");
});
