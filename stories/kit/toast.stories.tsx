import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../../src/kit/Button.js";
import { Toast, type ToastMessage } from "../../src/kit/Toast.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";

export default { title: "部品/トースト", parameters: { overview: "完了" } } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};
const ground = { paddingBlock: "96px 16px" };

function Shown({ message }: { message: ToastMessage }) {
  return (
    <div style={ground}>
      <Toast message={message} onEnd={ignore} closeLabel="閉じる" />
    </div>
  );
}

const done: ToastMessage = {
  id: 1,
  text: "3件のメッセージを確認済みにしました",
  actionLabel: "元に戻す",
  onAction: ignore,
};

export const 完了: Story = { tags: ["smoke"], render: () => <Shown message={done} /> };
export const 失敗: Story = {
  render: () => <Shown message={{ id: 2, tone: "danger", text: "元に戻せませんでした" }} />,
};
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => <Shown message={done} /> };
export const 狭い幅: Story = { globals: { width: "360" }, render: () => <Shown message={done} /> };

const undone = fn();

const acting = (lastsMs: number) => () => (
  <Held<ToastMessage | null> start={null}>
    {(message, change) => (
      <div style={ground}>
        <Button
          onPress={() =>
            change({ id: Date.now(), text: "確認済みにしました", actionLabel: "元に戻す", onAction: undone })
          }
        >
          確認済みにする
        </Button>
        <Toast message={message} onEnd={() => change(null)} closeLabel="閉じる" lastsMs={lastsMs} />
      </div>
    )}
  </Held>
);

export const 元に戻す: Story = {
  render: acting(6000),
  async play({ canvasElement }) {
    undone.mockClear();
    const stage = onStage(canvasElement);
    const region = await stage.findByRole("status");
    await expect(region.textContent).toBe("");
    await userEvent.click(stage.getByRole("button", { name: "確認済みにする" }));
    await expect(stage.getByRole("status")).toBe(region);
    await expect(region).toHaveTextContent("確認済みにしました");
    await userEvent.click(stage.getByRole("button", { name: "元に戻す" }));
    await expect(undone).toHaveBeenCalledTimes(1);
    await expect(region.textContent).toBe("");
  },
};

export const 指している間は残る: Story = {
  render: acting(150),
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const region = await stage.findByRole("status");
    const again = stage.getByRole("button", { name: "確認済みにする" });
    again.click();
    const toast = (await stage.findByText("確認済みにしました")).parentElement;
    if (!toast) throw new Error("The text stands in no toast.");
    fireEvent.pointerEnter(toast);
    const undo = stage.getByRole("button", { name: "元に戻す" });
    undo.focus();
    fireEvent.pointerLeave(toast);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(region).toHaveTextContent("確認済みにしました");
    // From one of its buttons to the other the focus does not leave it.
    stage.getByRole("button", { name: "閉じる" }).focus();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(region).toHaveTextContent("確認済みにしました");
    again.focus();
    await waitFor(() => expect(region.textContent).toBe(""));
  },
};
