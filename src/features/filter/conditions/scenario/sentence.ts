import { isChosen } from "../../../choosing/index.js";
import type { Describe } from "../definition.js";
import { partWords } from "../parts/words.js";
import { dayOf, type ScenarioCondition, ScenarioMatch } from "./scenario.js";
import { scenarioWords } from "./words.js";

/** "シナリオ「新規向け」が5日目まで配信済み". */
export const describeScenario: Describe<ScenarioCondition> = (condition, names, locale) => {
  const [words, parts] = [scenarioWords[locale], partWords[locale]];
  const { group_id = null, match = ScenarioMatch.subscribed } = condition;
  const name = isChosen(group_id) ? parts.quoted(names.nameOf("scenario", group_id)) : parts.nothingChosen;
  return words.meets[match](name, dayOf(condition));
};
