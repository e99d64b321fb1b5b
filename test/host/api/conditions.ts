import * as v from "valibot";
import { byCalendarReservation } from "../audience/conditions/calendar-reservation.js";
import { byCommonInformation } from "../audience/conditions/common-information.js";
import { byConversion } from "../audience/conditions/conversion.js";
import { byEventReservation } from "../audience/conditions/event-reservation.js";
import { byExternalValue } from "../audience/conditions/external.js";
import { byForm } from "../audience/conditions/form.js";
import { byJourney } from "../audience/conditions/journey.js";
import { byLanding } from "../audience/conditions/landing.js";
import { byLandingDetail } from "../audience/conditions/landing-detail.js";
import { byLastReaction } from "../audience/conditions/last-reaction.js";
import { byMail } from "../audience/conditions/mail.js";
import { byMemo } from "../audience/conditions/memo.js";
import { byName } from "../audience/conditions/name.js";
import { byOther } from "../audience/conditions/other.js";
import { byRegistration } from "../audience/conditions/registration.js";
import { byReminder } from "../audience/conditions/reminder.js";
import { byResponseMark } from "../audience/conditions/response-mark.js";
import { byRichMenu } from "../audience/conditions/rich-menu.js";
import { byScenario } from "../audience/conditions/scenario.js";
import { byStatusMessage } from "../audience/conditions/status-message.js";
import { byTag } from "../audience/conditions/tag.js";
import { byVariable } from "../audience/conditions/variable.js";
import {
  dateFields,
  externalContext,
  flag,
  matchCodes,
  metaQuery,
  optionalDate,
  optionalTime,
  refuseBaseDate,
  refuseOrder,
  refusePeriod,
  refuseWords,
  selection,
  texts,
  wrong,
} from "./condition-fields.js";
import { amount, code, count, id, ids, integer, text } from "./field-schemas.js";
import { condition, type HostCondition } from "./host-condition.js";
import { reservationStatuses } from "./reservation-statuses.js";
import { type Refuse, ruled } from "./ruled.js";

const MAX_AMOUNT = 9_999_999_999.999;
const anyOf = [0, 1, 2, 3] as const;
const dates = { date_from: optionalDate("開始日"), date_to: optionalDate("終了日") };

/**
 * Every condition that friends can meet: what it means, its shape, and its rules
 * (rules: condition-types). What is not chosen yet is allowed everywhere: a condition half filled may be saved. An or-panel is none of
 * them: it holds some.
 */
export const conditions: readonly HostCondition[] = [
  condition(11, byName, {
    names: texts("名前"),
    use_name: flag("名前の検索対象"),
    use_short_name: flag("名前の検索対象"),
    use_nickname: flag("名前の検索対象"),
  }),
  condition(20, byMemo, { memos: texts("個別メモ") }),
  condition(25, byStatusMessage, { status: text("ステータスメッセージ") }),
  condition(30, byRegistration, dates, refuseDates),
  condition(50, byResponseMark, {
    notify: v.array(v.pipe(integer("対応マーク"), v.minValue(0, wrong("対応マーク"))), wrong("対応マーク")),
  }),
  condition(60, byTag, {
    use_group: flag("タグの指定方法"),
    tag_ids: ids("タグ"),
    tag_group_id: id("タグフォルダ"),
    tag_or: code("タグの条件", anyOf),
  }),
  condition(
    75,
    byVariable,
    {
      var_id: id("友だち情報"),
      match: code("友だち情報の条件", [...matchCodes, 20, 30, 31]),
      query: text("値"),
      ...dateFields,
    },
    (variable, refuse) => {
      refuseWords(variable.match, variable.query, refuse);
      const { elapsed_period_from: from, elapsed_period_to: to, elapsed_period_scale: unit } = variable;
      refusePeriod("elapsed_period", from, to, unit, refuse);
      const { remaining_period_from, remaining_period_to, remaining_period_scale } = variable;
      refusePeriod(
        "remaining_period",
        remaining_period_from,
        remaining_period_to,
        remaining_period_scale,
        refuse,
      );
      refuseBaseDate(variable, refuse);
    },
  ),
  condition(41, byScenario, {
    group_id: id("シナリオ"),
    match: code("シナリオの条件", [0, 2, 3, 4, 5]),
    date: count("日数"),
  }),
  condition(65, byEventReservation, {
    event_slot_id: id("予約枠"),
    event_slot_group_id: id("予約枠フォルダ"),
    use_group: flag("予約枠の指定方法"),
    match: code("イベント予約の条件", [1, 2, 3, 4, 11, 12, 13, 14]),
  }),
  condition(67, byCalendarReservation, {
    salonIds: ids("カレンダー予約"),
    matchType: code("カレンダー予約の条件", ["some", "all"]),
    isReserved: v.boolean(wrong("予約の有無")),
    reservationPhase: code("予約の有無", ["reserved", "notReserved", "neverReserved"]),
    timeRange: v.looseObject(
      {
        use: v.boolean(wrong("予約日")),
        invert: v.boolean(wrong("予約日")),
        selected: ruled(
          { from: optionalDate("予約日"), to: optionalDate("予約日") },
          ({ from, to }, refuse) => refuseOrder("from", from, to, refuse),
        ),
      },
      wrong("予約日"),
    ),
    resource: selection("予約対象"),
    course: selection("コース"),
    status: v.looseObject(
      {
        use: v.boolean(wrong("予約ステータス")),
        invert: v.boolean(wrong("予約ステータス")),
        selected: v.array(code("予約ステータス", reservationStatuses), wrong("予約ステータス")),
      },
      wrong("予約ステータス"),
    ),
  }),
  condition(77, byCommonInformation, {
    common_var_id: id("共通情報"),
    match: code("共通情報の条件", [10, 11, 12, 13, 14]),
    query: v.nullable(
      v.pipe(
        amount("値"),
        v.minValue(-MAX_AMOUNT, "値が小さすぎます。"),
        v.maxValue(MAX_AMOUNT, "値が大きすぎます。"),
      ),
    ),
  }),
  condition(80, byConversion, {
    tracker_ids: ids("コンバージョン"),
    tracker_or: code("コンバージョンの条件", anyOf),
  }),
  condition(
    85,
    byLanding,
    {
      landing_ids: ids("流入経路"),
      landing_or: code("流入経路の条件", anyOf),
      use_date: code("日時の指定", [0, 1, 2]),
      ...dates,
      time_from: optionalTime("開始時刻"),
      time_to: optionalTime("終了時刻"),
    },
    refuseDates,
  ),
  condition(86, byLandingDetail, {
    landing_id: id("流入経路"),
    use_meta_query: flag("外部パラメータの指定"),
    meta_query: v.optional(metaQuery),
  }),
  condition(
    90,
    byReminder,
    {
      episode_id: id("リマインダ"),
      match: code("リマインダの条件", [0, 1, 10, 11]),
      use_date: code("ゴール日時の指定", [0, 1, 2]),
      origin_from: optionalDate("ゴール日"),
      origin_to: optionalDate("ゴール日"),
      origin_date: optionalDate("ゴール日"),
      origin_time: optionalTime("ゴール時刻"),
    },
    ({ origin_from, origin_to }, refuse) => refuseOrder("origin_from", origin_from, origin_to, refuse),
  ),
  condition(93, byRichMenu, {
    richmenu_id: id("リッチメニュー"),
    match: code("リッチメニューの条件", [0, 2, 10, 12]),
  }),
  condition(
    95,
    byForm,
    {
      form_id: id("回答フォーム"),
      match: code("回答フォームの条件", [0, 10]),
      use_date: flag("回答日の指定"),
      ...dates,
    },
    refuseDates,
  ),
  condition(15, byMail, {
    qs: texts("メールアドレス"),
    mail_status: code("メールの状態", [0, 1, 2, 3, 4, 5]),
  }),
  condition(106, byLastReaction, dates, refuseDates),
  condition(110, byOther, {
    has_response: code("反応の有無", [0, 1, 10, 11, 12]),
    has_type: code("配信先の種類", [0, 1, 2, 11, 12]),
  }),
  condition(70, byJourney, {
    journey_id: id("ジャーニー"),
    journey_tag_id: id("フェーズ"),
    condition: code("フェーズの条件", [5, 10]),
  }),
  condition(
    115,
    byExternalValue,
    { match: code("外部APIの条件", matchCodes), query: text("値"), context: externalContext },
    ({ match, query }, refuse) => refuseWords(match, query, refuse),
  ),
];

type Dates = { date_from: string | null; date_to: string | null };
function refuseDates({ date_from, date_to }: Dates, refuse: Refuse): void {
  refuseOrder("date_from", date_from, date_to, refuse);
}
