import { expect, test, vi } from "vitest";
import { EditableText } from "../../src/kit/EditableText.js";
import { SearchField } from "../../src/kit/SearchField.js";
import { TextArea } from "../../src/kit/TextArea.js";
import { TextField } from "../../src/kit/TextField.js";
import { fire, render, write } from "./render.js";

test.each([
  ["TextField", TextField],
  ["TextArea", TextArea],
] as const)(
  "%s shows the conversion, not the model, until it ends; then another text of the model counts",
  async (_, Control) => {
    const onChange = vi.fn();
    const page = await render(<Control value="" onChange={onChange} label="名前" />);
    const field = page.get<HTMLInputElement>("[aria-label]");
    await fire(field, "compositionstart");
    await write(field, "やま");
    expect(onChange).not.toHaveBeenCalled();
    await page.update(<Control value="別の値" onChange={onChange} label="名前" />);
    expect(field.value).toBe("やま");
    await fire(field, "compositionend");
    expect(onChange).not.toHaveBeenCalled();
    expect(field.value).toBe("別の値");
  },
);

test("text that the input method changed last, without an input event, is reported at the end", async () => {
  const onChange = vi.fn();
  const page = await render(<TextField value="" onChange={onChange} />);
  const field = page.get<HTMLInputElement>("input");
  await fire(field, "compositionstart");
  await write(field, "やま");
  onChange.mockClear();
  await page.update(<TextField value="やま" onChange={onChange} />);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "山");
  await fire(field, "compositionend");
  expect(onChange.mock.calls).toEqual([["山"]]);
});

test.each([
  ["TextField", <TextField key="" value="" onChange={() => {}} />],
  ["SearchField", <SearchField key="" label="検索" clearLabel="消す" value="" onChange={() => {}} />],
  [
    "EditableText",
    <EditableText
      key=""
      label="名前"
      value=""
      error={null}
      onChange={() => {}}
      onSave={() => {}}
      onCancel={() => {}}
    />,
  ],
])("%s is about a customer: neither the browser nor a password manager fills it in", async (_, field) => {
  const page = await render(field);
  const input = page.get<HTMLInputElement>("input");
  expect(input.getAttribute("autocomplete")).toBe("off");
  const { "1pIgnore": onePassword, lpignore, bwignore, formType } = input.dataset;
  expect([onePassword, lpignore, bwignore, formType]).toEqual(["true", "true", "true", "other"]);
});
