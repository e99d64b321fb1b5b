import { expect, test, vi } from "vitest";
import { NumberField } from "../../src/kit/NumberField.js";
import { fire, render, write } from "./render.js";

test("an undo beside the field replaces what was typed and could not be read", async () => {
  const page = await render(<NumberField value={10} onChange={() => {}} />);
  const field = page.get<HTMLInputElement>("input");
  await write(field, "10x");
  expect(field.value).toBe("10x");
  await page.update(<NumberField value={5} onChange={() => {}} />);
  expect(field.value).toBe("5");
});

test("a figure that an undo takes back does not come up again", async () => {
  const page = await render(<NumberField value={5} onChange={() => {}} />);
  const field = page.get<HTMLInputElement>("input");
  await write(field, "50");
  await page.update(<NumberField value={50} onChange={() => {}} />);
  expect(field.value).toBe("50");
  await page.update(<NumberField value={5} onChange={() => {}} />);
  expect(field.value).toBe("5");
});

test("a value that changes during a conversion waits for its end", async () => {
  const page = await render(<NumberField value={10} onChange={() => {}} />);
  const field = page.get<HTMLInputElement>("input");
  await fire(field, "compositionstart");
  await write(field, "２");
  await page.update(<NumberField value={7} onChange={() => {}} />);
  expect(field.value).toBe("２");
});

test("leaving reports the settled figure before the blur, and nothing when nothing was typed", async () => {
  const calls: unknown[] = [];
  const onChange = (value: number) => calls.push(value);
  const onBlur = () => calls.push("blur");
  const page = await render(<NumberField value={10} max={20} onChange={onChange} onBlur={onBlur} />);
  const field = page.get<HTMLInputElement>("input");
  await fire(field, "focusout");
  expect(calls).toEqual(["blur"]);
  await write(field, "99");
  await fire(field, "focusout");
  expect(calls).toEqual(["blur", 20, "blur"]);
});

test("the arrow keys stop at the range and leave a read-only field alone", async () => {
  const onChange = vi.fn();
  const page = await render(<NumberField value={20} max={20} onChange={onChange} />);
  await fire(page.get("input"), "keydown", { key: "ArrowUp" });
  expect(onChange).not.toHaveBeenCalled();
  await page.update(<NumberField value={20} onChange={onChange} readOnly />);
  await fire(page.get("input"), "keydown", { key: "ArrowUp" });
  expect(onChange).not.toHaveBeenCalled();
  await page.update(<NumberField value={20} onChange={onChange} step={5} />);
  await fire(page.get("input"), "keydown", { key: "ArrowDown" });
  expect(onChange.mock.calls).toEqual([[15]]);
});
