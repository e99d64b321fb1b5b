import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { AlertRegion } from "../../src/kit/AlertRegion.js";
import { Button } from "../../src/kit/Button.js";
import { onStage, plainNotices } from "../stage.js";
import { Held } from "./held.js";
import { Stack } from "./layout.js";

export default { title: "部品/問題の一覧" } satisfies Meta;
type Story = StoryObj;

const went = fn();
const problems = [
  { id: "a_name", text: "アクション名を入力してください。" },
  { id: "inputs.1.tags", text: "2. タグ操作：タグを選択してください。" },
].map((problem) => ({ ...problem, onGoTo: () => went(problem.id) }));

export const 状態: Story = {
  tags: ["smoke"],
  render: () => (
    <Stack>
      <AlertRegion title="登録に失敗しました" problems={problems} />
      <AlertRegion title="登録に失敗しました" problems={[{ id: "http", text: "操作権限がありません" }]} />
      <AlertRegion problems={problems} />
      <AlertRegion title="登録に失敗しました" problems={[{ id: "", text: "入力エラー" }, ...problems]} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(plainNotices(canvasElement)).toEqual([]));
  },
};

export const 断られたときに現れる: Story = {
  render: () => (
    <Held start={0}>
      {(attempt, setAttempt) => (
        <Stack>
          <AlertRegion
            title={attempt > 0 ? "登録に失敗しました" : undefined}
            problems={attempt > 0 ? problems : []}
            attempt={attempt}
          />
          <div>
            <Button onPress={() => setAttempt(attempt + 1)}>確定</Button>
          </div>
        </Stack>
      )}
    </Held>
  ),
  async play({ canvasElement }) {
    went.mockClear();
    const stage = onStage(canvasElement);
    const region = await stage.findByRole("alert");
    await expect(region).toBeEmptyDOMElement();
    const finish = stage.getByRole("button", { name: "確定" });
    await userEvent.click(finish);
    await expect(region).toHaveTextContent("登録に失敗しました");
    const first = region.firstElementChild;
    await userEvent.click(finish);
    await expect(region.firstElementChild).not.toBe(first);
    await userEvent.click(stage.getByRole("button", { name: "2. タグ操作：タグを選択してください。" }));
    await expect(went.mock.calls).toEqual([["inputs.1.tags"]]);
  },
};
