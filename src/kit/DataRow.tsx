import type { ReactNode } from "react";
import { Checkbox } from "./Checkbox.js";
import { classes } from "./classes.js";

/** The frame of rows that can be chosen. */
export function DataRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="data-rows" aria-label={label}>
      {children}
    </ul>
  );
}

/** One thing of a list. Stands inside `DataRows`. */
export interface DataRowProps {
  title: ReactNode;
  /** A second line under the title. */
  text?: ReactNode;
  /** Short facts at the end: marks, figures, times. */
  facts?: ReactNode;
  /** With `onChoose` and `chooseLabel`: a checkbox before the title. */
  chosen?: boolean | undefined;
  onChoose?: ((chosen: boolean) => void) | undefined;
  /** Names the thing (「山田 花子を選択」). */
  chooseLabel?: string | undefined;
}

/** One or two lines; what does not fit is cut, facts stay whole. */
export function DataRow({ title, text, facts, chosen = false, onChoose, chooseLabel }: DataRowProps) {
  return (
    <li className={classes("data-row", text !== undefined && "data-row-2", chosen && "data-row-chosen")}>
      {onChoose && chooseLabel !== undefined ? (
        <Checkbox checked={chosen} onChange={onChoose} label={chooseLabel} />
      ) : null}
      <div className="data-row-main">
        <div className="data-row-title">{title}</div>
        {text === undefined ? null : <div className="data-row-text">{text}</div>}
      </div>
      {facts ? <div className="data-row-facts">{facts}</div> : null}
    </li>
  );
}
