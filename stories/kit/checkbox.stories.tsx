import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Checkbox } from "../../src/kit/Checkbox.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Row, Rows } from "./layout.js";

export default { title: "部品/チェックボックス" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};

export const 状態: Story = {
  tags: ["smoke"],
  render: () => (
    <Rows>
      <Row caption="標準">
        <Checkbox label="なし" checked={false} onChange={ignore} />
        <Checkbox label="あり" checked onChange={ignore} />
        <Checkbox label="一部" checked={false} mixed onChange={ignore} />
      </Row>
      <Row caption="無効">
        <Checkbox label="無効（なし）" checked={false} onChange={ignore} disabled />
        <Checkbox label="無効（あり）" checked onChange={ignore} disabled />
      </Row>
      <Checkbox
        label="2回目以降の発動時も、友だちがすでに同じタグを持っている場合も含めて、各動作を実行する"
        checked
        onChange={ignore}
      />
    </Rows>
  ),
};

export const 言葉を押して切り替える: Story = {
  render: () => (
    <Held start={false}>
      {(checked, change) => (
        <Checkbox label="2回目以降の発動時も各動作を実行する" checked={checked} onChange={change} />
      )}
    </Held>
  ),
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    await userEvent.click(await stage.findByText("2回目以降の発動時も各動作を実行する"));
    const box = stage.getByRole("checkbox", { name: "2回目以降の発動時も各動作を実行する" });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};
