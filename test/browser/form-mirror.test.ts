import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { elementTags, registry } from "../../src/elements/registry.js";
import { defineAll } from "../../src/entries/index.js";
import "../../src/entries/item-picker.js";
import type { ItemPickerElement } from "../../src/entries/item-picker.js";
import { actionOf, mountEditor, textField } from "../elements/action-editor/page.js";
import { configurePage } from "./support/console-page.js";
import { eventually, mountMarkup } from "./support/editors.js";
import { tags } from "./support/lists.js";

// What pages gather that write their forms out by script, as jQuery's `serialize()` does.

function formWith(markup = ""): HTMLFormElement {
  return mountMarkup(`<form>${markup}</form>`).firstElementChild as HTMLFormElement;
}

/** The fields of a form as such scripts see them: elements with a name, and no custom ones. */
function serialized(form: HTMLFormElement, name: string): string[] {
  return [...form.querySelectorAll<HTMLInputElement>("input:not(:disabled)")]
    .filter((input) => input.name === name)
    .map(({ value }) => value);
}

test("an input beside the element has what would be submitted, and follows each edit", async () => {
  const form = formWith();
  const editor = mountEditor({ "data-mirror": "action_json", value: actionOf("一") });
  form.append(editor);
  expect(serialized(form, "action_json").map((text) => JSON.parse(text))).toMatchObject([actionOf("一")]);
  expect(serialized(form, "action_json").join()).toMatch(/^[ -~]+$/);
  await userEvent.fill(textField(editor), "二");
  await eventually(() => serialized(form, "action_json").join()).toContain("\\u4e8c");
});

test("the page's own hidden input is used, and no second one made", () => {
  const form = formWith('<input type="hidden" name="action_json">');
  form.append(mountEditor({ "data-mirror": "action_json", value: actionOf("一") }));
  expect(serialized(form, "action_json").map((text) => JSON.parse(text))).toMatchObject([actionOf("一")]);
});

test("nothing filled in is an empty text, and a disabled element sends nothing", async () => {
  const form = formWith();
  const editor = mountEditor({ "data-mirror": "action_json" });
  form.append(editor);
  expect(serialized(form, "action_json")).toEqual([""]);
  editor.disabled = true;
  await eventually(() => serialized(form, "action_json")).toEqual([]);
});

test("a picker has an input for each id", () => {
  const form = formWith();
  const picker = document.createElement("item-picker") as ItemPickerElement;
  picker.setAttribute("kind", "tag");
  picker.setAttribute("multiple", "");
  picker.dataset.mirror = "tags[]";
  picker.source = tags;
  form.append(picker);
  picker.value = [1, 2];
  expect(serialized(form, "tags[]")).toEqual(["1", "2"]);
  picker.value = [2];
  expect(serialized(form, "tags[]")).toEqual(["2"]);
  picker.value = [];
  expect(serialized(form, "tags[]")).toEqual([]);
});

function hearNames() {
  vi.stubGlobal("jQuery", { fn: { ajaxSubmit: () => {} } });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
    warn.mockRestore();
  });
  return () =>
    warn.mock.calls
      .map(([text]) => /data-mirror="([^"]+)"/.exec(String(text))?.[1])
      .filter((name) => name !== undefined);
}

test.each([
  ["with debug", true, ["action", "tags[]"]],
  ["without", false, []],
])("%s a page with jquery.form reads which names it does not send, as it is", (_, debug, names) => {
  configurePage({ debug });
  const said = hearNames();
  formWith(`<action-editor name="action" value='{"inputs":[]}'></action-editor>
<item-picker kind="tag" multiple name="tags[]" value="[1,4]"></item-picker>
<action-editor data-mirror="other"></action-editor>`);
  expect(said()).toEqual(names);
});

const withNames = elementTags.filter((tag) => "name" in registry[tag].declaration.attributes);

test("with debug that comes after the elements each is named too, once", () => {
  defineAll();
  const said = hearNames();
  formWith(withNames.map((tag) => `<${tag} name="late ${tag}"></${tag}>`).join(""));
  const late = () => said().filter((name) => name.startsWith("late"));
  expect(late()).toEqual([]);
  configurePage({ debug: true });
  expect(late()).toEqual(withNames.map((tag) => `late ${tag}`));
  configurePage({ debug: true, locale: "en" });
  expect(late()).toHaveLength(withNames.length);
});
