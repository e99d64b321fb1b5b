import { useAtomValue } from "jotai";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { OpenRequest } from "../../../../api/open-requests.js";
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
import { knownClashes, pendingRequestOf } from "./known-clashes.js";
import { useInboxKeys } from "./use-inbox-keys.js";

/** So long the list waits for what its requests are about and would meet: what comes later moves the rows below it. */
const longestWaitMs = 2000;

/** Requests that wait for a judgement, on whatever day: judged here one after another, or looked at on its day. */
export function InboxDialog() {
  const { model, actions, words } = useSchedule();
  const query = actions.queries().unsolved;
  const state = useQuery(query);
  useEffect(() => model.inbox.begin(), [model]);
  return (
    <Dialog open width="l" title={words.inbox} closeLabel={words.close} onClose={model.dialogs.close}>
      {state.is === "loading" ? <Skeleton label={words.loading} /> : null}
      {state.is === "failed" ? (
        <ErrorState title={words.failed} retryLabel={words.loadAgain} onRetry={query.retry} />
      ) : null}
      {state.data === null ? null : <Requests requests={state.data} />}
      <Announcement of={model.inbox.atoms.announcement} />
    </Dialog>
  );
}

function Requests({ requests }: { requests: readonly OpenRequest[] }) {
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
  const detailOf = ({ reservationId }: OpenRequest) => details.data?.find(({ id }) => id === reservationId);
  const days = rows.map(({ request }) => pendingRequestOf(request, detailOf(request))?.place.date);
  const dayReservations = useDayReservations(days.filter((day) => day !== undefined));
  const isWhole = useBegun(details.is !== "loading" && dayReservations.is !== "loading");
  useLayoutEffect(() => (isWhole ? takeFocus(box.current) : undefined), [isWhole]);
  if (rows.length === 0) return <EmptyState title={words.inboxEmpty} />;
  if (!isWhole) return <Skeleton label={words.loading} />;
  return (
    <>
      <p className="schedule-note">{words.inboxHint}</p>
      <div ref={copiesRows}>
        <ul ref={box} className="schedule-inbox" onKeyDown={keys.onKeyDown}>
          {rows.map((row) => (
            <InboxItem
              key={row.key}
              row={row}
              reservation={detailOf(row.request)}
              clashes={knownClashes(row.request, detailOf(row.request), dayReservations.data ?? [])}
              goOn={keys.goOn}
            />
          ))}
        </ul>
      </div>
    </>
  );
}

/** Reservations of the days that are asked for, read again after each judgement. Days that cannot be read have no clash. */
function useDayReservations(days: readonly string[]) {
  const { model, actions } = useSchedule();
  const query = actions.queries().aroundRequests([...new Set(days)].sort());
  const states = useAtomValue(model.inbox.atoms.states);
  const done = [...states.values()].filter(({ is }) => is === "done").length;
  useEffect(() => {
    if (done > 0) void query.invalidate();
  }, [query, done]);
  return useQuery(query);
}

/** From when on something is so, or has been waited for long enough. */
function useBegun(isSo: boolean): boolean {
  const [isBegun, begin] = useState(isSo);
  useEffect(() => {
    const wait = setTimeout(() => begin(true), longestWaitMs);
    return () => clearTimeout(wait);
  }, []);
  if (isSo && !isBegun) begin(true);
  return isBegun || isSo;
}

/** Requests came after their dialog: the first one takes the focus, unless somebody has moved it meanwhile. */
function takeFocus(list: HTMLElement | null): void {
  const dialog = list?.closest("dialog");
  const root = list?.getRootNode() as ShadowRoot | undefined;
  const focused = root?.activeElement;
  if (!dialog?.open || (focused && focused !== dialog && !focused.closest(".dialog-head"))) return;
  list?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
}
