import "../../../src/entries/open-api-console.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { editor, waitOptions } from "../../editor-stage.js";
import { refusal } from "../../host-in-page.js";
import {
  fits,
  groupOf,
  type Inside,
  inside,
  openApiInPage,
  press,
  serverOf,
  tag,
} from "./open-api-in-page.js";

export default {
  title: "要素/open-api-console 外部API/トークン",
  parameters: { element: "open-api-console" },
  args: {},
  render: (args, story) => editor(tag, { ...serverOf(story), ...args }),
  beforeEach: () => openApiInPage(),
} satisfies Meta;

const code = "ECサイト連携";

/** The code's first token. */
async function token(canvas: Inside): Promise<HTMLElement> {
  return within(await groupOf(canvas, code)).getAllByRole("group", { name: /^oat_/ })[0] as HTMLElement;
}

async function issue(canvas: Inside): Promise<HTMLElement> {
  await press(within(await groupOf(canvas, code)), "トークンを発行");
  await press(canvas, "発行する");
  return canvas.findByRole("dialog", { name: "アクセストークンを発行しました" }, waitOptions);
}

export const 発行の確認: StoryObj = {
  tags: ["smoke"],
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(within(await groupOf(canvas, code)), "トークンを発行");
    await canvas.findByRole("dialog", { name: `「${code}」のトークンを発行しますか？` }, waitOptions);
  },
};

/** 発行したトークンは、ダイアログを閉じると二度と残りません。期限のあるトークンがあれば、その期限を知らせます。 */
export const 発行した直後: StoryObj = {
  play: async ({ canvasElement }) => {
    const dialog = await issue(await inside(canvasElement));
    expect(within(dialog).getByLabelText("アクセストークン")).toBeVisible();
    expect(await within(dialog).findAllByText(/^以前のトークン/)).toHaveLength(2);
  },
};

export const 発行したトークンを隠す: StoryObj = {
  play: async ({ canvasElement }) => {
    const dialog = await issue(await inside(canvasElement));
    await press(within(dialog), "隠す");
    expect(within(dialog).getByLabelText("アクセストークン")).toHaveValue("••••••••");
    expect(within(dialog).getByRole("button", { name: "表示" })).toBeVisible();
  },
};

export const コピーする前に閉じる: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const dialog = await issue(canvas);
    const closing = within(dialog).getAllByRole("button", { name: "閉じる" });
    closing.at(-1)?.click();
    await canvas.findByRole("dialog", { name: "トークンをまだコピーしていません" }, waitOptions);
  },
};

export const 発行の失敗: StoryObj = {
  beforeEach: () =>
    openApiInPage(({ url }) =>
      url.endsWith("/issue_token")
        ? refusal(429, { message: "1分ほど待ってからお試しください。" })
        : undefined,
    ),
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(within(await groupOf(canvas, code)), "トークンを発行");
    await press(canvas, "発行する");
    const dialog = await canvas.findByRole("dialog", {}, waitOptions);
    await waitFor(() => expect(dialog).toHaveTextContent("1分ほど待ってからお試しください。"));
  },
};

/** トークンは30秒だけ表示します。 */
export const トークンの表示: StoryObj = {
  play: async ({ canvasElement }) => {
    const row = await token(await inside(canvasElement));
    await press(within(row), "表示");
    expect(await within(row).findByRole("button", { name: "隠す" }, waitOptions)).toBeVisible();
  },
};

export const 表示の権限がない: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const row = within(await groupOf(canvas, "予約システム連携")).getByRole("group", { name: /^oat_/ });
    await press(within(row), "表示");
    await waitFor(
      () =>
        expect(within(row).getByRole("button", { name: "表示" })).toHaveAttribute("aria-disabled", "true"),
      waitOptions,
    );
  },
};

/** サービスコードの名前を入力するまで、失効できません。 */
export const 失効の確認: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(within(await token(canvas)), "失効");
    const dialog = await canvas.findByRole("dialog", { name: "トークンを失効しますか？" }, waitOptions);
    expect(await within(dialog).findByText(/^直近7日の呼び出し/, {}, waitOptions)).toBeVisible();
    expect(within(dialog).getByRole("button", { name: "失効する" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const 狭い画面の発行: StoryObj = {
  globals: { width: "360" },
  play: async ({ canvasElement }) => {
    await issue(await inside(canvasElement));
    fits(canvasElement);
  },
};

export const 英語の失効: StoryObj = {
  args: { locale: "en" },
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    await press(within(await token(canvas)), "Revoke");
    await canvas.findByRole("dialog", { name: "Revoke the token?" }, waitOptions);
  },
};
