import { useId, useSyncExternalStore } from "react";
import { range } from "../../../../lib/range.js";

/** The pattern of a series, or of the day that is not over yet. */
export function patternId(chart: string, of: number | "today"): string {
  return `${chart}-${of}`;
}

/** Stripes over today, and (with forced colours, where all bars have one) a pattern for each series. */
export function ChartPatterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      <Stripes id={patternId(id, "today")} className="open-api-today" apart={6} angle={45} thick={2} />
      {range(0, count).map((at) => (
        <SeriesPattern key={at} id={patternId(id, at)} at={at} />
      ))}
    </defs>
  );
}

function SeriesPattern({ id, at }: { id: string; at: number }) {
  return (
    <Stripes
      id={id}
      className="open-api-pattern"
      apart={3 + (at % 4) * 2}
      angle={(at % 6) * 30}
      thick={1.5}
    />
  );
}

/** Mark of a series beside its name: its colour, or with forced colours its pattern. */
export function SeriesMark({ at }: { at: number }) {
  const id = useId();
  if (!useForcedColors()) return <i className="open-api-mark" />;
  return (
    <svg className="open-api-mark" aria-hidden="true">
      <SeriesPattern id={id} at={at} />
      <rect className="open-api-bars" width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

function Stripes(props: { id: string; className: string; apart: number; angle: number; thick: number }) {
  const { id, className, apart, angle, thick } = props;
  return (
    <pattern
      id={id}
      className={className}
      width={apart}
      height={apart}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle})`}
    >
      <rect width={thick} height={apart} />
    </pattern>
  );
}

const query = "(forced-colors: active)";

/** True where the operator's colours replace ours. */
export function useForcedColors(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(query).matches);
}

function follow(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
}
