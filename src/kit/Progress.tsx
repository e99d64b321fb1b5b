import { useId } from "react";

/** Work whose end is known. */
export interface ProgressProps {
  /** Name of the task. */
  label: string;
  /** From 0 to 1; anything outside is shown as the nearer end. */
  done: number;
  /** Sentence on what the operator may do meanwhile. */
  hint?: string | undefined;
}

/** 100% is shown only when all is done: 0.999 is not. */
export function Progress({ label, done, hint }: ProgressProps) {
  const id = useId();
  // Figures like 0.29 lie a hair under what they say.
  const percent = Math.floor(Math.min(Math.max(done, 0), 1) * 100 + 1e-9);
  return (
    <div className="progress">
      <div className="progress-head">
        <span id={id}>{label}</span>
        <span aria-hidden="true">{percent}%</span>
      </div>
      <progress
        className="progress-bar"
        max={100}
        value={percent}
        aria-labelledby={id}
        aria-describedby={hint === undefined ? undefined : `${id}hint`}
      />
      {hint === undefined ? null : (
        <span id={`${id}hint`} className="progress-hint">
          {hint}
        </span>
      )}
    </div>
  );
}
