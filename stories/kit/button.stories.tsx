import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button, type ButtonProps } from "../../src/kit/Button.js";
import { CheckIcon, PlusIcon } from "../../src/kit/icons.js";
import { focused } from "../drivers.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Row, Rows } from "./layout.js";

export default { title: "部品/ボタン", parameters: { overview: "種類" } } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};
const plain = { onPress: ignore } satisfies Partial<ButtonProps>;

export const 種類: Story = {
  tags: ["smoke"],
  render: () => (
    <Rows>
      <Row caption="主">
        <Button {...plain} variant="primary">
          確定
        </Button>
        <Button {...plain} variant="primary" icon={<CheckIcon />}>
          承認する
        </Button>
        <Button {...plain} variant="primary" busy busyLabel="処理中...">
          確定
        </Button>
        <Button {...plain} variant="primary" unavailable>
          無効
        </Button>
      </Row>
      <Row caption="標準">
        <Button {...plain}>キャンセル</Button>
        <Button {...plain} icon={<PlusIcon />}>
          予約
        </Button>
        <Button {...plain} busy busyLabel="処理中...">
          下書きとして保存する
        </Button>
        <Button {...plain} unavailable>
          無効
        </Button>
      </Row>
      <Row caption="控えめ">
        <Button {...plain} variant="quiet">
          条件を編集
        </Button>
        <Button {...plain} variant="quiet" size="s" icon={<PlusIcon />}>
          小
        </Button>
        <Button {...plain} variant="quiet" unavailable>
          無効
        </Button>
      </Row>
      <Row caption="危険">
        <Button {...plain} variant="danger">
          却下する
        </Button>
        <Button {...plain} variant="danger-fill">
          3件を削除
        </Button>
        <Button {...plain} variant="danger-fill" unavailable>
          無効
        </Button>
      </Row>
      <Row caption="大きさ">
        <Button {...plain} size="s">
          小
        </Button>
        <Button {...plain}>中</Button>
      </Row>
    </Rows>
  ),
};

export const 長い言葉: Story = {
  render: () => (
    <Button {...plain}>体験予約のお礼とフォローのアクションを複製して新しいテンプレートにする</Button>
  ),
};

const sent = fn();

export const 処理中は押しても何も起きない: Story = {
  render: () => (
    <Held start={false}>
      {(busy, setBusy) => (
        <Button
          variant="primary"
          busy={busy}
          busyLabel="処理中..."
          onPress={() => {
            sent();
            setBusy(true);
          }}
        >
          確定
        </Button>
      )}
    </Held>
  ),
  async play({ canvasElement }) {
    sent.mockClear();
    const button = await onStage(canvasElement).findByRole("button", { name: "確定" });
    const width = button.getBoundingClientRect().width;
    await userEvent.click(button);
    await expect(button).toHaveTextContent("処理中...");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.click(button);
    await expect(sent).toHaveBeenCalledTimes(1);
    button.focus();
    await expect(focused()).toBe(button);
  },
};

const refused = fn();
const answered = fn();

export const 無効でも焦点を受ける: Story = {
  render: () => (
    <Row caption="理由">
      <Button unavailable onPress={refused}>
        確定
      </Button>
      <Button unavailable pressWhenUnavailable onPress={answered}>
        シナリオ操作
      </Button>
    </Row>
  ),
  async play({ canvasElement }) {
    refused.mockClear();
    answered.mockClear();
    const stage = onStage(canvasElement);
    const silent = await stage.findByRole("button", { name: "確定" });
    await expect(silent).toHaveAttribute("aria-disabled", "true");
    silent.focus();
    await expect(focused()).toBe(silent);
    await userEvent.click(silent);
    await expect(refused).not.toHaveBeenCalled();
    await userEvent.click(stage.getByRole("button", { name: "シナリオ操作" }));
    await expect(answered).toHaveBeenCalledTimes(1);
  },
};
