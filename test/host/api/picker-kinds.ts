/** What sets one kind of choices apart from the others. */
export interface PickerKind {
  /** The kind's Japanese name (rules: picker-kind-labels). */
  readonly label: string;
  /** The right that adding a choice needs; none for most kinds. */
  readonly addingNeeds?: string;
  /** The right that reading the list needs. */
  readonly readingNeeds?: string;
  /** The types of the kind's choices with their names. The first is the type of a new one that names none. */
  readonly types?: ReadonlyMap<number, string>;
  /** What every choice of the kind has unless it says otherwise. Those with `writable` may be protected one by one. */
  readonly blank?: Readonly<Record<string, unknown>>;
  /** A new choice without a folder goes to the first one, which the list names as `group_default_id`. */
  readonly hasDefaultGroup?: boolean;
  /** Whether a name is enough to make one. */
  readonly addable: boolean;
}

/** Friend information and common information number their types differently (rules: picker-items). */
const variableTypes: ReadonlyMap<number, string> = new Map([
  [0, "標準"],
  [1, "数値"],
  [2, "長文"],
  [10, "画像"],
  [13, "PDF"],
  [20, "選択肢"],
  [30, "日付"],
]);
const commonVariableTypes: ReadonlyMap<number, string> = new Map([
  [1, "標準"],
  [2, "数値"],
  [3, "長文"],
  [10, "日付"],
]);
const templateTypes: ReadonlyMap<number, string> = new Map([
  [1, "本文"],
  [2, "画像"],
  [3, "カード"],
  [4, "質問"],
]);

/** The kinds of `item-picker`, and the response marks, which are loaded the same way but are nobody's kind. */
export const pickerKinds = {
  salon: { label: "カレンダー予約", addable: true },
  tag: { label: "タグ", addable: true, addingNeeds: "tag-write", blank: { writable: 1 } },
  egg: { label: "テンプレート", addable: true, types: templateTypes, blank: { generation: 2 } },
  varia: {
    label: "友だち情報",
    addable: true,
    addingNeeds: "var-write",
    types: variableTypes,
    blank: { writable: 1 },
  },
  scenario: { label: "シナリオ", addable: true },
  site: { label: "サイト", addable: true },
  funnel: { label: "カスタム検索", addable: true },
  reaction: { label: "自動応答", addable: true },
  form: { label: "回答フォーム", addable: true },
  tracker: { label: "コンバージョン", addable: true },
  richmenu: { label: "リッチメニュー", addable: true },
  episode: { label: "リマインダ", addable: true },
  landing: { label: "ランディングページ", addable: true },
  // An action needs at least one effect (rules: one-effect-needed), so it is made in its editor.
  action: { label: "アクション", addable: false },
  slot: {
    label: "予約枠",
    addable: true,
    blank: { has_menu: 0, event_menus: [], rest: 0 },
    hasDefaultGroup: true,
  },
  operator_role: { label: "権限", addable: true },
  common_vars: {
    label: "共通情報",
    addable: true,
    readingNeeds: "common_vars",
    types: commonVariableTypes,
  },
  journey_tag: { label: "フェーズ", addable: true, addingNeeds: "journey-write" },
  response_mark: { label: "対応マーク", addable: false },
} as const satisfies Record<string, PickerKind>;

export type PickerKindName = keyof typeof pickerKinds;
