import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Field } from "../../src/kit/Field.js";
import { NumberField } from "../../src/kit/NumberField.js";
import { Segmented } from "../../src/kit/Segmented.js";
import { TextField } from "../../src/kit/TextField.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Fields, Stack } from "./layout.js";

export default { title: "部品/項目" } satisfies Meta;
type Story = StoryObj;

function sample(start: string, placeholder?: string) {
  return (
    <Held start={start}>
      {(value, change) => <TextField value={value} onChange={change} placeholder={placeholder} />}
    </Held>
  );
}

export const 状態: Story = {
  tags: ["smoke"],
  render: () => (
    <Fields>
      <Field
        label="アクション名"
        required
        requiredLabel="必須"
        hint="一覧に表示される名前です（100文字まで）"
      >
        {sample("", "例：体験予約のお礼")}
      </Field>
      <Field label="メモ" optionalLabel="任意">
        {sample("")}
      </Field>
      <Field label="エラー" required requiredLabel="必須" error="アクション名を入力してください。">
        {sample("")}
      </Field>
      <Field label="警告" hint="日本時間で入力します" warning="ゴール日時は未来の日時にしてください">
        {sample("2026/11/18")}
      </Field>
      <Field
        label="とても長い見出しの項目名が二行になるとき（会員ランクと最終来店日の組み合わせ）"
        optionalLabel="任意"
        hint="補足の文も長くなることがあります。入力欄の幅で折り返し、横にはみ出しません。"
      >
        {sample("表参道店")}
      </Field>
    </Fields>
  ),
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const name = await stage.findByRole("textbox", { name: "アクション名" });
    await expect(name).toHaveAccessibleDescription("一覧に表示される名前です（100文字まで）");
    await expect(name).toHaveAttribute("aria-required", "true");
    const wrong = stage.getByRole("textbox", { name: "エラー" });
    await expect(wrong).toHaveAttribute("aria-invalid", "true");
    await expect(wrong).toHaveAccessibleDescription("アクション名を入力してください。");
    const warned = stage.getByRole("textbox", { name: "警告" });
    await expect(warned).not.toHaveAttribute("aria-invalid");
    await expect(warned).toHaveAccessibleDescription(
      "ゴール日時は未来の日時にしてください 日本時間で入力します",
    );
  },
};

export const 見出しを横に: Story = {
  render: () => (
    <Stack>
      <Field label="操作" layout="line">
        <Held start={1}>
          {(value, change) => (
            <Segmented
              options={[
                { value: 1, label: "つける" },
                { value: 2, label: "はずす" },
              ]}
              value={value}
              onChange={change}
            />
          )}
        </Held>
      </Field>
      <Field label="送る時間の幅" layout="line" group error="終わりは始まりより後にしてください。">
        <div style={{ display: "flex", gap: 8, alignItems: "center" }}>
          <Held start={30}>
            {(value, change) => (
              <NumberField value={value} onChange={change} min={0} max={9999} label="分から" />
            )}
          </Held>
          <span>〜</span>
          <Held start={10}>
            {(value, change) => (
              <NumberField value={value} onChange={change} min={0} max={9999} label="分まで" unit="分後" />
            )}
          </Held>
        </div>
      </Field>
      <Field label="アクション名" layout="line" required requiredLabel="必須" hint="一覧に表示されます">
        {sample("体験予約のお礼とフォロー")}
      </Field>
    </Stack>
  ),
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    await stage.findByRole("radiogroup", { name: "操作" });
    await expect(stage.getByRole("group", { name: "送る時間の幅" })).toBeInTheDocument();
    const from = stage.getByRole("textbox", { name: "分から" });
    await expect(from).toHaveAccessibleDescription("終わりは始まりより後にしてください。");
    const to = stage.getByRole("textbox", { name: "分まで" });
    await expect(to).toHaveAccessibleDescription("分後 終わりは始まりより後にしてください。");
  },
};
