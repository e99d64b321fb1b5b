import { useAtomValue } from "jotai";
import { useState } from "react";
import { Field } from "../../../kit/Field.js";
import { IconButton } from "../../../kit/IconButton.js";
import { ArrowLeftIcon, ArrowRightIcon } from "../../../kit/icons.js";
import { NumberField } from "../../../kit/NumberField.js";
import type { Figure } from "../../../kit/number-text.js";
import { whenLeft } from "../../../kit/when-left.js";
import { useSalon } from "../../salon/index.js";
import { useOpeningEditor, useOpeningWords } from "./opening-context.js";

const [firstYear, lastYear] = [1970, 2100];

/** Which year is shown. An unsaved one stays while another is looked at. */
export function YearBar() {
  const { model } = useSalon();
  const words = useOpeningWords();
  const editor = useOpeningEditor();
  const year = useAtomValue(model.atoms.year);
  const { years } = useAtomValue(editor.atoms.changes);
  /** Typed text that is no year yet. */
  const [typed, type] = useState<Figure>(null);
  const shown = typed ?? year;
  const isWrong = typed !== null && String(typed).length >= 4;
  function write(figure: Figure): void {
    const isYear = typeof figure === "number" && figure >= firstYear && figure <= lastYear;
    type(isYear ? null : (figure ?? ""));
    if (isYear) model.showYear(figure);
  }
  function step(by: number): void {
    type(null);
    model.showYear(Math.min(Math.max(year + by, firstYear), lastYear));
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is no year goes when its field is left.
    <div className="salon-tools opening-year" onBlur={(event) => whenLeft(event, () => type(null))}>
      <IconButton
        label={words.previousYear}
        icon={<ArrowLeftIcon />}
        edge
        unavailable={year <= firstYear}
        onPress={() => step(-1)}
      />
      <Field label={words.year} error={isWrong ? words.wrongYear : undefined}>
        <NumberField value={shown} min={firstYear} max={lastYear} room="m" onChange={write} />
      </Field>
      <IconButton
        label={words.nextYear}
        icon={<ArrowRightIcon />}
        edge
        unavailable={year >= lastYear}
        onPress={() => step(1)}
      />
      {years.length > 0 ? (
        <p className="salon-hint">{words.unsavedYears(years.map(words.yearName).join(words.comma))}</p>
      ) : null}
    </div>
  );
}
