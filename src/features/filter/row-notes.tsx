import { classes } from "../../kit/classes.js";
import { BanIcon, CheckIcon, WarningIcon } from "../../kit/icons.js";
import type { RowNote } from "./model.js";
import type { FilterWords } from "./words.js";

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

/** What is odd about a condition beside the others: it contradicts one, or narrows nothing. */
export function Finding({ note }: { note: RowNote | undefined }) {
  if (note?.finding === undefined) return null;
  return (
    <p className="cond-finding">
      <WarningIcon />
      <span>{note.finding}</span>
    </p>
  );
}
