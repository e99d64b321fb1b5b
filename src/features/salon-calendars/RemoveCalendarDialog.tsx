import { useState } from "react";
import { useQuery } from "../../collection/index.js";
import { RemoveQuestion, useDialogCall, useSalon, useSalonSettings } from "../salon/index.js";
import { type AssociationPlace, associationKey, neighbourOf, placesIn, shownLinks } from "./calendar-list.js";
import { purposeText, whyCalendarFailed } from "./calendar-text.js";
import { useCalendarWords } from "./use-calendar-words.js";

/** Asks before one direction of a link is taken away. */
export function RemoveCalendarDialog({ of }: { of: AssociationPlace }) {
  const { model, actions } = useSalon();
  const { settings, words } = useSalonSettings();
  const own = useCalendarWords();
  const calendars = useQuery(actions.queries().calendars).data;
  const links = calendars === null ? [] : shownLinks(calendars);
  const call = useDialogCall("calendars");
  // As it is called now; one that has gone meanwhile stays named.
  const present = links.find(({ primaryId }) => primaryId === of.primaryId)?.calendarName;
  const [last, keep] = useState(present);
  if (present !== undefined && present !== last) keep(present);
  const name = (present ?? last) || words.noName;
  async function remove(): Promise<void> {
    const { primaryId, purpose, associationId } = of;
    const next = neighbourOf(placesIn(links).map(associationKey), associationKey(of));
    const done = await call.run(async () => ({
      failure: await actions.removeCalendar({ primaryId, purpose, associationId }),
    }));
    if (done === null) return;
    if (done.failure === null) {
      model.dialogs.close();
      model.focusOn({ section: "calendars", id: next, control: "remove" });
      return;
    }
    actions.report("calendars", done.failure);
    call.notify(whyCalendarFailed("removeFailed", done.failure, settings.locale));
  }
  return (
    <RemoveQuestion
      title={own.askUnlink(name)}
      lines={call.lines}
      confirmLabel={own.doUnlink}
      onConfirm={() => void remove()}
    >
      <p>
        <bdi>{purposeText(of.purpose, own)}</bdi>
      </p>
    </RemoveQuestion>
  );
}
