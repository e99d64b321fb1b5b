import { useAtomValue, useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { classes } from "../../../kit/classes.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { namedThings, whenSettled } from "../../choosing/late.js";
import { clipboardWords } from "../../editing/late.js";
import {
  attendClipboard,
  followPresses,
  keyAt,
  readClipboard,
  writeClipboard,
} from "../../editing/late-views.js";
import type { FilterState } from "../entity.js";
import type { LatePartProps } from "../late-part.js";
import { type ClipboardPort, createFilterClipboard } from "./commands.js";
import { describeRows } from "./describe-rows.js";
import { offerClipboard } from "./offered-clipboard.js";

/** Copies conditions from one filter into another, by keys and by menus, and says what was done. */
export function Clipboard({ model, surroundings, page }: LatePartProps) {
  const place = useRef<HTMLDivElement>(null);
  const store = useStore();
  const state = useAtomValue(model.atoms.state);
  const [news, setNews] = useState<{ text: string; of: FilterState }>();
  const { refuse, session } = surroundings;

  useEffect(() => {
    const root = place.current?.getRootNode() as ShadowRoot;
    let stopWaiting = () => {};
    const say = (text: string) => setNews({ text, of: store.get(model.atoms.state) });
    const port: ClipboardPort = {
      write: writeClipboard,
      read: readClipboard,
      say,
      refuse(title, reasons) {
        refuse([title, ...reasons].join(" "));
        store.set(session.failure, { title, reasons });
      },
      pasted(rows, said) {
        stopWaiting();
        const of = store.get(model.atoms.state);
        const things = namedThings(page.lists, (names) => describeRows(rows, names));
        stopWaiting = whenSettled(things, () => {
          const missing = things.countMissing();
          const { locale } = store.get(model.atoms.settings);
          if (missing > 0) setNews({ text: clipboardWords[locale].missing(said, missing), of });
        });
      },
    };
    const clipboard = createFilterClipboard(model, store, port);
    const presses = followPresses(root);
    const endings = [
      offerClipboard(model, clipboard),
      presses.stop,
      attendClipboard(root, {
        copy(at) {
          const key = keyAt(at, presses.last());
          const text = key === null ? null : clipboard.textOf(key);
          if (text !== null) clipboard.sayCopied(key);
          return text;
        },
        cut(at) {
          const key = keyAt(at, presses.last());
          const text = key === null || clipboard.isFixed() ? null : clipboard.textOf(key);
          if (key !== null && text !== null) clipboard.takeAway(key);
          return text;
        },
        paste(at, text) {
          if (clipboard.isFixed()) return false;
          clipboard.paste(text, keyAt(at, presses.last()));
          return true;
        },
      }),
    ];
    return () => {
      stopWaiting();
      for (const end of endings) end();
    };
  }, [model, store, page, refuse, session]);

  // The next edit has news of its own.
  const text = news?.of === state ? news.text : "";
  return (
    <div ref={place} className={classes("clipboard-news", text === "" && "sr")}>
      <StatusRegion text={text} visible={text !== ""} />
    </div>
  );
}
