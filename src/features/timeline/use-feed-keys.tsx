import { useAtomValue } from "jotai";
import type { KeyboardEvent, RefObject } from "react";
import type { Message } from "../../api/timeline.js";
import type { FeedHandle } from "../../kit/feed/Feed.js";
import { isComposing } from "../../kit/ime.js";
import { letterKey } from "../../kit/letter-key.js";
import type { TimelineFeedProps } from "./timeline-feed-props.js";
import { nextUnconfirmed } from "./unconfirmed.js";

/** Keys of the feed besides those that go from message to message. */
export function useFeedKeys(
  props: Pick<TimelineFeedProps, "model" | "commands" | "pages" | "matching" | "onHelp">,
  rows: readonly Message[],
  feed: RefObject<FeedHandle | null>,
) {
  const { model, commands, pages, matching, onHelp } = props;
  const { readonly, disabled } = useAtomValue(model.atoms.settings);
  const selected = useAtomValue(model.atoms.selectedIds);
  const isFixed = readonly || disabled;
  const hasMore = pages.state().data?.next != null;

  return {
    /** A key on a message. `true` when it was used. */
    onKey(at: number, event: KeyboardEvent): boolean {
      const message = rows[at];
      if (!message) return false;
      switch (event.key) {
        // Space too: X and K are keys of screen readers' own. On a check box it is the browser's.
        case " ":
        case "x":
        case "X":
          if (event.key === " " && (isFixed || event.target instanceof HTMLInputElement)) return false;
          if (isFixed || event.repeat) return true;
          if (isCapital(event)) model.selectRange(message.id, idsOf(rows));
          else model.toggle(message.id);
          return true;
        case "n":
        case "N": {
          const to = nextUnconfirmed(rows, at, isCapital(event) ? -1 : 1);
          if (to !== null) feed.current?.goTo(to);
          return true;
        }
        case "c":
        case "C":
          if (isFixed || event.repeat) return true;
          // With nothing selected that would be all of them (rules: confirm-rest-by-key).
          if (isCapital(event) && selected.size > 0) matching.begin({ except: selected });
          else commands.submit();
          return true;
        case "?":
          onHelp();
          return true;
        default:
          return false;
      }
    },
    /** Ctrl+A selects what is loaded; once that is, all that match. */
    onChord(event: KeyboardEvent): void {
      const isAll = (event.ctrlKey || event.metaKey) && !event.altKey && letterKey(event.nativeEvent) === "a";
      if (!isAll || isFixed || isComposing(event)) return;
      event.preventDefault();
      if (hasMore && rows.every(({ id }) => selected.has(id))) matching.begin({ isSelection: true });
      else model.select(idsOf(rows));
    },
  };
}

/** By Shift, whatever the lock of capitals makes of it. */
function isCapital({ key, shiftKey }: KeyboardEvent): boolean {
  return shiftKey || key !== key.toLowerCase();
}

function idsOf(messages: readonly Message[]): readonly number[] {
  return messages.map(({ id }) => id);
}
