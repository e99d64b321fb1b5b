import { useAtomValue } from "jotai";
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { useQuery } from "../../../collection/index.js";
import { DialogOffer } from "../../../editor/index.js";
import { useSchedule } from "../schedule-context.js";
import { shiftRange } from "../shifts/shift-range.js";
import { dialogTitle } from "./dialog-title.js";
import type { LeftDialog, ScheduleDialog } from "./schedule-dialog.js";
import { dayOfLeft, isOfLeft, stillLeft } from "./still-left.js";

/** So long a server may still be at what it was sent when the page went, in milliseconds. */
const graceMs = 2000;

/** Offer of work that was in a dialog, or under way, when the page went. */
export function WorkOffer() {
  const { model } = useSchedule();
  const [work] = useAtomValue(model.dialogs.atoms.offered);
  if (!work) return null;
  if (isOfLeft(work.dialog)) return <LeftOffer key={JSON.stringify(work)} dialog={work.dialog} />;
  return <Offer shown={work.dialog} />;
}

/** Offer of the rest of shifts that were under way: it waits for the server, and leaves out the shifts that are there by then. */
function LeftOffer({ dialog }: { dialog: LeftDialog }) {
  const { model, actions } = useSchedule();
  const range = useMemo(() => shiftRange(dayOfLeft(dialog)), [dialog]);
  const shifts = actions.queries().shifts(range);
  const present = useQuery(shifts).data;
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      void shifts.invalidate().then(() => setRead(true));
    }, graceMs);
    return () => clearTimeout(timer);
  }, [shifts]);
  const left = isRead && present ? stillLeft(dialog, present) : undefined;
  useLayoutEffect(() => {
    if (left === null) model.dialogs.discardOffered();
  }, [left, model]);
  return left ? <Offer shown={left} /> : null;
}

function Offer({ shown }: { shown: ScheduleDialog }) {
  const { model, settings, words } = useSchedule();
  return (
    <DialogOffer dialogs={model.dialogs} titleOf={() => dialogTitle(shown, words)} locale={settings.locale} />
  );
}
