/**
 * What a search must find and what it must not, one pair a row: for one text
 * and for many alike.
 */
export const foldTable: readonly (readonly [text: string, query: string, found: boolean])[] = [
  // The two kana, and half width.
  ["ﾖﾔｸ特典", "よやく", true],
  ["ﾖﾔｸ特典", "ヨヤク", true],
  ["ﾖﾔｸ特典", "ﾖﾔｸ", true],
  ["よやく特典", "ﾖﾔｸ", true],
  ["ｶﾞｰﾃﾞﾝ銀座", "ガーデン", true],
  ["ガーデン銀座", "ｶﾞｰﾃﾞﾝ", true],
  ["ﾊﾟｰﾏ", "ぱーま", true],
  ["ヴァイオリン", "ゔぁいおりん", true],
  ["ヵ月", "ゕ月", true],
  // Voiced and unvoiced, small and large, with and without a long mark are other words.
  ["がき", "か", false],
  ["かき", "が", false],
  ["ﾊﾟｰﾏ", "バーマ", false],
  ["きって", "きつて", false],
  ["サーバー", "サーバ", true],
  ["サーバ", "サーバー", false],
  ["サーバー", "サーハー", false],
  // A mark of its own composes with the letter before it, but plain containment holds all the same.
  ["か\u3099き", "が", true],
  ["か\u3099き", "か", true],
  ["がき", "か\u3099", true],
  // Width and case.
  ["ＶＩＰ　会員", "vip会員", true],
  ["vip会員", "ＶＩＰ　会員", true],
  ["Vip 会員", "P会", true],
  ["ＬＩＮＥ公式", "line", true],
  ["１２３", "23", true],
  ["ΟΔΟΣ", "οδος", true],
  // Blanks count for nothing, on either side.
  ["山田 花子", "山田花子", true],
  ["山田花子", "山　田", true],
  ["a\u00a0b", "ab", true],
  ["何でも", " 　", true],
  // Characters that stand for several.
  ["㈱サロン", "(株)", true],
  ["(株)サロン", "㈱", true],
  ["㈱サロン", "株", true],
  ["㍻元年", "平成", true],
  ["①番", "1番", true],
  // Marks that keyboards confuse.
  ["10〜12時", "10～12", true],
  ["10～12時", "10〜12", true],
  ["A−B", "a-b", true],
  ["A‐B", "A–B", true],
  ["ー", "-", false],
  ["一番", "ー番", false],
];
