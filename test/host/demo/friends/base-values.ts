import type { BaseName } from "../../api/friend/base-values.js";
import type { AudienceFriend } from "../../audience/friends.js";
import { createRandom } from "../../large/random.js";

/** Names with how they are read. */
const familyNames = [
  ["佐藤", "サトウ"],
  ["鈴木", "スズキ"],
  ["田中", "タナカ"],
  ["渡辺", "ワタナベ"],
  ["山本", "ヤマモト"],
  ["小林", "コバヤシ"],
  ["長谷川", "ハセガワ"],
  ["清水", "シミズ"],
] as const;
const givenNames = [
  ["陽菜", "ヒナ"],
  ["美咲", "ミサキ"],
  ["香織", "カオリ"],
  ["和子", "カズコ"],
  ["翔太", "ショウタ"],
  ["健太", "ケンタ"],
  ["修", "オサム"],
  ["博", "ヒロシ"],
] as const;
const prefectures = [
  "東京都",
  "神奈川県",
  "埼玉県",
  "千葉県",
  "大阪府",
  "京都府",
  "北海道",
  "福岡県",
] as const;

/** What a friend's base value is while nobody has saved one: the same each time, and empty for some. */
export function baseValueOf({ id, short_name, mail }: AudienceFriend, name: BaseName): string {
  const random = createRandom(id * 7919 + 5);
  const family = random.pick(familyNames);
  const given = random.pick(givenNames);
  const prefecture = random.pick(prefectures);
  const isKnown = id === 1 || random.often(70);
  const phone = `090-0000-${String(id % 10_000).padStart(4, "0")}`;
  const values: Readonly<Record<BaseName, string>> = {
    システム表示名: short_name,
    本名: isKnown ? `${family[0]} ${given[0]}` : "",
    フリガナ: isKnown ? `${family[1]} ${given[1]}` : "",
    電話番号: isKnown ? phone : "",
    メールアドレス: mail.address,
    都道府県: isKnown ? prefecture : "",
  };
  return values[name];
}
