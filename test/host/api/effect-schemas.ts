import * as v from "valibot";
import type { EffectDocument } from "./action-document.js";
import {
  amount,
  code,
  count,
  date,
  id,
  ids,
  integer,
  limitedText,
  requiredText,
  text,
  time,
} from "./field-schemas.js";
import { type Fields, type Refuse, ruled } from "./ruled.js";

/** What the schemas must ask the host's own tables. */
export interface EffectFacts {
  /** Whether a reservation slot has plans, so that one must be chosen. */
  slotHasMenus(slotId: number): boolean;
}

const MAX_AMOUNT = 9_999_999_999.999;
const DATE_VARIABLE = 30;

const linkedData = v.looseObject(
  {
    category: text("連携データの種別"),
    open_api_trigger_id: v.nullish(integer("連携トリガー")),
    event: v.nullable(text("連携イベント")),
    event_label: v.nullable(text("連携イベント名")),
    key_label: v.nullable(text("連携項目名")),
    key: v.nullable(text("連携項目")),
    format: v.nullable(v.union([v.string(), v.number()], "表示形式の指定が正しくありません。")),
  },
  "連携データの形式が正しくありません。",
);
const context = v.optional(v.nullable(linkedData));

const delay = {
  delay_type: code("配信タイミング", [0, 1, 2]),
  delay_min: count("遅延時間の下限"),
  delay_max: count("遅延時間の上限"),
  delay_at: time("配信時刻"),
};

/** The shape of every effect with its rules, by type (rules: effect-types). */
export function createEffectSchemas(facts: EffectFacts) {
  return [
    effect(1, { text: requiredText("本文", 4500), ...delay }, refuseDelay),
    effect(12, { egg_id: id("テンプレート"), ...delay }, (template, refuse) => {
      if (template.egg_id === null) refuse("egg_id", "テンプレートを選択してください。");
      refuseDelay(template, refuse);
    }),
    effect(
      13,
      {
        remove: code("タグ操作の種類", [0, 1, 2, 3]),
        use_group: code("タグの指定方法", [0, 1]),
        tag_ids: ids("タグ"),
        tag_group_id: id("タグフォルダ"),
        context,
      },
      (tag, refuse) => {
        if (tag.remove >= 2) return refuseMissingContext(tag, refuse);
        if (tag.use_group === 0 && tag.tag_ids.length === 0) refuse("tag_ids", "タグを選択してください。");
        if (tag.use_group === 1 && tag.tag_group_id === null) {
          refuse("tag_group_id", "タグフォルダを選択してください。");
        }
      },
    ),
    effect(
      6,
      {
        var_id: id("友だち情報"),
        var_type: v.nullable(integer("友だち情報の種別")),
        operand: code("操作", [1, 2, 3, 4]),
        valuetype: code("値の種類", [1, 2, 3, 15]),
        fix_value: text("値"),
        min_value: amount("最小値"),
        max_value: amount("最大値"),
        dynamic_value: v.nullable(code("動的な値", ["action_date"])),
        context,
      },
      (info, refuse) => {
        if (info.var_id === null) refuse("var_id", "友だち情報を選択してください。");
        const calculates = info.operand === 2 || info.operand === 3;
        if (info.var_type === DATE_VARIABLE && calculates) {
          refuse("operand", "日付の計算は現在対応しておりません");
        }
        if (info.operand === 4) return;
        if (info.valuetype === 1 && info.fix_value === "") refuse("fix_value", "値を入力してください。");
        else if (info.valuetype === 1 && calculates && !isNumber(info.fix_value)) {
          refuse("fix_value", "値は数値で入力してください。");
        }
        if (info.valuetype === 2) refuseRange(info, refuse);
        if (info.valuetype === 3 && info.dynamic_value === null) {
          refuse("dynamic_value", "動的な値を選択してください。");
        }
        if (info.valuetype === 15) refuseMissingContext(info, refuse);
      },
    ),
    effect(
      5,
      {
        group_id: id("シナリオ", -1),
        move: code("開始位置", [0, 1]),
        date: count("開始日数"),
        time: time("開始時刻"),
      },
      (scenario, refuse) => {
        if (scenario.group_id === null) refuse("group_id", "シナリオを選択してください。");
      },
    ),
    effect(14, { menu_id: id("メニュー", 0) }, (menu, refuse) => {
      if (menu.menu_id === null) refuse("menu_id", "メニューを選択してください。");
    }),
    effect(
      15,
      {
        firetype: code("リマインダ操作の種類", [0, 1]),
        episode_id: id("リマインダ"),
        goal_date_type: code("ゴール日時の種類", ["specified", "dynamic_context"]),
        selectionType: code("ゴール日時の指定方法", [0, 1]),
        origin_date: v.nullable(date("ゴール日")),
        origin_time: v.nullable(time("ゴール時刻")),
        var_id: id("友だち情報"),
        cancel_type: code("解除対象", [0, 1, 2]),
        cancel_origin_date: v.nullable(date("解除するゴール日")),
        cancel_origin_time: v.nullable(time("解除するゴール時刻")),
        context,
      },
      (reminder, refuse) => {
        if (reminder.episode_id === null) refuse("episode_id", "リマインダを選択してください。");
        if (reminder.firetype === 0) return refuseGoal(reminder, refuse);
        if (reminder.cancel_type >= 1 && reminder.cancel_origin_date === null) {
          refuse("cancel_origin_date", "解除するゴール日を入力してください。");
        }
        if (reminder.cancel_type === 2 && reminder.cancel_origin_time === null) {
          refuse("cancel_origin_time", "解除するゴール時刻を入力してください。");
        }
      },
    ),
    effect(7, {
      notify: v.pipe(integer("対応マーク"), v.minValue(-1, "対応マークの指定が正しくありません。")),
      user_rate: code("表示状態", [-10, -1, 0, 1]),
    }),
    effect(16, { text: limitedText("通知内容", 100) }),
    effect(30, {}),
    effect(
      31,
      {
        fire_type: code("予約操作の種類", ["make", "cancel"]),
        event_slot_id: id("予約枠"),
        event_menu_id: id("プラン"),
        num_of_takes: count("予約数", 1),
      },
      (reservation, refuse) => {
        const { event_slot_id: slot, event_menu_id: plan } = reservation;
        if (slot === null) refuse("event_slot_id", "予約枠を選択してください。");
        else if (plan === null && facts.slotHasMenus(slot))
          refuse("event_menu_id", "プランを選択してください。");
      },
    ),
    effect(
      32,
      {
        common_var_id: id("共通情報"),
        value_type: code("値の種類", [1, 2]),
        operand: code("操作", [2, 3]),
        fix_value: v.pipe(
          amount("値"),
          v.minValue(0, "値は0以上で指定してください。"),
          v.maxValue(MAX_AMOUNT, "値が大きすぎます。"),
        ),
        min_value: amount("最小値"),
        max_value: amount("最大値"),
      },
      (info, refuse) => {
        if (info.common_var_id === null) refuse("common_var_id", "共通情報を選択してください。");
        if (info.value_type === 2) refuseRange(info, refuse);
      },
    ),
    effect(
      50,
      { method: code("フェーズ操作の種類", [0, 1]), journey_tags: ids("フェーズ") },
      (phase, refuse) => {
        if (phase.journey_tags.length === 0) refuse("journey_tags", "フェーズを選択してください。");
      },
    ),
  ];
}

/** A type this host does not know: held whole, as the editor holds it. */
export const unknownEffect = v.looseObject(
  { type: integer("動作の種類"), member_query_id: v.nullish(id("条件")) },
  "動作の形式が正しくありません。",
);

function effect<Entries extends v.ObjectEntries>(
  type: number,
  entries: Entries,
  rules?: (effect: Fields<Entries>, refuse: Refuse) => void,
) {
  const shape = { type: v.literal(type), ...entries, member_query_id: id("条件") };
  // The compiler loses `type` when a generic is spread.
  return { type, schema: ruled(shape, rules) as unknown as v.GenericSchema<unknown, EffectDocument> };
}

type Delay = { delay_min: number; delay_max: number };
function refuseDelay({ delay_min, delay_max }: Delay, refuse: Refuse): void {
  if (delay_max < delay_min) refuse("delay_max", "遅延時間の上限は下限以上で指定してください。");
}

type Range = { min_value: number; max_value: number };
function refuseRange({ min_value, max_value }: Range, refuse: Refuse): void {
  if (min_value < 0) refuse("min_value", "最小値は0以上で指定してください。");
  if (max_value < min_value) refuse("max_value", "最大値は最小値以上で指定してください。");
}

type WithContext = { context?: v.InferOutput<typeof linkedData> | null | undefined };
function refuseMissingContext({ context }: WithContext, refuse: Refuse): void {
  if (!context?.key) refuse("context", "連携データを選択してください。");
}

type Goal = WithContext & {
  goal_date_type: string;
  selectionType: number;
  origin_date: string | null;
  origin_time: string | null;
  var_id: number | null;
};
function refuseGoal(goal: Goal, refuse: Refuse): void {
  if (goal.goal_date_type === "dynamic_context") {
    refuseMissingContext(goal, refuse);
  } else if (goal.selectionType === 1) {
    if (goal.var_id === null) refuse("var_id", "友だち情報を選択してください。");
  } else {
    if (goal.origin_date === null) refuse("origin_date", "ゴール日を入力してください。");
    if (goal.origin_time === null) refuse("origin_time", "ゴール時刻を入力してください。");
  }
}

function isNumber(text: string): boolean {
  return text.trim() !== "" && Number.isFinite(Number(text));
}
