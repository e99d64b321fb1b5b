import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../../src/kit/Button.js";
import { Dialog } from "../../src/kit/Dialog.js";
import { Field } from "../../src/kit/Field.js";
import { TextField } from "../../src/kit/TextField.js";
import { focused } from "../drivers.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Stack } from "./layout.js";

export default { title: "部品/ダイアログ", parameters: { overview: "開いて閉じる" } } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};

export const 入力: Story = {
  tags: ["smoke"],
  render: () => (
    <Dialog
      open
      width="m"
      title="タグの追加"
      onClose={ignore}
      closeLabel="閉じる"
      foot={
        <>
          <Button onPress={ignore}>キャンセル</Button>
          <Button variant="primary" onPress={ignore}>
            追加する
          </Button>
        </>
      }
    >
      <Field label="タグ名" layout="line" required requiredLabel="必須">
        <TextField value="" onChange={ignore} />
      </Field>
      <Field label="グループ" layout="line">
        <TextField value="会員ランク" onChange={ignore} />
      </Field>
    </Dialog>
  ),
};

export const 長い本文: Story = {
  render: () => (
    <Dialog open width="l" title="利用規約の変更について" onClose={ignore} closeLabel="閉じる">
      {Array.from({ length: 40 }, (_, at) => (
        <p key={String(at)}>{`第${at + 1}条　予約の変更は前日の18:00までに承ります。`}</p>
      ))}
    </Dialog>
  ),
  async play({ canvasElement }) {
    const dialog = await onStage(canvasElement).findByRole("dialog");
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    const body = dialog.querySelector(".dialog-body");
    await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0);
  },
};

const escaped = fn<(event: KeyboardEvent) => void>();

export const 開いて閉じる: Story = {
  render: () => (
    <Held start={false}>
      {(open, setOpen) => (
        <Stack>
          <div>
            <Button onPress={() => setOpen(true)}>選択を解除</Button>
          </div>
          <Dialog
            open={open}
            title="選択を解除しますか"
            onClose={() => setOpen(false)}
            closeLabel="閉じる"
            foot={
              <>
                <Button onPress={() => setOpen(false)}>選択を続ける</Button>
                <Button variant="primary" data-autofocus="" onPress={() => setOpen(false)}>
                  解除する
                </Button>
              </>
            }
          >
            <p>選択中の3件のチェックが外れます。</p>
          </Dialog>
        </Stack>
      )}
    </Held>
  ),
  async play({ canvasElement }) {
    escaped.mockClear();
    const stage = onStage(canvasElement);
    const opener = await stage.findByRole("button", { name: "選択を解除" });
    await userEvent.click(opener);
    const dialog = stage.getByRole<HTMLDialogElement>("dialog", { name: "選択を解除しますか" });
    await expect(focused()).toBe(stage.getByRole("button", { name: "解除する" }));

    // The Esc of a conversion stays with the input method; that of the dialog is marked as used, so elements keep it from the page.
    document.addEventListener("keydown", escaped);
    fireEvent.compositionStart(dialog);
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    await Promise.resolve();
    await expect(dialog.open).toBe(true);
    fireEvent.compositionEnd(dialog);
    fireEvent.keyDown(dialog, { key: "Escape" });
    document.removeEventListener("keydown", escaped);
    await expect(escaped.mock.lastCall?.[0].defaultPrevented).toBe(true);

    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    await waitFor(() => expect(dialog.open).toBe(false));
    await expect(focused()).toBe(opener);
    await userEvent.click(opener);
    await userEvent.click(stage.getByRole("button", { name: "閉じる" }));
    await waitFor(() => expect(dialog.open).toBe(false));
    await expect(focused()).toBe(opener);
  },
};
