import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ItemPickerElement } from "../../src/entries/item-picker.js";
import {
  activeName,
  combobox,
  isOpen,
  mountPicker,
  openList,
  option,
  optionNames,
  pickerDrawn,
  searchBox,
} from "../elements/item-picker/page.js";
import { named } from "../elements/page.js";
import { announced, flat } from "./support/accessibility.js";
import { eventually, mountMarkup } from "./support/editors.js";
import { record } from "./support/events.js";
import { hasFocus } from "./support/focus.js";
import {
  afterConversion,
  commit,
  compose,
  convertAtStart,
  pressForInputMethod,
} from "./support/input-method.js";
import { listOf } from "./support/lists.js";

const source = listOf([
  { id: 1, name: "大阪" },
  { id: 2, name: "来店なし" },
  { id: 3, name: "らいてん" },
  { id: 4, name: "らいてん予約" },
]);
const field = (picker: Element) => combobox(picker).element() as HTMLInputElement;
const searched = (picker: Element) => (searchBox(picker).query() as HTMLInputElement | null)?.value;

async function onField(attributes: Record<string, unknown> = {}): Promise<ItemPickerElement> {
  const picker = mountPicker(attributes, { source });
  await pickerDrawn(picker);
  field(picker).focus();
  return picker;
}

/** By keys that the input method takes, letter by letter. */
async function composeRaiten(): Promise<void> {
  for (const text of ["ｒ", "ら", "らい", "らいｔ", "らいて", "らいてｎ", "らいてん"]) {
    await pressForInputMethod("r");
    await compose(text);
  }
}

describe("what the input method composes on the closed field", () => {
  test.each([
    ["one item", {}, 3],
    ["several", { multiple: true }, [3]],
  ])(
    "is searched for from its first letter, and the next Enter chooses: %s",
    async (_, attributes, value) => {
      const picker = await onField(attributes);
      const heard = record(picker, ["change"]);
      await composeRaiten();
      await eventually(() => optionNames(picker)).toEqual(["らいてん", "らいてん予約"]);
      expect([field(picker).value, searched(picker), activeName(picker)]).toEqual([
        "らいてん",
        "らいてん",
        null,
      ]);
      await hasFocus(combobox(picker));
      await pressForInputMethod("Enter");
      await commit("らいてん");
      await eventually(() => activeName(picker)).toBe("らいてん");
      expect([isOpen(picker), heard.length]).toEqual([true, 0]);
      await afterConversion();
      await userEvent.keyboard("{Enter}");
      await eventually(() => picker.value).toEqual(value);
      expect([heard.length, field(picker).value]).toEqual([1, ""]);
    },
  );

  test("goes on there by another conversion, and in the search box by other keys", async () => {
    const picker = await onField({ multiple: true, value: [1] });
    await composeRaiten();
    await commit("らいてん");
    await pressForInputMethod("y");
    await compose("よ");
    await convertAtStart("予約");
    await commit("予約");
    await eventually(() => optionNames(picker)).toEqual(["らいてん予約"]);
    expect(field(picker).value).toBe("らいてん予約");
    await afterConversion();
    await userEvent.keyboard("{Backspace}");
    await hasFocus(searchBox(picker));
    await eventually(() => [searched(picker), field(picker).value]).toEqual(["らいてん予", ""]);
    await userEvent.keyboard("x");
    await eventually(() => searched(picker)).toBe("らいてん予x");
    await userEvent.keyboard("{Escape}");
    await eventually(() => isOpen(picker)).toBe(false);
    await hasFocus(combobox(picker));
    expect([picker.value, field(picker).value]).toEqual([[1], ""]);
  });

  test("is taken by arrows into the list, and Tab goes on from the search box", async () => {
    const picker = await onField();
    await composeRaiten();
    await commit("らいてん");
    await eventually(() => activeName(picker)).toBe("らいてん");
    await userEvent.keyboard("{ArrowDown}");
    await eventually(() => activeName(picker)).toBe("らいてん予約");
    await hasFocus(searchBox(picker));
    await userEvent.keyboard("{Escape}");
    await eventually(() => isOpen(picker)).toBe(false);
    await composeRaiten();
    await commit("らいてん");
    await userEvent.tab();
    await hasFocus(named(picker, "button", "検索を消す"));
  });

  test("that is given up leaves the list open; Escape closes it, and an arrow begins at its top", async () => {
    const picker = await onField();
    await compose("ら");
    await pressForInputMethod("Escape");
    await compose("");
    await eventually(() => optionNames(picker)).toHaveLength(4);
    expect(isOpen(picker)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await eventually(() => isOpen(picker)).toBe(false);
    await compose("ら");
    await compose("");
    await userEvent.keyboard("{ArrowDown}");
    await eventually(() => activeName(picker)).toBe("大阪");
  });

  test("leaves nothing in the field when the list is closed over it, by a press too", async () => {
    const picker = await onField({ multiple: true });
    await composeRaiten();
    await eventually(() => optionNames(picker)).toHaveLength(2);
    await userEvent.click(option(picker, "らいてん予約"));
    await eventually(() => picker.value).toEqual([4]);
    expect(isOpen(picker)).toBe(true);
    const outside = mountMarkup(
      '<button type="button" style="position: fixed; inset: auto 0 0 auto">外</button>',
    );
    await userEvent.click(outside.firstElementChild as Element);
    await eventually(() => isOpen(picker)).toBe(false);
    expect(field(picker).value).toBe("");
    await openList(picker);
    expect([searched(picker), optionNames(picker).length]).toEqual(["", 4]);
  });

  test("is nothing where the field can only be read", async () => {
    const picker = await onField({ readonly: true, value: 1 });
    await compose("ら");
    await commit("ら");
    expect([isOpen(picker), field(picker).value]).toEqual([false, ""]);
  });
});

describe("the closed field", () => {
  test.each(["{Enter}", " ", "{ArrowDown}", "{ArrowUp}", "{Alt>}{ArrowDown}{/Alt}"])(
    "is opened by '%s', and the search box has the focus and no letter",
    async (keys) => {
      const picker = await onField();
      await userEvent.keyboard(keys);
      await hasFocus(searchBox(picker));
      expect(searched(picker)).toBe("");
    },
  );

  test.each(["{Delete}", "{Home}", "{End}", "{ArrowLeft}", "{Control>}v{/Control}", "{Control>}z{/Control}"])(
    "is left as it is by '%s'",
    async (keys) => {
      const picker = await onField({ value: 3 });
      await userEvent.keyboard(keys);
      expect([isOpen(picker), picker.value, field(picker).value]).toEqual([false, 3, ""]);
    },
  );

  test("is searched in by a letter that comes with no key, and not by a blank or what is dropped", async () => {
    const picker = await onField();
    await commit("　");
    expect([isOpen(picker), field(picker).value]).toEqual([false, ""]);
    field(picker).value = "大阪";
    field(picker).dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromDrop" }));
    expect([isOpen(picker), field(picker).value]).toEqual([false, ""]);
    await commit("大");
    await eventually(() => optionNames(picker)).toEqual(["大阪"]);
    await userEvent.keyboard("{Enter}");
    await eventually(() => picker.value).toBe(1);
  });

  test("brings up no keyboard, and says its name, what it is and what is chosen", async () => {
    const picker = await onField({ value: 3 });
    expect([field(picker).inputMode, field(picker).autocomplete]).toEqual(["none", "off"]);
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", "らいてん");
    const heard = flat(await announced()).filter(({ role }) => role === "combobox");
    expect(heard.map(({ name }) => name)).toEqual(["タグ"]);
    // Seen once: what the input says is transparent.
    const face = picker.shadowRoot?.querySelector(".picker-value");
    expect([face?.textContent, face?.ariaHidden]).toEqual(["らいてん", "true"]);
    expect(getComputedStyle(field(picker), "::placeholder").opacity).toBe("0");
  });
});
