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
  addressIs: (addresses: string) => `メールアドレスが${addresses}`,
  means: {
    1: "メールを送信できる",
    2: "メールを送信できない",
    3: "メールアドレスがない",
    4: "メールの配信を停止している",
    5: "メールが届かない",
  },
  both: (address: string, status: string) => `${address}で、${status}`,
};

/** Every language says exactly this much. */
export type MailWords = typeof ja;
