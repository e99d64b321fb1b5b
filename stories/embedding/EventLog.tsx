import { useLayoutEffect, useRef } from "react";

/** Something that happened on a page, as the log shows it. */
export interface LogLine {
  id: number;
  name: string;
  detail: string;
}

/** What the elements of a page said, the newest in view. */
export function EventLog({ lines }: { lines: readonly LogLine[] }) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the newest line.
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  return (
    <div className="event-log">
      <h3>Events</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div ref={list} className="event-log-lines" role="log" aria-label="Events" tabIndex={0}>
        {lines.map(({ id, name, detail }) => (
          <div key={id}>
            <b>{name}</b> {detail}
          </div>
        ))}
      </div>
    </div>
  );
}
