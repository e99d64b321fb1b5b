import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../src/kit/Button.js";
import { ConfirmDialog } from "../../src/kit/ConfirmDialog.js";
import { focused } from "../drivers.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";

export default { title: "部品/確認ダイアログ", parameters: { overview: "開いて答える" } } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};

const deletion = (items: readonly string[]) => (
  <ConfirmDialog
    open
    destructive
    title="予約を削除しますか"
    items={items}
    itemsLabel="削除する予約"
    confirmLabel="削除する"
    cancelLabel="キャンセル"
    onAnswer={ignore}
  >
    削除すると元に戻せません。
  </ConfirmDialog>
);
const reservations = [
  "11月20日(金) 15:30〜16:30 山田 花子さん",
  "11月21日(土) 10:00〜11:00 佐々木 健さん",
  "Emily CarterwithanextraordinarilylongnamethatneverendsandstillwantstobereadfromHereToThere さん",
];

export const 元に戻せない: Story = {
  tags: ["smoke"],
  render: () => deletion(reservations),
  async play({ canvasElement }) {
    const dialog = await onStage(canvasElement).findByRole("dialog", { name: "予約を削除しますか" });
    await expect(dialog).toHaveAccessibleDescription("削除すると元に戻せません。");
    await expect(focused()).toBe(within(dialog).getByRole("button", { name: "キャンセル" }));
    await expect(within(dialog).getByRole("list", { name: "削除する予約" }).childElementCount).toBe(3);
  },
};
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => deletion(reservations) };
export const 多いとき: Story = {
  render: () => deletion(Array.from({ length: 60 }, (_, at) => `${at + 1}人目の予約`)),
  async play({ canvasElement }) {
    const dialog = await onStage(canvasElement).findByRole("dialog");
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(focused()).toBe(within(dialog).getByRole("button", { name: "キャンセル" }));
  },
};
export const 題だけ: Story = {
  render: () => (
    <ConfirmDialog
      open
      title="保存していない変更があります"
      confirmLabel="破棄する"
      cancelLabel="編集を続ける"
      onAnswer={ignore}
    />
  ),
};

const answered = fn<(confirmed: boolean) => void>();

export const 開いて答える: Story = {
  render: () => (
    <Held start={false}>
      {(open, setOpen) => (
        <>
          <Button onPress={() => setOpen(true)}>選択を解除</Button>
          <ConfirmDialog
            open={open}
            title="選択を解除しますか"
            confirmLabel="解除する"
            cancelLabel="キャンセル"
            onAnswer={(confirmed) => {
              answered(confirmed);
              setOpen(false);
            }}
          >
            選択中の3件のチェックが外れます。
          </ConfirmDialog>
        </>
      )}
    </Held>
  ),
  async play({ canvasElement }) {
    answered.mockClear();
    const stage = onStage(canvasElement);
    const opener = await stage.findByRole("button", { name: "選択を解除" });
    for (const answer of ["キャンセル", "解除する"]) {
      await userEvent.click(opener);
      await expect(focused()).toBe(stage.getByRole("button", { name: "キャンセル" }));
      await userEvent.click(stage.getByRole("button", { name: answer }));
      await waitFor(() => expect(stage.queryByRole("dialog")).toBeNull());
      await expect(focused()).toBe(opener);
    }
    await expect(answered.mock.calls).toEqual([[false], [true]]);
  },
};
