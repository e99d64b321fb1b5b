import { pick, words } from "../../../lib/locale.js";
import { screenWords } from "../../../lib/messages.js";

/** Words for what stands in the way of a reservation (rules: clash-cannot-be-forced). */
export const clashWords = words({
  shared: pick(screenWords, "withNote"),
  ja: {
    clashes: "重なっている予定",
    clashNow: "ほかの予定と重なっています",
    force: "このまま登録",
    fix: "直す",
    noForce: "この内容では登録できません。日時か担当を変更してください。",
    block: "ブロック",
  },
  en: {
    clashes: "What stands in the way",
    clashNow: "Something else stands there",
    force: "Register anyway",
    fix: "Correct it",
    noForce: "It cannot be registered like this. Change the time or the staff.",
    block: "Blocked",
  },
});
