import { useMemo, useState } from "react";
import type { JourneyFriend, JourneyFriends } from "../../../../api/journey-members.js";
import { Avatar } from "../../../../kit/Avatar.js";
import { Button } from "../../../../kit/Button.js";
import { Dialog } from "../../../../kit/Dialog.js";
import { useOnChange } from "../../../../kit/use-on-change.js";
import { tokyoMoment } from "../../../../lib/dates/moments.js";
import { formatNearDay } from "../../../../lib/dates/near-day.js";
import type { Failure } from "../../../../lib/failure.js";
import { useJourney, useJourneySettings, useLists } from "../../journey-context.js";
import { LoadFailure } from "../../LoadFailure.js";
import { createPhaseNames } from "../../phase-name.js";
import { useRequestWords } from "../use-request-words.js";

/** Friends who passed a phase, or (`phaseId` `null`) who are meant, by pages. */
export function FriendsDialog({ journeyId, phaseId }: { journeyId: number; phaseId: number | null }) {
  const { model, actions } = useJourney();
  const { words } = useJourneySettings();
  const own = useRequestWords();
  const { phases } = useLists();
  const [page, setPage] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ data: JourneyFriends | null; failure: Failure | null }>({
    data: null,
    failure: null,
  });
  const phase = useMemo(() => createPhaseNames(phases, words), [phases, words])(phaseId ?? 0).name;

  // A new number is a new attempt.
  useOnChange([journeyId, phaseId, page, attempt], () => {
    const journey = model.journey(journeyId);
    if (!journey) return;
    const leaving = new AbortController();
    void actions.friends(journey, phaseId, page, leaving.signal).then((answer) => {
      // One that was overtaken by another page says nothing.
      if (leaving.signal.aborted) return;
      if (!answer.ok) actions.report(answer.failure);
      setState((before) =>
        answer.ok ? { data: answer.data, failure: null } : { data: before.data, failure: answer.failure },
      );
    });
    return () => leaving.abort();
  });

  const { data, failure } = state;
  const total = data?.total;
  const title =
    phaseId === null
      ? total === undefined
        ? words.meantFriends
        : own.meantTitle(total)
      : total === undefined
        ? own.passedLoading(phase)
        : own.passedTitle(phase, total);
  return (
    <Dialog
      open
      width="m"
      title={title}
      closeLabel={words.close}
      onClose={model.dialogs.askToClose}
      foot={
        data && data.lastPage > 1 ? (
          <div className="journey-pages">
            <Button unavailable={page <= 1} onPress={() => setPage(page - 1)}>
              {own.previousPage}
            </Button>
            <span role="status">{own.pageOf(page, data.lastPage)}</span>
            <Button unavailable={page >= data.lastPage} onPress={() => setPage(page + 1)}>
              {own.nextPage}
            </Button>
          </div>
        ) : null
      }
    >
      {failure ? <LoadFailure failure={failure} onRetry={() => setAttempt(attempt + 1)} /> : null}
      {data === null && failure === null ? <p role="status">{words.loading}</p> : null}
      {data?.friends.length === 0 ? <p>{own.nobody}</p> : null}
      <ul className="journey-friends">
        {(data?.friends ?? []).map((friend) => (
          <li key={friend.id}>
            <FriendButton friend={friend} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function FriendButton({ friend }: { friend: JourneyFriend }) {
  const { actions } = useJourney();
  const own = useRequestWords();
  const name = friend.name || own.someone;
  const moment = friend.passedAt === null ? null : tokyoMoment(friend.passedAt);
  const [day = "", time = ""] = moment?.split(" ") ?? [];
  // The hour without its zero: 9:05.
  const [hours = "", minutes = ""] = time.split(":");
  return (
    <button
      type="button"
      className="journey-friend"
      aria-label={name}
      onClick={() => actions.selectFriend(friend.id)}
    >
      <Avatar name={name} url={friend.iconUrl} />
      <span>
        <bdi>{name}</bdi>
      </span>
      {moment === null ? null : (
        <time dateTime={moment.replace(" ", "T")}>
          {formatNearDay(day, own.monthDay, [])} {Number(hours)}:{minutes}
        </time>
      )}
    </button>
  );
}
