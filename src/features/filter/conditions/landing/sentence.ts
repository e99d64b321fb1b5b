import type { Describe } from "../definition.js";
import { describeRange, isUnset } from "../parts/date-range.js";
import { SetMatch } from "../parts/set-match.js";
import { partWords } from "../parts/words.js";
import { DateUse, dateUse, type LandingCondition } from "./landing.js";
import { landingWords } from "./words.js";

/** "2026年5月1日 09:00からの期間に流入経路「店頭QR」のいずれかから登録した". */
export const describeLanding: Describe<LandingCondition> = (condition, names, locale) => {
  const [words, parts] = [landingWords[locale], partWords[locale]];
  const { landing_ids = [], landing_or = SetMatch.any } = condition;
  const chosen = landing_ids.map((id) => names.nameOf("landing", id));
  const said = words.meets[landing_or](chosen.length === 0 ? parts.nothingChosen : parts.list(chosen));
  const use = dateUse(condition);
  if (use === DateUse.none) return said;
  const { date_from, date_to, time_from, time_to } = condition;
  const moment = (day: string | null | undefined, time: string | null | undefined) => {
    const texts = [isUnset(day) ? "" : parts.day(day), use === DateUse.moments ? (time ?? "") : ""];
    return texts.filter((text) => text !== "").join(" ");
  };
  const range = { from: moment(date_from, time_from), to: moment(date_to, time_to) };
  const period = describeRange(range, { ...parts, day: (text) => text });
  return period === null ? said : words.within(period, said);
};
