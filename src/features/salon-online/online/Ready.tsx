import { useState } from "react";
import { askAgain } from "../../../collection/index.js";
import { Button } from "../../../kit/Button.js";
import { tokyoDay } from "../../../lib/dates/days.js";
import { serverNow } from "../../../lib/dates/server-clock.js";
import { useSalon } from "../../salon/index.js";
import { Findings } from "./Findings.js";
import { OnlineGroup } from "./OnlineGroup.js";
import { readQueries } from "./ready-queries.js";
import { useOnlineWords } from "./use-online-words.js";

/** Check of what keeps customers from booking, once it is asked for (rules: ready-to-book). */
export function Ready() {
  const { actions } = useSalon();
  const own = useOnlineWords();
  /** The day of the last press; `null`: nobody has asked. */
  const [today, setToday] = useState<string | null>(null);

  function check(): void {
    const day = tokyoDay(serverNow());
    setToday(day);
    // Loaded answers count; old ones are read again, and so are those that have failed.
    for (const query of readQueries(actions.queries(), day).all) {
      if (query.state().is === "failed") void askAgain(query);
      else query.refresh();
    }
  }
  return (
    <OnlineGroup title={own.ready}>
      {today === null ? <p className="salon-hint">{own.readyLead}</p> : null}
      <Button onPress={check}>{own.check}</Button>
      {today === null ? null : <Findings today={today} />}
    </OnlineGroup>
  );
}
