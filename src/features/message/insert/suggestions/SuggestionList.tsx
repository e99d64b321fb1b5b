import { useLayoutEffect, useRef } from "react";
import { positionPopover } from "../../../../kit/position-popover.js";
import { StatusRegion } from "../../../../kit/StatusRegion.js";
import { useSheet } from "../../../../kit/sheets.js";
import type { Locale } from "../../../../lib/locale.js";
import { useRestingText } from "../../use-resting-text.js";
import sheet from "../insert.css?inline";
import { insertWords } from "../messages.js";
import type { Suggestion } from "./entries.js";

/** List of suggestions for the text that is typed behind `[[`, under it. The focus stays in the text, which names the active one. */
export function SuggestionList(props: {
  id: string;
  locale: Locale;
  found: readonly Suggestion[];
  active: number;
  /** Box of the brackets on the screen. */
  boxOf(): { top: number; bottom: number; left: number; right: number } | null;
  onChoose(suggestion: Suggestion): void;
  onActive(at: number): void;
}) {
  useSheet(sheet);
  const { id, locale, found, active, boxOf, onChoose, onActive } = props;
  const words = insertWords[locale];
  const none = words.noSuggestions;
  // Lists that come and letters that are typed change it several times in a second.
  const status = useRestingText(found.length === 0 ? none : words.suggestionCount(found.length));
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(boxOf);
  useLayoutEffect(() => {
    latest.current = boxOf;
  });
  useLayoutEffect(() => {
    const popover = ref.current;
    if (!popover) return;
    popover.showPopover();
    const place = () => {
      const box = latest.current();
      if (box) positionPopover(popover, box, { maxHeight: 320 });
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(popover);
    window.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
      if (popover.isConnected) popover.hidePopover();
    };
  }, []);
  useLayoutEffect(() => {
    ref.current
      ?.querySelector(`[id="${CSS.escape(`${id}${active}`)}"]`)
      ?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is. */}
      <div
        ref={ref}
        popover="manual"
        className="popover message-suggestions"
        // The caret stays in the text.
        onMouseDown={(event) => event.preventDefault()}
      >
        {found.length === 0 ? (
          <p>{none}</p>
        ) : (
          <div id={id} role="listbox" aria-label={words.suggestions}>
            {found.map((suggestion, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text's.
              // biome-ignore lint/a11y/useFocusableInteractive: likewise.
              <div
                key={`${suggestion.kind} ${suggestion.source} ${suggestion.label}`}
                id={`${id}${at}`}
                role="option"
                aria-selected={at === active}
                className="message-suggestion"
                onClick={() => onChoose(suggestion)}
                // A mouse that lies still under a list that comes up chooses nothing.
                onPointerMove={({ movementX, movementY }) => {
                  if (at !== active && (movementX !== 0 || movementY !== 0)) onActive(at);
                }}
              >
                <span className="message-suggestion-label">{suggestion.label}</span>
                <span className="message-suggestion-note">{suggestion.note}</span>
              </div>
            ))}
          </div>
        )}
      </div>
      <StatusRegion text={status} />
    </>
  );
}
