import { useAtomValue } from "jotai";
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Friend } from "../../api/friends.js";
import type { NumberedState } from "../../collection/index.js";
import { copiesRows } from "../../kit/copied-rows.js";
import { isComposing } from "../../kit/ime.js";
import { rowAfter } from "../../kit/row-keys.js";
import { useRowWindow } from "../../kit/row-window.js";
import { useToday } from "../../kit/use-now.js";
import { useOnChange } from "../../kit/use-on-change.js";
import { usePrinting } from "../../kit/use-printing.js";
import { scrollToRow } from "../../kit/virtual-rows.js";
import { range } from "../../lib/range.js";
import type { FriendListActions } from "./actions.js";
import { FriendRow } from "./FriendRow.js";
import type { FriendListWords } from "./messages.js";
import type { FriendListModel } from "./model.js";
import type { FriendPages } from "./source.js";

/** How high a row is, in px; the style sheet says the same. */
const rowHeight = 84;
/** Rows drawn beyond both edges, and the most that are drawn at all. */
const overscan = 6;
const mostDrawn = 180;
/** From here on there is room for list and detail side by side, in px; the style sheet says the same. */
const wide = 720;

interface FriendRowsProps {
  model: FriendListModel;
  actions: FriendListActions;
  friends: FriendPages;
  state: Extract<NumberedState<Friend>, { is: "ready" }>;
  words: FriendListWords;
  /** Asks again for what could not be loaded. */
  onRetry(): void;
}

/** The rows in view, and the active one wherever it is: `aria-activedescendant` must point at something. */
export function FriendRows({ model, actions, friends, state, words, onRetry }: FriendRowsProps) {
  const id = useId();
  const today = useToday();
  const selectedId = useAtomValue(model.atoms.selected)?.id ?? null;
  const box = useRef<HTMLDivElement>(null);
  const { total } = state;
  const seen = useRowWindow(box, rowHeight, total, overscan);
  const end = Math.min(seen.end, seen.start + mostDrawn);
  useLook(friends, seen.start, end - 1);

  const [moved, moveTo] = useState<number | null>(null);
  const index = moved ?? (selectedId === null ? null : state.indexOf((each) => each.id === selectedId)) ?? 0;
  const active = Math.min(index, total - 1);
  const drawn = range(seen.start, end);
  if (active < seen.start) drawn.unshift(active);
  if (active >= end) drawn.push(active);
  // Paper has all that are loaded, one below the other.
  const isOnPaper = usePrinting();
  const rows = isOnPaper ? range(0, total).filter((at) => state.itemAt(at)) : drawn;
  useFocusRequest(model, box, active);
  useLayoutEffect(() => copiesRows(box.current), []);

  function moveActive(to: number): void {
    moveTo(to);
    if (box.current) showRow(box.current, to);
  }
  function select(at: number, goIn: boolean): void {
    moveTo(at);
    if (state.isMissing(at)) {
      onRetry();
      return;
    }
    const friend = state.itemAt(at);
    // If the detail takes the place of the list, the focus cannot stay.
    const isAlone = (box.current?.closest(".friend-panes")?.clientWidth ?? 0) < wide;
    if (friend) actions.select(friend.id, goIn || isAlone);
  }
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const visible = Math.floor(event.currentTarget.clientHeight / rowHeight);
    const to = rowAfter(event.key, active, total, visible);
    const chooses = event.key === "Enter" || event.key === " ";
    if (to === undefined && !chooses) return;
    event.preventDefault();
    if (to !== undefined) moveActive(to);
    // A key that is held down moves on, but what it chose once is chosen.
    else if (!event.repeat) select(active, event.key === "Enter");
  }
  function onClick({ target }: MouseEvent): void {
    const option = (target as Element).closest("[role=option]");
    if (option) select(Number(option.ariaPosInSet) - 1, false);
  }
  return (
    <div
      ref={box}
      role="listbox"
      part="listbox"
      className="friend-rows scroll-box"
      tabIndex={0}
      aria-label={words.list}
      aria-activedescendant={`${id}${active}`}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="presentation" className="friend-room" style={{ blockSize: total * rowHeight }}>
        {rows.map((at) => (
          <FriendRow
            key={at}
            id={`${id}${at}`}
            friend={state.itemAt(at)}
            isMissing={state.isMissing(at)}
            at={at}
            count={total}
            top={at * rowHeight}
            isActive={at === active}
            isSelected={selectedId !== null && state.itemAt(at)?.id === selectedId}
            today={today}
            words={words}
          />
        ))}
      </div>
    </div>
  );
}

function showRow(box: HTMLElement, row: number): void {
  box.scrollTop = scrollToRow(row, box.scrollTop, box.clientHeight, rowHeight);
}

/** Milliseconds for which a page must be in view before it is asked for, so that scrolling past many pages asks for none of them. */
const lookMs = 80;

function useLook(friends: FriendPages, first: number, last: number): void {
  const seen = useRef({ first, last });
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    seen.current = { first, last };
    timer.current ??= setTimeout(() => {
      timer.current = null;
      friends.setVisible(seen.current.first, seen.current.last);
    }, lookMs);
  }, [friends, first, last]);
  // With another list, nothing has been seen yet.
  useOnChange([friends], () => () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  });
}

/** Takes the focus to the row from which somebody left, when they come back. */
function useFocusRequest(model: FriendListModel, box: RefObject<HTMLElement | null>, active: number): void {
  const focus = useAtomValue(model.atoms.focus);
  useLayoutEffect(() => {
    const list = box.current;
    if (focus !== "list" || !list) return;
    showRow(list, active);
    list.focus({ preventScroll: true });
    model.focusArrived();
  }, [focus, model, box, active]);
}
