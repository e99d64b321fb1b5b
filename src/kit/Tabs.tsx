import { type KeyboardEvent, memo, type ReactNode, useId, useRef, useState } from "react";
import { Badge } from "./Badge.js";
import { Count } from "./Count.js";
import { ErrorIcon, WarningIcon } from "./icons.js";
import { rovingTarget } from "./roving.js";
import { scaleOf } from "./scale.js";
import { useLayoutOnChange } from "./use-on-change.js";

/** One tab. */
export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  /** Shown after the word, and read with it. */
  count?: number | undefined;
  problem?: TabProblem | undefined;
  disabled?: boolean | undefined;
}

/** Problem in a tab's panel. */
export interface TabProblem {
  tone: "danger" | "warning";
  /** Shown on the tab. */
  count: number;
  /** Describes the tab; its name stays what it is called. */
  text: string;
}

/** Views of one place, one at a time. */
export interface TabsProps<Id extends string> {
  /** The name of the row of tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect(id: Id): void;
  /**
   * Content of a tab. Asked for when the tab is first opened; from then on it is kept, and hidden while another is open. The
   * same function draws none of them again.
   */
  panel(id: Id): ReactNode;
  /** A dialog around it begins on the selected tab. */
  isFirstStop?: boolean | undefined;
}

/**
 * Arrow keys, Home and End move and select at once, so a panel must show something at once, if only that it is loading.
 * Only the selected tab is a stop for Tab; the next stop is the panel. Give it a `key` per thing shown.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  panel,
  isFirstStop = false,
}: TabsProps<Id>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly Id[]>([selected]);
  if (!opened.includes(selected)) setOpened([...opened, selected]);

  // It comes into view when it is selected, and not at each drawing.
  useLayoutOnChange([selected], () => {
    if (row.current) keepSelectedInView(row.current);
  });

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
    row.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus({ preventScroll: true });
  }

  /** Alt+F10 leads from a panel to its tab; a dialog in it, and whatever has such a way of its own, keeps the key. */
  function goToTab(event: KeyboardEvent) {
    const { altKey, key, currentTarget, target } = event;
    if (
      !altKey ||
      key !== "F10" ||
      event.defaultPrevented ||
      (target as Element).closest("dialog, [role=tabpanel]") !== currentTarget
    )
      return;
    event.preventDefault();
    row.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }

  const usable = tabs.filter((tab) => !tab.disabled);
  const stop = usable.find((tab) => tab.id === selected) ?? usable[0];
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
            aria-controls={opened.includes(tab.id) ? `${id}${tab.id}panel` : undefined}
            aria-describedby={tab.problem ? `${id}${tab.id}problem` : undefined}
            tabIndex={tab === stop ? 0 : -1}
            disabled={tab.disabled}
            data-autofocus={isFirstStop && tab === stop ? "" : undefined}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => move(event, at)}
          >
            <span className="tab-label">{tab.label}</span>
            {tab.count === undefined ? null : <Count value={tab.count} />}
            {tab.problem ? <Problem id={`${id}${tab.id}problem`} problem={tab.problem} /> : null}
          </button>
        ))}
      </div>
      {tabs
        .filter((tab) => opened.includes(tab.id))
        .map((tab) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${id}${tab.id}panel`}
            className="tab-panel"
            aria-labelledby={`${id}${tab.id}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable for reading.
            tabIndex={0}
            hidden={tab.id !== selected}
            onKeyDown={goToTab}
          >
            <Content id={tab.id} panel={panel as (id: string) => ReactNode} />
          </div>
        ))}
    </>
  );
}

/** Memoized: those that are hidden are none of the business of the row of tabs. */
const Content = memo(function Content({ id, panel }: { id: string; panel(id: string): ReactNode }) {
  return panel(id);
});

/** The figure is for the eye; the words are hidden there and read as what describes the tab. */
function Problem({ id, problem }: { id: string; problem: TabProblem }) {
  return (
    <>
      <span className="tab-problem" aria-hidden="true">
        <Badge tone={problem.tone} icon={problem.tone === "danger" ? <ErrorIcon /> : <WarningIcon />}>
          {problem.count}
        </Badge>
      </span>
      <span id={id} hidden>
        {problem.text}
      </span>
    </>
  );
}

/** Scrolls the row alone: `scrollIntoView` would move the page too. */
function keepSelectedInView(row: HTMLElement) {
  const tab = row.querySelector("[aria-selected=true]")?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = row.getBoundingClientRect();
  const scale = scaleOf(row);
  if (tab.left < left) row.scrollLeft -= (left - tab.left) / scale;
  else if (tab.right > right) row.scrollLeft += (tab.right - right) / scale;
}
