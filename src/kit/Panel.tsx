import { type ReactNode, type Ref, useId } from "react";
import type { DataAttributes } from "./attributes.js";
import { classes } from "./classes.js";
import { ErrorIcon, WarningIcon } from "./icons.js";
import { useRegionName } from "./region-name.js";
import { Toolbar } from "./Toolbar.js";

/** A collapsible card of a list. Extra `data-*` attributes go to the region. */
export interface PanelProps extends DataAttributes {
  /** Name of the region and, unless `toggleName` says otherwise, of the button that folds it. */
  name: string;
  toggleName?: string | undefined;
  /** Its place in the list, from 1. */
  number: number;
  title: string;
  icon?: ReactNode;
  open: boolean;
  onToggle(): void;
  /** Purpose of the panel, in one sentence, beside the title and below it where there is no room. */
  sentence?: ReactNode;
  /** The ids of what says more of it, for the button that folds it; `problem` comes after it. */
  describedBy?: string | undefined;
  /** Message about a problem inside: an error on an `invalid` panel, else a warning. */
  problem?: string | undefined;
  /** A checkbox before everything else; what shows it only now and then has its room all the time. */
  check?: ReactNode;
  /** Among those that something is done to at once. */
  selected?: boolean | undefined;
  /** A handle before the number, of the class `panel-grip`. */
  grip?: ReactNode;
  /** Switch and buttons at the end of the head: one stop of Tab. */
  tools?: ReactNode;
  /** A `PanelStrip`. */
  strip?: ReactNode;
  /** Draws the edge for as long as it is true: about a second after a move. */
  moved?: boolean | undefined;
  invalid?: boolean | undefined;
  /** Behind the body while it is open, with no room of its own. */
  end?: ReactNode;
  children: ReactNode;
  part?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** The body is not rendered while folded. The whole head toggles, yet only the title's button is named for it. */
export function Panel({
  name,
  toggleName = name,
  number,
  title,
  icon,
  open,
  onToggle,
  sentence,
  describedBy,
  problem,
  check,
  selected = false,
  grip,
  tools,
  strip,
  moved = false,
  invalid = false,
  end,
  children,
  ...passed
}: PanelProps) {
  const [bodyId, problemId] = [useId(), useId()];
  const regionName = useRegionName(name);
  return (
    <section
      {...passed}
      aria-label={regionName}
      className={classes(
        "panel",
        open && "panel-open",
        selected && "panel-selected",
        moved && "panel-moved",
        invalid && "panel-invalid",
      )}
    >
      <div className="panel-head" data-row-head>
        {check ? <div className="panel-check">{check}</div> : null}
        {grip}
        <h2 className="panel-heading">
          {/* Beside the button, whose name has it: a name must hold the words that are seen on it as they are. */}
          <span className="panel-number" aria-hidden="true">
            {number}
          </span>
          <button
            type="button"
            className="panel-toggle"
            aria-label={toggleName}
            aria-expanded={open}
            aria-controls={open ? bodyId : undefined}
            aria-describedby={describedBy && problem ? `${describedBy} ${problemId}` : describedBy}
            data-row-head
            onClick={(event) => {
              // A press that selects the row does not fold it.
              if (!event.defaultPrevented) onToggle();
            }}
          >
            {icon}
            <span className="panel-title">{title}</span>
          </button>
        </h2>
        {sentence ? <p className="panel-sentence">{sentence}</p> : <span className="panel-space" />}
        {problem ? (
          <p id={problemId} className="panel-problem">
            {invalid ? <ErrorIcon /> : <WarningIcon />}
            <span>{problem}</span>
          </p>
        ) : null}
        {tools ? (
          <Toolbar label={name} className="panel-tools">
            {tools}
          </Toolbar>
        ) : null}
      </div>
      {strip}
      {open ? (
        <div id={bodyId} className="panel-body">
          {children}
        </div>
      ) : null}
      {open ? end : null}
    </section>
  );
}
