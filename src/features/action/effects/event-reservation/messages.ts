import { type Localized, pick, words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";

export const eventReservationWords = words({
  shared: pick(screenWords, "loading choose noChoices choiceDeleted withNote"),
  ja: {
    fireType: screenWords.ja.operation,
    fireTypes: { make: "予約する", cancel: "キャンセルする" },
    fireTypeRequired: "操作を選択してください。",
    slot: "予約枠",
    slotRequired: "予約枠を選択してください。",
    noSlots: "予約枠がありません",
    plan: "プラン",
    planRequired: "プランを選択してください。",
    price: (yen: string) => `${yen} 円`,
    takes: "予約数",
    takesRequired: "予約数は1以上の整数で入力してください。",
    remainingLoading: "残数を確認中...",
    remainingKnown: (count: string) => `残数 ${count}`,
    remainingUnknown: "残数が取得できませんでした",
    reservation: (slot: string, plan: string, takes: string) =>
      `予約枠${slot}${plan && `のプラン${plan}`}を${takes}件`,
    done: {
      make: (what: string) => `${what}予約する`,
      cancel: (what: string) => `${what}キャンセルする`,
    },
    undecided: (what: string, unchosen: string) => `${what}操作${unchosen}`,
  },
  en: {
    fireType: screenWords.en.operation,
    fireTypes: { make: "Reserve", cancel: "Cancel" },
    fireTypeRequired: "Choose what to do.",
    slot: "Slot",
    slotRequired: "Choose a slot.",
    noSlots: "There are no slots",
    plan: "Plan",
    planRequired: "Choose a plan.",
    price: (yen) => `${yen} yen`,
    takes: "Places",
    takesRequired: "Enter a whole number of places, 1 or more.",
    remainingLoading: "Counting what is left...",
    remainingKnown: (count) => `${count} left`,
    remainingUnknown: "How many are left could not be found out",
    reservation: (slot, plan, takes) =>
      `${takes} × the event reservation of the slot ${slot}${plan && ` with the plan ${plan}`}`,
    done: { make: (what) => `Make ${what}`, cancel: (what) => `Cancel ${what}` },
    undecided: (what, unchosen) => `${unchosen} ${what}`,
  },
});

/** Words in one language. */
export type EventReservationWords = typeof eventReservationWords.ja;

/** Name that operators see (a word of the public surface). */
export const eventReservationLabel: Localized<string> = { ja: "イベント予約操作", en: "Event reservation" };
