import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { actionOf, openAction } from "../elements/action-editor/page.js";
import { openFilter, serveFilters } from "../elements/funnel-editor/page.js";
import { makePicker, mountPicker, openPicker, pickerDrawn } from "../elements/item-picker/page.js";
import { type Attributes, control, eventually, mountMarkup } from "./support/editors.js";
import { tags } from "./support/lists.js";
import { useWindow } from "./support/window-size.js";

// An element lies on whatever ground the page has. What stands out of it (panels, what is open) has a ground of its own.

const white = "rgb(255, 255, 255)";
const transparent = "rgba(0, 0, 0, 0)";

beforeEach(() => useWindow(1280, 800));

const groundOf = (element: Element, selector: string) =>
  getComputedStyle(element.shadowRoot?.querySelector(selector) as Element).backgroundColor;

const elements: [string, (attributes?: Attributes) => Promise<HTMLElement>][] = [
  [
    "an action",
    async (attributes) => {
      return openAction({ value: actionOf("一"), ...attributes });
    },
  ],
  [
    "a filter",
    async (attributes) => {
      serveFilters();
      return openFilter(attributes);
    },
  ],
  [
    "a picker",
    async (attributes) => {
      const picker = mountPicker(attributes, { source: tags });
      await pickerDrawn(picker);
      return picker;
    },
  ],
];

describe.each(elements)("%s", (_, mount) => {
  test("has no ground of its own, but the page may give it one", async () => {
    const element = await mount();
    expect(groundOf(element, ".mount")).toBe(transparent);
    element.style.setProperty("--ce-ground", "rgb(1, 2, 3)");
    expect(groundOf(element, ".mount")).toBe("rgb(1, 2, 3)");
  });

  test("has one where its theme is set, since the page's may be the other", async () => {
    const element = await mount({ theme: "light" });
    expect(groundOf(element, ".mount")).toBe(white);
    element.setAttribute("theme", "dark");
    await eventually(() => groundOf(element, ".mount")).toBe("rgb(20, 23, 29)");
    element.style.setProperty("--ce-ground", "transparent");
    expect(groundOf(element, ".mount")).toBe(transparent);
    element.style.removeProperty("--ce-ground");
    element.setAttribute("theme", "auto");
    await eventually(() => groundOf(element, ".mount")).toBe(transparent);
  });

  test("writes in the colour of the page's scheme", async () => {
    const element = await mount();
    const text = () => getComputedStyle(element.shadowRoot?.querySelector(".mount") as Element).color;
    expect(text()).toBe("rgb(31, 36, 45)");
    (element.parentElement as HTMLElement).style.colorScheme = "dark";
    expect(text()).toBe("rgb(228, 232, 239)");
    expect(groundOf(element, ".mount")).toBe(transparent);
  });
});

describe("what stands out has a ground", () => {
  test("a panel and a menu", async () => {
    const editor = await openAction({ value: actionOf("一") });
    expect(groundOf(editor, ".panel")).toBe(white);
    await userEvent.click(control(editor, "button", "その他の操作"));
    await eventually(() => editor.shadowRoot?.querySelector("[popover]")).not.toBeNull();
    expect(groundOf(editor, "[popover]")).toBe(white);
  });

  test("a field and the open list of a picker", async () => {
    const picker = await openPicker({}, { source: tags });
    expect([groundOf(picker, ".picker-box"), groundOf(picker, "[popover]")]).toEqual([white, white]);
  });

  test("the foot while it lies over what is scrolled, and not where the editor ends", async () => {
    await useWindow(1000, 400);
    const editor = await openAction({ value: actionOf("一", "二", "三") });
    const foot = ".editor-finish > .footer";
    window.scrollTo({ top: 0, behavior: "instant" });
    await eventually(() => groundOf(editor, foot)).toBe(white);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    await eventually(() => groundOf(editor, foot)).toBe(transparent);
  });
});

describe("a picker", () => {
  const widthOf = (element: Element) => Math.round(element.getBoundingClientRect().width);
  const boxOf = (picker: Element) => picker.shadowRoot?.querySelector(".picker-box") as Element;

  test("is as wide as its field, and no wider than its place", async () => {
    const picker = mountPicker({}, { source: tags });
    const place = picker.parentElement as HTMLElement;
    expect(widthOf(picker)).toBe(550);
    await pickerDrawn(picker);
    expect([widthOf(picker), widthOf(boxOf(picker))]).toEqual([550, 550]);
    place.style.inlineSize = "300px";
    expect([widthOf(picker), widthOf(boxOf(picker))]).toEqual([300, 300]);
  });

  test("has room for the buttons beside it, and no more", async () => {
    const picker = mountPicker({ kind: "egg" }, { source: tags });
    await pickerDrawn(picker);
    const [last] = [...(picker.shadowRoot?.querySelectorAll(".picker-line > .button") ?? [])].slice(-1);
    expect(widthOf(boxOf(picker))).toBe(550);
    const unused = picker.getBoundingClientRect().right - (last?.getBoundingClientRect().right ?? 0);
    expect(Math.abs(unused)).toBeLessThan(16);
  });

  test("is as wide as the page says", async () => {
    const picker = makePicker({}, { source: tags });
    mountMarkup("<style>item-picker { width: 240px }</style>").append(picker);
    await pickerDrawn(picker);
    expect([widthOf(picker), widthOf(boxOf(picker))]).toEqual([240, 240]);
    picker.style.width = "100%";
    expect(widthOf(picker)).toBe(widthOf(picker.parentElement as Element));
  });

  test("lets something stand beside it", async () => {
    const picker = makePicker({}, { source: tags });
    picker.style.display = "inline-block";
    const place = mountMarkup('<span id="beside">まで</span>');
    place.prepend(picker);
    await pickerDrawn(picker);
    const beside = place.querySelector("#beside") as Element;
    expect(beside.getBoundingClientRect().left).toBeGreaterThanOrEqual(picker.getBoundingClientRect().right);
  });
});
