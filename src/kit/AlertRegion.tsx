import type { ReactNode } from "react";
import { Notice } from "./Notice.js";
import { useStill } from "./page-press.js";

/** One line of an alert. */
export interface AlertLine {
  id: string | number;
  text: string;
  /** Makes it a button that leads to the field that it is about. */
  onGoTo?: (() => void) | undefined;
}

/** The problems of a refused finish. */
export interface AlertRegionProps {
  /** The first line: what did not work. */
  title?: string | undefined;
  problems: readonly AlertLine[];
  /** Counts the refusals: a new number has the same problems read out once more. */
  attempt?: number | undefined;
  /** A link or button that helps, below the lines. */
  action?: ReactNode;
}

/** Always in the document: a screen reader announces what enters a region it already knows. It grows under nobody's press. */
export function AlertRegion(props: AlertRegionProps) {
  const { title, problems, attempt = 0, action = null } = useStill(props);
  const empty = title === undefined && problems.length === 0;
  return (
    <div role="alert" className="alert-region">
      {empty ? null : (
        <Notice key={attempt} tone="danger">
          {title === undefined ? null : <strong className="alert-region-title">{title}</strong>}
          {problems.length === 0 ? null : (
            <ul className="alert-region-list">
              {problems.map(({ id, text, onGoTo }) => (
                <li key={id}>
                  {onGoTo ? (
                    <button type="button" className="alert-region-link" onClick={onGoTo}>
                      {text}
                    </button>
                  ) : (
                    <span>{text}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
          {action}
        </Notice>
      )}
    </div>
  );
}
