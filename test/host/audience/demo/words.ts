/** What the demonstration's friends are made of, besides their names. */

export const memos = [
  "VIP。担当は佐々木を希望",
  "前回の薬剤でかぶれあり。要確認",
  "駐車場を利用",
  "お子さま連れ。個室をご案内",
  "ＶＩＰ会員の紹介で来店",
  "電話は夕方以降",
  "白髪染めの間隔は6週間",
  "縮毛矯正の履歴あり",
  "誕生月にクーポンを渡す",
] as const;

export const statusMessages = [
  "営業中",
  "本日も営業中です🌸",
  "旅行が好き",
  "返信は夜になります",
  "猫と暮らしています",
  "お仕事は平日のみ",
  "thank you!",
  "ﾏｲﾍﾟｰｽ",
] as const;

export const ranks = ["ゴールド", "シルバー", "ゴールド（法人）", "ブロンズ", "レギュラー"] as const;

export const treatments = [
  "カラー 8トーン、根元のみ",
  "デジタルパーマ、毛先のみ。次回はトリートメントをご提案",
  "カットのみ。前髪は眉上",
  "ヘッドスパ60分",
] as const;

/** What an advertisement's address carried: the campaign, the form it took, and where it was shown. */
export const campaigns = ["spring", "autumn", "Spring", "welcome"] as const;
export const forms = ["story", "feed", ""] as const;
export const towns = ["tokyo", "osaka", "yokohama", "nagoya"] as const;

export const orderCategories = ["premium", "standard", "gift", "premium-refill"] as const;
export const orderItems = ["シャンプー", "トリートメント", "ヘアオイル", "ギフトカード"] as const;
