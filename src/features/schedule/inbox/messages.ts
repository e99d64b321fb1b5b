import { serverWords } from "../../../collection/index.js";
import { pick, words } from "../../../lib/locale.js";

/** Words of the requests that are judged in a row. */
export const inboxWords = words({
  shared: pick(serverWords, "working before after"),
  ja: {
    inbox: "未対応の申請",
    inboxEmpty: "未対応の申請はありません",
    inboxHint: "上下の矢印キーで次の申請へ移動し、Enterで承認、Deleteで却下します。",
    requestedAt: (when: string) => `受付 ${when}`,
    judge: { approved: "承認する", denied: "却下する" },
    judgeOf: (what: string, name: string) => `${what} ${name}`,
    knownClash: "重なりあり",
    judgeAnyway: "重なっていても承認",
    judged: {
      approved: (name: string) => `${name}の申請を承認しました`,
      denied: (name: string) => `${name}の申請を却下しました`,
    },
    notJudged: (name: string) => `${name}の申請を処理できませんでした`,
    judgedByOthers: (name: string) => `${name}の申請はすでに処理されています`,
    judgedElsewhere: "この申請はすでに処理されています",
    kinds: { create: "新規申請", edit: "変更申請", cancel: "キャンセル申請" } as Readonly<
      Record<string, string>
    >,
  },
  en: {
    inbox: "Open requests",
    inboxEmpty: "There are no open requests",
    inboxHint: "Up and down arrows go to the next request, Enter approves, Delete denies.",
    requestedAt: (when) => `Received ${when}`,
    judge: { approved: "Approve", denied: "Deny" },
    judgeOf: (what, name) => `${what} ${name}`,
    knownClash: "Overlaps",
    judgeAnyway: "Approve all the same",
    judged: {
      approved: (name) => `The request of ${name} was approved`,
      denied: (name) => `The request of ${name} was denied`,
    },
    notJudged: (name) => `The request of ${name} could not be judged`,
    judgedByOthers: (name) => `The request of ${name} has been judged already`,
    judgedElsewhere: "This request has been judged already",
    kinds: { create: "New request", edit: "Request to change", cancel: "Request to cancel" },
  },
});
