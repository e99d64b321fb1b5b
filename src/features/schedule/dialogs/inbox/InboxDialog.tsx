import { useEffect, useRef } from "react";
import type { UnsolvedRequest } from "../../../../api/unsolved.js";
import { useQuery } from "../../../../collection/index.js";
import { Announcement } from "../../../../editor/index.js";
import { copiesRows } from "../../../../kit/copied-rows.js";
import { Dialog } from "../../../../kit/Dialog.js";
import { EmptyState } from "../../../../kit/EmptyState.js";
import { ErrorState } from "../../../../kit/ErrorState.js";
import { Skeleton } from "../../../../kit/Skeleton.js";
import { useSchedule } from "../../schedule-context.js";
import { InboxItem } from "./InboxItem.js";
import { type InboxRow, inboxRows } from "./inbox-rows.js";
import { useInboxKeys } from "./use-inbox-keys.js";

/** What waits for a judgement, on whatever day: judged here one after another, or looked at on its day. */
export function InboxDialog() {
  const { model, actions, words } = useSchedule();
  const query = actions.queries().unsolved;
  const state = useQuery(query);
  useEffect(() => model.inbox.begin(), [model]);
  return (
    <Dialog open width="l" title={words.inbox} closeLabel={words.close} onClose={model.dialogs.close}>
      {state.is === "loading" ? <Skeleton label={words.loading} /> : null}
      {state.is === "failed" ? (
        <ErrorState title={words.failed} retryLabel={words.retry} onRetry={query.retry} />
      ) : null}
      {state.data === null ? null : <Requests requests={state.data} />}
      <Announcement of={model.inbox.atoms.announcement} />
    </Dialog>
  );
}

function Requests({ requests }: { requests: readonly UnsolvedRequest[] }) {
  const { actions, words } = useSchedule();
  const shown = useRef<readonly InboxRow[]>([]);
  const rows = inboxRows(shown.current, requests);
  useEffect(() => {
    shown.current = rows;
  });
  const box = useRef<HTMLUListElement>(null);
  const keys = useInboxKeys(box);
  const ids = [...new Set(rows.map(({ request }) => request.reservationId))];
  const details = useQuery(actions.queries().requested(ids));
  if (rows.length === 0) return <EmptyState title={words.inboxEmpty} />;
  return (
    <>
      <p className="schedule-note">{words.inboxHint}</p>
      <div ref={copiesRows}>
        <ul ref={box} className="schedule-inbox" onKeyDown={keys.onKeyDown}>
          {rows.map((row) => (
            <InboxItem
              key={row.key}
              row={row}
              reservation={details.data?.find(({ id }) => id === row.request.reservationId)}
              goOn={keys.goOn}
            />
          ))}
        </ul>
      </div>
    </>
  );
}
