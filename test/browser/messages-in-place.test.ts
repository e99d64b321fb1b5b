import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { actionOf } from "../elements/action-editor/page.js";
import { drawnAction } from "../elements/action-editor/page-conditions.js";
import {
  add,
  condition,
  filterOf,
  memoCondition,
  openFilter,
  serveFilters,
} from "../elements/funnel-editor/page.js";
import { named } from "../elements/page.js";
import { control, eventually } from "./support/editors.js";
import { focused } from "./support/focus.js";
import { useWindow } from "./support/window-size.js";

/** How far the row of what has the focus reaches over the top of what is seen, and under the foot. */
function hidden(editor: Element): number[] {
  const row = focused().closest("[data-row]")?.getBoundingClientRect();
  const foot = editor.shadowRoot?.querySelector(".editor-finish")?.getBoundingClientRect();
  if (!row || !foot) return [Number.NaN];
  return [Math.max(0, -row.top), Math.max(0, row.bottom - foot.top)].map(Math.round);
}

describe("what is added comes wholly into view, above the foot", () => {
  test("in a short window", async () => {
    serveFilters();
    await useWindow(800, 520);
    const editor = await drawnAction({ value: actionOf("一", "二", "三") });
    await userEvent.click(control(editor, "button", "テキスト送信を追加"));
    await eventually(() => focused().closest("[data-row]")?.getAttribute("aria-label")).toBe(
      "4. テキスト送信",
    );
    await eventually(() => hidden(editor)).toEqual([0, 0]);
    expect(focused().closest("[data-row]")?.hasAttribute("style")).toBe(false);
  });

  test("in a part of the page that scrolls, and scrolls softly", async () => {
    serveFilters();
    const editor = await drawnAction({ value: actionOf("一", "二", "三") });
    const box = editor.parentElement as HTMLElement;
    Object.assign(box.style, { height: "420px", overflow: "auto", scrollBehavior: "smooth" });
    await userEvent.click(control(editor, "button", "タグ操作を追加"));
    await eventually(() => focused().closest("[data-row]")?.getAttribute("aria-label")).toBe("4. タグ操作");
    expect(hidden(editor)).toEqual([0, 0]);
  });
});

describe("a message moves no neighbour", () => {
  const places = (editor: Element, selector: string) =>
    [...(editor.shadowRoot?.querySelectorAll(selector) ?? [])].map((each) => {
      const { left, top } = each.getBoundingClientRect();
      const of = each.closest("[part=editor]")?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return [left - of.left, top - of.top].map(Math.round);
    });

  test.each([360, 900])("of the name of a search, in %i pixels", async (width) => {
    serveFilters();
    await useWindow(width, 700);
    const editor = await openFilter({ value: { ...filterOf(memoCondition("a")), name: "" }, copyable: "" });
    const fields = ".filter-name input, .filter-folder select, .filter-copy button";
    const before = places(editor, fields);
    expect(before).toHaveLength(3);
    await editor.submit();
    await eventually(() => editor.shadowRoot?.querySelectorAll(".filter-head .field-error").length).toBe(1);
    const after = places(editor, fields);
    // Where fields stand one below the other the lower ones make room.
    const beside = width > 640 ? 3 : 1;
    expect(after.slice(0, beside)).toEqual(before.slice(0, beside));
  });

  test.each([
    ["a picker", "1. タグ"],
    ["a text", "1. メール"],
    ["a mark", "1. 対応マーク"],
  ])("of %s in a row", async (_, name) => {
    serveFilters();
    await useWindow(1000, 700);
    const ability = "mail user-mail-set-to-expa-mode notify-setting";
    const editor = await openFilter({ mode: "funneling", abilities: ability });
    await add(editor, name.slice(3));
    const row = () => condition(editor, name).element();
    const fields = ".cond-fields :is(.picker-box, .select, .segmented, input[type=text], .choice-link)";
    await eventually(() => row().querySelectorAll(fields).length).toBeGreaterThan(0);
    await document.fonts.ready;
    const before = places(editor, fields);
    expect(row().textContent).not.toContain("絞り込まれません");
    await userEvent.click(named(editor, "button", "検索"));
    await eventually(() => row().textContent).toContain("絞り込まれません");
    expect(places(editor, fields)).toEqual(before);
  });
});
