import { useAtomValue } from "jotai";
import { Segmented } from "../../../kit/Segmented.js";
import { hourWidths } from "../layout/hour-width.js";
import { useSchedule } from "../schedule-context.js";
import { keepHourWidth } from "./kept-hour-width.js";

/** How wide an hour is. This browser keeps it. */
export function HourWidthChoice() {
  const { model, words } = useSchedule();
  const width = useAtomValue(model.atoms.hourWidth);
  return (
    <Segmented
      label={words.hourWidth}
      options={hourWidths.map((value) => ({ value, label: words.hourWidths[value] }))}
      value={width}
      onChange={(next) => {
        model.chooseHourWidth(next);
        keepHourWidth(next);
      }}
    />
  );
}
