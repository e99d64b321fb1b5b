import { type ReactNode, useEffect, useRef } from "react";
import { type Hear, listen } from "./events.js";

/** What a module of a page shows, in the page of the story itself. */
export function LiveModule({ hear, children }: { hear: Hear; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const heard = useRef(hear);
  heard.current = hear;
  useEffect(
    () => (place.current ? listen(place.current, (...args) => heard.current(...args)) : undefined),
    [],
  );
  return (
    <div ref={place} className="live-module">
      {children}
    </div>
  );
}
