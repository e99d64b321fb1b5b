export const ja = {
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
};

/** Every language says exactly this much. */
export type MailWords = typeof ja;
