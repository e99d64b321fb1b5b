import type { MessageContent } from "../api/message-contents.js";

const text = (words: string): MessageContent => ({ kind: "text", text: words });

export const demoTemplateContents: ReadonlyMap<number, readonly MessageContent[]> = new Map([
  [401, [text("[[name]]さん、本日はご来店ありがとうございました。\nまたのお越しをお待ちしております。")]],
  [402, [text("体験のご予約ありがとうございます。当日は10分前までにお越しください。")]],
  [
    403,
    [
      {
        kind: "card",
        text: "お誕生日おめでとうございます。今月中にお使いいただける20%OFFクーポンです。",
        buttons: ["クーポンを使う", "予約する"],
      },
    ],
  ],
  [404, [{ kind: "image", text: "営業時間のご案内（画像）" }, text("火曜日は定休日です。")]],
  [405, [{ kind: "card", text: "1分で終わるアンケートにご協力ください。", buttons: ["回答する"] }]],
  [
    406,
    [
      {
        kind: "question",
        text: "先日の仕上がりはいかがでしたか？",
        buttons: ["とても良い", "良い", "気になる点がある"],
      },
    ],
  ],
  [407, [text("年末年始は12月31日から1月4日までお休みをいただきます。")]],
  [408, [text("本年も大変お世話になりました。")]],
]);

export const demoScenarioContents: ReadonlyMap<
  number,
  readonly { day: number; time: string; message: MessageContent }[]
> = new Map([
  [
    501,
    [
      {
        day: 0,
        time: "10:00",
        message: text("友だち追加ありがとうございます。お店のご案内をお送りします。"),
      },
      { day: 1, time: "19:00", message: text("はじめてのご予約は、こちらのトークからどうぞ。") },
      {
        day: 7,
        time: "12:00",
        message: {
          kind: "card",
          text: "初回限定のトリートメントをご用意しました。",
          buttons: ["詳しく見る"],
        },
      },
    ],
  ],
  [502, [{ day: 0, time: "09:00", message: text("定期便のお申し込みありがとうございます。") }]],
  [503, [{ day: 0, time: "12:00", message: text("お久しぶりです。その後、髪の調子はいかがですか。") }]],
  [504, [{ day: 0, time: "12:00", message: text("ご紹介でのご来店ありがとうございます。") }]],
]);

export const demoSenders = [
  { id: 1, name: "サロン デモ" },
  { id: 2, name: "店長の佐々木" },
  { id: 3, name: "受付" },
];

export const demoTestRecipients = [
  { id: 1, name: "佐々木（店長）" },
  { id: 2, name: "中村（スタイリスト）" },
  { id: 3, name: "確認用の端末" },
];
