import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Button } from "../../src/kit/Button.js";
import { VirtualList } from "../../src/kit/VirtualList.js";
import { focused } from "../drivers.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";

export default { title: "部品/長いリスト" } satisfies Meta;
type Story = StoryObj;

const inPlace = (
  <Held<number | undefined> start={undefined}>
    {(current, change) => (
      <>
        <Button onPress={() => change(99_999)}>最後へ</Button>
        <div style={{ blockSize: 360 }}>
          <VirtualList
            label="友だち"
            count={100_000}
            rowHeight={36}
            current={current}
            row={(place) => (
              <Button size="s" onPress={() => {}}>
                {`友だち${place + 1}`}
              </Button>
            )}
          />
        </div>
      </>
    )}
  </Held>
);

export const 状態: Story = { render: () => inPlace };
export const 暗い配色: Story = { globals: { theme: "dark" }, render: () => inPlace };
export const 狭い幅: Story = { globals: { width: "360" }, render: () => inPlace };

export const 十万行: Story = {
  render: () => inPlace,
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const list = await stage.findByRole("list", { name: "友だち" });
    await waitFor(() => expect(stage.getAllByRole("listitem").length).toBeGreaterThan(9));
    await expect(stage.getAllByRole("listitem").length).toBeLessThan(40);
    const second = stage.getByRole("button", { name: "友だち2" });
    second.focus();

    stage.getByRole("button", { name: "最後へ" }).click();
    const last = await stage.findByRole("button", { name: "友だち100000" });
    const row = last.closest("[role=listitem]");
    await expect(row).toHaveAttribute("aria-posinset", "100000");
    await expect(row).toHaveAttribute("aria-setsize", "100000");
    await expect(list.scrollTop).toBe(100_000 * 36 - 360);
    await expect(stage.getAllByRole("listitem").length).toBeLessThan(40);
    // The row with the focus is still there, though far out of view.
    await expect(focused()).toBe(second);
  },
};
