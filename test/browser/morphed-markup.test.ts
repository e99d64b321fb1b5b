import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../../src/entries/item-picker.js";
import type { ItemPickerElement } from "../../src/entries/item-picker.js";
import { actionOf, mountEditor, textField } from "../elements/action-editor/page.js";
import { eventually, mountMarkup } from "./support/editors.js";
import { tags } from "./support/lists.js";

/*
 * What a morph (Turbo, Idiomorph, morphdom) does to the content that a page wrote into an element: nodes that the server did not
 * send go, attributes that it did not send go, and what it sent is there again.
 */

const fallback = '<textarea name="action" hidden>{"aid":1}</textarea>';

/** A form as such libraries send it, with an element whose text was changed. */
async function editedForm(attributes: object, content = "") {
  const form = mountMarkup("<form></form>").firstElementChild as HTMLFormElement;
  const editor = mountEditor({ ...attributes, value: actionOf("一") });
  editor.innerHTML = content;
  form.append(editor);
  await userEvent.fill(textField(editor), "二");
  await eventually(() => JSON.stringify(editor.value)).toContain("二");
  const sent = () => [...new FormData(form)].map(([name, text]) => `${name}=${text}`);
  return { form, editor, sent, before: sent() };
}

const morphsOfFallback: readonly [string, (editor: HTMLElement) => void][] = [
  ["is written as it came", (editor) => editor.firstElementChild?.removeAttribute("disabled")],
  [
    "is written twice",
    (editor) => {
      editor.firstElementChild?.removeAttribute("disabled");
      editor.firstElementChild?.removeAttribute("disabled");
    },
  ],
  [
    "is another node",
    (editor) => editor.replaceChildren(document.createRange().createContextualFragment(fallback)),
  ],
  ["comes in a node of its own", (editor) => editor.insertAdjacentHTML("beforeend", `<p>${fallback}</p>`)],
];

test.each(morphsOfFallback)(
  "a control for pages without the element is not submitted when it %s",
  async (_, morph) => {
    const { editor, sent, before } = await editedForm({ name: "action" }, fallback);
    expect(before).toHaveLength(1);
    morph(editor);
    await eventually(sent).toEqual(before);
    morph(editor);
    await eventually(sent).toEqual(before);
  },
);

test("one that comes only with the morph is not submitted, either", async () => {
  const { editor, sent, before } = await editedForm({ name: "action" });
  editor.insertAdjacentHTML("beforeend", fallback);
  await eventually(sent).toEqual(before);
});

const morphsOfMirror: readonly [string, (editor: HTMLElement) => void][] = [
  ["goes", (editor) => editor.replaceChildren()],
  ["goes for a text", (editor) => editor.replaceChildren("JavaScript が必要です。")],
  [
    "becomes one of the page's",
    (editor) => {
      const input = editor.firstElementChild as HTMLInputElement;
      for (const name of input.getAttributeNames()) input.removeAttribute(name);
      input.name = "other";
    },
  ],
  ["has another text", (editor) => editor.firstElementChild?.setAttribute("value", "")],
];

test.each(morphsOfMirror)("a mirror that %s is there again", async (_, morph) => {
  const { form, editor, before } = await editedForm({ "data-mirror": "action" });
  const mirrored = () =>
    [...form.querySelectorAll<HTMLInputElement>("input[name=action]")].map(({ value }) => value);
  const texts = mirrored();
  expect([texts.length, before.length]).toEqual([1, 1]);
  morph(editor);
  await eventually(mirrored).toEqual(texts);
  await userEvent.fill(textField(editor as never), "三");
  await eventually(() => mirrored().join()).toContain("\\u4e09");
  expect(mirrored()).toHaveLength(1);
});

test("under one name with the element the mirror stays, and nothing goes back and forth", async () => {
  const { form, editor } = await editedForm({ name: "action", "data-mirror": "action" });
  const [input] = form.querySelectorAll<HTMLInputElement>("input[name=action]");
  expect(input?.disabled).toBe(false);
  editor.replaceChildren();
  await eventually(() => form.querySelectorAll("input[name=action]:not(:disabled)").length).toBe(1);
});

test("a picker's are there again, each", async () => {
  const form = mountMarkup("<form></form>").firstElementChild as HTMLFormElement;
  const picker = document.createElement("item-picker") as ItemPickerElement;
  picker.setAttribute("kind", "tag");
  picker.setAttribute("multiple", "");
  picker.dataset.mirror = "tags[]";
  picker.source = tags;
  form.append(picker);
  picker.value = [1, 2];
  picker.replaceChildren();
  await eventually(() => new FormData(form).getAll("tags[]")).toEqual(["1", "2"]);
  picker.value = [];
  expect(new FormData(form).getAll("tags[]")).toEqual([]);
});
