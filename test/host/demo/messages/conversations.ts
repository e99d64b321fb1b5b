import type { Message } from "../../api/messages.js";
import { type Content, media, said, text, unsent } from "./media.js";

/** One message of a conversation. */
export interface Line {
  readonly from: Message["from"];
  /** Minutes since the line before. */
  readonly wait: number;
  readonly content: Content;
  readonly isStarred?: boolean;
  /** How many lines up the quoted one stands. */
  readonly quotes?: number;
}

type More = Omit<Line, "from" | "wait" | "content">;

const friend = (wait: number, content: Content | string, more: More = {}) =>
  line("member", wait, content, more);
const shop = (wait: number, content: Content | string, more: More = {}) =>
  line("account", wait, content, more);

function line(from: Line["from"], wait: number, content: Content | string, more: More): Line {
  return { from, wait, content: typeof content === "string" ? text(content) : content, ...more };
}

/** What everybody's first day looks like. */
export const welcome: readonly Line[] = [
  shop(0, said("system", "友だちに追加されました。")),
  shop(
    0,
    "友だち追加ありがとうございます。\nこちらのトークから、ご予約やご相談を承ります。\n\n営業時間 10:00〜20:00（火曜定休）\nhttps://example.com/hair/",
  ),
];

/** Believable talk between a hair salon and its friends. Each ends where nobody waits for an answer. */
export const conversations: readonly (readonly Line[])[] = [
  [
    friend(0, "明日の予約を15時に変更できますか？"),
    shop(14, "ご連絡ありがとうございます。15時からご案内できます。"),
    friend(3, "助かります！よろしくお願いします🙇‍♀️"),
    friend(0, media.smile),
    shop(6, "お待ちしております。"),
  ],
  [
    friend(0, "この写真のような感じでお願いしたいです"),
    friend(1, media.portrait),
    friend(1, media.sky),
    shop(32, "ありがとうございます。2枚目の色味でしたら、ブリーチなしで近づけられます。", { quotes: 1 }),
    friend(9, "ブリーチなしでできるんですね！\nではそれでお願いします。", { quotes: 1, isStarred: true }),
    shop(4, "承知しました。カルテに残しておきます。"),
  ],
  [
    shop(0, said("template", "今月の空き状況のご案内")),
    friend(21, said("postback", "土日の空きを見る")),
    shop(0, "土日の空きはこちらです。\n・22日（日）13:30〜\n・23日（月・祝）10:00〜、16:00〜"),
    friend(12, "23日の10時でお願いします"),
    shop(8, "23日（月・祝）10:00、承りました。"),
    friend(2, media.heart),
  ],
  [
    friend(0, "駐車場はありますか？"),
    shop(11, "店舗の裏に3台分ございます。満車の際は下記をご利用ください。"),
    shop(0, said("location", "コインパーキング表参道南\n東京都港区北青山3-0-0")),
    friend(5, "わかりました😊"),
  ],
  [
    friend(
      0,
      "カラーの持ちはどのくらいでしょうか。前回は1か月ほどで色が抜けてしまったので、少し暗めでお願いしたいです。",
    ),
    shop(
      40,
      "1トーン暗めに入れると、6週間ほどは落ち着いた色でお過ごしいただけます。ご自宅では、洗うときのお湯を38℃くらいにしていただくと長持ちします。",
    ),
    friend(16, "詳しくありがとうございます。シャンプーも変えたほうがいいですか？"),
    shop(
      7,
      "こちらをおすすめしています。\nhttps://example.com/hair/items/color-care-shampoo?size=500&from=talk",
    ),
    friend(25, "次回いただきます！"),
  ],
  [
    friend(0, media.voice),
    friend(1, "すみません、間違えて送ってしまいました"),
    shop(5, "大丈夫ですよ。ご用件がありましたら、いつでもご連絡ください。"),
  ],
  [
    shop(
      0,
      "ご来店前に、カウンセリングシートのご記入をお願いいたします。\nhttps://example.com/hair/forms/counseling",
    ),
    friend(140, media.sheet),
    friend(1, "記入しました。アレルギーの欄も書いてあります"),
    shop(18, "ご記入ありがとうございます。ジアミンは使わない薬剤でご用意します。", { isStarred: true }),
  ],
  [
    friend(0, "仕上がり、家族にも好評でした✨"),
    friend(1, media.movie),
    shop(22, "すてきな動画をありがとうございます！またのご来店をお待ちしております。"),
    friend(4, media.heart),
  ],
  [friend(0, unsent), friend(1, "送り先を間違えました、失礼しました"), shop(9, "お気になさらず！")],
  [
    friend(0, "遅れそうです、10分ほど…"),
    shop(2, "承知しました。お気をつけてお越しください。"),
    friend(13, "着きました"),
    friend(1, "2階でしたっけ？"),
    shop(1, "はい、エレベーターで2階へどうぞ。"),
  ],
  [
    friend(0, "成人式の着付けとヘアセットは、何時から始められますか？"),
    shop(
      35,
      "当日は朝4時から承っています。\n\n【料金】\n着付け：16,500円\nヘアセット：8,800円\nメイク：5,500円\n\n前撮りとのセットもございます。",
    ),
    friend(60, "前撮りとのセットでお願いします。こんな髪型にしたいです"),
    friend(1, media.tall),
    friend(0, media.garden),
    shop(28, "かしこまりました。前撮りの候補日を3つほどお知らせください。"),
    friend(190, "12/5、12/6、12/12 のどれかでお願いします", { isStarred: true }),
    shop(15, "12月6日（日）11:00で承りました。"),
  ],
  [
    shop(0, said("template", "お誕生日おめでとうございます。20%OFFクーポンをお贈りします。")),
    friend(45, said("postback", "クーポンを使う")),
    friend(2, "クーポンは家族も使えますか"),
    shop(17, "ご本人さまのみのご利用となります。ご家族さまには紹介クーポンがございます。"),
    friend(3, "なるほど、ありがとうございます！"),
  ],
  [
    friend(
      0,
      "求人の件で父から電話がいっていると思いますが、<b>本人</b>からのご連絡が必要でしょうか? \"面接\" & '見学' のどちらでも伺えます。",
    ),
    shop(
      55,
      "ご連絡ありがとうございます。まずは見学にお越しください。火曜以外でご都合のよい日はございますか。",
    ),
    friend(31, "木曜の14時以降でお願いいたします。"),
    shop(9, "では今週の木曜、14:30にお待ちしております。"),
  ],
  [
    friend(0, "店内の写真を撮ってもいいですか？"),
    shop(8, "もちろんです。ほかのお客さまが写らないようにお願いいたします。"),
    friend(95, media.wide),
    friend(1, "こんな感じに撮れました📷👨‍👩‍👧‍👦"),
    shop(6, media.smile),
  ],
];

/** Conversations that wait for the salon: their last messages are not confirmed. */
export const openConversations: readonly (readonly Line[])[] = [
  [friend(0, "次の土曜日の午前中は空いていますか？\n妹と2人でお願いしたいです。")],
  [
    shop(0, "本日はご来店ありがとうございました。"),
    friend(34, "ありがとうございました！とても気に入っています。"),
    friend(1, "一つだけ、前髪をもう少し短くしてもらうことはできますか？", { isStarred: true }),
  ],
  [friend(0, media.portrait), friend(0, media.garden), friend(1, "どちらが似合うと思いますか？")],
  [friend(0, said("postback", "予約する")), friend(2, "23日は全部埋まっていますか")],
  [friend(0, "子どもも一緒に行って大丈夫ですか？"), friend(1, media.smile)],
  [
    friend(0, said("location", "いま、ここにいます\n東京都渋谷区神宮前5-0-0")),
    friend(1, "入口がわかりません💦"),
  ],
  [friend(0, "はい")],
  [friend(0, media.voice)],
];

/** A text of some thousand characters, as a friend once wrote it. */
export const longStory = [
  "いつもお世話になっております。先日カットとカラーをしていただいた者です。長文で失礼いたします。",
  ...Array.from({ length: 24 }, (_, index) => {
    return `${index + 1}．${
      [
        "まず、色味はとても気に入っています。家族や職場の人からも「明るくなったね」と言われ、鏡を見るのが楽しみになりました。",
        "次に、前髪についてです。乾かしたあとに少しだけ右へ流れてしまうのですが、ドライヤーの当て方で直るものでしょうか。朝の時間がなく、できれば簡単な方法があれば教えていただきたいです。",
        "それから、シャンプーはすすめていただいたものに替えました。泡立ちがやわらかく、香りも控えめで使いやすいです。詰め替えはお店で買えますか。",
        "最後に次回の予約です。来月の中旬、平日の夕方以降で考えています。担当の方がお休みの日があれば、先に知っておきたいです。",
      ][index % 4]
    }`;
  }),
  "以上です。お忙しいところ恐れ入りますが、お手すきのときにご返信いただければ幸いです。",
].join("\n\n");

/** One word without a place to break, and one address that is longer than any screen. */
export const unbreakable = `https://example.com/hair/styles?${"filter%5B%5D=%E3%82%AB%E3%83%A9%E3%83%BC&".repeat(12)}page=2\n${"w".repeat(160)}`;
