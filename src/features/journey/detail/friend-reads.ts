import { loadMeant, loadPassed } from "../../../api/journey-members.js";
import type { Answer } from "../../../lib/failure.js";
import type { Http } from "../../../lib/http.js";
import { range } from "../../../lib/range.js";
import type { JourneyActions } from "../actions.js";

/** Friends on a page, and calls that count at the same time. */
const perPage = 50;
const mostAtOnce = 3;

type Reads = Pick<JourneyActions, "countPassed" | "friends">;

/** Reads of the friends who passed, of their number, and of the friends who are meant, each made when it is asked for. */
export function createFriendReads(http: Http): Reads {
  return {
    async countPassed({ id: journeyId, phases }, signal) {
      const totals: number[] = [];
      const waiting = phases.map((phaseId, at) => ({ phaseId, at }));
      let failed: Answer<never> | null = null;
      async function countNext(): Promise<void> {
        const next = waiting.shift();
        if (!next || failed || signal.aborted) return;
        const { phaseId, at } = next;
        const answer = await loadPassed(http, { journeyId, phaseId, page: 1, perPage: 1 }, signal);
        if (answer.ok) totals[at] = answer.data.total;
        else failed ??= answer;
        return countNext();
      }
      await Promise.all(range(0, mostAtOnce).map(countNext));
      return failed ?? { ok: true, data: totals, status: 200 };
    },

    friends({ id: journeyId, conditionId }, phaseId, page, signal) {
      if (phaseId !== null) return loadPassed(http, { journeyId, phaseId, page, perPage }, signal);
      return loadMeant(http, { conditionId: conditionId ?? 0, page, perPage }, signal);
    },
  };
}
