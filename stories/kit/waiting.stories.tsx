import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../../src/kit/Button.js";
import { EmptyState } from "../../src/kit/EmptyState.js";
import { ErrorState } from "../../src/kit/ErrorState.js";
import { FilterIcon, PlusIcon } from "../../src/kit/icons.js";
import { Progress } from "../../src/kit/Progress.js";
import { Skeleton } from "../../src/kit/Skeleton.js";
import { focused } from "../drivers.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Fields } from "./layout.js";

export default { title: "部品/待つ・ない・失敗した" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};

const states = (
  <Fields>
    <Skeleton label="読み込み中..." />
    <EmptyState icon={<FilterIcon />} title="条件はまだありません" text="下の項目を選ぶと絞り込めます" />
    <EmptyState
      title="タグはまだありません"
      action={
        <Button icon={<PlusIcon />} onPress={ignore}>
          タグを追加
        </Button>
      }
    />
    <ErrorState
      title="タグを読み込めませんでした"
      text="入力した内容は残っています"
      retryLabel="もう一度読み込む"
      onRetry={ignore}
    />
    <Progress label="画像を送信中..." done={0.62} hint="閉じても送信は続きます" />
    <Progress label="送信前" done={0} />
    <Progress label="送信済み" done={1} />
  </Fields>
);

export const 状態: Story = {
  tags: ["smoke"],
  render: () => states,
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const bar = await stage.findByRole("progressbar", { name: "画像を送信中..." });
    await expect(bar).toHaveAttribute("value", "62");
    await expect(bar).toHaveAccessibleDescription("閉じても送信は続きます");
    await waitFor(() => expect(stage.getByText("読み込み中...")).toBeVisible());
  },
};
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => states };
export const 狭い幅: Story = { globals: { width: "360" }, render: () => states };

const retried = fn();

export const もう一度読み込む: Story = {
  render: () => (
    <Held start={false}>
      {(retrying, setRetrying) => (
        <ErrorState
          title="タグを読み込めませんでした"
          retryLabel="もう一度読み込む"
          retrying={retrying}
          retryingLabel="読み込み中..."
          onRetry={() => {
            retried();
            setRetrying(true);
          }}
        />
      )}
    </Held>
  ),
  async play({ canvasElement }) {
    retried.mockClear();
    const stage = onStage(canvasElement);
    await expect(await stage.findByRole("alert")).toHaveTextContent("タグを読み込めませんでした");
    const button = stage.getByRole("button", { name: "もう一度読み込む" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(focused()).toBe(button);
    await userEvent.click(button);
    await expect(retried).toHaveBeenCalledTimes(1);
  },
};
