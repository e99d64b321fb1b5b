import { moved } from "../../audience/days.js";
import { createRandom, type Random } from "../../large/random.js";
import { resource } from "../../store.js";
import type { VariableChoice } from "../variable-choices.js";

/** A variable of which every friend has a value of chance where none was saved, so that nobody needs to store millions. */
export interface GeneratedVariable {
  /** What its texts are drawn from, where it is not what all are. */
  readonly texts?: readonly string[];
}

/** Under the variable's id. */
export const generatedVariables = resource<GeneratedVariable>("generated_variable");

/** One that has everything. The others have so many of a hundred. */
const COMPLETE = 1;
const SHARE = 45;

const texts = [
  "表参道店のみ",
  "土日を希望",
  "ご家族の紹介",
  "SNSを見て",
  "ネイルも同時に希望",
  "電話連絡は不可",
];
const longTexts = [
  "前回の施術後、頭皮に少し赤みが出たとのこと。\n次回は低刺激の薬剤を使用し、パッチテストを行う。",
  "肩にかかる長さを保ちたい。\n・前髪は眉にかかるくらい\n・耳まわりは軽め\n・毛先は内巻き",
  "お子さまの学校行事に合わせて来店されるため、2月と8月は早めにご案内する。",
];
const today = "2026-11-20";

/** The value as text, or none. The same each time, and nothing but the two ids and the choices decide it. */
export function generatedValue(
  friendId: number,
  { id, type }: { readonly id: number; readonly type: number },
  { texts: own }: GeneratedVariable,
  choices: readonly VariableChoice[],
): string | undefined {
  const random = createRandom(friendId * 7919 + id * 104_729);
  if (!random.often(SHARE) && friendId !== COMPLETE) return undefined;
  if (type === 20) return choices.length === 0 ? undefined : String(random.pick(choices).id);
  if (type === 0) return random.pick(own ?? texts);
  if (type === 2) return random.pick(own ?? longTexts);
  return ofType(random, type);
}

function ofType(random: Random, type: number): string | undefined {
  if (type === 1) {
    const number = random.whole(-200, 40_000);
    return String(random.often(30) ? number / 8 : number);
  }
  if (type === 10) return `/public/media/photo-${random.whole(1, 3)}.svg`;
  if (type === 13) return "/public/media/sheet-1.pdf";
  return type === 30 ? moved(today, random.whole(-2000, 400), "day") : undefined;
}
