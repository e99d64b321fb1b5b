import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Field } from "../../src/kit/Field.js";
import { TextArea } from "../../src/kit/TextArea.js";
import { typeInto } from "../drivers.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Fields } from "./layout.js";

export default { title: "部品/複数行の入力" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};
const letter = `山田 花子さん、体験レッスンのご予約ありがとうございます。

当日は銀座店で、11月23日(月)にお待ちしています。
ご不明な点は、このトークにそのままご返信ください。`;

function foot(text: string, limit: number) {
  return [
    <span key="tip">差し込みは [[ でも呼び出せます</span>,
    <span key="count">{`${text.length}/${limit}`}</span>,
  ];
}

export const 状態: Story = {
  tags: ["smoke"],
  render: () => (
    <Fields>
      <Field label="空">
        <TextArea value="" onChange={ignore} placeholder="本文" foot={foot("", 4500)} />
      </Field>
      <Field label="入力あり">
        <TextArea value={letter} onChange={ignore} foot={foot(letter, 4500)} />
      </Field>
      <Field label="文字数を超えている" error="50文字以内で入力してください。入力した内容は残っています。">
        <TextArea value={letter} onChange={ignore} foot={foot(letter, 50)} overLimit />
      </Field>
      <Field label="エラー" error="本文を入力してください。">
        <TextArea value="" onChange={ignore} rows={2} />
      </Field>
      <Field label="無効">
        <TextArea value="変更できません" onChange={ignore} rows={2} disabled />
      </Field>
      <Field label="閲覧のみ">
        <TextArea value="読み取り専用です" onChange={ignore} rows={2} readOnly />
      </Field>
    </Fields>
  ),
};

export const 文字に合わせて伸びる: Story = {
  render: () => (
    <Held start="">
      {(value, change) => (
        <TextArea
          label="本文"
          rows={2}
          value={value}
          onChange={change}
          overLimit={value.length > 5}
          foot={<span>{`${value.length}/5`}</span>}
        />
      )}
    </Held>
  ),
  async play({ canvasElement }) {
    const field = await onStage(canvasElement).findByRole("textbox", { name: "本文" });
    await expect(field).toHaveAccessibleDescription("0/5");
    const height = field.getBoundingClientRect().height;
    await typeInto(field, "一\n二\n三");
    await expect(field).toHaveValue("一\n二\n三");
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(height);
    await expect(field).not.toHaveAttribute("aria-invalid");
    await typeInto(field, "四");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription("6/5");
  },
};
