import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { notifySamples } from "../../../../src/features/action/effects/notify/notify.samples.js";
import { insideEditor, waitOptions } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";
import { mayAll, one, sentencesOf } from "./effect-stories.js";

/** What is said of the samples of the notify effect. */
export default {
  title: "要素/action-editor アクション/動作/通知",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 標準: StoryObj = {
  tags: ["smoke"],
  ...one(notifySamples.typical, mayAll),
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, "action-editor");
    expect(await inside.findByRole("textbox", { name: "通知内容" }, waitOptions)).toHaveValue(
      "担当者へ通知します。",
    );
    expect(inside.getByText("10/100", { selector: ".counter" })).toBeVisible();
    for (const [name, path] of [
      [/^通知設定/, "/line/notifications"],
      [/^LINE Notify/, "/user/line-notify"],
    ] as const) {
      const link = inside.getByRole("link", { name });
      expect(link).toHaveAttribute("href", new URL(path, location.origin).href);
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noopener");
    }
    await inside.findByRole("button", { name: "テキスト送信を追加" });
    expect(inside.queryByRole("button", { name: "通知を追加" })).toBeNull();
  },
};

export const 文の一覧 = sentencesOf(
  notifySamples,
  ["「担当者へ通知します。」を通知する", "（未入力）を通知する"],
  mayAll,
);
