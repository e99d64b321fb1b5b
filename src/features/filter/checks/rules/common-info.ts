import { type CommonInfoCondition, Comparison } from "../../conditions/common-info/common-info.js";
import { above, areDisjoint, atLeast, atMost, below, exactly, type Interval } from "../interval.js";
import { type Claim, type Rule, wholly } from "../rule.js";
import { plainFigure } from "./plain-figure.js";

interface FigureClaim extends Claim {
  figures: Interval;
}

/** Common information: one figure for all friends. Its codes are not those of linked data (actions-and-filters §9). */
export const commonInfos: Rule<CommonInfoCondition, FigureClaim> = {
  type: 77,
  claim(condition, { isDeleted }) {
    const { common_var_id = null, match = Comparison.equal, query } = condition;
    const figure = plainFigure(query);
    if (common_var_id === null || figure === null || isDeleted("common_vars", common_var_id)) return null;
    return { subject: String(common_var_id), condition, figures: intervals[match](figure) };
  },
  clash: (own, other) => (areDisjoint(own.figures, other.figures) ? wholly(own, other) : null),
};

const intervals: Readonly<Record<Comparison, (figure: number) => Interval>> = {
  [Comparison.equal]: exactly,
  [Comparison.atLeast]: atLeast,
  [Comparison.above]: above,
  [Comparison.atMost]: atMost,
  [Comparison.below]: below,
};
