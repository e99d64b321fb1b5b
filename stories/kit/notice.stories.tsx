import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../src/kit/Button.js";
import { Notice } from "../../src/kit/Notice.js";
import { onStage } from "../stage.js";
import { Stack } from "./layout.js";

export default { title: "部品/知らせ" } satisfies Meta;
type Story = StoryObj;

const restored = fn();
const dismissed = fn();

export const 状態: Story = {
  tags: ["smoke"],
  render: () => (
    <Stack>
      <Notice tone="info">
        <span>差し込みは [[ でも呼び出せます。</span>
      </Notice>
      <Notice tone="success">
        <strong>3件のメッセージを確認済みにしました</strong>
      </Notice>
      <Notice
        tone="warning"
        actions={
          <Button variant="quiet" size="s" onPress={restored}>
            復元する
          </Button>
        }
        onDismiss={dismissed}
        dismissLabel="下書きの知らせを閉じる"
      >
        <strong>保存していない下書きがあります。</strong>
        <span>今日 10:21 のものです。</span>
      </Notice>
      <Notice tone="danger">
        <strong>読み込みに失敗しました。</strong>
        <span>通信の状態を確かめて、もう一度読み込んでください。入力した内容はこの画面に残っています。</span>
      </Notice>
    </Stack>
  ),
  async play({ canvasElement }) {
    restored.mockClear();
    dismissed.mockClear();
    const stage = onStage(canvasElement);
    await userEvent.click(await stage.findByRole("button", { name: "復元する" }));
    await userEvent.click(stage.getByRole("button", { name: "下書きの知らせを閉じる" }));
    await expect(restored).toHaveBeenCalledTimes(1);
    await expect(dismissed).toHaveBeenCalledTimes(1);
  },
};
