import { words } from "../../lib/locale.js";

const lead = "Somebody else changed this too. Choose what is saved.";

/** Words about what two people have changed differently. `lead` explains it, by what the screen knows of the other change. */
export const conflictWords = words({
  ja: {
    of: (what: string) => `${what}の競合`,
    mine: "あなたの入力",
    theirs: "ほかの人の変更",
    theirsOf: (who: string) => `${who}の変更`,
    before: "編集前の値",
    goesOn: "選ぶと保存を続けます。",
    lead: {
      first: "ほかの人が先に変更しました。どちらを保存するか選んでください。",
      same: "ほかの人が同じ項目を変更しています。どの内容を保存するか選んでください。",
      meanwhile: "編集中にほかの人が変更しました。残す値を選んでください。",
    },
    leadOf: (who: string) => `編集中に${who}が変更しました。残す値を選んでください。`,
  },
  en: {
    of: (what) => `Conflict: ${what}`,
    mine: "What you entered",
    theirs: "What somebody else entered",
    theirsOf: (who) => `What ${who} entered`,
    before: "As it was before",
    goesOn: "Then the save goes on.",
    lead: { first: lead, same: lead, meanwhile: lead },
    leadOf: (who) => `${who} changed this too. Choose what is saved.`,
  },
});
