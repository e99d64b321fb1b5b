import { useAtomValue, useStore } from "jotai";
import type { Atom } from "jotai/vanilla";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { classes } from "../../../kit/classes.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import type { EditorSurroundings } from "../session.js";
import { attendClipboard, type ClipboardUser } from "./attend-clipboard.js";
import { type Clipboard, type Copyable, createClipboard } from "./commands.js";
import type { ClipboardOffers } from "./offers.js";
import { followPresses, keyAt } from "./row-at.js";
import { readClipboard, writeClipboard } from "./system-clipboard.js";
import { clipboardWords } from "./words.js";

/** Tells how much of what was pasted does not exist here, once that is known. Answers how to stop waiting. */
export type TellMissing<Row> = (rows: readonly Row[], tell: (missing: number) => void) => () => void;

/** What the clipboard must know of an editor to say what is still true. */
interface CopyingModel {
  readonly atoms: { readonly state: Atom<unknown>; readonly happening: Atom<unknown> };
}

/**
 * Copies from one editor into another, by keys and by menus, and says what was done. What it is given must stay the same
 * from one rendering to the next.
 */
export function ClipboardNews<Row extends { readonly key: string }, Model extends CopyingModel>({
  model,
  surroundings,
  content,
  copiesWhole,
  offer,
  tellMissing,
}: {
  model: Model;
  surroundings: EditorSurroundings;
  content: Copyable<Row>;
  /** Whether the key that copies takes everything where no part has the focus. */
  copiesWhole: boolean;
  /** Lets the menus of the editor copy and paste. Answers how to end it. */
  offer: ClipboardOffers<Model>["offer"];
  /** As soon as the lists of the page can be asked for. */
  tellMissing: TellMissing<Row> | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  const store = useStore();
  const { state, happening } = model.atoms;
  const [news, setNews] = useState<{ text: string; of: unknown }>();
  const [pasted, setPasted] = useState<{ rows: readonly Row[]; said: string; of: unknown }>();
  const { refuse, session } = surroundings;

  // What is there listens from the same moment: what were pressed in between would be lost.
  useLayoutEffect(() => {
    const root = place.current?.getRootNode() as ShadowRoot;
    const clipboard = createClipboard(content, {
      write: writeClipboard,
      read: readClipboard,
      say: (text) => setNews({ text, of: store.get(state) }),
      refuse(title, reasons) {
        refuse([title, ...reasons].join(" "));
        store.set(session.failure, { title, reasons });
      },
      pasted: (rows, said) => setPasted({ rows, said, of: store.get(state) }),
    });
    const presses = followPresses(root);
    const user = clipboardUser(clipboard, copiesWhole, (at) => keyAt(at, presses.last()));
    const endings = [offer(model, clipboard), presses.stop, attendClipboard(root, user)];
    return () => {
      for (const end of endings) end();
    };
  }, [model, content, copiesWhole, offer, store, state, refuse, session]);

  useEffect(() => {
    if (!pasted) return;
    const { rows, said, of } = pasted;
    return tellMissing?.(rows, (missing) =>
      setNews({ text: clipboardWords[content.locale()].missing(said, missing), of }),
    );
  }, [pasted, tellMissing, content]);

  // The next edit has news of its own, and so has what is told without one.
  const isOfNow = useAtomValue(state) === news?.of;
  const isAlone = useAtomValue(happening) === null;
  const text = isOfNow && isAlone ? (news?.text ?? "") : "";
  return (
    <div ref={place} className={classes("clipboard-news", text === "" && "sr")}>
      <StatusRegion text={text} visible={text !== ""} />
    </div>
  );
}

/** What the keys do; what they cut is a part, never everything. */
function clipboardUser(
  clipboard: Clipboard,
  copiesWhole: boolean,
  keyOf: (at: Element) => string | null,
): ClipboardUser {
  return {
    copy(at) {
      const key = keyOf(at);
      const text = key === null && !copiesWhole ? null : clipboard.textOf(key);
      if (text !== null) clipboard.sayCopied(key);
      return text;
    },
    cut(at) {
      const key = keyOf(at);
      const text = key === null || clipboard.isFixed() ? null : clipboard.textOf(key);
      if (key !== null && text !== null) clipboard.takeAway(key);
      return text;
    },
    paste(at, text) {
      if (clipboard.isFixed()) return false;
      clipboard.paste(text, keyOf(at));
      return true;
    },
  };
}
