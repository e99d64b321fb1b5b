import { useAtomValue } from "jotai";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { CheckIcon, FolderIcon, StarIcon } from "../../kit/icons.js";
import { useRowWindow } from "../../kit/row-window.js";
import { scrollToRow } from "../../kit/virtual-rows.js";
import type { Catalogue, Group } from "./catalogue.js";
import { GroupBox } from "./GroupBox.js";
import type { PickerModel } from "./model.js";
import type { PickerWords } from "./words.js";

interface ScopesProps {
  model: PickerModel;
  words: PickerWords;
  catalogue: Catalogue;
}

/** One part of the list that can be looked at by itself. */
interface ScopeEntry {
  key: string;
  name: string;
  icon: ReactNode;
  count: number;
  on: boolean;
  folder: { group: Group; at: number } | null;
  choose(): void;
}

/** The height of one entry, in px; the style sheet draws it so. */
const entryHeight = 32;

/**
 * The parts of the list, with what the query finds in each. One stop for Tab: arrows move between the parts, and to the
 * right from a folder to its box, which ticks all of it.
 */
export function Scopes({ model, words, catalogue }: ScopesProps) {
  const entries = useEntries({ model, words, catalogue });
  const box = useRef<HTMLDivElement>(null);
  const { start, end } = useRowWindow(box, entryHeight, entries.length);
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws an edge and lays its children out in its own way.
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
              <GroupBox model={model} words={words} {...entry.folder} name={entry.name} />
            ) : null}
          </div>
        ))}
      </div>
    </div>
  );
}

function useEntries({ model, words, catalogue }: ScopesProps): ScopeEntry[] {
  const scope = useAtomValue(model.atoms.scope);
  const counts = useAtomValue(model.atoms.counts);
  const count = useAtomValue(model.atoms.count);
  const { multiple } = useAtomValue(model.atoms.settings);
  const hasFavourites = catalogue.sections.some(({ of }) => of === "favourites");
  const entries: ScopeEntry[] = [
    {
      key: "all",
      name: words.all,
      icon: null,
      count: counts?.all ?? 0,
      on: scope.is === "all",
      folder: null,
      choose: () => model.view.lookAt({ is: "all" }),
    },
  ];
  if (hasFavourites) {
    entries.push({
      key: "favourites",
      name: words.favourites,
      icon: <StarIcon />,
      count: counts?.favourites ?? 0,
      on: scope.is === "favourites",
      folder: null,
      choose: () => model.view.lookAt({ is: "favourites" }),
    });
  }
  if (multiple) {
    entries.push({
      key: "chosen",
      name: words.chosenOnly,
      icon: <CheckIcon />,
      count,
      on: scope.is === "chosen",
      folder: null,
      choose: () => model.view.lookAtChosen(),
    });
  }
  for (const [at, group] of catalogue.groups.entries()) {
    const found = counts?.groups[at] ?? 0;
    if (group.id === null && catalogue.groups.length > 1 && found === 0) continue;
    entries.push({
      key: `g${group.id}`,
      name: group.name || words.noGroup,
      icon: <FolderIcon />,
      count: found,
      on: scope.is === "group" && scope.id === group.id,
      folder: { group, at },
      choose: () => model.view.lookAt({ is: "group", id: group.id }),
    });
  }
  return entries;
}
