import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../../kit/Button.js";
import { Field } from "../../../kit/Field.js";
import { ClipboardIcon } from "../../../kit/icons.js";
import { RadioGroup } from "../../../kit/RadioGroup.js";
import { type HoursKey, type OpeningYear, setType, shownKeys, typeOf } from "../../opening-hours/index.js";
import { useSalon, useSalonSettings } from "../../salon/index.js";
import { DayHours } from "./DayHours.js";
import { useOpeningEditor, useOpeningWords } from "./opening-context.js";

/** The hours of all days, or of each day of the week. */
export function WeekHours({ year, hours }: { year: number; hours: OpeningYear }) {
  const { model } = useSalon();
  const { fixed } = useSalonSettings();
  const words = useOpeningWords();
  const editor = useOpeningEditor();
  const problems = useAtomValue(editor.atoms.problems).filter((problem) => problem.year === year);
  const refused = useAtomValue(editor.atoms.refused).times.filter((each) => each.year === year);
  const wish = useAtomValue(editor.atoms.focus);
  const box = useRef<HTMLDivElement>(null);
  // A problem in the other half is shown, or nobody could mend it.
  const others = [...problems, ...refused].map(({ key }) => key).filter((key) => !key.startsWith("dates."));
  const keys = new Set<HoursKey>([...shownKeys(hours), ...others]);
  useLayoutEffect(() => {
    if (wish === null || typeof wish === "string" || wish.year !== year) return;
    const row = box.current?.querySelector(`[data-hours="${wish.key}"] [data-range="${wish.at}"]`);
    const invalid = row?.querySelector<HTMLElement>("[aria-invalid=true]");
    (invalid ?? row?.querySelector<HTMLElement>("input"))?.focus();
    editor.focusArrived();
  }, [wish, year, editor]);
  return (
    <section className="salon-card salon-group" aria-label={words.hours}>
      <div className="salon-tools">
        <Field label={words.type} group>
          <RadioGroup<0 | 1>
            layout="row"
            options={[
              { value: 0, label: words.common },
              { value: 1, label: words.eachDay },
            ]}
            value={typeOf(hours)}
            onChange={(type) => editor.editYear(year, (each) => setType(each, type))}
            disabled={fixed}
          />
        </Field>
        <span className="salon-grow" />
        {fixed ? null : (
          <Button
            icon={<ClipboardIcon />}
            aria-haspopup="dialog"
            onPress={() => model.dialogs.open({ is: "hours-text" })}
          >
            {words.writeText}
          </Button>
        )}
      </div>
      <div ref={box} className="opening-week">
        {[...keys].map((key) => (
          <DayHours
            key={key}
            year={year}
            hours={hours}
            of={key}
            problems={problems.filter((problem) => problem.key === key)}
            refused={refused.filter((each) => each.key === key)}
          />
        ))}
      </div>
    </section>
  );
}
