import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ItemPickerElement } from "../../src/entries/item-picker.js";
import {
  activeName,
  combobox,
  isOpen,
  makePicker,
  openList,
  option,
  optionNames,
  pickerDrawn,
  searchBox,
} from "../elements/item-picker/page.js";
import { named } from "../elements/page.js";
import { eventually, mountMarkup } from "./support/editors.js";
import { hasFocus } from "./support/focus.js";
import { listOf, tags } from "./support/lists.js";
import { enforceFocus, translate, withArrayToJson } from "./support/page-hazards.js";
import { useWindow } from "./support/window-size.js";

const many = listOf(
  Array.from({ length: 200 }, (_, at) => ({ id: at + 1, name: `タグ${at + 1}`, group_id: (at % 3) + 1 })),
  ["会員", "地域", "店舗"],
);

beforeEach(() => useWindow(1280, 800));

function mountIn(markup: string, attributes = {}): ItemPickerElement {
  const picker = makePicker(attributes, { source: many });
  (mountMarkup(markup).querySelector(".place") as HTMLElement).append(picker);
  return picker;
}

const popover = (picker: Element) => picker.shadowRoot?.querySelector("[popover]") as HTMLElement;

/** All of it is in the window, and nothing of the page lies over its corners. */
function isWhole(picker: Element): boolean {
  const { top, left, right, bottom } = popover(picker).getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const inWindow = top >= 0 && left >= 0 && right <= clientWidth && bottom <= window.innerHeight;
  const corners = [
    [left + 6, top + 6],
    [right - 6, top + 6],
    [left + 6, bottom - 6],
    [right - 6, bottom - 6],
  ] as const;
  return inWindow && corners.every(([x, y]) => document.elementFromPoint(x, y) === picker);
}

describe("the open list is seen as a whole", () => {
  const places: [string, string][] = [
    [
      "in a parent that cuts off",
      '<div class="place" style="overflow: hidden; height: 44px; width: 300px"></div>',
    ],
    [
      "in a parent with a transform that cuts off",
      '<div style="transform: translateX(0); overflow: hidden; height: 44px; width: 200px"><div class="place"></div></div>',
    ],
    [
      "at the right edge",
      '<div class="place" style="position: fixed; top: 20px; right: 0; width: 160px"></div>',
    ],
    ["at the bottom", '<div class="place" style="position: fixed; bottom: 0; left: 0; width: 300px"></div>'],
    ["in the corner", '<div class="place" style="position: fixed; bottom: 0; right: 0; width: 160px"></div>'],
    [
      "under what floats over the page",
      '<div class="place" style="width: 300px"></div><div style="position: fixed; inset: 60px 0 0 0; z-index: 2147483647; background: #ccc"></div>',
    ],
    ["right to left", '<div class="place" dir="rtl" style="width: 300px"></div>'],
  ];

  test.each(places)("%s", async (_, markup) => {
    const picker = mountIn(markup, { multiple: true });
    await openList(picker);
    await eventually(() => isWhole(picker)).toBe(true);
    await userEvent.click(option(picker, "タグ4").first());
    await eventually(() => (picker.value as unknown[]).length).toBe(1);
  });

  test.each([
    [360, 640],
    [320, 256],
  ])("in a window of %i by %i", async (width, height) => {
    await useWindow(width, height);
    const picker = mountIn('<div class="place"></div>', { multiple: true, value: [1, 2, 3] });
    await openList(picker);
    await eventually(() => isWhole(picker)).toBe(true);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await eventually(() => activeName(picker)).not.toBe(null);
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).not.toEqual([1, 2, 3]);
    await userEvent.click(named(picker, "button", "閉じる"));
    await eventually(() => isOpen(picker)).toBe(false);
  });

  test("and stays at its field when the page is scrolled", async () => {
    const picker = mountIn(
      '<div style="height: 300px"></div><div class="place" style="width: 300px"></div><div style="height: 3000px"></div>',
    );
    await openList(picker);
    const gap = () =>
      popover(picker).getBoundingClientRect().top - combobox(picker).element().getBoundingClientRect().bottom;
    const before = Math.round(gap());
    window.scrollTo(0, 200);
    await eventually(() => Math.round(gap())).toBe(before);
    window.scrollTo(0, 0);
  });
});

describe("a press elsewhere", () => {
  test("closes the list, and what was pressed has the focus", async () => {
    const picker = mountIn(
      '<div class="place"></div><input class="other" style="position: fixed; bottom: 0; right: 0">',
    );
    await openList(picker);
    const other = document.querySelector(".other") as HTMLElement;
    await userEvent.click(other);
    await eventually(() => isOpen(picker)).toBe(false);
    expect(document.activeElement).toBe(other);
  });

  test("on another picker opens that one and closes this one", async () => {
    const one = mountIn('<div class="place" style="position: fixed; left: 0; top: 0; width: 200px"></div>');
    const two = mountIn('<div class="place" style="position: fixed; right: 0; top: 0; width: 200px"></div>');
    await openList(one);
    await openList(two);
    expect([isOpen(one), isOpen(two)]).toEqual([false, true]);
  });
});

describe("in a modal that takes the focus back", () => {
  test("the picker is used by keys and by presses, and Escape closes only its list", async () => {
    const modal = mountMarkup(
      '<div class="place" style="position: fixed; inset: 40px; overflow: auto"></div>',
    ).firstElementChild as HTMLElement;
    const picker = makePicker({ multiple: true }, { source: many });
    modal.append(picker);
    enforceFocus(modal);
    const escapes: Event[] = [];
    modal.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.defaultPrevented) escapes.push(event);
    });
    await openList(picker);
    await userEvent.keyboard("77");
    await eventually(() => optionNames(picker)).toEqual(["タグ77", "タグ177"]);
    await userEvent.click(option(picker, "タグ177"));
    await hasFocus(searchBox(picker));
    await userEvent.keyboard("{Escape}");
    await eventually(() => isOpen(picker)).toBe(false);
    await hasFocus(combobox(picker));
    expect([picker.value, escapes.length]).toEqual([[177], 0]);
    await userEvent.keyboard("{Escape}");
    expect(escapes).toHaveLength(1);
  });

  test("in a native `<dialog>` too", async () => {
    const dialog = mountMarkup('<dialog><div class="place"></div></dialog>').querySelector(
      "dialog",
    ) as HTMLDialogElement;
    const picker = makePicker({}, { source: tags });
    dialog.append(picker);
    dialog.showModal();
    await openList(picker);
    await userEvent.keyboard("{Escape}");
    await eventually(() => isOpen(picker)).toBe(false);
    expect(dialog.open).toBe(true);
    await openList(picker);
    await userEvent.click(option(picker, "東京"));
    await eventually(() => picker.value).toBe(4);
    dialog.close();
  });
});

describe("a page that meddles", () => {
  test("a translator may rewrite every text, and choosing goes on", async () => {
    const picker = mountIn('<div class="place"></div>', { multiple: true });
    await pickerDrawn(picker);
    translate(picker.shadowRoot as ShadowRoot);
    await openList(picker);
    translate(picker.shadowRoot as ShadowRoot);
    await userEvent.keyboard("{ArrowDown}{Enter}{ArrowDown}{Enter}");
    await eventually(() => picker.value).toEqual([1, 4]);
    translate(picker.shadowRoot as ShadowRoot);
    await userEvent.keyboard("タグ77{Enter}");
    await eventually(() => (picker.value as unknown[]).length).toBe(3);
    translate(picker.shadowRoot as ShadowRoot);
    await userEvent.keyboard("{Escape}");
    await eventually(() => isOpen(picker)).toBe(false);
  });

  test("what is chosen next is seen in a closed field that a translator rewrote", async () => {
    const picker = mountIn('<div class="place"></div>');
    await pickerDrawn(picker);
    const root = picker.shadowRoot as ShadowRoot;
    const seen = () => root.querySelector(".picker-value")?.textContent;
    for (const name of ["タグ77", "タグ88"]) {
      translate(root);
      await openList(picker);
      await userEvent.keyboard(`${name}{Enter}`);
      await eventually(seen).toBe(name);
    }
  });

  test("rows that a translator rewrote say what is found next, and stay where they are", async () => {
    const picker = mountIn('<div class="place"></div>', { multiple: true });
    await openList(picker);
    const root = picker.shadowRoot as ShadowRoot;
    const rows = () => [...root.querySelectorAll("[role=option]")];
    const texts = () => rows().map((row) => row.textContent);
    const marked = () => [...root.querySelectorAll("[role=option] .mark")].map((mark) => mark.textContent);
    await eventually(() => texts()[0]).toBe("タグ1");
    const [first] = rows();
    translate(root);
    await userEvent.keyboard("タグ19");
    await eventually(() => texts()).toEqual(optionNames(picker));
    expect(texts()[0]).toBe("タグ19");
    expect(new Set(marked())).toEqual(new Set(["タグ19"]));
    expect(rows()[0]).toBe(first);
    translate(root);
    await userEvent.keyboard("0");
    await eventually(() => texts()).toEqual(["タグ190"]);
    expect(marked()).toEqual(["タグ190"]);
    translate(root);
    await userEvent.clear(searchBox(picker));
    await eventually(() => texts().slice(0, 2)).toEqual(["タグ1", "タグ4"]);
    expect(texts()).toEqual(optionNames(picker));
    expect(marked()).toEqual([]);
    expect(rows()[0]).toBe(first);
  });

  test("arrays that write themselves do not get into the form", async () => {
    const form = mountMarkup("<form></form>").firstElementChild as HTMLFormElement;
    const picker = makePicker({ name: "ids", multiple: true }, { source: tags });
    form.append(picker);
    withArrayToJson(() => {
      picker.value = [1, 2];
    });
    expect(new FormData(form).getAll("ids")).toEqual(["1", "2"]);
  });
});
