import { type KeyboardEvent, useRef } from "react";
import { rovingTarget } from "../../../kit/roving.js";
import type { Locale } from "../../../lib/locale.js";
import { emojiWords } from "./messages.js";
import { type EmojiTab, emojiOnTab, emojiTabs } from "./sections.js";

/** The groups, each by one of its emoji, and everything. The arrows select as they move; the panel is the list below. */
export function EmojiTabs(props: {
  id: string;
  /** Id of the list that all of them show. */
  panel: string;
  locale: Locale;
  selected: EmojiTab;
  onSelect(tab: EmojiTab): void;
}) {
  const { id, panel, locale, selected, onSelect } = props;
  const words = emojiWords[locale];
  const row = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent, from: number) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const to = rovingTarget(
      event.key,
      from,
      emojiTabs.map(() => true),
      isRightToLeft ? "right-to-left" : "left-to-right",
    );
    const tab = to === undefined ? undefined : emojiTabs[to];
    if (to === undefined || tab === undefined) return;
    event.preventDefault();
    onSelect(tab);
    (row.current?.children[to] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }
  return (
    <div ref={row} role="tablist" className="emoji-tabs" aria-label={words.groupList}>
      {emojiTabs.map((tab, at) => {
        const label = tab === "all" ? words.all : words.groups[tab];
        return (
          <button
            key={tab}
            id={`${id}${tab}`}
            type="button"
            role="tab"
            className="emoji-tab"
            aria-label={label}
            title={label}
            aria-selected={tab === selected}
            aria-controls={panel}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => onSelect(tab)}
            onKeyDown={(event) => move(event, at)}
          >
            {tab === "all" ? words.all : emojiOnTab(tab)}
          </button>
        );
      })}
    </div>
  );
}
