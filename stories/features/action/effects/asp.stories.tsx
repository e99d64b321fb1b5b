import "../../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aspSamples } from "../../../../src/features/action/effects/asp/asp.samples.js";
import { accounts } from "../../../abilities.js";
import { editor, insideEditor, patience } from "../../../editor-stage.js";
import { hostInPage } from "../../../host-in-page.js";

/** Samples of the ASP and conversion effect, each alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/ASP・CV登録",
  beforeEach: () => hostInPage(),
} satisfies Meta;

const { abilities } = accounts.all;

function one(effect: object): StoryObj {
  return { render: () => editor("action-editor", { abilities, value: { inputs: [effect] } }) };
}

export const 標準 = one(aspSamples.typical);

export const 文の一覧: StoryObj = {
  render: () => editor("action-editor", { abilities, value: { inputs: Object.values(aspSamples) } }),
  play: async ({ canvasElement }) => {
    const inside = await insideEditor(canvasElement, "action-editor");
    for (const sentence of ["ASPにCVを登録する"]) {
      expect((await inside.findAllByText(sentence, {}, patience)).length).toBeGreaterThan(0);
    }
  },
};
