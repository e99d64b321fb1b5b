import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import type { CalendarLink } from "../../api/salon-calendars.js";
import { askAgain } from "../../collection/index.js";
import { Button } from "../../kit/Button.js";
import { RefreshIcon } from "../../kit/icons.js";
import { useBusy, useSalon, useSalonSettings } from "../salon/index.js";
import { AssociationRow } from "./AssociationRow.js";
import { isPending } from "./calendar-list.js";
import { useCalendarWords } from "./use-calendar-words.js";
import { WaitProgress } from "./WaitProgress.js";

/** A calendar that is linked, with what is written to it and read from it. `target`: whose it is. */
export function LinkRow({ link, target }: { link: CalendarLink; target: string }) {
  const { actions } = useSalon();
  const { words } = useSalonSettings();
  const own = useCalendarWords();
  const waits = useAtomValue(actions.waits);
  const wait = waits.findLast(({ primaryId }) => primaryId === link.primaryId);
  const name = link.calendarName || words.noName;
  return (
    <div role="group" aria-label={own.linkOf(name, target)} tabIndex={-1} className="salon-calendar-link">
      <p className="salon-calendar-name">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span aria-hidden="true">→</span>
        <bdi>{target}</bdi>
      </p>
      {wait ? <WaitProgress key={wait.until} until={wait.until} /> : null}
      {!wait && isPending(link) ? <StillPending /> : null}
      {link.associations.map((association) => (
        <AssociationRow
          key={`${association.purpose} ${association.id}`}
          link={link}
          association={association}
        />
      ))}
    </div>
  );
}

/** Nothing is asked again by itself. */
function StillPending() {
  const { actions } = useSalon();
  const { words } = useSalonSettings();
  const own = useCalendarWords();
  const [busy, begin] = useBusy();
  const button = useRef<HTMLButtonElement>(null);
  // Brought in meanwhile, there is nothing to press any more: the focus stays at its calendar.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      const root = element?.getRootNode() as Document | ShadowRoot | undefined;
      if (element && root?.activeElement === element)
        element.closest<HTMLElement>(".salon-calendar-link")?.focus();
    };
  }, []);
  return (
    <div className="salon-tools">
      <p className="salon-hint salon-grow">{own.stillPending}</p>
      <Button
        ref={button}
        size="s"
        icon={<RefreshIcon />}
        busy={busy}
        busyLabel={words.working}
        onPress={() => void begin(() => askAgain(actions.queries().calendars))}
      >
        {own.reload}
      </Button>
    </div>
  );
}
