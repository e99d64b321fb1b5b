import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Count } from "./Count.js";
import { rovingTarget } from "./roving.js";

/** One tab. */
export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  /** Shown after the word, and read with it. */
  count?: number | undefined;
  countTone?: "accent" | "warning" | undefined;
  disabled?: boolean | undefined;
}

/** Views of one place, one at a time. */
export interface TabsProps<Id extends string> {
  /** The name of the row of tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect(id: Id): void;
  /** What the selected tab shows. */
  children: ReactNode;
}

/**
 * Arrow keys, Home and End move and select at once: what a tab shows is there already. Only the selected tab is a stop
 * for Tab; the next stop is the panel.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent, from: number) {
    // Alt and an arrow go back in the browser's history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = rovingTarget(
      event.key,
      from,
      tabs.map((tab) => !tab.disabled),
      getComputedStyle(event.currentTarget).direction === "rtl" ? "right-to-left" : "left-to-right",
    );
    const target = to === undefined ? undefined : tabs[to];
    if (to === undefined || !target) return;
    event.preventDefault();
    onSelect(target.id);
    const next = row.current?.querySelectorAll<HTMLElement>("[role=tab]")[to];
    next?.focus();
    // The focus alone leaves a tab half outside.
    next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  return (
    <>
      <div ref={row} role="tablist" className="tabs" aria-label={label}>
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            className="tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => move(event, at)}
          >
            {tab.label}
            {tab.count === undefined ? null : <Count value={tab.count} tone={tab.countTone} />}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}panel`}
        className="tab-panel"
        aria-labelledby={`${id}${selected}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable for reading.
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}
