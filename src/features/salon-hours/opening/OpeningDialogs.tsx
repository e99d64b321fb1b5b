import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { spansOf } from "../../opening-hours/index.js";
import { useSalon } from "../../salon/index.js";
import { CopyDayDialog } from "./CopyDayDialog.js";
import { DayDialog } from "./DayDialog.js";
import { DifferencesDialog } from "./DifferencesDialog.js";
import { HolidaysDialog } from "./HolidaysDialog.js";
import { HoursTextDialog } from "./HoursTextDialog.js";
import { useOpeningEditor } from "./opening-context.js";
import { SpecialDialog } from "./SpecialDialog.js";

/** The dialogs of the hours. One that comes back from a draft waits until what it is about is here. */
export function OpeningDialogs() {
  const { model } = useSalon();
  const editor = useOpeningEditor();
  const dialog = useAtomValue(model.dialogs.atoms.shown);
  const year = useAtomValue(model.atoms.year);
  const { years, specials } = useAtomValue(editor.atoms.present);
  const config = useAtomValue(editor.atoms.config);
  const date = dialog?.is === "day" ? dialog.date : dialog?.is === "special" ? dialog.first : null;
  const yearOfDialog = date === null ? year : Number(date.slice(0, 4));
  // The year of the dialog is shown behind it.
  useEffect(() => model.showYear(yearOfDialog), [model, yearOfDialog]);
  const hours = years[yearOfDialog];
  if (config === null) return null;
  switch (dialog?.is) {
    case "copy-day":
      return hours ? <CopyDayDialog year={yearOfDialog} weekday={dialog.weekday} /> : null;
    case "hours-text":
      return hours ? <HoursTextDialog year={yearOfDialog} /> : null;
    case "day":
      return hours ? <DayDialog date={dialog.date} year={yearOfDialog} hours={hours} /> : null;
    case "special": {
      const { first, isShadowed } = dialog;
      const span =
        first === null
          ? null
          : (spansOf(specials, yearOfDialog).find(
              (each) => each.first === first && each.isShadowed === isShadowed,
            ) ?? null);
      return <SpecialDialog span={span} isGone={first !== null && span === null} />;
    }
    case "holidays":
      return <HolidaysDialog year={yearOfDialog} />;
    case "differences":
      return <DifferencesDialog />;
    default:
      return null;
  }
}
