import "../../../../src/entries/action-editor.js";
import type { Meta } from "@storybook/react-vite";
import { aspSamples } from "../../../../src/features/action/effects/asp/asp.samples.js";
import { hostInPage } from "../../../host-in-page.js";
import { mayAll, sentencesOf } from "./effect-stories.js";

/** What is said of the samples of the ASP and conversion effect. */
export default {
  title: "要素/action-editor アクション/動作/ASP・CV登録",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 文の一覧 = { ...sentencesOf(aspSamples, ["ASPにCVを登録する"], mayAll), tags: ["smoke"] };
