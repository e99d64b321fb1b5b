import { loadCallCounts } from "../../../api/open-api-calls.js";
import { tokyoDay } from "../../../lib/dates/days.js";
import { serverNow } from "../../../lib/dates/server-clock.js";
import { groupDigits } from "../../../lib/digits.js";
import type { OpenApiActions } from "../actions.js";
import type { OpenApiContext } from "../mutations/deps.js";
import { anchorPeriod } from "../period/period.js";

/** Makes what counts the calls of a code in the last seven days, by what was read of them before where it was. */
export function createCallsOfWeek({ model, getScope }: OpenApiContext): OpenApiActions["callsOfWeek"] {
  return async (codeId, signal) => {
    const period = anchorPeriod({ preset: "7" }, tokyoDay(serverNow()));
    const known = model().knownCounts(period);
    const answer = known
      ? ({ ok: true, data: known } as const)
      : await loadCallCounts(getScope().http, period, signal);
    if (!answer.ok) return null;
    const count = answer.data
      .filter(
        ({ date, open_api_code_id }) =>
          open_api_code_id === codeId && date >= period.from && date <= period.to,
      )
      .reduce((sum, { total_count }) => sum + BigInt(total_count), 0n);
    return groupDigits(count);
  };
}
