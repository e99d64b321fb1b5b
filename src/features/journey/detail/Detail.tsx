import { useAtomValue } from "jotai";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ListedJourney } from "../../../api/journeys.js";
import { Button } from "../../../kit/Button.js";
import { IconButton } from "../../../kit/IconButton.js";
import { CloseIcon, UserIcon } from "../../../kit/icons.js";
import type { Failure } from "../../../lib/failure.js";
import { withIndex } from "../../../lib/with-index.js";
import { useJourney, useJourneySettings, useLists } from "../journey-context.js";
import { LoadFailure } from "../LoadFailure.js";
import { createPhaseNames } from "../phase-name.js";
import { shareOf } from "./share.js";

type Counts =
  | { readonly is: "asked" }
  | { readonly is: "ready"; readonly totals: readonly number[] }
  | { readonly is: "failed"; readonly failure: Failure };

/** The journey that is open; nothing where none is, or the page shows it itself. */
export function Detail() {
  const { model } = useJourney();
  const { journeys } = useLists();
  const openId = useAtomValue(model.atoms.openId);
  const hasDetail = useAtomValue(model.atoms.hasDetail);
  const journey = journeys?.find(({ id }) => id === openId);
  return journey && hasDetail ? <JourneyDetail key={journey.id} journey={journey} /> : null;
}

/** Its phases with how many passed each, and whom it is about. */
function JourneyDetail({ journey }: { journey: ListedJourney }) {
  const { model, actions } = useJourney();
  const { words } = useJourneySettings();
  const { phases } = useLists();
  const nameOf = useMemo(() => createPhaseNames(phases, words), [phases, words]);
  const [counts, setCounts] = useState<Counts | null>(null);
  const region = useRef<HTMLElement>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  useLayoutEffect(() => {
    region.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const name = journey.name || words.noName;

  async function count(): Promise<void> {
    leaving.current?.abort();
    const leave = new AbortController();
    leaving.current = leave;
    setCounts({ is: "asked" });
    const answer = await actions.countPassed(journey, leave.signal);
    if (leave.signal.aborted) return;
    if (answer.ok) setCounts({ is: "ready", totals: answer.data });
    else {
      actions.report(answer.failure);
      setCounts({ is: "failed", failure: answer.failure });
    }
  }
  return (
    <section ref={region} className="journey-detail" aria-label={name}>
      <div className="journey-side-head">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <Button busy={counts?.is === "asked"} busyLabel={words.counting} onPress={() => void count()}>
          {words.showCounts}
        </Button>
        {journey.conditionId === null ? null : (
          <Button
            icon={<UserIcon />}
            onPress={() => model.dialogs.open({ is: "friends", journeyId: journey.id, phaseId: null })}
          >
            {words.meantFriends}
          </Button>
        )}
        <IconButton
          label={words.close}
          icon={<CloseIcon />}
          onPress={() => {
            actions.open(null);
            model.focusOn({ id: journey.id, control: "name" });
          }}
        />
      </div>
      {counts?.is === "failed" ? <LoadFailure failure={counts.failure} onRetry={() => void count()} /> : null}
      {journey.phases.length === 0 ? <p className="journey-hint">{words.noPhasesYet}</p> : null}
      <ol className="journey-steps" aria-live="polite">
        {withIndex(journey.phases).map(([at, id]) => {
          const phase = nameOf(id).name;
          const total = counts?.is === "ready" ? counts.totals[at] : undefined;
          const share = counts?.is === "ready" && at > 0 ? shareOf(counts.totals, at) : null;
          return (
            <li key={`${at} ${id}`}>
              <Button
                variant="quiet"
                size="s"
                aria-label={words.friendsOf(phase)}
                onPress={() => model.dialogs.open({ is: "friends", journeyId: journey.id, phaseId: id })}
              >
                <bdi>{phase}</bdi>
              </Button>
              {total === undefined ? null : <strong>{words.people(total)}</strong>}
              {share === null ? null : <span className="journey-share">{words.share(share)}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
