import { Button } from "../../../kit/Button.js";
import { CopyIcon } from "../../../kit/icons.js";
import { Switch } from "../../../kit/Switch.js";
import {
  addRange,
  changeRange,
  type HoursKey,
  type OpeningYear,
  rangesAt,
  removeRange,
  splitRange,
} from "../../opening-hours/index.js";
import { useSalon, useSalonSettings } from "../../salon/index.js";
import type { OpeningProblem } from "./document.js";
import { formatKey } from "./format-hours.js";
import { useOpeningEditor, useOpeningWords } from "./opening-context.js";
import { RangeList } from "./RangeList.js";
import type { RefusedTime } from "./refused-hours.js";

/** The hours of a weekday, or of all days. */
export function DayHours(props: {
  year: number;
  hours: OpeningYear;
  of: HoursKey;
  problems: readonly OpeningProblem[];
  refused: readonly RefusedTime[];
}) {
  const { year, hours, of, problems, refused } = props;
  const { model } = useSalon();
  const { fixed } = useSalonSettings();
  const words = useOpeningWords();
  const editor = useOpeningEditor();
  const list = rangesAt(hours, of);
  const isOpen = list.length > 0;
  const name = formatKey(of, words);
  const edit = (change: (each: OpeningYear) => OpeningYear, field?: string) =>
    editor.editYear(year, change, field);
  return (
    <div role="group" aria-label={name} className="opening-day" data-hours={of}>
      <div className="opening-day-head">
        <h2>{name}</h2>
        <Switch
          label={words.open}
          checked={isOpen}
          disabled={fixed}
          onChange={(open) => editor.switchDay(year, of, open)}
        />
        {of === "common" || fixed ? null : (
          <Button
            variant="quiet"
            size="s"
            icon={<CopyIcon />}
            aria-haspopup="dialog"
            onPress={() => model.dialogs.open({ is: "copy-day", weekday: of })}
          >
            {words.copyDay}
          </Button>
        )}
      </div>
      {isOpen ? (
        <RangeList
          list={list}
          problems={list.map((_, at) =>
            problems.filter((problem) => problem.at === at).map(({ problem }) => problem),
          )}
          refused={refused}
          onChange={(at, change) =>
            edit(
              (each) => changeRange(each, of, at, change),
              `${year} ${of} ${at} ${Object.keys(change).join(" ")}`,
            )
          }
          onAdd={() => edit((each) => addRange(each, of))}
          onRemove={(at) => edit((each) => removeRange(each, of, at))}
          onSplit={(at) => edit((each) => splitRange(each, of, at).year)}
        />
      ) : (
        <p className="salon-hint">{words.closed}</p>
      )}
    </div>
  );
}
