import { useAtomValue } from "jotai";
import { useState } from "react";
import { useQuery } from "../../collection/index.js";
import { Button } from "../../kit/Button.js";
import { Notice } from "../../kit/Notice.js";
import { useSalon, useSalonSettings } from "../salon/index.js";
import { shownAccounts, shownLinks } from "./calendar-list.js";
import { calendarTroubles } from "./calendar-text.js";
import { useCalendarWords } from "./use-calendar-words.js";

/** So many troubles are said one by one. */
const most = 3;

/**
 * Says above every section what is wrong with calendars (rules: calendar-trouble). It reads nothing by itself: before their
 * section was opened nobody has, and from then on the section stays drawn and listens too.
 */
export function CalendarTrouble() {
  const { model } = useSalon();
  const { settings } = useSalonSettings();
  const section = useAtomValue(model.atoms.section);
  const [wasOpened, setOpened] = useState(false);
  if (section === "calendars" && !wasOpened) setOpened(true);
  return wasOpened && settings.sections.includes("calendars") ? <Troubles /> : null;
}

function Troubles() {
  const { actions } = useSalon();
  const { words } = useSalonSettings();
  const own = useCalendarWords();
  const { data } = useQuery(actions.queries().calendars);
  if (data === null) return null;
  const lines = calendarTroubles({ accounts: shownAccounts(data), links: shownLinks(data) }, words, own);
  if (lines.length === 0) return null;
  const shown = lines.length > most + 1 ? lines.slice(0, most) : lines;
  return (
    <div role="note">
      <Notice
        tone="warning"
        actions={
          <Button variant="quiet" size="s" onPress={() => actions.showSection("calendars")}>
            {words.openCalendars}
          </Button>
        }
      >
        <strong>{words.calendarTrouble}</strong>
        <ul>
          {shown.map((line) => (
            <li key={line}>
              <bdi>{line}</bdi>
            </li>
          ))}
          {shown.length < lines.length ? <li>{own.andMore(lines.length - shown.length)}</li> : null}
        </ul>
      </Notice>
    </div>
  );
}
