import { useMemo, useRef, useState } from "react";
import { IconButton } from "../../../../kit/IconButton.js";
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from "../../../../kit/icons.js";
import { ReorderHandle } from "../../../../kit/ReorderHandle.js";
import { type DragState, moved, reorderMark } from "../../../../kit/reorder.js";
import { Toolbar } from "../../../../kit/Toolbar.js";
import { useLayoutOnChange } from "../../../../kit/use-on-change.js";
import { withIndex } from "../../../../lib/with-index.js";
import { useJourneySettings, useLists } from "../../journey-context.js";
import { createPhaseNames } from "../../phase-name.js";
import { useRequestWords } from "../use-request-words.js";

/** The phases of the journey in the dialog, in their order. */
export function PhaseRows(props: {
  ids: readonly number[];
  onChange(ids: readonly number[]): void;
  onAnnounce(text: string): void;
  /** Server error at a phase, by its index. */
  errorAt(index: number): string | undefined;
}) {
  const { ids, onChange, onAnnounce } = props;
  const { words } = useJourneySettings();
  const own = useRequestWords();
  const { phases } = useLists();
  const nameOf = useMemo(() => createPhaseNames(phases, words), [phases, words]);
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<DragState | null>(null);
  const last = ids.length - 1;
  const rows = () => [...(list.current?.children ?? [])];
  /** Index of the phase that was removed last. */
  const left = useRef<number | null>(null);
  // Once there are others.
  useLayoutOnChange([ids], () => {
    const at = left.current;
    left.current = null;
    if (at === null) return;
    const row = rows()[at] ?? rows()[at - 1];
    row?.querySelector<HTMLElement>("[data-remove]")?.focus();
  });

  function move(from: number, to: number): void {
    const name = nameOf(ids[from] ?? 0).name;
    onChange(moved(ids, from, to));
    onAnnounce(words.moved(name, from + 1, to + 1));
  }
  function remove(at: number): void {
    left.current = at;
    onChange(ids.toSpliced(at, 1));
  }
  return (
    <ol ref={list} className="journey-rows">
      {withIndex(ids).map(([at, id]) => {
        const name = own.numbered(at + 1, nameOf(id).name);
        const error = props.errorAt(at);
        return (
          <li key={`${id} ${ids.indexOf(id) === at ? 0 : at}`} className={reorderMark(drag, at)}>
            <div role="group" aria-label={name} className="journey-row-fields">
              <ReorderHandle
                label={words.reorder}
                index={at}
                count={ids.length}
                boxes={() => rows().map((row) => row.getBoundingClientRect())}
                onMove={move}
                onDrag={setDrag}
              />
              <span className="journey-row-name">
                <bdi>{name}</bdi>
              </span>
              <Toolbar label={own.operation} className="journey-row-tools">
                <IconButton
                  label={words.moveUp}
                  icon={<ArrowUpIcon />}
                  unavailable={at === 0}
                  onPress={() => move(at, at - 1)}
                />
                <IconButton
                  label={words.moveDown}
                  icon={<ArrowDownIcon />}
                  unavailable={at === last}
                  onPress={() => move(at, at + 1)}
                />
                <IconButton
                  label={words.remove}
                  icon={<TrashIcon />}
                  destructive
                  onPress={() => remove(at)}
                  data-remove=""
                />
              </Toolbar>
            </div>
            {error === undefined ? null : <span className="field-note field-error">{error}</span>}
          </li>
        );
      })}
    </ol>
  );
}
