import type { CalendarAssociation, CalendarLink } from "../../api/salon-calendars.js";
import { Badge } from "../../kit/Badge.js";
import { Button } from "../../kit/Button.js";
import { isPathId } from "../../lib/path.js";
import { momentText, useBusy, useSalon, useSalonSettings, useWishedFocus } from "../salon/index.js";
import { associationKey } from "./calendar-list.js";
import { purposeText, stateText, stateTone } from "./calendar-text.js";
import { useCalendarWords } from "./use-calendar-words.js";

/** One direction of a link: its state, and what can be done about it. */
export function AssociationRow(props: { link: CalendarLink; association: CalendarAssociation }) {
  const { link, association } = props;
  const { model, actions } = useSalon();
  const { words, fixed } = useSalonSettings();
  const own = useCalendarWords();
  const { primaryId } = link;
  const { id: associationId, purpose, status, errorMessage } = association;
  const place = { primaryId, purpose, associationId };
  const row = useWishedFocus<HTMLDivElement>("calendars", associationKey(place));
  const [busy, begin] = useBusy();
  const synced = momentText(association.lastSyncedAt, words);
  const title = purposeText(purpose, own);
  return (
    <div ref={row} role="group" aria-label={title} className="salon-calendar-row">
      <div className="salon-grow">
        <p className="salon-calendar-name">
          <bdi>{title}</bdi>
          <Badge tone={stateTone(status)}>
            <bdi>{stateText(status, own)}</bdi>
          </Badge>
        </p>
        <p className="salon-facts">
          <span>{synced === null ? own.neverSynced : own.lastSync(synced)}</span>
        </p>
        {status === "error" && errorMessage ? (
          <p className="salon-calendar-error">
            <bdi>{errorMessage}</bdi>
          </p>
        ) : null}
      </div>
      {fixed || purpose !== "shift" ? null : (
        <Button
          size="s"
          busy={busy}
          busyLabel={words.working}
          onPress={() => void begin(() => actions.resync(place))}
          data-control="resync"
        >
          {own.resync}
        </Button>
      )}
      {/* Of some purposes no address can be made that removes it. */}
      {fixed || !isPathId(purpose) ? null : (
        <Button
          size="s"
          variant="danger"
          aria-haspopup="dialog"
          onPress={() => model.dialogs.open({ is: "remove-calendar", ...place })}
          data-control="remove"
        >
          {own.unlink}
        </Button>
      )}
    </div>
  );
}
