import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { expect } from "storybook/test";
import * as icons from "../../src/kit/icons.js";
import { onStage } from "../stage.js";

export default { title: "部品/アイコン", parameters: { overview: "大きさ20" } } satisfies Meta;
type Story = StoryObj;

function all(size: 16 | 20) {
  return (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(36px, 1fr))", gap: 4 }}>
      {Object.entries(icons).map(([name, icon]) => (
        <span
          key={name}
          title={name}
          style={{
            display: "grid",
            placeItems: "center",
            blockSize: 36,
            borderRadius: 6,
            background: "var(--ce-sunken)",
          }}
        >
          {createElement(icon, { size })}
        </span>
      ))}
    </div>
  );
}

export const 大きさ20: Story = {
  tags: ["smoke"],
  render: () => all(20),
  async play({ canvasElement }) {
    const drawn = [...onStage(canvasElement).getByTitle("TrashIcon").children];
    await expect(drawn).toHaveLength(1);
    await expect(drawn[0]).toHaveAttribute("aria-hidden", "true");
  },
};

export const 大きさ16: Story = { render: () => all(16) };
