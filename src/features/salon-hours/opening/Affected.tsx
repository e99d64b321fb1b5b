import { useAtomValue } from "jotai";
import { useMemo, useState } from "react";
import { Button } from "../../../kit/Button.js";
import { tokyoDay } from "../../../lib/dates/days.js";
import { serverNow } from "../../../lib/dates/server-clock.js";
import { endsNextDay, formatTime, readTime } from "../../../lib/dates/times.js";
import { joinParts } from "../../../lib/isolate.js";
import type { DatedTimes } from "../../opening-hours/index.js";
import { useSalon, useSalonSettings } from "../../salon/index.js";
import { affectedIn, lastDayAhead, unknownYears } from "./affected-hours.js";
import { formatDateText } from "./format-hours.js";
import { useOpeningEditor, useOpeningWords } from "./opening-context.js";

/** Reservations that were read, and up to which day. */
interface Checked {
  readonly to: string;
  readonly reservations: readonly (DatedTimes & { readonly name: string })[];
}

/** Which reservations the hours as they are edited leave outside. It refuses nothing. */
export function Affected() {
  const { model, actions } = useSalon();
  const { words: frame } = useSalonSettings();
  const words = useOpeningWords();
  const editor = useOpeningEditor();
  const [isBusy, setBusy] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);

  async function check(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const isOpen = model.stillOpen("opening");
    model.warn("opening", []);
    try {
      const today = tokyoDay(serverNow());
      const to = lastDayAhead(today);
      for (const year of unknownYears(editor.baseline(), editor.present(), today, to)) {
        const hours = await actions.readYear(year);
        if (!isOpen()) return;
        if (!hours.ok) return actions.failed("opening", hours.failure);
        actions
          .queries()
          .opening(year)
          .receive(() => hours.data);
        editor.receiveYear(year, hours.data);
      }
      const answer = await actions.readReservations(today, to);
      if (!isOpen()) return;
      if (answer.ok) setChecked({ to, reservations: answer.data });
      else actions.failed("opening", answer.failure);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="opening-affected">
      <div>
        <Button busy={isBusy} busyLabel={frame.working} onPress={() => void check()}>
          {words.checkAffected}
        </Button>
      </div>
      {checked ? <Found {...checked} /> : null}
    </div>
  );
}

/** It follows what is edited further on. */
function Found({ to, reservations }: Checked) {
  const words = useOpeningWords();
  const editor = useOpeningEditor();
  const loaded = useAtomValue(editor.atoms.baseline);
  const edited = useAtomValue(editor.atoms.present);
  const found = useMemo(() => affectedIn(loaded, edited, reservations), [loaded, edited, reservations]);
  const time = (text: string) => {
    const minutes = readTime(text);
    return minutes === null ? text : formatTime(minutes);
  };
  return (
    <section className="salon-card salon-group" aria-label={words.affected} aria-live="polite">
      <h2>{words.affected}</h2>
      {found.length === 0 ? (
        <p className="salon-hint">{words.noAffected(formatDateText(to, words))}</p>
      ) : (
        <ul className="salon-list">
          {found.map((each, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike.
            <li key={at}>
              <bdi>
                {joinParts([
                  formatDateText(each.date, words),
                  words.fromTo(
                    time(each.from),
                    endsNextDay(each.from, each.to) ? words.nextDay(time(each.to)) : time(each.to),
                  ),
                  each.name,
                ])}
              </bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
