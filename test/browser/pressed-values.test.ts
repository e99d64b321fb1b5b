import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { realTime } from "./support/clock.js";
import "../../src/entries/funnel-editor.js";
import { eventually, mountMarkup, within } from "./support/editors.js";
import { middleOf, mouse } from "./support/pointer.js";

const name = "VIP休眠";

async function nameField(): Promise<HTMLInputElement> {
  const editor = mountMarkup(
    `<funnel-editor value='{"fid":null,"name":"${name}","inputs":[]}'></funnel-editor>`,
  ).firstElementChild as HTMLElement;
  const field = within(editor).getByRole("textbox", { name: "条件名" });
  await expect.element(field).toHaveValue(name);
  return field.element() as HTMLInputElement;
}
const selected = ({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd];

test("a press into a value of one line selects it, and the second puts the caret", async () => {
  const field = await nameField();
  await userEvent.click(field, { position: { x: 30, y: 15 } });
  expect(selected(field)).toEqual([0, name.length]);
  await realTime(600, "until a press is no second one of a double click, as the browser counts");
  await userEvent.click(field, { position: { x: 30, y: 15 } });
  await eventually(() => field.selectionStart === field.selectionEnd).toBe(true);
  expect(field.selectionStart).toBeGreaterThan(0);
  await userEvent.keyboard("x");
  expect(field.value).toHaveLength(name.length + 1);
  // From then on a press is one of the browser's, also where nothing was selected.
  await new Promise((over) => setTimeout(over, 600));
  await userEvent.click(field, { position: { x: 20, y: 15 } });
  await new Promise((over) => setTimeout(over, 100));
  expect(field.selectionStart).toBe(field.selectionEnd);
});

test("what is written after the first press takes the place of the value", async () => {
  const field = await nameField();
  await userEvent.click(field);
  await userEvent.keyboard("a");
  expect(field.value).toBe("a");
});

test("a drag selects what it goes over", async () => {
  const field = await nameField();
  const { x, y } = middleOf(field);
  const left = field.getBoundingClientRect().left;
  await mouse.down({ x, y });
  await mouse.move({ x: left + 30, y });
  await mouse.up({ x: left + 30, y });
  await eventually(() => field.selectionStart !== field.selectionEnd).toBe(true);
  expect(field.selectionStart).toBeGreaterThan(0);
});
