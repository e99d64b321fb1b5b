import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../src/kit/Button.js";
import { Field } from "../../src/kit/Field.js";
import { IconButton } from "../../src/kit/IconButton.js";
import {
  AlarmIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronRightIcon,
  CopyIcon,
  FilterIcon,
  MessageIcon,
  TagIcon,
  TrashIcon,
  UserCardIcon,
  WarningIcon,
} from "../../src/kit/icons.js";
import { Panel } from "../../src/kit/Panel.js";
import { PanelStrip } from "../../src/kit/PanelStrip.js";
import { Switch } from "../../src/kit/Switch.js";
import { TextField } from "../../src/kit/TextField.js";
import { onStage } from "../stage.js";
import { Held } from "./held.js";
import { Stack } from "./layout.js";

export default { title: "部品/パネル" } satisfies Meta;
type Story = StoryObj;

const ignore = () => {};

function tools(condition: boolean, last = false) {
  return (
    <>
      <Switch label="条件" checked={condition} onChange={ignore} />
      <IconButton label="上へ移動" icon={<ArrowUpIcon />} onPress={ignore} />
      <IconButton label="下へ移動" icon={<ArrowDownIcon />} unavailable={last} onPress={ignore} />
      <IconButton label="複製" icon={<CopyIcon />} onPress={ignore} />
      <IconButton label="削除" icon={<TrashIcon />} onPress={ignore} />
    </>
  );
}

const strip = (
  <PanelStrip
    icon={<FilterIcon />}
    actions={
      <Button variant="quiet" size="s" onPress={ignore}>
        条件を編集
      </Button>
    }
  >
    友だち登録日が2026年10月1日以降で、タグ「既存会員」がついていない人だけ
  </PanelStrip>
);

export const 状態: Story = {
  tags: ["smoke"],
  render: () => (
    <Stack>
      <Panel
        name="1. テキスト送信"
        number={1}
        title="テキスト送信"
        icon={<MessageIcon />}
        open={false}
        onToggle={ignore}
        sentence="「ご予約ありが…」をすぐに送る"
        tools={tools(false)}
      >
        {null}
      </Panel>
      <Panel
        name="2. タグ操作"
        number={2}
        title="タグ操作"
        icon={<TagIcon />}
        open
        onToggle={ignore}
        tools={tools(true)}
        strip={strip}
      >
        <Field label="タグ" layout="line">
          <TextField value="体験予約済み" onChange={ignore} />
        </Field>
        <Field label="メモ" layout="line">
          <TextField value="" onChange={ignore} />
        </Field>
      </Panel>
      <Panel
        name="3. リマインダ操作"
        number={3}
        title="リマインダ操作"
        icon={<AlarmIcon />}
        open={false}
        onToggle={ignore}
        sentence="「来店前日のご案内」を2026年11月18日 10:00をゴールに開始し、届かない人には翌日もう一度送る"
        problem="ゴールが過去です"
        tools={tools(true)}
        strip={strip}
      >
        {null}
      </Panel>
      <Panel
        name="4. 友だち情報操作"
        number={4}
        title="友だち情報操作"
        icon={<UserCardIcon />}
        open={false}
        onToggle={ignore}
        problem="入力が2か所足りません"
        invalid
        tools={tools(false)}
      >
        {null}
      </Panel>
      <Panel
        name="5. タグ操作"
        number={5}
        title="タグ操作"
        icon={<TagIcon />}
        open={false}
        onToggle={ignore}
        sentence="移動した直後（枠が強調されます）"
        moved
        tools={tools(false, true)}
      >
        {null}
      </Panel>
      <Panel
        name="128. 読み取れない動作"
        number={128}
        title="読み取れない動作"
        icon={<WarningIcon />}
        open={false}
        onToggle={ignore}
        sentence="そのまま保存されます"
        tools={<IconButton label="削除" icon={<TrashIcon />} onPress={ignore} />}
      >
        {null}
      </Panel>
    </Stack>
  ),
};

const removed = fn();

export const 開いて閉じる: Story = {
  render: () => (
    <Held start={false}>
      {(open, setOpen) => (
        <Panel
          name="1. テキスト送信"
          number={1}
          title="テキスト送信"
          icon={<MessageIcon />}
          open={open}
          onToggle={() => setOpen(!open)}
          sentence={open ? undefined : "「ご予約ありが…」をすぐに送る"}
          tools={<IconButton label="削除" icon={<TrashIcon />} onPress={removed} />}
        >
          <TextField label="本文" value="ご予約ありがとうございます" onChange={ignore} />
        </Panel>
      )}
    </Held>
  ),
  async play({ canvasElement }) {
    removed.mockClear();
    const region = within(await onStage(canvasElement).findByRole("region", { name: "1. テキスト送信" }));
    const heading = region.getByRole("heading", { level: 2 });
    const toggle = within(heading).getByRole("button", { name: "1. テキスト送信" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(toggle).not.toHaveTextContent("すぐに送る");
    await expect(region.getByText("「ご予約ありが…」をすぐに送る")).toBeVisible();
    await expect(region.queryByRole("textbox")).toBeNull();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    const body = region.getByRole("textbox", { name: "本文" });
    await expect(toggle.getAttribute("aria-controls")).toBe(body.closest(".panel-body")?.id);
    await userEvent.click(toggle);
    await expect(region.queryByRole("textbox")).toBeNull();
    await userEvent.click(region.getByRole("button", { name: "削除" }));
    await expect(removed).toHaveBeenCalledTimes(1);
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  },
};

/** The head is one hit area, its tools lie above it. */
export const 見出しのどこを押しても開く: Story = {
  ...開いて閉じる,
  async play({ canvasElement }) {
    const stage = onStage(canvasElement);
    const toggle = await stage.findByRole("button", { name: "1. テキスト送信" });
    const at = (element: Element) => {
      const box = element.getBoundingClientRect();
      const root = toggle.getRootNode() as ShadowRoot;
      return root.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    };
    await expect(at(stage.getByText("「ご予約ありが…」をすぐに送る"))).toBe(toggle);
    const remove = stage.getByRole("button", { name: "削除" });
    await expect(at(remove)?.closest("button")).toBe(remove);
  },
};

export const 矢印つきの帯: Story = {
  render: () => (
    <Panel
      name="1. タグ操作"
      number={1}
      title="タグ操作"
      icon={<TagIcon />}
      open={false}
      onToggle={ignore}
      strip={
        <>
          <FilterIcon />
          <span>タグ「既存会員」がついている人だけ</span>
          <Button variant="quiet" size="s" icon={<ChevronRightIcon />} onPress={ignore}>
            条件を編集
          </Button>
        </>
      }
    >
      {null}
    </Panel>
  ),
};
