import { words } from "../../../lib/locale.js";

/** Words of the dialog in which a week becomes as the one before. */
export const copyWords = words({
  ja: {
    intro: "チェックした日に、前の週と同じ時間のシフトを1日ずつ作成します。",
    keys: "上下の矢印キーで移動し、左右の矢印キーで前後の日へ移動します。スペースキーでチェックを切り替えます。",
    plan: "作成するシフト",
    taken: "すでにシフトがあります。作成すると、今あるシフトに追加されます。",
    make: (count: number) => `${count}件を作成する`,
    progress: (ended: number, total: number) => `${total}件中${ended}件が終わりました`,
    nothing: "作成するシフトはありません",
    nothingText: "前の週にシフトがないか、すでに同じシフトがあります。",
  },
  en: {
    intro: "What is ticked gets the hours of the week before, each as a shift of one day.",
    keys: "Up and down arrows go through the list, left and right arrows to another day. Space ticks and unticks.",
    plan: "Shifts to be made",
    taken: "There are shifts already. This one would be added to them.",
    make: (count) => `Make ${count}`,
    progress: (ended, total) => `${ended} of ${total} are done`,
    nothing: "There is nothing to be made",
    nothingText: "The week before has no shifts, or the same ones are there already.",
  },
});

/** Words in one language. */
export type CopyWords = typeof copyWords.ja;
