export const ja = {
  fireType: "操作",
  fireTypes: { make: "予約する", cancel: "キャンセルする" },
  fireTypeRequired: "操作を選択してください。",
  slot: "予約枠",
  slotRequired: "予約枠を選択してください。",
  noSlots: "予約枠がありません",
  plan: "プラン",
  choosePlan: "選択してください",
  noPlans: "(選択肢がありません)",
  planDeleted: "! 選択肢が削除済 !",
  planLoading: "読み込み中...",
  planRequired: "プランを選択してください。",
  price: (yen: string) => `${yen} 円`,
  planAt: (name: string, price: string) => `${name}（${price}）`,
  takes: "予約数",
  takesRequired: "予約数は1以上の整数で入力してください。",
  restLoading: "残数を確認中...",
  restKnown: (count: string) => `残数 ${count}`,
  restUnknown: "残数が取得できませんでした",
  reservation: (slot: string, plan: string, takes: string) =>
    `予約枠${slot}${plan && `のプラン${plan}`}を${takes}件`,
  done: {
    make: (what: string) => `${what}予約する`,
    cancel: (what: string) => `${what}キャンセルする`,
  },
  undecided: (what: string, unchosen: string) => `${what}操作${unchosen}`,
};

/** Every language says exactly this much. */
export type EventReservationWords = typeof ja;
