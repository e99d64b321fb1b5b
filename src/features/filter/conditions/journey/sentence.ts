import { isChosen } from "../../../choosing/index.js";
import type { Describe } from "../definition.js";
import { partWords } from "../parts/words.js";
import { type JourneyCondition, PhaseMatch } from "./journey.js";
import { journeyWords } from "./words.js";

/** "ジャーニー「初回来店」のフェーズ「予約」を通過した". */
export const describeJourney: Describe<JourneyCondition> = (stored, names, locale) => {
  const [words, parts] = [journeyWords[locale], partWords[locale]];
  const { journey_id = null, journey_tag_id = null, condition = PhaseMatch.passed } = stored;
  const journey = isChosen(journey_id)
    ? parts.quoted(names.nameOf("journey", journey_id))
    : parts.nothingChosen;
  const phase = isChosen(journey_tag_id)
    ? parts.quoted(names.nameOf("journey_tag", journey_tag_id))
    : parts.nothingChosen;
  return words.meets[condition](journey, phase);
};
