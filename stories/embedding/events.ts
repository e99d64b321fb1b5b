import { elementEntries } from "../reference/manifest.js";

const names = [...new Set(elementEntries.flatMap(({ events }) => events.map(({ name }) => name)))];

/** Called with each event of an element, and with each form that would be sent. */
export type Hear = (name: string, detail: unknown) => void;

/** Hears what the elements below `target` say. It comes last, when the page's own listeners have had their turn. */
export function listen(target: EventTarget, hear: Hear): () => void {
  const gone = new AbortController();
  for (const name of names) {
    const onEvent = (event: Event) => {
      // A field of the page has a `change` too, which carries nothing. No `instanceof`: a frame has classes of its own.
      if (!("detail" in event)) return;
      hear(event.defaultPrevented ? `${name} (prevented)` : name, event.detail);
    };
    target.addEventListener(name, onEvent, { signal: gone.signal });
  }
  return () => gone.abort();
}
