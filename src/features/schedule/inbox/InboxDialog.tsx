import type { UnsolvedRequest } from "../../../api/unsolved.js";
import { useQuery } from "../../../collection/index.js";
import { Button } from "../../../kit/Button.js";
import { Dialog } from "../../../kit/Dialog.js";
import { EmptyState } from "../../../kit/EmptyState.js";
import { ErrorState } from "../../../kit/ErrorState.js";
import { Skeleton } from "../../../kit/Skeleton.js";
import { dayLabel } from "../labels.js";
import { useSchedule } from "../schedule-context.js";

/** What waits for a judgement, on whatever day; one that is chosen is shown on its day, and handed to the page. */
export function InboxDialog() {
  const { model, actions, words } = useSchedule();
  const query = actions.queries().unsolved;
  const state = useQuery(query);
  const close = () => model.dialogs.close();
  return (
    <Dialog open width="m" title={words.inbox} closeLabel={words.close} onClose={close}>
      {state.is === "loading" ? <Skeleton label={words.loading} /> : null}
      {state.is === "failed" ? (
        <ErrorState title={words.failed} retryLabel={words.retry} onRetry={query.retry} />
      ) : null}
      {state.is === "ready" && state.data.length === 0 ? <EmptyState title={words.inboxEmpty} /> : null}
      <ul className="schedule-inbox">
        {(state.data ?? []).map((request) => (
          <li key={`${request.reservationId} ${request.kind}`}>
            <InboxRow request={request} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function InboxRow({ request }: { request: UnsolvedRequest }) {
  const { model, actions, words } = useSchedule();
  const { kind, name, date, from, to, reservationId } = request;
  function show(): void {
    model.dialogs.close();
    model.showView("date", date);
    void actions.selectById(reservationId);
  }
  return (
    <Button onPress={show}>
      {[
        words.kinds[kind] ?? kind,
        name || words.noName,
        dayLabel(date, words.dayTitle, words),
        words.range(from, to),
      ].join(" ")}
    </Button>
  );
}
