import { useAtomValue, useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { classes } from "../../../kit/classes.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import type { PageLists } from "../../choosing/index.js";
import { namedThings, whenSettled } from "../../choosing/late.js";
import { clipboardWords } from "../../editing/late.js";
import {
  attendClipboard,
  followPresses,
  keyAt,
  readClipboard,
  writeClipboard,
} from "../../editing/late-views.js";
import type { ActionState, EffectRow } from "../entity.js";
import type { ListEndProps } from "../ListEnd.js";
import { createEffectClipboard } from "./commands.js";
import { describeEffects } from "./describe-effects.js";
import { offerClipboard } from "./offered-clipboard.js";

/** Copies effects from one action into another, by keys and by menus, and says what was done. */
export function Clipboard({ model, surroundings, around }: ListEndProps) {
  const place = useRef<HTMLDivElement>(null);
  const store = useStore();
  const state = useAtomValue(model.atoms.state);
  const happening = useAtomValue(model.atoms.happening);
  const [news, setNews] = useState<News>();
  const [pasted, setPasted] = useState<Pasted>();
  const { refuse, session } = surroundings;

  useEffect(() => {
    const root = place.current?.getRootNode() as ShadowRoot;
    const clipboard = createEffectClipboard(model, store, {
      write: writeClipboard,
      read: readClipboard,
      say: (text) => setNews({ text, of: model.state() }),
      refuse(title, reasons) {
        refuse([title, ...reasons].join(" "));
        store.set(session.failure, { title, reasons });
      },
      pasted: (rows, said) => setPasted({ rows, said, of: model.state() }),
    });
    const presses = followPresses(root);
    const endings = [
      offerClipboard(model, clipboard),
      presses.stop,
      attendClipboard(root, {
        copy(at) {
          const key = keyAt(at, presses.last());
          const text = clipboard.textOf(key);
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
      for (const end of endings) end();
    };
  }, [model, store, refuse, session]);

  const lists = around?.lists;
  const { locale } = useAtomValue(model.atoms.settings);
  useEffect(() => {
    if (!pasted || !lists) return;
    return tellMissing(pasted, lists, (missing) =>
      setNews({ text: clipboardWords[locale].missing(pasted.said, missing), of: pasted.of }),
    );
  }, [pasted, lists, locale]);

  // The next edit has news of its own, and so has what is told without one.
  const text = news?.of === state && happening === null ? news.text : "";
  return (
    <div ref={place} className={classes("clipboard-news", text === "" && "sr")}>
      <StatusRegion text={text} visible={text !== ""} />
    </div>
  );
}

/** What is said, and of which state it is true. */
interface News {
  text: string;
  of: ActionState;
}

interface Pasted {
  rows: readonly EffectRow[];
  said: string;
  of: ActionState;
}

function tellMissing({ rows }: Pasted, lists: PageLists, tell: (missing: number) => void): () => void {
  const things = namedThings(lists, (names) => describeEffects(rows, names));
  return whenSettled(things, () => {
    const missing = things.countMissing();
    if (missing > 0) tell(missing);
  });
}
