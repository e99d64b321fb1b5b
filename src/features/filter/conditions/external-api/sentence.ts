import { choosingWords, dateFormats } from "../../../choosing/index.js";
import type { Describe } from "../definition.js";
import { ApiMatch, comparesFigures } from "../parts/api-match.js";
import { partWords } from "../parts/words.js";
import type { ExternalApiCondition } from "./external-api.js";
import { externalApiWords } from "./words.js";

/** "外部API「注文」の「商品カテゴリ」が「premium」を含む". */
export const describeExternalApi: Describe<ExternalApiCondition> = (condition, _, locale) => {
  const [words, parts] = [externalApiWords[locale], partWords[locale]];
  const { match = ApiMatch.exact, query, context } = condition;
  const event = context?.event_label ?? context?.event ?? null;
  const key = context?.key_label ?? context?.key ?? null;
  const format = dateFormats.find((each) => each === Number(context?.format));
  const what = words.what(
    event === null ? "" : parts.quoted(event),
    key === null
      ? parts.nothingChosen
      : parts.quoted(key) + (format ? words.written(choosingWords[locale].formats[format]) : ""),
  );
  const sought = String(query ?? "");
  const said = sought === "" ? parts.nothingTyped : comparesFigures(match) ? sought : parts.quoted(sought);
  return what + parts.apiMeets[match](said);
};
