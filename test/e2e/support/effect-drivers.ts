import type { FieldKind } from "./input-drivers.js";

/** One field to fill: its kind, its name, and the value as the operator reads it. */
export type Step = readonly [kind: FieldKind, field: string, value: string | readonly string[]];

/** The fields of one effect from first to last. */
export interface FilledEffect {
  steps: readonly Step[];
  /** The effect in the payload afterwards. */
  filled: Record<string, unknown>;
}

/** One kind of effect, with as many effects as it takes to use each of its fields. */
export interface EffectDriver {
  label: string;
  effects: readonly FilledEffect[];
  /** An action may have one of them only, so each is for an action of its own. */
  once?: true;
  /** What keeps a new, empty one from being saved, and the field that gets the focus. */
  refused?: { field: readonly [FieldKind, string]; message: string };
  /** For a kind that can no longer be added, only edited: what is stored before. */
  stored?: Record<string, unknown>;
  /** Gives the first effect a condition: the friends' names must contain this. */
  onlyFor?: string;
}

const now = { delay_type: 0, delay_min: 0, delay_max: 0, delay_at: "12:00", member_query_id: null };
const later = { ...now, delay_type: 1, delay_min: 30, delay_max: 60 };
const atTime = { ...now, delay_type: 2, delay_at: "18:30" };
const sentLater: readonly Step[] = [
  ["choose", "送るタイミング", "遅らせて送る"],
  ["write", "分から", "30"],
  ["write", "分まで", "60"],
];
const sentAtTime: readonly Step[] = [
  ["choose", "送るタイミング", "時刻を指定"],
  ["time", "送る時刻", "18:30"],
];

const tags = { type: 13, remove: 0, use_group: 0, tag_ids: [], tag_group_id: null, member_query_id: null };
const trigger = {
  category: "open_api",
  open_api_trigger_id: 5,
  event: "order.created",
  event_label: "注文",
  format: null,
};
const category = { ...trigger, key_label: "商品カテゴリ", key: "order.category" };
const pickupDay = { ...trigger, key_label: "受取日", key: "order.pickup_at" };
const items = { ...trigger, key_label: "商品名", key: "order.items" };

const variable = {
  type: 6,
  var_id: 201,
  var_type: 0,
  operand: 1,
  valuetype: 1,
  fix_value: "",
  min_value: 0,
  max_value: 0,
  dynamic_value: null,
  member_query_id: null,
};
const visits = { ...variable, var_id: 202, var_type: 1 };
const nextVisit = { ...variable, var_id: 203, var_type: 30 };

const reminder = {
  type: 15,
  firetype: 0,
  episode_id: 702,
  goal_date_type: "specified",
  selectionType: 0,
  origin_date: null,
  origin_time: "10:00",
  var_id: null,
  cancel_type: 0,
  cancel_origin_date: null,
  cancel_origin_time: null,
  member_query_id: null,
};
const scenario = { type: 5, group_id: 503, move: 1, date: 3, time: "18:30", member_query_id: null };
const shared = {
  type: 32,
  common_var_id: 902,
  value_type: 1,
  operand: 3,
  fix_value: 0,
  min_value: 0,
  max_value: 0,
  member_query_id: null,
};

/** Every kind of effect, with items of the demo account. No field keeps the value that a new effect has. */
export const effectDrivers: readonly EffectDriver[] = [
  {
    label: "テキスト送信",
    effects: [
      {
        steps: [["write", "本文", "[[name]]さん、ご来店ありがとうございます。"], ...sentLater],
        filled: { type: 1, text: "[[name]]さん、ご来店ありがとうございます。", ...later },
      },
      {
        steps: [["write", "本文", "夕方のご案内です。"], ...sentAtTime],
        filled: { type: 1, text: "夕方のご案内です。", ...atTime },
      },
    ],
    refused: { field: ["write", "本文"], message: "本文を入力してください。" },
  },
  {
    label: "テンプレート送信",
    effects: [
      {
        steps: [["pick", "テンプレート", "体験予約のお礼"], ...sentLater],
        filled: { type: 12, egg_id: 402, ...later },
      },
      {
        steps: [["pick", "テンプレート", "営業時間のご案内"], ...sentAtTime],
        filled: { type: 12, egg_id: 404, ...atTime },
      },
    ],
    refused: { field: ["pick", "テンプレート"], message: "テンプレートを選択してください。" },
  },
  {
    label: "タグ操作",
    effects: [
      {
        steps: [
          ["choose", "操作", "外す"],
          ["pick", "タグ", ["VIP", "来店済み"]],
        ],
        filled: { ...tags, remove: 1, tag_ids: [103, 101] },
      },
      {
        steps: [
          ["choose", "操作", "連携データから付ける"],
          ["select", "連携データの項目", "商品カテゴリ"],
          ["choose", "タグの指定方法", "フォルダで選ぶ"],
          ["pick", "タグのフォルダ", "来店"],
        ],
        filled: { ...tags, remove: 2, use_group: 1, tag_group_id: 11, context: category },
      },
      {
        steps: [
          ["choose", "操作", "連携データから外す"],
          ["select", "連携データの項目", "商品名"],
          ["pick", "タグ", ["紹介で来店", "リピーター"]],
        ],
        filled: { ...tags, remove: 3, tag_ids: [105, 102], context: items },
      },
    ],
    refused: { field: ["pick", "タグ"], message: "タグを選択してください。" },
  },
  {
    label: "友だち情報操作",
    effects: [
      {
        steps: [
          ["pick", "友だち情報", "会員ランク"],
          ["write", "値", "ゴールド"],
        ],
        filled: { ...variable, fix_value: "ゴールド" },
      },
      {
        steps: [
          ["pick", "友だち情報", "施術の記録"],
          ["write", "値", "一行目\n二行目"],
        ],
        filled: { ...variable, var_id: 205, var_type: 2, fix_value: "一行目\n二行目" },
      },
      {
        steps: [
          ["pick", "友だち情報", "次回来店予定日"],
          ["day", "値", "2099-04-01"],
        ],
        filled: { ...nextVisit, fix_value: "2099-04-01" },
      },
      {
        steps: [
          ["pick", "友だち情報", "担当スタイリスト"],
          ["pick", "選択肢", "中村"],
        ],
        filled: { ...variable, var_id: 204, var_type: 20, fix_value: "2042" },
      },
      {
        steps: [["pick", "友だち情報", "仕上がりの写真"]],
        filled: { ...variable, var_id: 206, var_type: 10, operand: 4 },
      },
      {
        steps: [
          ["pick", "友だち情報", "来店回数"],
          ["choose", "操作", "減算"],
          ["write", "値", "2.5"],
        ],
        filled: { ...visits, operand: 3, fix_value: "2.5" },
      },
      {
        steps: [
          ["pick", "友だち情報", "来店回数"],
          ["choose", "操作", "加算"],
          ["choose", "値の種類", "ランダム"],
          ["write", "最小値", "2"],
          ["write", "最大値", "10"],
        ],
        filled: { ...visits, operand: 2, valuetype: 2, min_value: 2, max_value: 10 },
      },
      {
        steps: [
          ["pick", "友だち情報", "次回来店予定日"],
          ["choose", "値の種類", "アクション実行日"],
        ],
        filled: { ...nextVisit, valuetype: 3, dynamic_value: "action_date" },
      },
      {
        steps: [
          ["pick", "友だち情報", "会員ランク"],
          ["choose", "値の種類", "連携データ"],
          ["select", "連携データの項目", "受取日"],
          ["select", "日時の形式", "YYYY/MM/DD"],
        ],
        filled: { ...variable, valuetype: 15, context: { ...pickupDay, format: 7 } },
      },
      {
        steps: [
          ["pick", "友だち情報", "会員ランク"],
          ["choose", "操作", "クリア"],
        ],
        filled: { ...variable, operand: 4 },
      },
    ],
    refused: { field: ["pick", "友だち情報"], message: "友だち情報を選択してください。" },
  },
  {
    label: "シナリオ操作",
    once: true,
    effects: [
      {
        steps: [
          ["pick", "シナリオ", "休眠のお客様へのご案内"],
          ["choose", "開始位置", "途中から"],
          ["write", "何日目から", "3"],
          ["time", "開始時刻", "18:30"],
        ],
        filled: scenario,
      },
      {
        steps: [
          ["choose", "操作", "再開する"],
          ["choose", "開始位置", "途中から"],
          ["write", "何日目から", "3"],
          ["time", "開始時刻", "18:30"],
        ],
        filled: { ...scenario, group_id: -1 },
      },
    ],
    refused: { field: ["pick", "シナリオ"], message: "シナリオを選択してください。" },
  },
  {
    label: "メニュー操作",
    effects: [
      {
        steps: [["pick", "リッチメニュー", "会員メニュー"]],
        filled: { type: 14, menu_id: 602, member_query_id: null },
      },
      {
        steps: [["choose", "操作", "解除する"]],
        filled: { type: 14, menu_id: 0, member_query_id: null },
      },
    ],
    refused: { field: ["pick", "リッチメニュー"], message: "リッチメニューを選択してください。" },
  },
  {
    label: "リマインダ操作",
    effects: [
      {
        steps: [
          ["pick", "リマインダ", "次回来店リマインド"],
          ["day", "ゴール日", "2099-04-01"],
          ["time", "ゴール時刻", "18:30"],
        ],
        filled: { ...reminder, origin_date: "2099-04-01", origin_time: "18:30" },
      },
      {
        steps: [
          ["pick", "リマインダ", "次回来店リマインド"],
          ["choose", "ゴール日の選び方", "友だち情報の日付"],
          ["pick", "友だち情報", "次回来店予定日"],
          ["time", "ゴール時刻", "09:15"],
        ],
        filled: { ...reminder, selectionType: 1, var_id: 203, origin_time: "09:15" },
      },
      {
        steps: [
          ["pick", "リマインダ", "次回来店リマインド"],
          ["choose", "ゴール日時の決め方", "連携データを使う"],
          ["select", "連携データの項目", "受取日"],
        ],
        filled: { ...reminder, goal_date_type: "dynamic_context", context: pickupDay },
      },
      {
        steps: [
          ["choose", "操作", "解除する"],
          ["pick", "リマインダ", "次回来店リマインド"],
          ["choose", "解除するゴール日時", "日時で指定"],
          ["day", "解除するゴール日", "2099-04-01"],
          ["time", "解除するゴール時刻", "18:30"],
        ],
        filled: {
          ...reminder,
          firetype: 1,
          cancel_type: 2,
          cancel_origin_date: "2099-04-01",
          cancel_origin_time: "18:30",
        },
      },
    ],
    refused: { field: ["pick", "リマインダ"], message: "リマインダを選択してください。" },
  },
  {
    label: "対応マーク・表示操作",
    effects: [
      {
        steps: [
          ["pick", "対応マーク", "対応済み"],
          ["choose", "表示", "ブロックする"],
        ],
        filled: { type: 7, notify: 3, user_rate: -1, member_query_id: null },
      },
    ],
  },
  {
    label: "通知",
    effects: [
      {
        steps: [["write", "通知内容", "担当者に電話してください。"]],
        filled: { type: 16, text: "担当者に電話してください。", member_query_id: null },
      },
    ],
    stored: { type: 16, text: "担当者へ通知します。", member_query_id: null },
  },
  {
    label: "ASP・CV登録",
    effects: [{ steps: [], filled: { type: 30, member_query_id: null } }],
    onlyFor: "田中",
  },
  {
    label: "イベント予約操作",
    effects: [
      {
        steps: [
          ["choose", "操作", "キャンセルする"],
          ["pick", "予約枠", "ヘッドスパ体験会"],
          ["select", "プラン", "60分コース（6,600 円）"],
          ["write", "予約数", "3"],
        ],
        filled: {
          type: 31,
          fire_type: "cancel",
          event_slot_id: 801,
          event_menu_id: 812,
          num_of_takes: 3,
          member_query_id: null,
        },
      },
    ],
    refused: { field: ["pick", "予約枠"], message: "予約枠を選択してください。" },
  },
  {
    label: "共通情報操作",
    effects: [
      {
        steps: [
          ["pick", "共通情報", "今月の来店件数"],
          ["choose", "操作", "減算"],
          ["write", "値", "2.125"],
        ],
        filled: { ...shared, fix_value: 2.125 },
      },
      {
        steps: [
          ["pick", "共通情報", "今月の来店件数"],
          ["choose", "値の種類", "ランダム"],
          ["choose", "操作", "減算"],
          ["write", "最小値", "1.5"],
          ["write", "最大値", "10"],
        ],
        filled: { ...shared, value_type: 2, min_value: 1.5, max_value: 10 },
      },
    ],
    refused: { field: ["pick", "共通情報"], message: "共通情報を選択してください。" },
  },
  {
    label: "フェーズ操作",
    effects: [
      {
        steps: [
          ["choose", "操作", "外す"],
          ["pick", "フェーズ", ["初回予約", "お友だちの紹介"]],
        ],
        filled: { type: 50, method: 1, journey_tags: [1002, 1006], member_query_id: null },
      },
    ],
    refused: { field: ["pick", "フェーズ"], message: "フェーズを選択してください。" },
  },
];
