import { DateUse, dateUse, type LandingCondition } from "../../conditions/landing/landing.js";
import { severalRule } from "./several.js";

/** Landings at whatever time. */
export const landings = severalRule<LandingCondition>(85, "landing", (condition) =>
  dateUse(condition) === DateUse.none
    ? {
        match: condition.landing_or,
        ids: condition.landing_ids,
        only: (landing_ids) => ({ ...condition, landing_ids }),
      }
    : null,
);
