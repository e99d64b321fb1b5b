import { range } from "../lib/range.js";
import { SpinnerIcon } from "./icons.js";

/** The place of something that is loaded for the first time. */
export interface SkeletonProps {
  /** The words shown and read out after a moment. */
  label: string;
  /** About as many as what comes has, so that little moves when it does. */
  lines?: number | undefined;
}

/** A list that is loaded again stays as it is instead: never blank what can be read. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  return (
    <div className="skeleton" aria-busy="true">
      {range(0, lines).map((at) => (
        <div key={String(at)} className="skeleton-line" />
      ))}
      <div role="status" className="skeleton-word">
        <SpinnerIcon className="spin" />
        <span>{label}</span>
      </div>
    </div>
  );
}
