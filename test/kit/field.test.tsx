import { expect, test } from "vitest";
import { Checkbox } from "../../src/kit/Checkbox.js";
import { Field } from "../../src/kit/Field.js";
import { NumberField } from "../../src/kit/NumberField.js";
import { Segmented } from "../../src/kit/Segmented.js";
import { TextArea } from "../../src/kit/TextArea.js";
import { TextField } from "../../src/kit/TextField.js";
import { TimeField } from "../../src/kit/TimeField.js";
import { render } from "./render.js";

const ignore = () => {};
const controls = {
  TextField: <TextField value="" onChange={ignore} />,
  TextArea: <TextArea value="" onChange={ignore} />,
  NumberField: <NumberField value={1} onChange={ignore} />,
  TimeField: <TimeField value="10:00" onChange={ignore} />,
};

test.each(Object.entries(controls))("the label and the error belong to the %s inside", async (_, control) => {
  const page = await render(
    <Field label="名前" required requiredLabel="必須" hint="補足" warning="注意" error="入力してください。">
      {control}
    </Field>,
  );
  const input = page.get("input, textarea");
  expect(page.get<HTMLLabelElement>("label").htmlFor).toBe(input.id);
  // The mark stands outside the label: it is no part of the name.
  expect(page.get("label").textContent).toBe("名前");
  expect(input.getAttribute("aria-required")).toBe("true");
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(describedTexts(page.box, input)).toEqual(["入力してください。"]);
});

test("warning and hint describe the control and do not mark it invalid", async () => {
  const page = await render(
    <Field label="名前" hint="補足" warning="注意">
      {controls.TextField}
    </Field>,
  );
  expect(page.get("input").hasAttribute("aria-invalid")).toBe(false);
  expect(describedTexts(page.box, page.get("input"))).toEqual(["注意", "補足"]);
});

test("a radio group is named by the field, its options are not", async () => {
  const page = await render(
    <Field label="操作" error="選択してください。">
      <Segmented options={[{ value: 1, label: "つける" }]} value={1} onChange={ignore} />
    </Field>,
  );
  const group = page.get("[role=radiogroup]");
  expect(document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent).toBe("操作");
  expect(group.getAttribute("aria-invalid")).toBe("true");
  expect(page.get<HTMLInputElement>("input").id).toBe("");
});

test("one of several controls keeps its own name and shares no id", async () => {
  const page = await render(
    <Field label="送る時間の幅" group error="終わりは始まりより後にしてください。">
      <NumberField value={1} onChange={ignore} label="分から" />
      <NumberField value={0} onChange={ignore} label="分まで" />
    </Field>,
  );
  const inputs = [...page.box.querySelectorAll("input")];
  expect(inputs.map((input) => [input.id, input.getAttribute("aria-label")])).toEqual([
    ["", "分から"],
    ["", "分まで"],
  ]);
  expect(inputs.map((input) => describedTexts(page.box, input).length)).toEqual([1, 1]);
  const group = page.get("[role=group]");
  expect(document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent).toBe(
    "送る時間の幅",
  );
});

test("a mixed checkbox says so, until it is not", async () => {
  const page = await render(<Checkbox label="タグ" checked={false} mixed onChange={ignore} />);
  const box = page.get<HTMLInputElement>("input");
  expect(box.indeterminate).toBe(true);
  await page.update(<Checkbox label="タグ" checked onChange={ignore} />);
  expect([box.indeterminate, box.checked]).toEqual([false, true]);
});

function describedTexts(box: HTMLElement, control: Element): (string | null | undefined)[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => box.querySelector(`#${CSS.escape(id)}`)?.textContent);
}
