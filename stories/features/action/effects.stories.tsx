import "../../../src/entries/action-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { aspSamples } from "../../../src/features/action/effects/asp/asp.samples.js";
import { commonInfoSamples } from "../../../src/features/action/effects/common-info/common-info.samples.js";
import { eventReservationSamples } from "../../../src/features/action/effects/event-reservation/event-reservation.samples.js";
import { friendInfoSamples } from "../../../src/features/action/effects/friend-info/friend-info.samples.js";
import { memberSamples } from "../../../src/features/action/effects/member/member.samples.js";
import { menuSamples } from "../../../src/features/action/effects/menu/menu.samples.js";
import { notifySamples } from "../../../src/features/action/effects/notify/notify.samples.js";
import { phaseSamples } from "../../../src/features/action/effects/phase/phase.samples.js";
import { reminderSamples } from "../../../src/features/action/effects/reminder/reminder.samples.js";
import { scenarioSamples } from "../../../src/features/action/effects/scenario/scenario.samples.js";
import { tagSamples } from "../../../src/features/action/effects/tag/tag.samples.js";
import { templateSamples } from "../../../src/features/action/effects/template/template.samples.js";
import { textSamples } from "../../../src/features/action/effects/text/text.samples.js";
import { triggerContext } from "../../../test/host/pages/console-context.js";
import { accounts } from "../../abilities.js";
import { editor, waitOptions } from "../../editor-stage.js";
import { hostInPage } from "../../host-in-page.js";

const tag = "action-editor";

/** Each sample of each kind of effect, alone in an editor, under the sample's name. */
export default {
  title: "要素/action-editor アクション/動作/種類ごとの例",
  beforeEach: () => hostInPage(),
} satisfies Meta;

function samplesOf(samples: Record<string, { type: number }>): StoryObj {
  const settings = { swatch: [], abilities: accounts.all.abilities, triggerContext };
  return {
    render: () => (
      <>
        {Object.entries(samples).map(([name, sample]) => (
          <section key={name} style={{ marginBlockEnd: 24 }}>
            <p style={{ font: "var(--ce-type-13)", color: "var(--ce-muted)" }}>{name}</p>
            {editor(tag, { ...settings, value: { inputs: [sample] } })}
          </section>
        ))}
      </>
    ),
    play: async ({ canvasElement }) => {
      const editors = [...canvasElement.querySelectorAll(tag)];
      expect(editors.length).toBe(Object.keys(samples).length);
      for (const [index, each] of editors.entries()) {
        // Only what is near the screen is drawn.
        each.scrollIntoView();
        const panel = () => each.shadowRoot?.querySelector("section");
        await waitFor(() => expect(panel()).toBeTruthy(), waitOptions);
        await waitFor(() => expect(each.shadowRoot?.querySelector("[data-pending]")).toBeNull(), waitOptions);
        expect(each.value).toEqual({ inputs: [Object.values(samples)[index]] });
      }
    },
  };
}

export const テキスト送信 = { ...samplesOf(textSamples), tags: ["smoke"] };
export const テンプレート送信 = samplesOf(templateSamples);
export const タグ操作 = samplesOf(tagSamples);
export const 友だち情報操作 = samplesOf(friendInfoSamples);
export const シナリオ操作 = samplesOf(scenarioSamples);
export const メニュー操作 = samplesOf(menuSamples);
export const リマインダ操作 = samplesOf(reminderSamples);
export const 対応マークと表示の操作 = samplesOf(memberSamples);
export const 通知 = samplesOf(notifySamples);
export const ASPとCVの登録 = samplesOf(aspSamples);
export const イベント予約操作 = samplesOf(eventReservationSamples);
export const 共通情報操作 = samplesOf(commonInfoSamples);
export const フェーズ操作 = samplesOf(phaseSamples);
