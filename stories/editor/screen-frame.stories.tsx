import type { Meta, StoryObj } from "@storybook/react-vite";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { expect, fn, userEvent } from "storybook/test";
import {
  type ContentState,
  createScreenSession,
  editingStyles,
  MorePages,
  type ScreenCommands,
  ScreenFrame,
} from "../../src/editor/index.js";
import type { MorePagesProps } from "../../src/editor/MorePages.js";
import { useSheets } from "../../src/kit/use-sheets.js";
import type { Failure } from "../../src/lib/failure.js";
import { onStage } from "../stage.js";

export default { title: "部品/画面の枠" } satisfies Meta;
type Story = StoryObj;

const words = {
  loading: "読み込み中...",
  failed: "友だちを読み込めませんでした",
  refreshFailed: "最新の友だちを読み込めませんでした",
  loadAgain: "もう一度読み込む",
  more: "続きを読み込む",
};
const failure: Failure = { kind: "unreachable", status: null, messages: [] };
const commands: ScreenCommands = {
  session: createScreenSession(),
  pageEditors: new Map(),
  refuse() {},
  reportFailure() {},
  contentFailed() {},
  perform: (gesture) => gesture(),
  expire() {},
};
const retried = fn();

function Screen({ state, more }: { state: ContentState; more?: MorePagesProps["state"] }): ReactNode {
  useSheets(editingStyles);
  return (
    <Provider store={createStore()}>
      <ScreenFrame commands={commands} locale="ja" content={{ state, words, onRetry: retried }}>
        <p>佐藤、鈴木</p>
        {more ? (
          <MorePages commands={commands} locale="ja" state={more} words={words} onMore={retried} />
        ) : null}
      </ScreenFrame>
    </Provider>
  );
}

const states = (
  <>
    <Screen state={{ is: "loading" }} />
    <Screen state={{ is: "failed", failure }} />
    <Screen state={{ is: "failed", failure: { kind: "forbidden", status: 403, messages: [] } }} />
    <Screen state={{ is: "ready", refreshFailure: failure }} more={{ is: "idle" }} />
    <Screen state={{ is: "ready" }} more={{ is: "loading" }} />
    <Screen state={{ is: "ready" }} more={{ is: "failed", failure }} />
  </>
);

export const 状態: Story = {
  tags: ["smoke"],
  render: () => states,
  async play({ canvasElement }) {
    retried.mockClear();
    const stage = onStage(canvasElement);
    for (const button of await stage.findAllByRole("button", { name: "もう一度読み込む" }))
      await userEvent.click(button);
    await expect(retried).toHaveBeenCalledTimes(3);
    await expect(stage.getByText("操作権限がありません")).toBeVisible();
  },
};
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => states };
export const 狭い幅: Story = { globals: { width: "360" }, render: () => states };
