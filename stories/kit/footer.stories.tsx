import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../src/kit/Button.js";
import { Checkbox } from "../../src/kit/Checkbox.js";
import { Footer } from "../../src/kit/Footer.js";
import { StatusRegion } from "../../src/kit/StatusRegion.js";
import { Held } from "./held.js";
import { Stack } from "./layout.js";

export default { title: "部品/フッター" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};

const buttons = (
  <>
    <Button onPress={ignore}>キャンセル</Button>
    <Button variant="primary" onPress={ignore}>
      確定
    </Button>
  </>
);

export const 状態: Story = {
  tags: ["smoke"],
  render: () => (
    <Stack>
      <Footer
        start={
          <Held start={true}>
            {(checked, change) => (
              <Checkbox label="2回目以降の発動時も各動作を実行する" checked={checked} onChange={change} />
            )}
          </Held>
        }
      >
        {buttons}
      </Footer>
      <Footer start={<StatusRegion visible text="10:42に保存しました" />}>{buttons}</Footer>
      <Footer>{buttons}</Footer>
    </Stack>
  ),
};
