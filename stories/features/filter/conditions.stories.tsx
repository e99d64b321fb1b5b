import "../../../src/entries/funnel-editor.js";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { answerFormSamples } from "../../../src/features/filter/conditions/answer-form/answer-form.samples.js";
import { calendarReservationSamples } from "../../../src/features/filter/conditions/calendar-reservation/calendar-reservation.samples.js";
import { commonInfoSamples } from "../../../src/features/filter/conditions/common-info/common-info.samples.js";
import { conversionSamples } from "../../../src/features/filter/conditions/conversion/conversion.samples.js";
import { eventReservationSamples } from "../../../src/features/filter/conditions/event-reservation/event-reservation.samples.js";
import { externalApiSamples } from "../../../src/features/filter/conditions/external-api/external-api.samples.js";
import { friendInfoSamples } from "../../../src/features/filter/conditions/friend-info/friend-info.samples.js";
import { friendNameSamples } from "../../../src/features/filter/conditions/friend-name/friend-name.samples.js";
import { journeySamples } from "../../../src/features/filter/conditions/journey/journey.samples.js";
import { landingSamples } from "../../../src/features/filter/conditions/landing/landing.samples.js";
import { landingDetailSamples } from "../../../src/features/filter/conditions/landing-detail/landing-detail.samples.js";
import { lastReactionSamples } from "../../../src/features/filter/conditions/last-reaction/last-reaction.samples.js";
import { mailSamples } from "../../../src/features/filter/conditions/mail/mail.samples.js";
import { memoSamples } from "../../../src/features/filter/conditions/memo/memo.samples.js";
import { otherSamples } from "../../../src/features/filter/conditions/other/other.samples.js";
import { registeredSamples } from "../../../src/features/filter/conditions/registered/registered.samples.js";
import { reminderSamples } from "../../../src/features/filter/conditions/reminder/reminder.samples.js";
import { responseMarkSamples } from "../../../src/features/filter/conditions/response-mark/response-mark.samples.js";
import { richMenuSamples } from "../../../src/features/filter/conditions/rich-menu/rich-menu.samples.js";
import { scenarioSamples } from "../../../src/features/filter/conditions/scenario/scenario.samples.js";
import { statusMessageSamples } from "../../../src/features/filter/conditions/status-message/status-message.samples.js";
import { tagSamples } from "../../../src/features/filter/conditions/tag/tag.samples.js";
import { triggerContext } from "../../../test/host/pages/console-context.js";
import { editor, waitOptions } from "../../editor-stage.js";
import { hostInPage } from "../../host-in-page.js";

const tag = "funnel-editor";

/** Each sample of each kind of condition, alone in an editor, under the sample's name. */
export default {
  title: "要素/funnel-editor カスタム検索/条件/種類ごとの例",
  beforeEach: () => hostInPage(),
} satisfies Meta;

function samplesOf(samples: Record<string, { type: number }>): StoryObj {
  return {
    render: () => (
      <>
        {Object.entries(samples).map(([name, sample]) => (
          <section key={name} style={{ marginBlockEnd: 24 }}>
            <p style={{ font: "var(--ce-type-13)", color: "var(--ce-muted)" }}>{name}</p>
            {editor(tag, { mode: "funneling", swatch: [], triggerContext, value: { inputs: [sample] } })}
          </section>
        ))}
      </>
    ),
    play: async ({ canvasElement }) => {
      const editors = [...canvasElement.querySelectorAll(tag)];
      expect(editors.length).toBe(Object.keys(samples).length);
      for (const each of editors) {
        // Only what is near the screen is drawn.
        each.scrollIntoView();
        const fields = () => each.shadowRoot?.querySelector(".cond-fields");
        await waitFor(() => expect(fields()?.childElementCount).toBeGreaterThan(0), waitOptions);
        await waitFor(() => expect(each.shadowRoot?.querySelector("[data-pending]")).toBeNull(), waitOptions);
        // A sample that cannot be edited is no example of its kind.
        expect(fields()?.querySelector(".cond-held")).toBeNull();
        expect(each.value).toEqual({ inputs: [Object.values(samples)[editors.indexOf(each)]] });
      }
    },
  };
}

/** In two stories: axe looks at all that is drawn, and with so many editors at once that takes long. */
function onDates(samples: typeof friendInfoSamples, wanted: boolean) {
  const dateVariable = samples.range.var_id;
  return Object.fromEntries(
    Object.entries(samples).filter(
      ([, sample]) => ("var_id" in sample && sample.var_id === dateVariable) === wanted,
    ),
  );
}

export const 名前 = { ...samplesOf(friendNameSamples), tags: ["smoke"] };
export const 個別メモ = samplesOf(memoSamples);
export const ステータスメッセージ = samplesOf(statusMessageSamples);
export const 友だち登録日 = samplesOf(registeredSamples);
export const 対応マーク = samplesOf(responseMarkSamples);
export const タグ = samplesOf(tagSamples);
export const 友だち情報 = samplesOf(onDates(friendInfoSamples, false));
export const 友だち情報の日付 = samplesOf(onDates(friendInfoSamples, true));
export const シナリオ = samplesOf(scenarioSamples);
export const イベント予約 = samplesOf(eventReservationSamples);
export const カレンダー予約 = samplesOf(calendarReservationSamples);
export const 共通情報 = samplesOf(commonInfoSamples);
export const コンバージョン = samplesOf(conversionSamples);
export const 流入経路 = samplesOf(landingSamples);
export const 流入経路の外部パラメータ = samplesOf(landingDetailSamples);
export const リマインダ = samplesOf(reminderSamples);
export const リッチメニュー = samplesOf(richMenuSamples);
export const 回答フォーム = samplesOf(answerFormSamples);
export const メール = samplesOf(mailSamples);
export const 最終反応日 = samplesOf(lastReactionSamples);
export const その他 = samplesOf(otherSamples);
export const ジャーニー = samplesOf(journeySamples);
export const 外部API = samplesOf(externalApiSamples);
