import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { withIndex } from "../lib/with-index.js";
import { unfilled } from "./attributes.js";
import { classes } from "./classes.js";
import { useComposition } from "./composition.js";
import { CheckIcon, LockIcon, SearchIcon } from "./icons.js";
import { activeAfter, typedRow } from "./listbox-keys.js";
import { Marked } from "./Marked.js";

/** One row. */
export interface ListboxOption<Id extends string | number = string | number> {
  id: Id;
  label: string;
  /** Rows of one group that stand together come under its name. */
  group?: string | undefined;
  /** Why it cannot be chosen. It can still be reached, so that the reason can be read. */
  reason?: string | undefined;
  icon?: ReactNode;
  /** Short facts at the end of the row. */
  facts?: ReactNode;
}

/** The search box above; the owner filters the options (`foldedIncludes`). */
export interface ListboxSearch {
  label: string;
  query: string;
  onQuery(query: string): void;
  placeholder?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
}

/** Choices out of a list that is drawn whole. */
export interface ListboxProps<Id extends string | number> {
  label: string;
  options: readonly ListboxOption<Id>[];
  selected: ReadonlySet<Id>;
  /** A row was pressed, or chosen by Enter (without a search box also by Space); the owner keeps the selection. */
  onChoose(id: Id): void;
  multiple?: boolean | undefined;
  search?: ListboxSearch | undefined;
}

/**
 * The focus stays on the search box, or on the list where there is none; the active row is named by
 * `aria-activedescendant`. Without a search box letters lead to the row that begins with them.
 */
export function Listbox<Id extends string | number>({
  label,
  options,
  selected,
  onChoose,
  multiple = false,
  search,
}: ListboxProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: Number.NEGATIVE_INFINITY });
  const { tracker, handlers } = useComposition();
  const [activeId, setActiveId] = useState<Id | null>(null);
  const found = options.findIndex((option) => option.id === activeId);
  // Until a key has moved it: what is selected, and what a search brings up first.
  const first = search && search.query !== "" ? 0 : options.findIndex((option) => selected.has(option.id));
  const active = found >= 0 ? found : Math.min(first, options.length - 1);

  useEffect(() => {
    if (active < 0) return;
    list.current?.querySelectorAll("[role=option]")[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  function choose(option: ListboxOption<Id> | undefined) {
    if (!option) return;
    setActiveId(option.id);
    if (option.reason === undefined) onChoose(option.id);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (tracker.owns(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = activeAfter(event.key, active, options.length, search !== undefined) ?? letterTarget(event);
    const target = to === undefined ? undefined : options[to];
    if (target) setActiveId(target.id);
    else if (event.key === "Enter" || (event.key === " " && !search)) choose(options[active]);
    else return;
    event.preventDefault();
  }
  function letterTarget({ key, timeStamp }: KeyboardEvent): number | undefined {
    if (search || [...key].length !== 1 || key === " ") return undefined;
    const goesOn = timeStamp - typed.current.at < typingPauseMs;
    typed.current = { text: goesOn ? typed.current.text + key : key, at: timeStamp };
    return typedRow(
      typed.current.text,
      active,
      options.map((option) => option.label),
    );
  }

  const keys = { "aria-activedescendant": active < 0 ? undefined : `${id}${active}`, onKeyDown };
  return (
    <>
      {search ? (
        <div className="listbox-search">
          <SearchIcon />
          <input
            {...keys}
            {...handlers}
            type="text"
            role="combobox"
            className="field-control"
            {...unfilled}
            aria-label={search.label}
            aria-expanded="true"
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-describedby={search.describedBy}
            aria-invalid={search.invalid || undefined}
            placeholder={search.placeholder}
            value={search.query}
            onChange={(event) => {
              setActiveId(null);
              search.onQuery(event.currentTarget.value);
            }}
          />
        </div>
      ) : null}
      <div
        {...(search ? {} : keys)}
        ref={list}
        id={`${id}list`}
        role="listbox"
        className="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        tabIndex={search ? -1 : 0}
        // A press on a row must not take the focus off the search box.
        onMouseDown={search ? (event) => event.preventDefault() : undefined}
      >
        {runsOf(options).map(({ group, members, start }) => {
          const rows = members.map((option, at) => (
            <Row
              key={option.id}
              id={`${id}${start + at}`}
              option={option}
              selected={selected.has(option.id)}
              active={start + at === active}
              query={search?.query ?? ""}
              onPress={() => choose(option)}
            />
          ));
          if (group === undefined) return <Fragment key={`run${start}`}>{rows}</Fragment>;
          return (
            <div key={`run${start}`} role="group" aria-labelledby={`${id}group${start}`}>
              <div id={`${id}group${start}`} role="presentation" className="listbox-heading">
                {group}
              </div>
              {rows}
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Letters typed with longer pauses than this begin anew. */
const typingPauseMs = 700;

interface RowProps {
  id: string;
  option: ListboxOption;
  selected: boolean;
  active: boolean;
  query: string;
  onPress(): void;
}

function Row({ id, option, selected, active, query, onPress }: RowProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the list or its search box, which handle the keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: likewise.
    <div
      id={id}
      role="option"
      className={classes("option", active && "option-active")}
      aria-selected={selected}
      aria-disabled={option.reason !== undefined || undefined}
      onClick={onPress}
    >
      {option.icon}
      <span className="option-label">
        <Marked text={option.label} query={query} />
      </span>
      {option.facts || option.reason !== undefined ? (
        <span className="option-facts">
          {option.facts}
          {option.reason === undefined ? null : (
            <>
              <LockIcon />
              <span>{option.reason}</span>
            </>
          )}
        </span>
      ) : null}
      <span className="option-tick">{selected ? <CheckIcon /> : null}</span>
    </div>
  );
}

function runsOf<Id extends string | number>(options: readonly ListboxOption<Id>[]) {
  const runs: { group: string | undefined; members: ListboxOption<Id>[]; start: number }[] = [];
  for (const [at, option] of withIndex(options)) {
    const last = runs.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else runs.push({ group: option.group, members: [option], start: at });
  }
  return runs;
}
