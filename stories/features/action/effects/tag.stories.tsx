import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tagSamples } from "../../../../src/features/action/effects/tag/tag.samples.js";
import { triggerContext } from "../../../../test/host/pages/console-context.js";
import { insideEditor, waitOptions } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";
import { allOf, one } from "./effect-stories.js";

/** Each sample of the tag effect, alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/タグ操作",
  beforeEach: () => hostInPage(),
} satisfies Meta;

const withTrigger = { abilities: ["open-api", "tag-write"], triggerContext };

export const 標準 = one(tagSamples.typical);
export const 外す = one(tagSamples.removed);
export const フォルダ = one(tagSamples.folder);
export const 未選択 = one(tagSamples.empty, { abilities: ["tag-write"] });
export const 削除済み = one(tagSamples.deleted);
export const 連携データ = one(tagSamples.linked, withTrigger);
export const 使えない連携データ = one(tagSamples.linkedRemoved);
export const 別のイベント = one(tagSamples.otherEvent, withTrigger);
export const 危険な文字列 = one(tagSamples.hostile, withTrigger);

export const 文の一覧: StoryObj = {
  ...allOf(tagSamples),
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, "action-editor");
    expect(await inside.findByText("タグ「来店済み」「リピーター」を付ける", {}, waitOptions)).toBeVisible();
    expect(await inside.findByText("フォルダ「来店」のタグを外す", {}, waitOptions)).toBeVisible();
  },
};
