import { useAtomValue, useStore } from "jotai";
import type { Atom, PrimitiveAtom } from "jotai/vanilla";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { EditorCommands } from "../../editor/index.js";
import { classes } from "../../kit/classes.js";
import { StatusRegion } from "../../kit/StatusRegion.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import { actsOnSelection, isInSelectionBar } from "../row-place.js";
import { bindClipboard, type ClipboardUser } from "./bind-clipboard.js";
import { type Clipboard, type Copyable, createClipboard, type Parts } from "./commands.js";
import { clipboardWords } from "./messages.js";
import { followPresses, keyAt } from "./row-at.js";
import { readClipboard, writeClipboard } from "./system-clipboard.js";

/** Reports how much of what was pasted does not exist here, once that is known. Returns how to stop waiting. */
export type ReportMissing<Row> = (rows: readonly Row[], report: (missing: number) => void) => () => void;

/** The part of an editor's model that the clipboard needs: whether its announcement still holds, and where its menus find it. */
interface CopyingModel {
  readonly atoms: {
    readonly state: Atom<unknown>;
    readonly announcement: Atom<unknown>;
    readonly clipboard: PrimitiveAtom<Clipboard | null>;
  };
}

/**
 * Copies from one editor into another, by keys and by menus, and announces it. Its props must stay the same from one
 * rendering to the next.
 */
export function ClipboardAnnouncements<
  Row extends { readonly key: string },
  Item extends PlainData = PlainObject,
>({
  model,
  commands,
  content,
  copiesWhole,
  onlyAtRows,
  reportMissing,
}: {
  model: CopyingModel;
  commands: EditorCommands;
  content: Copyable<Row, Item>;
  /** True when the key that copies takes everything where no part has the focus. */
  copiesWhole: boolean;
  /** True when the key that pastes works only in rows. Without it, pasting elsewhere puts things at the end. */
  onlyAtRows?: boolean;
  /** As soon as the lists of the page can be asked for. */
  reportMissing: ReportMissing<Row> | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  const store = useStore();
  const { state, announcement: editAnnouncement, clipboard: offered } = model.atoms;
  const [announcement, setAnnouncement] = useState<{ text: string; of: unknown }>();
  const [pasted, setPasted] = useState<{ rows: readonly Row[]; announced: string; of: unknown }>();
  const { refuse, session } = commands;

  // In a layout effect: what is pressed between drawing and a passive effect would be lost.
  useLayoutEffect(() => {
    const root = place.current?.getRootNode() as ShadowRoot;
    const clipboard = createClipboard(content, {
      write: writeClipboard,
      read: readClipboard,
      announce: (text) => setAnnouncement({ text, of: store.get(state) }),
      refuse(title, reasons) {
        refuse([title, ...reasons].join(" "));
        store.set(session.failure, { title, reasons });
      },
      pasted: (rows, announced) => setPasted({ rows, announced, of: store.get(state) }),
    });
    const presses = followPresses(root);
    const user = clipboardUser(clipboard, copiesWhole, onlyAtRows, (at) => keyAt(at, presses.last()));
    store.set(offered, clipboard);
    const endings = [() => store.set(offered, null), presses.stop, bindClipboard(root, user)];
    return () => {
      for (const end of endings) end();
    };
  }, [content, copiesWhole, onlyAtRows, offered, store, state, refuse, session]);

  useEffect(() => {
    if (!pasted) return;
    const { rows, announced, of } = pasted;
    return reportMissing?.(rows, (missing) =>
      setAnnouncement({ text: clipboardWords[content.locale()].missing(announced, missing), of }),
    );
  }, [pasted, reportMissing, content]);

  // The next edit has an announcement of its own, which takes the place of this one.
  const isOfNow = useAtomValue(state) === announcement?.of;
  const isAlone = useAtomValue(editAnnouncement) === null;
  const text = isOfNow && isAlone ? (announcement?.text ?? "") : "";
  return (
    <div ref={place} className={classes("clipboard-announcements", text === "" && "sr")}>
      <StatusRegion text={text} visible={text !== ""} />
    </div>
  );
}

/** Handlers of the keys, for the selection, else for the part with the focus. What they cut is a part, never everything. */
function clipboardUser(
  clipboard: Clipboard,
  copiesWhole: boolean,
  onlyAtRows: boolean | undefined,
  keyOf: (at: Element) => string | null,
): ClipboardUser {
  function partsAt(at: Element): Parts {
    const selected = clipboard.selected();
    if (selected.length > 0 && actsOnSelection(at)) return selected;
    const key = keyOf(at);
    return key === null ? null : [key];
  }
  return {
    copy(at) {
      const parts = partsAt(at);
      const clip = parts === null && !copiesWhole ? null : clipboard.clipOf(parts);
      if (clip !== null) clipboard.announceCopied(parts);
      return clip;
    },
    cut(at) {
      const parts = partsAt(at);
      const clip = parts === null || clipboard.isFixed() ? null : clipboard.clipOf(parts);
      if (parts !== null && clip !== null) clipboard.removeParts(parts);
      return clip;
    },
    paste(at, text) {
      if (clipboard.isFixed()) return false;
      const below = isInSelectionBar(at) ? clipboard.selected().at(-1) : undefined;
      const key = below ?? keyOf(at);
      if (key === null && onlyAtRows) return false;
      clipboard.paste(text, key);
      return true;
    },
  };
}
