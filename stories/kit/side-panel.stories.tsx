import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent } from "storybook/test";
import { Badge } from "../../src/kit/Badge.js";
import { Button } from "../../src/kit/Button.js";
import { Field } from "../../src/kit/Field.js";
import { SidePanel, SideRoom } from "../../src/kit/SidePanel.js";
import { TextField } from "../../src/kit/TextField.js";
import { focused, press } from "../drivers.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";

export default { title: "部品/サイドパネル" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};

const inPlace = (startsOpen: boolean) => (
  <Held start={startsOpen}>
    {(open, setOpen) => (
      <SideRoom
        panel={
          open ? (
            <SidePanel
              title="山田 花子さんの予約"
              status={<Badge tone="warning">新規申請</Badge>}
              closeLabel="閉じる"
              onClose={() => setOpen(false)}
              foot={
                <>
                  <Button variant="danger" onPress={ignore}>
                    却下する
                  </Button>
                  <Button variant="primary" onPress={ignore}>
                    承認する
                  </Button>
                </>
              }
            >
              <p>11月20日(金) 15:30〜16:30</p>
              <Field label="メモ">
                <TextField value="" onChange={ignore} />
              </Field>
            </SidePanel>
          ) : null
        }
      >
        <div style={{ blockSize: 480, padding: 16 }}>
          <Button onPress={() => setOpen(true)}>予約を開く</Button>
        </div>
      </SideRoom>
    )}
  </Held>
);

export const 状態: Story = { tags: ["smoke"], render: () => inPlace(true) };
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => inPlace(true) };
export const 狭い幅: Story = {
  globals: { width: "360" },
  render: () => inPlace(true),
  async play({ canvasElement }) {
    const panel = await onStage(canvasElement).findByRole("region", { name: "山田 花子さんの予約" });
    await expect(getComputedStyle(panel).position).toBe("sticky");
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(panel.getBoundingClientRect().width).toBeLessThanOrEqual(360);
  },
};

export const 開いて閉じる: Story = {
  render: () => inPlace(false),
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const opener = await stage.findByRole("button", { name: "予約を開く" });
    await userEvent.click(opener);
    await expect(focused()).toBe(stage.getByRole("heading", { name: "山田 花子さんの予約" }));

    // The Esc that ends a conversion does not close the panel around it.
    const memo = stage.getByRole("textbox", { name: "メモ" });
    memo.focus();
    fireEvent.compositionStart(memo);
    await press("Escape");
    await expect(stage.getByRole("region")).toBeVisible();
    fireEvent.compositionEnd(memo);
    await press("Escape");
    await expect(stage.queryByRole("region")).toBeNull();
    await expect(focused()).toBe(opener);
  },
};
