import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ItemPickerElement } from "../../src/entries/item-picker.js";
import { eventually, shownText } from "./support/editors.js";
import { type HostPage, openPage } from "./support/host-page.js";
import { tags } from "./support/lists.js";

/** A page on which the closed field is there, and the files of the open list are not. */
async function openWithout(
  files: "wait" | "fail",
): Promise<{ page: HostPage; picker: ItemPickerElement; field: HTMLButtonElement }> {
  const page = await openPage();
  page.window.console.error = () => {};
  page.parts[files]();
  // Each module is a file here, and a browser remembers 250.
  page.window.performance.setResourceTimingBufferSize(1000);
  const script = page.document.createElement("script");
  script.type = "module";
  script.src = "/src/entries/item-picker.ts";
  page.document.head.append(script);
  await page.window.customElements.whenDefined("item-picker");
  const picker = page.document.createElement("item-picker") as ItemPickerElement;
  picker.setAttribute("kind", "tag");
  picker.source = tags;
  page.document.body.append(picker);
  await eventually(() => inside(picker, "[role=combobox]")).not.toBeNull();
  return { page, picker, field: inside(picker, "[role=combobox]") as HTMLButtonElement };
}

function inside<E extends HTMLElement>(picker: Element, selector: string): E | null {
  return picker.shadowRoot?.querySelector<E>(selector) ?? null;
}

const searchBox = (picker: Element) => inside<HTMLInputElement>(picker, "[role=searchbox]");

describe("a press before the files of the list are there", () => {
  test("opens at once and says that it is loading; what is typed meanwhile is searched for", async () => {
    const { page, picker, field } = await openWithout("wait");
    field.focus();
    field.click();
    await eventually(() => inside(picker, "[popover]:popover-open [role=status]")?.textContent).toBe(
      "読み込み中...",
    );
    expect(field.ariaExpanded).toBe("true");
    await userEvent.keyboard("vi");
    expect(searchBox(picker)).toBeNull();
    page.parts.come();
    await eventually(() => searchBox(picker)?.value).toBe("vi");
    await eventually(() => picker.shadowRoot?.activeElement?.role).toBe("searchbox");
    await userEvent.keyboard("p");
    await eventually(() => inside(picker, ".picker-option-active")?.title).toBe("VIP会員");
  });

  test("closes by Escape, and nothing opens when they come", async () => {
    const { page, picker, field } = await openWithout("wait");
    field.focus();
    field.click();
    await eventually(() => picker.shadowRoot?.activeElement?.role).toBe("status");
    await userEvent.keyboard("{Escape}");
    await eventually(() => picker.shadowRoot?.activeElement).toBe(field);
    page.parts.come();
    field.click();
    await eventually(() => searchBox(picker)).not.toBeNull();
    expect(searchBox(picker)?.value).toBe("");
  });

  test("says so where they cannot be loaded, and opens when it is tried again", async () => {
    const { page, picker, field } = await openWithout("fail");
    field.click();
    await eventually(() => shownText(picker)).toContain("選択欄を読み込めませんでした");
    page.parts.come();
    [...(picker.shadowRoot?.querySelectorAll("button") ?? [])]
      .find(({ textContent }) => textContent === "もう一度読み込む")
      ?.click();
    await eventually(() => picker.shadowRoot?.activeElement?.role).toBe("searchbox");
  });
});

test("they are fetched when the page is idle", async () => {
  const { page, picker, field } = await openWithout("wait");
  page.parts.come();
  await eventually(() => page.window.performance.getEntriesByType("resource").some(isOpenList)).toBe(true);
  page.parts.fail();
  field.click();
  await eventually(() => searchBox(picker)).not.toBeNull();
});

function isOpenList({ name }: PerformanceEntry): boolean {
  return name.includes("/features/picker/open/index");
}
