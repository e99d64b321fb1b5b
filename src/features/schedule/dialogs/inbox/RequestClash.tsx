import type { ReactNode } from "react";
import type { Clash, ClashAnswer } from "../../../../api/reservation-refusals.js";
import { Button } from "../../../../kit/Button.js";
import { Notice } from "../../../../kit/Notice.js";
import { dayLabel, timesLabel } from "../../labels.js";
import { useSchedule } from "../../schedule-context.js";

/** Reservations at the requested time, and the two ways on. */
export function RequestClash(props: {
  clash: ClashAnswer;
  isWaiting: boolean;
  onFix(): void;
  onForce(): void;
}) {
  const { clash, isWaiting, onFix, onForce } = props;
  const { words } = useSchedule();
  return (
    <ClashNotice
      title={words.clashTitle}
      clashes={clash.clashes}
      actions={
        <>
          <Button size="s" data-act="fix" unavailable={isWaiting} onPress={onFix}>
            {words.fix}
          </Button>
          {clash.isForcible ? (
            <Button
              size="s"
              variant="danger"
              data-act="force"
              busy={isWaiting}
              busyLabel={words.working}
              onPress={onForce}
            >
              {words.force}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

/** A list of what stands in the way, and what can be done about it. */
export function ClashNotice(props: {
  /** Id of the title; with a number behind it, the id of each reservation. The name of the list would hide them from a description. */
  id?: string;
  title: string;
  clashes: readonly Pick<Clash, "kind" | "id" | "label" | "date" | "from" | "to">[];
  actions: ReactNode;
}) {
  const { id, title, clashes, actions } = props;
  const { words } = useSchedule();
  return (
    <Notice tone="warning" actions={actions}>
      <strong id={id}>{title}</strong>
      <ul className="schedule-clashes" aria-label={words.clashes}>
        {clashes.map(({ kind, id: record, label, date, from, to }, at) => (
          <li key={`${kind} ${record} ${date} ${from}`} id={id && `${id}${at}`}>
            {words.withNote(
              label,
              `${dayLabel(date, words.monthDayWeekday, words)} ${timesLabel({ from, to }, words)}`,
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
