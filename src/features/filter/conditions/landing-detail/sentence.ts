import { isChosen } from "../../../choosing/index.js";
import type { Describe } from "../definition.js";
import { isOn } from "../parts/flag.js";
import { partWords } from "../parts/words.js";
import { type LandingDetailCondition, metaKeys, textsOf } from "./landing-detail.js";
import { detailWords } from "./words.js";

/** "流入経路「店頭QR」から登録し、外部パラメータのm1が「spring」、m3が「tokyo」か「osaka」である". */
export const describeLandingDetail: Describe<LandingDetailCondition> = (condition, names, locale) => {
  const [words, parts] = [detailWords[locale], partWords[locale]];
  const { landing_id = null, use_meta_query = 0 } = condition;
  const landing = isChosen(landing_id)
    ? parts.quoted(names.nameOf("landing", landing_id))
    : parts.nothingChosen;
  if (!isOn(use_meta_query)) return words.meets(landing);
  const clauses = metaKeys
    .map((key) => [key, textsOf(condition, key)] as const)
    .filter(([, texts]) => texts.length > 0)
    .map(([key, texts]) => words.clause(key, parts.listOr(texts)));
  return words.meetsWith(
    landing,
    clauses.length === 0 ? words.noParameters(parts.nothingChosen) : words.parameters(clauses),
  );
};
