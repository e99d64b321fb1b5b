import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openAction } from "../elements/action-editor/page.js";
import { everyAbility, filterOf, openFilter, serveFilters } from "../elements/funnel-editor/page.js";
import { control, eventually, mountMarkup } from "./support/editors.js";
import { focused, focusedName, tabTo } from "./support/focus.js";

let before: HTMLElement;
beforeEach(() => {
  before = mountMarkup('<button type="button">前</button>').firstElementChild as HTMLElement;
});

const palette = (editor: Element) => [
  ...(editor.shadowRoot?.querySelectorAll<HTMLElement>(".add-strip-button") ?? []),
];
/** How many of them Tab stops at. */
const stopsOf = (buttons: readonly HTMLElement[]) => buttons.filter(({ tabIndex }) => tabIndex === 0).length;
const nameOf = (button: Element | undefined) => button?.getAttribute("aria-label");

/* (rules: one-stop-palette) */
describe("a palette", () => {
  test("is one chord away: the nearest around the focus", async () => {
    serveFilters();
    const editor = await openFilter({ ...everyAbility, value: filterOf() });
    control(editor, "textbox", "条件名").element().focus();
    await userEvent.keyboard("{Alt>}{F10}{/Alt}");
    expect(focusedName()).toBe(nameOf(palette(editor)[0]));
  });

  test("of conditions is one stop; arrows, Home, End and letters lead through it", async () => {
    serveFilters();
    const editor = await openFilter({ ...everyAbility, value: filterOf() });
    const buttons = palette(editor);
    expect([buttons.length > 20, stopsOf(buttons)]).toEqual([true, 1]);
    before.focus();
    await tabTo(nameOf(buttons[0]) ?? "");
    await userEvent.keyboard("{End}");
    expect(focusedName()).toBe(nameOf(buttons.at(-1)));
    await userEvent.keyboard("{Home}{ArrowRight}");
    expect(focusedName()).toBe(nameOf(buttons[1]));
    await userEvent.keyboard("{ArrowDown}");
    const [here, second] = [focused().getBoundingClientRect(), buttons[1]?.getBoundingClientRect()];
    expect(here.top).toBeGreaterThan(second?.top ?? Infinity);
    await userEvent.keyboard("{Home}");
    await userEvent.keyboard("t");
    expect(focusedName()).toBe("タグを追加");
    await userEvent.tab();
    expect(palette(editor)).not.toContain(focused());
    await userEvent.tab({ shift: true });
    expect(focusedName()).toBe("タグを追加");
    await userEvent.keyboard("sa");
    expect(focusedName()).toBe("最終反応日を追加");
    await userEvent.keyboard("{ArrowLeft}ta");
    expect(focusedName()).toBe("タグを追加");
    await userEvent.keyboard("{Enter}");
    await eventually(() => editor.value.inputs).toHaveLength(1);
    expect(buttons.map(nameOf)).toEqual(palette(editor).map(nameOf));
  });

  test("of effects is one stop too", async () => {
    const editor = await openAction({ abilities: "tag-write var-write" });
    const buttons = palette(editor);
    expect(stopsOf(buttons)).toBe(1);
    before.focus();
    await tabTo(nameOf(buttons[0]) ?? "");
    await userEvent.keyboard("{ArrowLeft}");
    expect(focusedName()).toBe(nameOf(buttons.at(-1)));
    await userEvent.tab();
    expect(palette(editor)).not.toContain(focused());
    await expect
      .element(control(editor, "button", nameOf(buttons[0]) ?? ""))
      .toHaveAttribute("tabindex", "-1");
  });
});
