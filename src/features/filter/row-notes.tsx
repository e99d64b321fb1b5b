import { classes } from "../../kit/classes.js";
import { BanIcon, CheckIcon, WarningIcon } from "../../kit/icons.js";
import type { FilterWords } from "./messages.js";
import type { RowNote } from "./model.js";

/** How many friends are left after a condition, and whether the one that was asked about meets it. */
export function Figure({ note, words }: { note: RowNote | undefined; words: FilterWords }) {
  if (note?.figure === undefined && note?.meets === undefined) return null;
  return (
    <span className={classes("cond-figure", note.isZero && "cond-figure-zero")}>
      {note.figure === undefined ? null : <span>{note.figure}</span>}
      {note.meets === undefined ? null : (
        <span className={note.meets ? "cond-met" : "cond-unmet"}>
          {note.meets ? <CheckIcon /> : <BanIcon />}
          <span>{note.meets ? words.met : words.unmet}</span>
        </span>
      )}
    </span>
  );
}

/** The warning at a condition: it contradicts another, narrows nothing, or the server refused it. */
export function RowWarning({ note }: { note: RowNote | undefined }) {
  if (note?.warning === undefined) return null;
  return (
    <p className="cond-warning">
      <WarningIcon />
      <span>{note.warning}</span>
    </p>
  );
}
