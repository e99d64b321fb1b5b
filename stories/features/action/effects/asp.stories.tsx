import "../../../../src/entries/action-editor.js";
import type { Meta } from "@storybook/react-vite";
import { aspSamples } from "../../../../src/features/action/effects/asp/asp.samples.js";
import { hostInPage } from "../../../host-in-page.js";
import { mayAll, one, sentencesOf } from "./effect-stories.js";

/** Samples of the ASP and conversion effect, each alone in the editor; and all of them folded, as their sentences. */
export default {
  title: "動作/ASP・CV登録",
  beforeEach: () => hostInPage(),
} satisfies Meta;

export const 標準 = one(aspSamples.typical, mayAll);

export const 文の一覧 = sentencesOf(aspSamples, ["ASPにCVを登録する"], mayAll);
