import { type RefObject, useCallback, useRef, useState } from "react";
import { type Placeholder, readPlaceholder, writePlaceholder } from "./placeholders/index.js";
import { type InsertKind, opensDialog } from "./placeholders/offered.js";
import { useRecentEmoji } from "./recent-emoji.js";
import type { Place, Range } from "./view/edits.js";
import type { Surface } from "./view/surface.js";

/** A dialog that is open: what is put in, or changed, and where. */
export interface OpenDialog {
  kind: InsertKind;
  /** The place of the placeholder that is changed; `null` for a new one. */
  at: number | null;
  before: Placeholder | null;
  /** Place in the text that is replaced: the placeholder, or what was typed for a new one. */
  place?: Place | undefined;
}

/** Change of a placeholder, or of an emoji, in the text; `chip`: the caret has come over it. */
export interface Insertion {
  is: "inserted" | "changed" | "removed" | "chip";
  source: string;
}

/** The dialog that inserts something into a text or changes it there, if one is open. */
export interface InsertDialog {
  readonly dialog: OpenDialog | null;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly recentEmoji: readonly string[];
  close(): void;
  /** A button of the toolbar: what has no parameters is put in at once. */
  press(kind: InsertKind, opener: HTMLElement): void;
  /** A placeholder in the text. */
  openChip(at: number, source: string): void;
  /** For what was typed behind two brackets. */
  ask(kind: InsertKind, range: Range): void;
  insert(placeholder: Placeholder): void;
  insertEmoji(emoji: string): void;
  remove(): void;
}

/**
 * State of the dialog that inserts something into the text, or changes it there. The text gets the focus back.
 *
 * @param tell - always the same function
 */
export function useInsertDialog(
  surface: Surface,
  node: RefObject<HTMLElement | null>,
  setDone: (done: Insertion) => void,
): InsertDialog {
  const anchor = useRef<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const recentEmoji = useRecentEmoji();

  /** The same function all the while: the toolbar is not drawn again for each key. */
  const press = useCallback(
    (kind: InsertKind, opener: HTMLElement) => {
      if (opensDialog(kind)) {
        anchor.current = opener;
        setDialog((open) =>
          open?.kind === kind && open.at === null ? null : { kind, at: null, before: null },
        );
        return;
      }
      surface.focus();
      // A kind that asks nothing has no parameters.
      const source = writePlaceholder({ kind } as Placeholder);
      surface.view?.insertPlaceholder(source);
      setDone({ is: "inserted", source });
    },
    [surface, setDone],
  );

  function close(): void {
    setDialog(null);
    if (dialog?.at != null) surface.view?.leavePlaceholder();
    surface.focus();
  }

  /** The range that is replaced by now; `null` where that is gone, or nothing is. */
  function placeNow(): Range | null {
    const view = surface.edit();
    return (dialog?.place && view?.rangeOf(dialog.place)) ?? null;
  }

  return {
    dialog,
    anchor,
    recentEmoji: recentEmoji.characters,
    close,
    press,
    openChip(at: number, source: string): void {
      const before = readPlaceholder(source);
      if (before === null) return;
      anchor.current = surface.view?.nodeAt(at) ?? node.current;
      const place = surface.view?.placeOf({ from: at, to: at + 1 });
      setDialog({ kind: before.kind, at, before, place });
    },
    ask(kind: InsertKind, range: Range): void {
      anchor.current = node.current;
      setDialog({ kind, at: null, before: null, place: surface.view?.placeOf(range) });
    },
    insert(placeholder: Placeholder): void {
      const source = writePlaceholder(placeholder);
      const isChange = dialog?.at != null;
      const range = placeNow();
      // A new one is put in where the caret is, once what was typed for it is gone.
      if (range !== null || !isChange) {
        surface.edit()?.insertPlaceholder(source, range ?? undefined);
        setDone({ is: isChange ? "changed" : "inserted", source });
      }
      close();
    },
    insertEmoji(emoji: string): void {
      recentEmoji.characters = [emoji, ...recentEmoji.characters.filter((each) => each !== emoji)];
      surface.edit()?.insertText(emoji);
      setDone({ is: "inserted", source: emoji });
      close();
    },
    remove(): void {
      const range = placeNow();
      if (range && dialog?.before) {
        surface.edit()?.remove(range);
        setDone({ is: "removed", source: writePlaceholder(dialog.before) });
      }
      close();
    },
  };
}
