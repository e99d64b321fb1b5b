import { type KeyboardEvent, useRef, useState } from "react";
import { useRowWindow } from "../../../../kit/row-window.js";
import { scrollToRow } from "../../../../kit/virtual-rows.js";
import { GroupBox } from "./GroupBox.js";
import { type ScopesProps, useScopeEntries } from "./scope-entries.js";

/** The height of one entry, in px; the style sheet draws it so. */
const entryHeight = 32;

/**
 * The parts of the list, with what the query finds in each. One stop for Tab: arrows move between the parts, and to the
 * right from a folder to its box, which ticks all of it.
 */
export function Scopes(props: ScopesProps) {
  const { list: listModel, words } = props;
  const entries = useScopeEntries(props);
  const box = useRef<HTMLDivElement>(null);
  const { start, end } = useRowWindow(box, entryHeight, entries.length, 2, 404);
  const [stop, setStop] = useState(0);

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowDown: stop + 1, ArrowUp: stop - 1, Home: 0, End: entries.length - 1 }[event.key];
    const target = event.target as HTMLElement;
    const row = target.closest("[data-entry]");
    if (event.key === "ArrowRight") row?.querySelector<HTMLElement>("input")?.focus();
    else if (event.key === "ArrowLeft") row?.querySelector<HTMLElement>("button")?.focus();
    else if (to === undefined) return;
    else go(Math.min(Math.max(to, 0), entries.length - 1));
    event.preventDefault();
  }
  function go(to: number) {
    const list = box.current;
    if (!list) return;
    setStop(to);
    list.scrollTop = scrollToRow(to, list.scrollTop, list.clientHeight, entryHeight);
    // After the row is drawn.
    requestAnimationFrame(() => list.querySelector<HTMLElement>(`[data-entry="${to}"] button`)?.focus());
  }
  const drawn = entries.slice(start, end).map((entry, at) => ({ entry, at: start + at }));
  return (
    <div ref={box} role="group" aria-label={words.groups} className="picker-scopes" onKeyDown={onKeyDown}>
      <div role="presentation" className="picker-room" style={{ blockSize: entries.length * entryHeight }}>
        {drawn.map(({ entry, at }) => (
          <div key={entry.key} data-entry={at} className="picker-scope" style={{ top: at * entryHeight }}>
            <button
              type="button"
              className="picker-scope-button"
              aria-pressed={entry.on}
              tabIndex={at === Math.min(stop, entries.length - 1) ? 0 : -1}
              title={entry.name}
              onClick={() => {
                setStop(at);
                entry.choose();
              }}
            >
              {entry.icon}
              <span className="picker-name">{entry.name}</span>
              <span className="picker-number">{entry.count}</span>
            </button>
            {entry.folder ? (
              <GroupBox list={listModel} words={words} {...entry.folder} name={entry.name} />
            ) : null}
          </div>
        ))}
      </div>
    </div>
  );
}
