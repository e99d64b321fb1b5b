import { type Localized, words } from "../../../../lib/locale.js";

/** Name of the condition. */
export const mailLabel: Localized<string> = { ja: "メール", en: "Mail" };

/** Words of the condition on mail. */
export const mailWords = words({
  ja: {
    address: "メールアドレス",
    status: "メールの状態",
    statuses: {
      0: "状態の指定なし",
      1: "送信可能",
      2: "送信不可",
      3: "アドレスなし",
      4: "配信停止",
      5: "不達",
    },
    addressHas: (texts: string) => `メールアドレスに${texts}を含む`,
    means: {
      1: "メールを送信できる",
      2: "メールを送信できない",
      3: "メールアドレスがない",
      4: "メールの配信を停止している",
      5: "メールが届かない",
    },
    both: (texts: string, status: string) => `メールアドレスに${texts}を含み、${status}`,
  },
  en: {
    address: "Mail address",
    status: "Mail status",
    statuses: {
      0: "Any status",
      1: "Sendable",
      2: "Not sendable",
      3: "No address",
      4: "Opted out",
      5: "Undeliverable",
    },
    addressHas: (texts) => `has ${texts} in the mail address`,
    means: {
      1: "mail can be sent",
      2: "mail cannot be sent",
      3: "there is no mail address",
      4: "has opted out of mail",
      5: "mail is not delivered",
    },
    both: (texts, status) => `has ${texts} in the mail address, and ${status}`,
  },
});
