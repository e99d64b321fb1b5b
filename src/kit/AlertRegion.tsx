import { LateNotice } from "./LateNotice.js";

/** The problems of a refused finish. */
export interface AlertRegionProps {
  /** The first line: what did not work. */
  title?: string | undefined;
  problems: readonly { id: string; text: string }[];
  /** Makes each problem a button that leads to its field. */
  onGoTo?: ((id: string) => void) | undefined;
  /** Counts the refusals: a new number has the same problems read out once more. */
  attempt?: number | undefined;
}

/** Always in the document: a screen reader announces what enters a region it already knows. */
export function AlertRegion({ title, problems, onGoTo, attempt = 0 }: AlertRegionProps) {
  const empty = title === undefined && problems.length === 0;
  return (
    <div role="alert" className="alert-region">
      {empty ? null : (
        <LateNotice key={attempt} tone="danger">
          {title === undefined ? null : <strong className="alert-region-title">{title}</strong>}
          {problems.length === 0 ? null : (
            <ul className="alert-region-list">
              {problems.map((problem) => (
                <li key={problem.id}>
                  {onGoTo ? (
                    <button type="button" className="alert-region-link" onClick={() => onGoTo(problem.id)}>
                      {problem.text}
                    </button>
                  ) : (
                    <span>{problem.text}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </LateNotice>
      )}
    </div>
  );
}
